/** Two fleet files of our own, to play with before anybody has typed theirs: skirmishes of about 550 points. */
export const samples = {
  ucm: {
    system: 'dropfleet',
    name: 'Third Patrol',
    faction: 'UCM',
    admirals: [{ name: 'Commodore', value: 3, ship: 'moscow-1' }],
    battlegroups: [
      { name: 'Vanguard', groups: [{ class: 'Moscow', count: 1, marks: ['flag'] }] },
      {
        name: 'Line',
        groups: [
          { class: 'Berlin', count: 1, marks: ['white'] },
          { class: 'Taipei', count: 2, marks: ['red', 'blue'] },
        ],
      },
      {
        name: 'Pathfinders',
        groups: [
          { class: 'Toulon', count: 3, marks: ['green', 'orange', 'grey'] },
          { class: 'New Orleans', count: 2, marks: ['yellow', 'black'] },
        ],
      },
    ],
  },
  scourge: {
    system: 'dropfleet',
    name: 'The Quiet Swarm',
    faction: 'Scourge',
    admirals: [{ name: 'Fleet Champion', value: 3, ship: 'shenlong-1' }],
    battlegroups: [
      { name: 'Hunters', groups: [{ class: 'Shenlong', count: 1, marks: ['flag'] }] },
      {
        name: 'Line',
        groups: [
          { class: 'Wyvern', count: 1, marks: ['white'] },
          { class: 'Charybdis', count: 2, marks: ['red', 'blue'] },
        ],
      },
      {
        name: 'Swarm',
        groups: [
          { class: 'Harpy', count: 2, marks: ['green', 'orange'] },
          { class: 'Gargoyle', count: 2, marks: ['yellow', 'black'] },
          { class: 'Nickar', count: 1, marks: ['grey'] },
        ],
      },
    ],
  },
} as const
