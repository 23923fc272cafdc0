import type { Words } from '../../../core/words.js'
import type { en } from './en.js'

export const pt: Words<keyof typeof en> = {
  'pool.empty': 'Não há nenhuma reserva de dados aqui. Escreva uma como 6d6 4+ ou 2r1b; várias são separadas por vírgulas.',
  'pool.unknown':
    '"{typed}" não faz parte de uma reserva. Uma reserva tem dados (6d6, 2d3, 2r1b3k, 2 red 1 blue) e depois, com D6, 4+, crit 6+, crit +2, save 4+, e reroll 1, miss ou blank.',
  'pool.no-dice': 'Esta reserva não tem dados. Comece pelos dados: 6d6, d3 ou 2r1b3k.',
  'pool.count': '{typed}: uma reserva tem de 1 a {most} dados.',
  'pool.sides': 'Não há {die} aqui. Os dados são d6, d3, vermelho (r), azul (b) e preto (k).',
  'pool.mixed': 'Uma reserva tem D6, ou D3, ou dados de Armada, não dois deles. Separe as reservas com uma vírgula.',
  'pool.twice': '"{word}" diz a mesma coisa pela segunda vez. Cada parte de uma reserva é dita uma vez.',
  'pool.target': '{typed}: um alvo vai de 2+ a 6+.',
  'pool.crit':
    '"{typed}" não diz quando um acerto é crítico. Escreva de crit 2+ a crit 6+, ou de crit +1 a crit +4 para tantos acima do alvo.',
  'pool.crit-below': 'Críticos com {crit}+ não podem ser mais fáceis que acertos com {target}+.',
  'pool.save': '"{typed}" não é uma salvaguarda. Escreva de save 2+ a save 6+.',
  'pool.reroll': '"{typed}" não pode ser rolado de novo. Escreva reroll 1, reroll miss ou reroll blank.',
  'pool.reroll-die':
    'Reroll {reroll} não combina com {dice}. Os D6 têm 1 e, com um alvo, miss; os D3 têm 1; os dados de Armada têm miss e blank.',
  'pool.needs-d6': 'O alvo, os críticos e as salvaguardas são só para D6.',
  'pool.needs-target': 'Críticos, salvaguardas e reroll miss precisam antes de um alvo, como 4+.',
  'pool.many': 'No máximo {most} reservas em uma linha.',
  'faces.few': '{typed, plural, one {# face é} other {# faces são}} de menos: falta rolar outro {die}.',
  'faces.many':
    '{typed, plural, one {# face digitada} other {# faces digitadas}}, mas {used, plural, one {# dado é rolado} other {# dados são rolados}}.',
  'faces.unknown': 'Nenhum {die} mostra "{typed}". Ele mostra {faces}.',
}
