import { type Fleet, readFleet } from '../../src/systems/dropfleet/fleet.js'

/** Small fleets for transcripts: every figure by hand, so that no change of the catalogue changes a transcript. */
const frigate = { tonnage: 'L', hull: 4, thrust: 10, scan: 6, signature: 3, armour: 4, pd: 3, points: 35 }
const cruiser = { tonnage: 'M', hull: 10, thrust: 8, scan: 6, signature: 6, armour: 3, pd: 5, points: 100 }
const heavy = { tonnage: 'H', hull: 12, thrust: 7, scan: 6, signature: 6, armour: 3, pd: 5, points: 150 }
const corvette = { tonnage: 'L', hull: 2, thrust: 14, scan: 6, signature: 2, armour: 5, pd: 2, points: 25 }
const dreadnought = { tonnage: 'S2', hull: 26, thrust: 6, scan: 14, signature: 16, armour: 2, pd: 18, points: 450 }
const carrier = { ...frigate, special: ['atmospheric', 'launch', 'open'], launch: [{ name: 'Dropships', kind: 'dropships', launch: 1 }] }
const bombers = [{ name: 'Fighters & Bombers', kind: 'fighters-bombers', launch: 4 }]

interface Group {
  readonly class: string
  readonly count: number
  readonly [figure: string]: unknown
}

/** A fleet of one battlegroup. */
const one = (name: string, battlegroup: string, groups: readonly Group[], more: object = {}) => ({
  system: 'dropfleet',
  name,
  battlegroups: [{ name: battlegroup, groups, ...more }],
})

