import { type Fleet, readFleet } from '../../src/systems/dropfleet/fleet.js'

/** Small fleets for transcripts: every figure by hand, so that no change of the catalogue changes a transcript. */
const frigate = { tonnage: 'L', hull: 4, thrust: 10, scan: 6, signature: 3, armour: 4, pd: 3, points: 35 }
const cruiser = { tonnage: 'M', hull: 10, thrust: 8, scan: 6, signature: 6, armour: 3, pd: 5, points: 100 }
const heavy = { tonnage: 'H', hull: 12, thrust: 7, scan: 6, signature: 6, armour: 3, pd: 5, points: 150 }
const carrier = { ...frigate, special: ['atmospheric', 'launch', 'open'], launch: [{ name: 'Dropships', kind: 'dropships', launch: 1 }] }

const files = {
  /** One cruiser and two frigates in one battlegroup, an admiral of value 4. */
  small: {
    system: 'dropfleet',
    name: 'Small',
    admirals: [{ name: 'Admiral', value: 4, ship: 'kite-1' }],
    battlegroups: [
      {
        name: 'Line',
        groups: [
          { class: 'Kite', count: 1, ...cruiser },
          { class: 'Wren', count: 2, ...frigate, marks: ['red', 'blue'] },
        ],
      },
    ],
  },
  /** The same without an admiral, of other classes. */
  other: {
    system: 'dropfleet',
    name: 'Other',
    battlegroups: [
      {
        name: 'Pack',
        groups: [
          { class: 'Shark', count: 1, ...cruiser },
          { class: 'Ray', count: 2, ...frigate, marks: ['white', 'black'] },
        ],
      },
    ],
  },
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
} as const

/** The fleets by the names that transcripts use. */
export const dropfleetFleets: Readonly<Record<string, Promise<Fleet>>> = Object.fromEntries(
  Object.entries(files).map(([name, file]) => [
    name,
    readFleet(file).then((read) => {
      if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.failures)}`)
      return read.value
    }),
  ]),
)
