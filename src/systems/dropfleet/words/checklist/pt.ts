import type { Words } from '../../../../core/words.js'
import type { checklist as en } from './en.js'

export const checklist: Words<keyof typeof en> = {
  'check.decks.step-1':
    'Cada jogador empilha as cartas de todos os Grupos de Batalha disponíveis como Baralho de Estratégia, sem que o outro veja.',
  'check.decks.step-2': 'As cartas de Grupos de Batalha que não podem ativar neste turno ficam fora do baralho.',
  'check.decks.remind-1': 'O Fator Estratégico nunca cai por naves perdidas.',
  'check.discard.step-1': 'Descarte as Cartas de Comando que não quiser.',
  'check.draw.step-1': 'Compre até o Valor do Almirante do seu Almirante mais graduado na mesa.',
  'check.draw.remind-1': 'Sem Almirante na mesa, ou sem nenhum: o Valor do Almirante conta como 1.',
  'check.cleanup.step-1': 'Aplique o que regras especiais e cartas mandam agora.',
  'check.cleanup.remind-1': 'Se ambos querem jogar uma carta, o maior Valor do Almirante decide a ordem.',
  'check.reveal.step-1': 'Ambos revelam ao mesmo tempo a carta de cima.',
  'check.reveal.remind-1': '+1 no fator por grupo a mais de 12" do resto do seu Grupo de Batalha; grupos com Open ou Outlier nunca contam.',
  'check.first-or-second.step-1': 'O menor Fator Estratégico escolhe ir primeiro ou segundo.',
  'check.first-or-second.step-2': 'Fatores iguais: um D6 cada, de novo até um ser maior; escolhe o maior.',
  'check.first-activates.step-1':
    'O primeiro jogador ativa os grupos do Grupo de Batalha revelado na ordem que quiser, cada um completo antes do próximo.',
  'check.first-activates.step-2':
    'Ordens, antes de a nave fazer qualquer coisa: uma só ordem especial para o Grupo de Batalha; qualquer nave pode usar Ordens padrão no lugar.',
  'check.first-activates.step-3': 'No início: as Ordens padrão tiram um passo de pico e o Movimento silencioso termina.',
  'check.first-activates.step-4': 'Todas as naves do grupo viram e movem; as últimas terminam em coerência.',
  'check.first-activates.step-5': 'O grupo dispara: todos os dados são alocados antes de rolar qualquer um.',
  'check.first-activates.step-6': 'No fim: alvo da varredura, dano incapacitante, destroços e depois os picos das ordens.',
  'check.first-activates.remind-1': 'Um segundo Pico menor vira Pico maior; nunca há mais de um marcador.',
  'check.first-activates.remind-2': 'Fora de coerência, ou com Surtos de energia: só Ordens padrão.',
  'check.first-activates.remind-3': 'Em Movimento silencioso um pico só acaba com o silêncio; nenhum marcador é posto.',
  'check.first-activates.remind-4':
    'Fogo à vontade, Varredura ativa e Movimento silencioso não viram, então não mudam de camada; subir custa 4" de Impulso.',
  'check.first-activates.remind-5': 'Cada nave move pelo menos metade do seu Impulso; exatamente metade vale.',
  'check.first-activates.remind-6': 'Para outra camada o tiro é um ponto mais difícil; para dentro ou fora da Atmosfera precisa de um 6.',
  'check.first-activates.remind-7':
    'Um acerto de 2 de dano pede duas salvaguardas; críticos ignoram a blindagem, não as salvaguardas passivas.',
  'check.first-activates.remind-8': 'A Defesa de Ponto é rolada uma vez contra todo o ataque de Close Action.',
  'check.first-activates.remind-9':
    'O dano incapacitante vem uma vez por partida, na metade do casco inicial, nunca para nave que começou com 3 ou menos.',
  'check.first-activates.remind-10': 'Destroços alcançam só naves na mesma camada.',
  'check.second-activates.step-1': 'O segundo jogador faz o mesmo com seu Grupo de Batalha revelado.',
  'check.second-activates.remind-1':
    'Numa ativação o outro lado pode jogar carta primeiro; um grupo é alvo de uma só carta de cada lado por turno.',
  'check.discard-cards.step-1': 'As cartas de ambos vão para a pilha de descarte; revele de novo até os dois baralhos acabarem.',
  'check.discard-cards.remind-1': 'Um baralho acabou: o outro lado continua sozinho.',
  'check.ground.step-1': 'Resolva os movimentos terrestres e depois o combate terrestre.',
  'check.ground.remind-1': 'Disputa: um D6 cada, mais o Valor do Almirante de um Almirante na mesa; o mais baixo escolhe primeiro.',
  'check.ground.remind-2': 'Fichas sozinhas não disputam um aglomerado: é preciso dominar ao menos um setor.',
  'check.launch.step-1': 'Lance e resolva nesta ordem: torpedos; bombardeiros e naves incendiárias; caças; naves de desembarque.',
  'check.launch.remind-1': 'Uma nave que lança recebe um Pico menor; ninguém lança depois de Impulso máximo ou Movimento silencioso.',
  'check.launch.remind-2': 'Armas desligadas: perde-se também o próximo lançamento.',
  'check.launch.remind-3': 'Ativos com atraso acertam no fim da próxima ativação do alvo.',
  'check.damage-control.step-1': 'Role um dado por efeito reparável: 4 ou mais repara, um 1 custa um ponto de casco.',
  'check.damage-control.remind-1': 'Os incêndios queimam antes de rolar os dados.',
  'check.decay.step-1': 'Resolva a Queda orbital das naves que a sofrem.',
  'check.points.step-1': 'Conte os pontos de vitória que o cenário dá agora.',
  'check.points.remind-1': 'Normalmente nos turnos 4 e 6; pontos iguais são decididos pelos pontos de abate.',
  'check.tidy.step-1': 'Tire da mesa dados e marcadores que sobram.',
}
