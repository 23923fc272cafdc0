/**
 * Ships (9) and squadrons (13) of the Separatist Alliance in Star Wars: Armada, names and numbers only. Points after the errata of June 2025.
 * Facts after github.com/Polkadoty/the-isb-api at 283afc6 (June 2025), checked against rkbodenner/star-wars-armada-data
 * (March 2020, MIT) and BSData/star-wars-armada (February 2026). How to read a line: `parse.ts`.
 */
export const separatist = {
  ships: `
Gozanti-class Cruisers | 24 small flotilla droid | 3 1 2 2 | 1 1 1 1 | evade scatter | 2, 1 1, 1 1 0 | 1k | 1b 1b 1b - | officer weapons-team ion-cannon title
Hardcell-class Transport | 47 small droid transport | 5 1 2 3 | 3 1 1 2 | brace evade redirect | 2, 1 1, 1 1 0 | 1b | 2r1b 1b 1b - | commander officer officer support-team fleet-support title
Hardcell-class Battle Refit | 50 small droid transport | 5 1 1 3 | 3 1 1 2 | brace evade redirect | 2, 1 1, 1 1 0 | 1b1k | 3r 1r 1r - | commander officer offensive-retro defensive-retro turbolaser title
Munificent-class Star Frigate | 73 medium droid bombard transport | 6 2 2 4 | 4 3 3 2 | brace redirect salvo | 1, 1 2 | 1r1k | 2r2b 3r 3r 2r | commander officer support-team defensive-retro turbolaser ion-cannon title
Munificent-class Comms Frigate | 70 medium droid bombard comms | 6 2 3 4 | 4 3 3 2 | brace redirect salvo | 1, 1 2 | 1r | 2r2b 3r 3r 2r | commander officer support-team offensive-retro turbolaser ion-cannon title
Providence-class Dreadnought | 97 large droid bombard transport | 6 3 4 4 | 5 3 3 2 | brace contain redirect salvo | 2, 1 1, 1 0 0 | 1b | 2r1b2k 3r2b1k 3r2b1k 1r1b1k | commander officer weapons-team offensive-retro weapons-team-offensive-retro ordnance ion-cannon turbolaser turbolaser title
Providence-class Carrier | 102 large droid comms transport | 6 3 4 4 | 5 3 3 2 | brace contain redirect salvo | 2, 1 1, 1 0 0 | 2k | 2r1b2k 2r2b2k 2r2b2k 1r1b1k | commander officer defensive-retro fleet-command offensive-retro ordnance ion-cannon turbolaser title
Recusant-class Light Destroyer | 85 large droid | 8 3 2 3 | 3 3 3 2 | brace evade redirect salvo | 1, 1 1, 0 2 1 | 1b | 4r2k 3r1k 3r1k 1r1k | commander officer weapons-team offensive-retro weapons-team-offensive-retro ordnance turbolaser title
Recusant-class Support Destroyer | 90 large droid | 8 3 3 3 | 3 3 3 2 | brace evade redirect salvo | 1, 1 1, 0 2 1 | 1r | 3r2b1k 3r1b 3r1b 1r1b | commander officer weapons-team offensive-retro offensive-retro weapons-team-offensive-retro turbolaser title
`,
  squadrons: `
Belbullab-22 Starfighter Squadron | - | 15 4 5 | 2b2k 1b | relay-1 screen
General Grievous | Belbullab-22 Starfighter Squadron | 22 4 5 | 2b2k 1k | relay-2 screen | brace brace
Wat Tambor | Belbullab-22 Starfighter Squadron | 18 4 5 | 2b2k 1k | escort relay-1 screen | brace evade
Droid Tri-Fighter Squadron | - | 11 5 3 | 1r2b 1k | ai-antisquadron-1 counter-2 swarm
Phlac-Arphocc Prototypes | Droid Tri-Fighter Squadron | 18 5 3 | 1r1b1k 1k | ai-antisquadron-1 counter-2 swarm | brace scatter
DIS-T81 | Droid Tri-Fighter Squadron | 17 5 3 | 1r1b1k 1k | ai-antisquadron-1 counter-2 snipe-3 swarm | brace scatter
Jango Fett | Firespray-31 | 22 3 6 | 2r1b1k 2b | bomber grit rogue | brace brace
= Jango Fett - Slave I, Slave I - Jango Fett
Hyena-class Droid Bomber Squadron | - | 11 4 4 | 2b 1r | ai-battery-1 bomber heavy
= Hyena Bomber, Hyena Droid
Baktoid Prototypes | Hyena-class Droid Bomber Squadron | 16 4 4 | 2b 1r | ai-battery-1 bomber heavy | brace scatter
DBS-404 | Hyena-class Droid Bomber Squadron | 17 4 4 | 2b 1r | ai-battery-1 bomber heavy | brace scatter
Vulture-class Droid Fighter Squadron | - | 8 4 3 | 1b1k 1r | ai-antisquadron-1 swarm
= Vulture Fighter, Vulture Droid
Haor Chall Prototypes | Vulture-class Droid Fighter Squadron | 16 4 3 | 1b1k 1r | ai-antisquadron-1 swarm | brace scatter
DFS-311 | Vulture-class Droid Fighter Squadron | 16 4 3 | 1r1k 1r | ai-antisquadron-1 intel swarm | brace scatter
`,
}
