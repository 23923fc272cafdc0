import { beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '../../src/systems/dropfleet/events.js'
import { fixes } from '../../src/systems/dropfleet/fixes.js'
import { cripplingResults } from '../../src/systems/dropfleet/losses/crippling.js'
import { dreadnoughtResults } from '../../src/systems/dropfleet/losses/dreadnought.js'
import { results as dreadnoughtWrecks } from '../../src/systems/dropfleet/losses/dreadnought-wreck.js'
import { wreckResults } from '../../src/systems/dropfleet/losses/wreck.js'
import { switches } from '../../src/systems/dropfleet/options.js'
import { dropfleet } from '../../src/systems/dropfleet/playable.js'
import { orders, type State, segments } from '../../src/systems/dropfleet/state.js'
import { en } from '../../src/systems/dropfleet/words/en.js'
import { dropfleetFleets } from './fleets.js'
import { runTranscript, type Transcript, transcriptsIn } from './run.js'

/** Every type of event: a new one does not compile until it stands here, and then needs a transcript. */
const types: Readonly<Record<Event['type'], true>> = {
  'segment-begun': true,
  'left-out': true,
  'closed-by-jump': true,
  'standing-changed': true,
  'arrivals-settled': true,
  'deck-stacked': true,
  'decks-ready': true,
  discarded: true,
  drawn: true,
  'cleaned-up': true,
  'card-played': true,
  'card-put-aside': true,
  'card-revealed': true,
  'split-told': true,
  'ratings-compared': true,
  'rolled-off': true,
  'goes-first': true,
  'turn-lost': true,
  'cards-discarded': true,
  'battlegroup-begun': true,
  'shields-set': true,
  'group-begun': true,
  'ship-by-ship': true,
  'coherency-set': true,
  'rest-ordered': true,
  'rest-dropped': true,
  'order-given': true,
  ordered: true,
  'silence-ended': true,
  'spike-removed': true,
  moved: true,
  'layer-changed': true,
  'debris-met': true,
  fired: true,
  'debris-set': true,
  'weapons-unlinked': true,
  allocated: true,
  'fire-done': true,
  'allocation-ended': true,
  'attack-resolved': true,
  'dice-lost': true,
  'ions-counted': true,
  'crippling-owed': true,
  'rule-due': true,
  'weapons-lost': true,
  'strain-rolled': true,
  'initiative-rolled': true,
  'faction-set': true,
  'launch-group-begun': true,
  'launch-debris-set': true,
  'launch-kind-ended': true,
  'launch-group-ended': true,
  'assets-placed': true,
  'assets-due': true,
  'assets-shaken': true,
  'fighters-fought': true,
  'assets-set': true,
  'assets-used': true,
  ruled: true,
  'level-set': true,
  'cluster-added': true,
  'cluster-misread': true,
  'troops-moved': true,
  'troops-landed': true,
  'troops-lost': true,
  'lander-shot': true,
  landed: true,
  'sector-hit': true,
  surveyed: true,
  'sector-set': true,
  'troops-set': true,
  scanned: true,
  'scan-failed': true,
  'spike-gained': true,
  'spike-refused': true,
  'went-silent': true,
  'group-ended': true,
  'hull-lost': true,
  'hull-regained': true,
  'became-crippled': true,
  'crippling-rolled': true,
  'effect-gained': true,
  'effect-ended': true,
  'not-repaired': true,
  'ship-lost': true,
  'wreck-rolled': true,
  'wreck-settled': true,
  'admiral-lost': true,
  told: true,
  launched: true,
  'points-scored': true,
  'ending-set': true,
  'ship-set': true,
  'battlegroup-set': true,
  'side-set': true,
  'admiral-set': true,
  'turn-set': true,
  pinned: true,
  unpinned: true,
  reminded: true,
}

let all: readonly Transcript[]
let happened: readonly Event[]
beforeAll(async () => {
  const files = transcriptsIn(`${import.meta.dirname}/dropfleet`)
  all = await Promise.all(files.map((file) => runTranscript(file, dropfleet, dropfleetFleets)))
  happened = all.flatMap(({ events }) => events as readonly Event[])
})

const of = <Type extends Event['type']>(type: Type) => happened.filter((one): one is Extract<Event, { type: Type }> => one.type === type)
const missing = (wanted: readonly string[], seen: Iterable<string>) => {
  const known = new Set(seen)
  return wanted.filter((one) => !known.has(one))
}

describe('the transcripts show', () => {
  test('every type of event', () =>
    expect(
      missing(
        Object.keys(types),
        happened.map(({ type }) => type),
      ),
    ).toEqual([]))
  test('every question', () => {
    // Putting a fleet together is no part of a game: test/cli/fleets.test.ts walks through it.
    const ids = Object.keys(en).flatMap((key) => (key.startsWith('question.') && !key.startsWith('question.muster-') ? [key.slice(9)] : []))
    expect(
      missing(
        ids,
        all.flatMap(({ questions }) => [...questions]),
      ),
    ).toEqual([])
  })
  test('every order, given and kept', () =>
    expect(
      missing(
        orders,
        of('ordered').map(({ order }) => order),
      ),
    ).toEqual([]))
  test('every reason why a ship takes another order than its group', () => {
    // Refused in the menu, where the whole group is concerned: the reason stands in the transcript, but no event has it.
    const inTheMenu = [
      'bar.other-special',
      'bar.scan-atmosphere',
      'bar.scan-hull',
      'bar.shields',
      'bar.monitor',
      'bar.power',
      'bar.no-order-yet',
    ]
    // A refusal of its own kind: of a pass, and of a card from an empty hand.
    const others = ['bar.no-pass', 'bar.no-cards']
    const bars = Object.keys(en).filter((key) => key.startsWith('bar.'))
    const told = of('ordered').flatMap(({ why }) => (why ? [why] : []))
    expect(missing(bars, [...told, ...inTheMenu, ...others])).toEqual([])
    const said = all.map((one) => one.said).join('\n')
    for (const key of [...inTheMenu, ...others]) expect(said.replace(/\s+/g, ' '), key).toContain(en[key as keyof typeof en])
  })
  test('every result of crippling damage, and those of dreadnoughts', () =>
    expect(
      missing(
        [...Object.keys(cripplingResults), ...Object.keys(dreadnoughtResults)],
        of('crippling-rolled').map(({ result }) => result),
      ),
    ).toEqual([]))
  test('every result of a wreck, none near, and those of dreadnoughts', () =>
    expect(
      missing(
        [...wreckResults, 'nobody', ...dreadnoughtWrecks.map(({ id }) => id)],
        of('wreck-rolled').map(({ result }) => result),
      ),
    ).toEqual([]))
  test('every way to lose a ship, and every cause of lost hull', () => {
    expect(
      missing(
        ['hull', 'decay', 'rent', 'left', 'left-destroyed'],
        of('ship-lost').map(({ how }) => how),
      ),
    ).toEqual([])
    const causes = [
      'fire-taken',
      'crippling',
      'fire',
      'corruptor',
      'damage-control',
      'wreck',
      'unstable',
      'containment',
      'leak',
      'strain',
      'by-hand',
    ]
    expect(
      missing(
        causes,
        of('hull-lost').map(({ cause }) => cause),
      ),
    ).toEqual([])
  })
  test('every row of fix', () => {
    const rows = all.flatMap(({ match }) => fixes(match.state as State).map(({ id }) => id))
    const made = all.flatMap(({ lines }) => lines.flatMap((line) => (line.type === 'fix' ? [line.to] : [])))
    expect(missing([...new Set(rows)], made)).toEqual([])
  })
  test('every segment that can be jumped to', () => {
    const jumped = all.flatMap(({ lines }) => lines.flatMap((line) => (line.type === 'jump' ? [line.to] : [])))
    // Nobody jumps to the beginning of the turn that has begun; the others are entered by walks from everywhere.
    const byWalks = ['decks', 'cleanup', 'first-or-second', 'first-activates']
    expect(missing(segments, [...jumped, ...byWalks])).toEqual([])
  })
  test('every ending', () => {
    const endings = ['', 'turns', 'now', 'conceded-a', 'conceded-b']
    expect(
      missing(
        endings,
        of('ending-set').map(({ ending }) => ending),
      ),
    ).toEqual([])
  })
  test('every value of every option', () => {
    const used = all.flatMap(({ match }) =>
      switches.map(({ id, default: value }) => `${id}=${(match.state as State).options[id] ?? value}`),
    )
    expect(
      missing(
        switches.flatMap(({ id, values }) => values.map((value) => `${id}=${value}`)),
        used,
      ),
    ).toEqual([])
  })
})
