import { type Fleet, readFleet } from '../../src/systems/dropfleet/fleet/fleet.js'

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

/** Weapons with round numbers: guns that linked turrets help, a burning laser, missiles for close action. */
const gun = { name: 'Gun', lock: 4, attack: 3, damage: 1, arc: 'F/S' }
const missiles = { name: 'Missiles', lock: 4, attack: 2, damage: 1, arc: 'F/S/R', special: ['close-action'] }
const cannon = { name: 'Cannon', lock: 3, attack: 4, damage: 2, arc: 'F' }
const turret = (side: string) => ({ name: `${side} Turret`, lock: 4, attack: 2, damage: 1, arc: 'F/S', special: ['linked-1'] })
const laser = { name: 'Laser', lock: 3, attack: 2, damage: 1, arc: 'F(N)', special: ['burnthrough-6', 'flash'] }

const files = {
  /** One cruiser and two frigates in one battlegroup, armed. */
  guns: {
    system: 'dropfleet',
    name: 'Guns',
    faction: 'UCM',
    battlegroups: [
      {
        name: 'Line',
        rating: 1,
        groups: [
          { class: 'Kite', count: 1, ...cruiser, weapons: [cannon, turret('Port'), turret('Starboard'), laser, missiles] },
          { class: 'Wren', count: 3, ...frigate, weapons: [gun, missiles], marks: ['red', 'blue', 'green'] },
        ],
      },
    ],
  },
  /** Targets: a cruiser with passive countermeasures, two frigates. */
  marks: {
    system: 'dropfleet',
    name: 'Marks',
    faction: 'Scourge',
    battlegroups: [
      {
        name: 'Pack',
        groups: [
          { class: 'Shark', count: 1, ...cruiser, armour: '3+/4+', weapons: [missiles] },
          { class: 'Ray', count: 2, ...frigate, weapons: [gun, missiles], marks: ['white', 'black'] },
        ],
      },
    ],
  },
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
  /** Weapons whose numbers are rolled, and rules that the referee carries out or tells. */
  odd: one('Odd', 'Line', [
    {
      class: 'Stork',
      count: 2,
      ...cruiser,
      marks: ['one', 'two'],
      weapons: [
        { name: 'Scorcher', lock: 3, attack: 2, damage: 1, arc: 'F', special: ['scald', 'bloom'] },
        { name: 'Storm', lock: 4, attack: 'd6', damage: 'd3', arc: 'F' },
        { name: 'Rammer', lock: 4, attack: 3, damage: 2, arc: 'F', special: ['impel-1', 'unstable', 'ion-2', 'crippling'] },
        missiles,
      ],
    },
  ]),
  /** A ship that others shelter behind, and two that do. */
  shelter: one(
    'Shelter',
    'Pack',
    [
      { class: 'Roost', count: 2, ...cruiser, special: ['aegis-4'], marks: ['left', 'right'] },
      { class: 'Ray', count: 2, ...frigate, marks: ['white', 'black'] },
    ],
    { rating: 40 },
  ),
  /** Carriers of everything that flies, and dropships; nobody says whose. */
  nest: one('Nest', 'Line', [
    {
      class: 'Nest',
      count: 2,
      ...cruiser,
      special: ['launch'],
      marks: ['one', 'two'],
      launch: [
        { name: 'Fighters & Bombers', kind: 'fighters-bombers', launch: 4 },
        { name: 'Torpedo', kind: 'torpedoes', launch: 1, special: ['limited-1'] },
      ],
    },
    { class: 'Swift', count: 1, ...carrier },
  ]),
  hive: {
    ...one(
      'Hive',
      'Pack',
      [
        {
          class: 'Hive',
          count: 1,
          ...cruiser,
          weapons: [missiles],
          launch: [{ name: 'Fighters & Bombers', kind: 'fighters-bombers', launch: 3 }],
        },
      ],
      { rating: 40 },
    ),
    faction: 'PHR',
  },
  /** A ship that bombards. */
  hammer: one('Hammer', 'Line', [
    {
      class: 'Hammer',
      count: 1,
      ...cruiser,
      weapons: [{ name: 'Shells', lock: 2, attack: 6, damage: 1, arc: 'F', special: ['bombardment'] }, gun],
    },
  ]),
  /** Drop craft of both kinds over the ground. */
  lifters: {
    ...one('Lifters', 'Lift', [
      { class: 'Swift', count: 2, ...carrier },
      { class: 'Barge', count: 1, ...cruiser, launch: [{ name: 'Bulk Landers', kind: 'bulk-landers', launch: 2 }] },
    ]),
    faction: 'UCM',
  },
  roc: one('Roc', 'Flag', [{ class: 'Roc', count: 1, ...dreadnought, special: ['dreadnought'] }]),
  'armed-roc': one('Armed', 'Flag', [
    { class: 'Roc', count: 1, ...dreadnought, special: ['dreadnought'], weapons: [gun, cannon, turret('Port'), turret('Starboard')] },
  ]),
  eagles: one('Eagles', 'Van', [
    { class: 'Eagle', count: 1, ...heavy },
    { class: 'Wren', count: 1, ...frigate },
  ]),
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
