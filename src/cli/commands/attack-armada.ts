import { colours, type Face } from '../../core/dice/faces.js'
import { parsePools } from '../../core/dice/parse.js'
import { countOf, isArmada, isRerolled } from '../../core/dice/pool.js'
import { UserError } from '../../core/errors.js'
import { messages } from '../../core/words.js'
import type { en } from '../../i18n/words/odds/en.js'
import { type ArmadaAttack, type Armament, defenceTokens, type Range, type Reroll, ranges, type Sides } from '../../odds/armada/attack.js'
import { bestRerolls, rerollFaces, rerollMisses } from '../../odds/armada/reroll.js'
import { rollArmada } from '../../odds/armada/roll.js'
import { type Settled, settle } from '../../odds/armada/settle.js'
import { type FaceFlags, faceSource, tellSeed } from '../face-source.js'
import { nameFlag, needed, numberFlag } from '../read-flags.js'
import { describeSettled, rolledJson, showArmadaOdds, showRolled } from '../show/armada.js'
import type { Terminal } from '../terminal.js'

const m = messages<keyof typeof en>()

export interface ArmadaFlags extends FaceFlags {
  readonly odds?: boolean
  readonly json?: boolean
  readonly atLeast?: string
  readonly pool?: string
  readonly range?: string
  readonly versus?: string
  /** `ship`, or `squadron` for a squadron without Bomber; `--bomber` is a squadron with it. */
  readonly attacker?: string
  readonly bomber?: boolean
  readonly obstructed?: boolean
  /** Each is one effect: `miss`, `blank`, `best`, or faces with commas between. */
  readonly reroll?: readonly string[]
  readonly concentrateFire?: string
  readonly tokens?: string
  readonly shields?: string
  readonly redirect?: string
  readonly hull?: string
  readonly cards?: string
  readonly biggerAttacker?: boolean
}

const rerollable = ['blank', 'hit', 'crit', 'accuracy', 'hit-hit', 'hit-crit'] as const satisfies readonly Face[]
const rangeNames = Object.keys(ranges) as readonly Range[]

/** The dice of a pool, and the reroll that stands in it. */
function readPool(typed: string): { readonly armament: Armament; readonly rerolls: readonly Reroll[] } {
  const parsed = parsePools(typed)
  if ('wrong' in parsed) throw new UserError(parsed.wrong, 2)
  const [pool, second] = parsed.ok
  if (!pool || second || !isArmada(pool)) throw new UserError(m('armada.pool', { typed }), 2)
  const armament = { red: countOf(pool, 'red'), blue: countOf(pool, 'blue'), black: countOf(pool, 'black') }
  return { armament, rerolls: pool.reroll ? [(die, face) => isRerolled(pool, die, face)] : [] }
}

function readRerolls(sides: Sides, typed: readonly string[]): readonly Reroll[] {
  if (typed.every((set) => set === 'best')) return bestRerolls(sides, typed.length)
  return typed.flatMap((set) => {
    if (set === 'best') return bestRerolls(sides, 1)
    if (set === 'miss') return [rerollMisses(sides)]
    return [rerollFaces(set.split(',').map((face) => nameFlag('--reroll', face, rerollable)))]
  })
}

function readAttack(flags: ArmadaFlags): ArmadaAttack {
  const { armament, rerolls } = readPool(needed('--pool', flags.pool))
  const attacker = nameFlag('--attacker', flags.attacker ?? (flags.bomber ? 'squadron' : 'ship'), ['ship', 'squadron'])
  const versus = nameFlag('--versus', flags.versus ?? 'ship', ['ship', 'squadron'])
  if (flags.bomber && attacker === 'ship') throw new UserError(m('armada.bomber-ship'), 2)
  const sides: Sides = { attacker: flags.bomber ? 'bomber' : attacker, versus }
  const tokens = (flags.tokens?.split(',') ?? []).map((token) => nameFlag('--tokens', token, defenceTokens))
  const shipOnly = tokens.find((token) => token === 'redirect' || token === 'contain' || token === 'salvo')
  if (versus === 'squadron' && shipOnly) throw new UserError(m('armada.ship-token', { token: m(`odds-token.${shipOnly}`) }), 2)
  const shields = numberFlag('--shields', flags.shields, 0, 20)
  const neighbour = numberFlag('--redirect', flags.redirect, 0, 20)
  const hull = numberFlag('--hull', flags.hull, 1, 99)
  if (tokens.includes('evade')) needed('--range', flags.range)
  if (versus === 'ship' && (hull !== undefined || tokens.includes('redirect'))) needed('--shields', shields)
  if (tokens.includes('redirect')) needed('--redirect', neighbour)
  return {
    ...sides,
    armament,
    range: nameFlag('--range', flags.range ?? 'close', rangeNames),
    obstructed: flags.obstructed ?? false,
    rerolls: [...rerolls, ...readRerolls(sides, flags.reroll ?? [])],
    tokens,
    biggerAttacker: flags.biggerAttacker ?? false,
    neighbour: neighbour ?? 0,
    cards: numberFlag('--cards', flags.cards, 0, (hull ?? 100) - 1) ?? 0,
    ...(flags.concentrateFire === undefined ? {} : { extra: nameFlag('--concentrate-fire', flags.concentrateFire, colours) }),
    ...(shields === undefined ? {} : { shields }),
    ...(hull === undefined ? {} : { hull }),
  }
}

/** The dice that are rolled; an attack without dice is cancelled, which is a UserError. */
function settled(given: ArmadaAttack): Settled {
  const found = settle(given)
  if (found) return found
  const { extra, ...without } = given
  const missing = extra && settle(without)
  throw new UserError(missing ? m('armada.concentrate-fire', { colour: m(`odds-colour.${extra}`) }) : m('armada.cancelled'), 2)
}

/**
 * One Armada attack: its odds, or one roll of it. Both sides choose as `bestPlay` says. Bad flags and faces are a UserError, before
 * anything is on stdout.
 */
export function attackArmada(terminal: Terminal, flags: ArmadaFlags): void {
  const given = readAttack(flags)
  const wanted = numberFlag('--at-least', flags.atLeast, 0, 999)
  const dice = settled(given)
  const describe = () => {
    if (!flags.json) for (const line of describeSettled(terminal, given, dice)) terminal.out(line)
  }
  if (flags.odds) {
    describe()
    showArmadaOdds(terminal, dice, wanted, flags.json ?? false)
    return
  }
  const source = faceSource(flags)
  const rolled = rollArmada(dice.attack, source.roll(1))
  source.finish()
  if (flags.json) {
    terminal.out(rolledJson(dice, rolled, source.origin))
    return
  }
  describe()
  showRolled(terminal, dice.attack, rolled)
  tellSeed(terminal, source)
}
