/**
 * Ships (9) and squadrons (14) of the Galactic Republic in Star Wars: Armada, names and numbers only. Points after the errata of June 2025.
 * Facts after github.com/Polkadoty/the-isb-api at 283afc6 (June 2025), checked against rkbodenner/star-wars-armada-data
 * (March 2020, MIT) and BSData/star-wars-armada (February 2026). How to read a line: `parse.ts`.
 */
export const republic = {
  ships: `
Acclamator I-class Assault Ship | 64 medium clone transport | 7 3 3 4 | 4 2 2 2 | brace redirect salvo | 1, 1 0, 0 1 0 | 2k | 3r2k 2r1k 2r1k 1r1k | commander officer weapons-team offensive-retro offensive-retro weapons-team-offensive-retro turbolaser ordnance title
= Acclamator I
Acclamator II-class Assault Ship | 71 medium clone bombard transport | 7 3 3 4 | 4 2 2 2 | brace redirect salvo | 1, 1 0, 0 1 0 | 1b1k | 3r1b2k 2r1k 2r1k 1r1b | commander officer weapons-team defensive-retro turbolaser ordnance title
= Acclamator II
Consular-class Armed Cruiser | 37 small senate comms | 4 1 1 2 | 2 2 2 1 | contain evade redirect | 2, 2 1, 1 1 1, 1 0 1 1 | 2b | 2b1k 1b1k 1b1k 1b | commander officer support-team defensive-retro ordnance title
Consular-class Charger c70 | 42 small clone | 4 1 1 2 | 2 2 2 1 | contain evade redirect | 2, 2 1, 1 1 1, 1 0 1 1 | 1k | 2r1b 2r 2r 1r1b | commander officer support-team offensive-retro turbolaser title
Pelta-class Medical Frigate | 49 small clone medical | 5 2 2 4 | 3 2 2 1 | brace evade redirect | 2, 1 1 | 1b | 2r1b 1r1b 1r1b 2r | commander officer support-team fleet-support offensive-retro title
Pelta-class Transport Frigate | 45 small clone transport | 5 2 1 4 | 3 2 2 1 | brace evade redirect | 2, 1 1 | 1b1k | 2r1k 1r1k 1r1k 2r | commander officer support-team fleet-support defensive-retro title
Venator I-class Star Destroyer | 90 large clone jedi comms star-destroyer | 9 3 3 4 | 4 3 2 3 | brace contain redirect salvo | 1, 1 1, 0 1 0 | 2b | 3r3k 1r1b2k 1r1b2k 1r1b1k | commander officer weapons-team fleet-command offensive-retro weapons-team-offensive-retro turbolaser ordnance title
= Venator I
Venator II-class Star Destroyer | 100 large clone bombard star-destroyer | 9 3 5 4 | 4 3 2 3 | brace contain redirect salvo | 1, 1 1, 0 1 0 | 1b1k | 2r2b2k 2r2b 2r2b 1r1b1k | commander officer weapons-team offensive-retro weapons-team-offensive-retro defensive-retro turbolaser ordnance title
= Venator II
Victory I-class Star Destroyer | 73 medium star-destroyer clone | 8 3 3 4 | 3 3 3 1 | brace redirect salvo | 1, 0 1 | 1b | 3r3k 2r1k 2r1k 2r | commander officer weapons-team support-team offensive-retro weapons-team-offensive-retro ordnance ordnance title
= Victory I, VSD I, VSD 1
`,
  squadrons: `
ARC-170 Starfighter Squadron | - | 15 2 7 | 1r2b 2b | bomber counter-1
Odd Ball | ARC-170 Starfighter Squadron | 20 2 7 | 2b1k 2b | bomber counter-1 | brace evade
BTL-B Y-wing Squadron | - | 10 3 6 | 1b1k 1k | bomber heavy
Anakin Skywalker | BTL-B Y-wing Squadron | 18 3 6 | 3b 1r1b | adept-2 bomber heavy | brace brace
= Anakin Skywalker [Y-Wing]
Matchstick | BTL-B Y-wing Squadron | 16 3 6 | 1b1k 1k | bomber heavy | brace brace
Delta-7 Aethersprite Squadron | - | 17 4 4 | 3b1k 1b | adept-1 counter-2 dodge-1
Ahsoka Tano | Delta-7 Aethersprite Squadron | 23 4 4 | 3b1k 1b | adept-1 counter-2 grit | brace scatter
Kit Fisto | Delta-7 Aethersprite Squadron | 24 4 4 | 3b1k 1b | adept-2 counter-2 intel | brace scatter
Luminara Unduli | Delta-7 Aethersprite Squadron | 23 4 4 | 3b1k 1b | adept-1 counter-2 | brace scatter
Plo Koon | Delta-7 Aethersprite Squadron | 24 4 4 | 3b1k 1b | adept-2 counter-2 | brace scatter
Anakin Skywalker | Delta-7 Aethersprite Squadron | 24 4 4 | 2b2k 1k | adept-2 counter-2 dodge-1 | brace scatter
= Anakin Skywalker (Delta-7)
V-19 Torrent Squadron | - | 12 3 5 | 1r2b 1k | escort swarm
Axe | V-19 Torrent Squadron | 17 3 5 | 1r2b 1k | escort swarm | brace evade
Kickback | V-19 Torrent Squadron | 16 3 5 | 1r2b 1k | escort swarm | brace brace
`,
}
