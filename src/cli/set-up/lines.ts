import type { Choose, Label, Option } from '../../core/question.js'
import type { Message } from '../../core/words.js'
import { systems } from '../../systems/index.js'
import type { Draft } from './draft.js'
import type { Preview } from './preview.js'

const m = (key: string, args?: Message['args']): Message => (args ? { key, args } : { key })
const line = (id: string, name: Message, value: Message | string | number, disabled?: Message): Option => ({
  id,
  label: m('page.line', { name, value }),
  ...(disabled && { disabled }),
})
const both = ['A', 'B'] as const

/** How a switch is set. */
export const switchValue = ({ options }: Draft, { id, default: usual }: { readonly id: string; readonly default: string }): string =>
  options[id] ?? usual

/** The set-up page: a line for each thing that can be changed; Enter starts. */
export function pageQuestion(draft: Draft, now: Preview): Choose {
  const { playable, fleets, dice } = draft
  const { levels, switches, system } = playable
  const alone = levels.length > 1 ? undefined : m('page.only-level')
  const other = Object.keys(systems).length > 1 && !fleets.A.length && !fleets.B.length
  return page(
    'set-up',
    m('page.title', { system: m(`system.${system.id}`) }),
    [...now.notes, ...now.wrong],
    {
      id: 'start',
      label: m('page.start'),
    },
    [
      ...(other ? [line('system', m('page.system'), m(`system.${system.id}`))] : []),
      ...both.map((side) => line(`player-${side.toLowerCase()}`, m('page.player', { side }), now.names[side])),
      ...both.map((side) => line(`fleet-${side.toLowerCase()}`, m('page.fleet', { side }), fleetName(fleets[side]))),
      line('scenario', m('page.scenario'), scenarioName(draft), playable.scenarios ? undefined : m('page.no-scenarios')),
      ...(now.turns === undefined ? [] : [line('turns', m('page.turns'), Number(now.turns))]),
      ...(now.turn === undefined ? [] : [line('turn', m('page.turn'), Number(now.turn))]),
      ...both.map((side) => line(`dice-${side.toLowerCase()}`, m('page.dice', { side }), m(`page.dice-${dice[side]}`))),
      line('level', m('page.level'), m(`page.level-${now.level}`), alone),
      ...switches.filter(({ front }) => front).map((one) => switchLine(draft, one)),
      ...(now.parts.length ? [{ id: 'parts', label: m('page.parts') }] : []),
      ...(switches.length ? [{ id: 'options', label: m('page.options') }] : []),
      { id: 'cancel', label: m('page.cancel') },
    ],
  )
}

/** The switches of the rules, each with what it decides and which text says what. */
export const optionsQuestion = (draft: Draft): Choose =>
  page(
    'set-up-options',
    m('page.options'),
    [],
    back,
    draft.playable.switches.map((one) => switchLine(draft, one)),
  )

/** What can be set of the parts of the fleets. */
export const partsQuestion = (now: Preview): Choose =>
  page(
    'set-up-parts',
    m('page.parts'),
    [],
    back,
    now.parts.map(({ setting, id, label, value, values }) =>
      line(`${setting}-${id}`, label, asArg(values.find((one) => one.id === value)?.label ?? value)),
    ),
  )

/** What the scenario calls itself. */
function scenarioName({ scenario }: Draft): Message | string {
  if (scenario === undefined) return m('page.none')
  const name = (scenario as { readonly name?: unknown } | null)?.name
  return typeof name === 'string' ? name : m('page.scenario-given')
}

const asArg = (label: Label): Message | string => label
const back: Option = { id: 'back', label: m('page.back') }

const switchLine = (draft: Draft, one: Draft['playable']['switches'][number]): Option => ({
  id: `option-${one.id}`,
  label: m('page.option', { name: one.id, value: switchValue(draft, one), text: one.text }),
})

const page = (id: string, text: Message, tell: readonly Message[], first: Option, rest: readonly Option[]): Choose => ({
  kind: 'choose',
  id,
  by: 'both',
  text,
  tell,
  default: first.id,
  options: [first, ...rest],
})

/** The names of the fleets of a side, as their files give them. */
function fleetName(fleets: readonly unknown[]): Message | string {
  const names = fleets.map((fleet) => String((fleet as { readonly name?: unknown }).name ?? ''))
  return names.length ? names.join(' + ') : m('page.bundled')
}
