import type { Words } from '../../../core/words.js'
import type { en } from './en.js'

export const es: Words<keyof typeof en> = {
  'pool.empty': 'Aquí no hay ninguna reserva de dados. Escribe una como 6d6 4+ o 2r1b; varias se separan con comas.',
  'pool.unknown':
    '«{typed}» no es parte de una reserva. Una reserva tiene dados (6d6, 2d3, 2r1b3k, 2 red 1 blue) y luego, con D6, 4+, crit 6+, crit +2, save 4+, y reroll 1, miss o blank.',
  'pool.no-dice': 'Esta reserva no tiene dados. Empieza por los dados: 6d6, d3 o 2r1b3k.',
  'pool.count': '{typed}: una reserva tiene de 1 a {most} dados.',
  'pool.sides': 'Aquí no hay {die}. Los dados son d6, d3, rojo (r), azul (b) y negro (k).',
  'pool.mixed': 'Una reserva tiene D6, o D3, o dados de Armada, no dos de ellos. Separa las reservas con una coma.',
  'pool.twice': '«{word}» dice lo mismo por segunda vez. Cada parte de una reserva se dice una vez.',
  'pool.target': '{typed}: un objetivo va de 2+ a 6+.',
  'pool.crit':
    '«{typed}» no dice cuándo un impacto es crítico. Escribe de crit 2+ a crit 6+, o de crit +1 a crit +4 para tantos por encima del objetivo.',
  'pool.crit-below': 'Los críticos con {crit}+ no pueden ser más fáciles que los impactos con {target}+.',
  'pool.save': '«{typed}» no es una salvación. Escribe de save 2+ a save 6+.',
  'pool.reroll': '«{typed}» no se puede repetir. Escribe reroll 1, reroll miss o reroll blank.',
  'pool.reroll-die':
    'Reroll {reroll} no va con {dice}. Los D6 tienen 1 y, con un objetivo, miss; los D3 tienen 1; los dados de Armada tienen miss y blank.',
  'pool.needs-d6': 'El objetivo, los críticos y las salvaciones son solo para D6.',
  'pool.needs-target': 'Los críticos, las salvaciones y reroll miss necesitan antes un objetivo, como 4+.',
  'pool.many': 'Como mucho {most} reservas en una línea.',
  'faces.few': '{typed, plural, one {# cara es} other {# caras son}} muy pocas: falta tirar otro {die}.',
  'faces.many':
    '{typed, plural, one {Se ha escrito # cara} other {Se han escrito # caras}}, pero {used, plural, one {se tira # dado} other {se tiran # dados}}.',
  'faces.unknown': 'Ningún {die} muestra «{typed}». Muestra {faces}.',
}