const files = {
  /** One cruiser and two frigates in one battlegroup, an admiral of value 4. */
  small: {
    ...one('Small', 'Line', [
      { class: 'Kite', count: 1, ...cruiser },
      { class: 'Wren', count: 2, ...frigate, marks: ['red', 'blue'] },
    ]),
    admirals: [{ name: 'Admiral', value: 4, ship: 'kite-1' }],
  },
  /** The same without an admiral, of other classes. */
  other: one('Other', 'Pack', [
    { class: 'Shark', count: 1, ...cruiser },
    { class: 'Ray', count: 2, ...frigate, marks: ['white', 'black'] },
  ]),
  /** Two battlegroups: a heavy cruiser, and two frigates with a carrier. */
  two: {
    system: 'dropfleet',
    name: 'Two',
    admirals: [{ name: 'Commodore', value: 2, ship: 'eagle-1' }],
    battlegroups: [
      { name: 'Van', groups: [{ class: 'Eagle', count: 1, ...heavy }] },
      {
        name: 'Scouts',
        groups: [
          { class: 'Wren', count: 2, ...frigate, marks: ['red', 'blue'] },
          { class: 'Swift', count: 1, ...carrier },
        ],
      },
    ],
  },
  /** Two battlegroups of one frigate each, for side B. */
  pair: {
    system: 'dropfleet',
    name: 'Pair',
    admirals: [{ name: 'Captain', value: 2, ship: 'ray-1' }],
    battlegroups: [
      { name: 'Left', rating: 40, groups: [{ class: 'Ray', count: 1, ...frigate }] },
      { name: 'Right', rating: 41, groups: [{ class: 'Crab', count: 1, ...frigate }] },
    ],
  },
  /** Four battlegroups, light to super heavy, for the ways to arrive. */
  four: {
    system: 'dropfleet',
    name: 'Four',
    battlegroups: [
      { name: 'Light', groups: [{ class: 'Wren', count: 1, ...frigate }] },
      { name: 'Middle', groups: [{ class: 'Kite', count: 1, ...cruiser }] },
      { name: 'Heavy', groups: [{ class: 'Eagle', count: 1, ...heavy }] },
      { name: 'Super', groups: [{ class: 'Condor', count: 1, ...heavy, tonnage: 'S', hull: 20 }] },
    ],
  },
  /** Single ships and single groups: they ask nothing about other groups. Side B has the higher rating, so that A chooses. */
  kite: { ...one('Kite', 'Line', [{ class: 'Kite', count: 1, ...cruiser }]), admirals: [{ name: 'Captain', value: 2, ship: 'kite-1' }] },
  /** An admiral who draws two cards more. */
  deck: {
    ...one('Deck', 'Line', [{ class: 'Kite', count: 1, ...cruiser }]),
    admirals: [{ name: 'Captain', value: 2, ship: 'kite-1', bonus: 2 }],
  },
  wrens: one('Wrens', 'Scouts', [{ class: 'Wren', count: 2, ...frigate, marks: ['red', 'blue'] }]),
  /** One class bought in two slots of four. */
  eight: one('Eight', 'Scouts', [
    { class: 'Wren', count: 4, ...frigate },
    { class: 'Wren', count: 4, ...frigate },
  ]),
  eagle: one('Eagle', 'Van', [{ class: 'Eagle', count: 1, ...heavy }]),
  gnats: one('Gnats', 'Cloud', [{ class: 'Gnat', count: 2, ...corvette, special: ['atmospheric', 'outlier'] }]),
  swift: one('Swift', 'Lift', [{ class: 'Swift', count: 2, ...carrier }]),
  gull: one('Gull', 'Deck', [{ class: 'Gull', count: 1, ...cruiser, launch: bombers }]),
  gull9: one('Gull', 'Deck', [{ class: 'Gull', count: 1, ...cruiser, launch: bombers }], { rating: 40 }),
  gulls: one('Gulls', 'Deck', [
    { class: 'Gull', count: 1, ...cruiser, launch: bombers },
    { class: 'Nightjar', count: 1, ...cruiser, launch: bombers, special: ['stealth'] },
  ]),
  tern: one('Tern', 'Line', [{ class: 'Tern', count: 1, ...cruiser, special: ['monitor'] }]),
  stork: one('Stork', 'Line', [{ class: 'Stork', count: 1, ...cruiser, special: ['civilian-transport'] }]),
  swallow: one('Swallow', 'Line', [{ class: 'Swallow', count: 1, ...cruiser, special: ['vectored'] }]),
  nightjar: one('Nightjar', 'Line', [{ class: 'Nightjar', count: 1, ...cruiser, special: ['stealth'] }]),
  roc: one('Roc', 'Flag', [{ class: 'Roc', count: 1, ...dreadnought, special: ['dreadnought'] }]),
  owls: one('Owls', 'Watch', [
    { class: 'Kite', count: 1, ...cruiser },
    { class: 'Owl', count: 2, ...frigate, special: ['detector'], marks: ['left', 'right'] },
  ]),
  heron: one('Heron', 'Line', [{ class: 'Heron', count: 1, ...frigate, special: ['space-telescope'] }]),
  jays: one('Jays', 'Line', [{ class: 'Jay', count: 2, ...cruiser, shieldedSignature: 12, special: ['shaltari-shields'] }]),
  loon: one('Loon', 'Line', [{ class: 'Loon', count: 1, ...cruiser, special: ['elite-bridge-crew'] }]),
  phoenix: one('Phoenix', 'Line', [{ class: 'Phoenix', count: 1, ...heavy, special: ['regenerate-2'] }]),
  shark: one('Shark', 'Pack', [{ class: 'Shark', count: 1, ...cruiser }], { rating: 40 }),
  sharks: one('Sharks', 'Pack', [{ class: 'Shark', count: 2, ...cruiser, marks: ['white', 'black'] }], { rating: 40 }),
  rays: one('Rays', 'Pack', [{ class: 'Ray', count: 2, ...frigate, marks: ['white', 'black'] }], { rating: 40 }),
  whale: one('Whale', 'Pack', [{ class: 'Whale', count: 1, ...heavy }], { rating: 40 }),
  shrimps: one('Shrimps', 'Pack', [{ class: 'Shrimp', count: 2, ...corvette }], { rating: 40 }),
  bats: one(
    'Bats',
    'Night',
    [
      { class: 'Bat', count: 1, ...cruiser, special: ['full-cloak'] },
      { class: 'Moth', count: 1, ...cruiser, special: ['partial-cloak'] },
    ],
    { rating: 40 },
  ),
  /** Half of an alliance each: the second admiral is the senior one. */
  first: {
    ...one('First', 'Line', [{ class: 'Kite', count: 1, ...cruiser }]),
    admirals: [{ name: 'Captain', value: 2, ship: 'kite-1' }],
  },
  second: {
    ...one('Second', 'Line', [{ class: 'Kite', count: 1, ...cruiser }]),
    admirals: [{ name: 'Commodore', value: 3, ship: 'kite-1' }],
  },
  column: {
    system: 'dropfleet',
    name: 'Column',
    approach: 'column',
    battlegroups: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ name, groups: [{ class: 'Wren', count: 1, ...frigate }] })),
  },
} as const

const approaching = (approach: string) => ({ ...files.four, approach })

/** The fleets by the names that transcripts use. */
export const dropfleetFleets: Readonly<Record<string, Promise<Fleet>>> = Object.fromEntries(
  Object.entries({
    ...files,
    battleline: approaching('battleline'),
    distant: approaching('distant'),
    'rapid-response': approaching('rapid-response'),
  }).map(([name, file]) => [
    name,
    readFleet(file).then((read) => {
      if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.failures)}`)
      return read.value
    }),
  ]),
)
