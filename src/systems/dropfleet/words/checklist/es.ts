import type { Words } from '../../../../core/words.js'
import type { checklist as en } from './en.js'

export const checklist: Words<keyof typeof en> = {
  'check.decks.step-1':
    'Cada jugador apila las cartas de todos sus Grupos de Batalla disponibles como Baraja de Estrategia, sin que el otro la vea.',
  'check.decks.step-2': 'Las cartas de Grupos de Batalla que no pueden activarse este turno quedan fuera de la baraja.',
  'check.decks.remind-1': 'El Factor Estratégico nunca baja por haber perdido naves.',
  'check.discard.step-1': 'Descarta las Cartas de Mando que no quieras.',
  'check.draw.step-1': 'Roba hasta el Valor de Almirante de tu Almirante más veterano en mesa.',
  'check.draw.remind-1': 'Sin Almirante en mesa, o sin ninguno ya: el Valor de Almirante cuenta como 1.',
  'check.cleanup.step-1': 'Aplica lo que reglas especiales y cartas mandan ahora.',
  'check.cleanup.remind-1': 'Si ambos quieren jugar una carta, decide el orden el Valor de Almirante mayor.',
  'check.reveal.step-1': 'Ambos revelan a la vez la carta de arriba.',
  'check.reveal.remind-1':
    '+1 al factor por cada grupo a más de 12" del resto de su Grupo de Batalla; los grupos con Open u Outlier nunca cuentan.',
  'check.first-or-second.step-1': 'El Factor Estratégico menor elige ir primero o segundo.',
  'check.first-or-second.step-2': 'Factores iguales: un D6 cada uno, otra vez hasta que uno sea mayor; elige el mayor.',
  'check.first-activates.step-1':
    'El primer jugador activa los grupos del Grupo de Batalla revelado en el orden que quiera, cada uno completo antes del siguiente.',
  'check.first-activates.step-2':
    'Órdenes, antes de que una nave haga nada: una sola orden especial para el Grupo de Batalla; cualquier nave puede usar Órdenes estándar en su lugar.',
  'check.first-activates.step-3': 'Al inicio: las Órdenes estándar quitan un paso de pico y el Movimiento sigiloso termina.',
  'check.first-activates.step-4': 'Todas las naves del grupo giran y mueven; las últimas acaban en coherencia.',
  'check.first-activates.step-5': 'El grupo dispara: se asignan todos sus dados antes de tirar ninguno.',
  'check.first-activates.step-6': 'Al final: objetivo del escáner, daño incapacitante, restos, y después los picos de las órdenes.',
  'check.first-activates.remind-1': 'Un segundo Pico menor lo convierte en Pico mayor; nunca hay más de un marcador.',
  'check.first-activates.remind-2': 'Fuera de coherencia, o con Fuga de energía: solo Órdenes estándar.',
  'check.first-activates.remind-3': 'En Movimiento sigiloso un pico solo acaba con el sigilo; no se pone marcador.',
  'check.first-activates.remind-4':
    'Fuego a discreción, Escáner Activo y Movimiento sigiloso no giran, así que no cambian de capa; subir cuesta 4" de Impulso.',
  'check.first-activates.remind-5': 'Cada nave mueve al menos la mitad de su Impulso; justo la mitad vale.',
  'check.first-activates.remind-6': 'A otra capa el disparo es un punto más difícil; hacia o desde la Atmósfera necesita un 6.',
  'check.first-activates.remind-7':
    'Un impacto de 2 de daño pide dos salvaciones; los críticos ignoran la armadura, no las salvaciones pasivas.',
  'check.first-activates.remind-8': 'La Defensa puntual se tira una vez contra todo el ataque de Close Action.',
  'check.first-activates.remind-9':
    'El daño incapacitante llega una vez por partida, a la mitad del casco inicial, nunca a una nave que empezó con 3 o menos.',
  'check.first-activates.remind-10': 'Los restos alcanzan solo a naves en la misma capa.',
  'check.second-activates.step-1': 'El segundo jugador hace lo mismo con su Grupo de Batalla revelado.',
  'check.second-activates.remind-1':
    'En una activación el otro bando puede jugar carta primero; un grupo es objetivo de una sola carta de cada bando por turno.',
  'check.discard-cards.step-1': 'Las cartas de ambos van a la pila de descarte; se vuelve a revelar hasta que las dos barajas se acaben.',
  'check.discard-cards.remind-1': 'Una baraja se acabó: el otro bando sigue solo.',
  'check.ground.step-1': 'Resuelve los movimientos terrestres y después el combate terrestre.',
  'check.ground.remind-1': 'Tirada: un D6 cada uno, más el Valor de Almirante de un Almirante en mesa; el más bajo elige primero.',
  'check.ground.remind-2': 'Las fichas solas no disputan un grupo de sectores: hay que dominar al menos un sector.',
  'check.launch.step-1': 'Lanza y resuelve en este orden: torpedos; bombarderos y naves incendiarias; cazas; naves de desembarco.',
  'check.launch.remind-1': 'Una nave que lanza recibe un Pico menor; nadie lanza tras Impulso máximo o Movimiento sigiloso.',
  'check.launch.remind-2': 'Armas desactivadas: se pierde también el próximo lanzamiento.',
  'check.launch.remind-3': 'Los activos con retraso impactan al final de la próxima activación del objetivo.',
  'check.damage-control.step-1': 'Tira un dado por cada efecto reparable: 4 o más lo repara, un 1 cuesta un punto de casco.',
  'check.damage-control.remind-1': 'El fuego quema antes de tirar los dados.',
  'check.decay.step-1': 'Resuelve la Caída orbital de las naves que la sufren.',
  'check.points.step-1': 'Cuenta los puntos de victoria que el escenario da ahora.',
  'check.points.remind-1': 'Normalmente en los turnos 4 y 6; con puntos iguales deciden los puntos de bajas.',
  'check.tidy.step-1': 'Quita de la mesa dados y marcadores sobrantes.',
}
