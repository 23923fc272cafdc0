/** Two fleet files of our own, to play with before anybody has typed theirs: about 320 points a side. */
export const samples = {
  rebel: {
    system: 'armada',
    name: 'Dawn Watch',
    faction: 'rebel',
    commander: 'General Dodonna',
    objectives: { assault: 'Advanced Gunnery', defence: 'Contested Outpost', navigation: 'Superior Positions' },
    ships: [
      { class: 'Assault Frigate Mark II B', upgrades: ['General Dodonna', 'Gunnery Team'] },
      { class: 'Nebulon-B Escort Frigate', upgrades: ['Yavaris'] },
      { class: 'CR90 Corvette A', upgrades: ["Jaina's Light"] },
      { class: 'GR-75 Medium Transports' },
    ],
    squadrons: [
      { class: 'Luke Skywalker' },
      { class: 'X-wing Squadron', count: 4, marks: ['red', 'blue', 'green', 'white'] },
      { class: 'A-wing Squadron', count: 2, marks: ['yellow', 'black'] },
    ],
  },
  empire: {
    system: 'armada',
    name: 'Iron Line',
    faction: 'empire',
    commander: 'Admiral Motti',
    objectives: { assault: 'Most Wanted', defence: 'Fire Lanes', navigation: 'Minefields' },
    ships: [
      { class: 'Victory II-class Star Destroyer', upgrades: ['Admiral Motti', 'Gunnery Team'] },
      { class: 'Gladiator I-class Star Destroyer', upgrades: ['Demolisher'] },
      { class: 'Raider I-class Corvette' },
      { class: 'Gozanti-class Cruisers' },
    ],
    squadrons: [
      { class: 'Howlrunner' },
      { class: 'TIE Fighter Squadron', count: 5, marks: ['1', '2', '3', '4', '5'] },
      { class: 'TIE Bomber Squadron', count: 2, marks: ['red', 'blue'] },
    ],
  },
} as const
