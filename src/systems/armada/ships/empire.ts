/**
 * Ships (25) and squadrons (41) of the Galactic Empire in Star Wars: Armada, names and numbers only. Points after the errata of June 2025.
 * Facts after github.com/Polkadoty/the-isb-api at 283afc6 (June 2025), checked against rkbodenner/star-wars-armada-data
 * (March 2020, MIT) and BSData/star-wars-armada (February 2026): side and rear dice of the Imperial I are theirs. How to read a line: `parse.ts`.
 */
export const empire = {
  ships: `
Arquitens-class Light Cruiser | 52 small | 5 2 1 3 | 2 2 2 2 | contain evade redirect redirect | 2, 0 2, 0 0 2 | 1k | 1r1k 3r 3r 1r1k | commander officer defensive-retro turbolaser title
Arquitens-class Command Cruiser | 55 small | 5 2 2 3 | 2 2 2 2 | contain evade redirect redirect | 2, 0 2, 0 0 2 | 1b | 1r1b 3r 3r 1r1b | commander officer support-team defensive-retro turbolaser title
Gladiator I-class Star Destroyer | 56 small star-destroyer | 5 2 2 3 | 3 2 2 1 | brace evade redirect | 2, 1 1, 0 1 1 | 1b | 2r2k 4k 4k 1r1k | commander officer weapons-team support-team ordnance title
= Gladiator I, GSD I, GSD 1
Gladiator II-class Star Destroyer | 62 small star-destroyer | 5 2 2 3 | 3 2 2 1 | brace evade redirect | 2, 1 1, 0 1 1 | 2b | 2r2k 1r3k 1r3k 1r1k | commander officer weapons-team support-team ordnance title
= Gladiator II, GSD II, GSD 2
Gozanti-class Assault Carriers | 26 small flotilla | 3 1 2 2 | 1 1 1 1 | evade scatter | 2, 1 1, 1 1 0 | 1b | 1r 1b 1b - | officer fleet-support offensive-retro title
Gozanti-class Cruisers | 23 small flotilla | 3 1 2 2 | 1 1 1 1 | evade scatter | 2, 1 1, 1 1 0 | 1k | 1b 1b 1b - | officer fleet-support offensive-retro title
Imperial I-class Star Destroyer | 110 large star-destroyer | 11 3 4 4 | 4 3 3 2 | brace contain redirect redirect | 1, 1 1, 0 1 1 | 1b1k | 3r2b3k 2r2k 2r2k 1r2b | commander officer weapons-team offensive-retro offensive-retro weapons-team-offensive-retro ion-cannon turbolaser title
= Imperial I, ISD I, ISD 1
Imperial II-class Star Destroyer | 120 large star-destroyer | 11 3 4 4 | 4 3 3 2 | brace contain redirect redirect | 1, 1 1, 0 1 1 | 2b | 4r4b 2r2b 2r2b 1r2b | commander officer weapons-team offensive-retro weapons-team-offensive-retro defensive-retro ion-cannon turbolaser title
= Imperial II, ISD II, ISD 2
Imperial Star Destroyer Cymoon 1 Refit | 112 large star-destroyer cymoon | 11 3 3 4 | 4 3 3 2 | brace contain redirect redirect | 1, 1 1, 0 1 1 | 2k | 5r2b 1r3b 1r3b 1r2b | commander officer weapons-team fleet-command offensive-retro weapons-team-offensive-retro turbolaser turbolaser title
= ISD Cymoon 1 Refit
Imperial Star Destroyer Kuat Refit | 112 large star-destroyer | 11 3 2 4 | 4 3 3 2 | brace contain redirect redirect | 1, 1 1, 0 1 1 | 1b1k | 3r2b3k 1r1b2k 1r1b2k 1r1b1k | commander officer weapons-team offensive-retro weapons-team-offensive-retro defensive-retro ion-cannon ordnance title
= ISD Kuat Refit
Interdictor Suppression Refit | 90 medium interdictor | 9 2 2 5 | 3 2 2 2 | brace contain contain redirect | 1, 1 1 | 1b | 1r3b 1r3b 1r3b 1r2b | commander officer support-team offensive-retro experimental-retro experimental-retro ion-cannon title
Interdictor Combat Refit | 93 medium interdictor combat-refit | 9 2 2 5 | 3 2 2 2 | brace contain contain redirect | 1, 1 1 | 1b1k | 2r2b 2r2b 2r2b 1r2b | commander officer support-team offensive-retro experimental-retro ion-cannon title
Onager-class Star Destroyer | 120 large star-destroyer | 10 3 2 3 | 5 2 2 1 | brace redirect salvo | 1, 1 1, 1 1 0 | 1b1k | 2r2b1k 3r1k 3r1k 2r1b special 3r2b2k | commander officer weapons-team weapons-team turbolaser super-weapon title
Onager-class Testbed | 116 large | 10 3 2 3 | 5 2 2 1 | brace redirect salvo | 1, 1 1, 1 1 0 | 1k | 1r2b1k 2r1b 2r1b 1r1b special 4r3k | commander officer weapons-team weapons-team support-team super-weapon title
Quasar Fire I-class Cruiser-Carrier | 54 medium | 6 2 4 2 | 2 2 2 1 | brace redirect | 2, 1 1, 0 1 1 | 1b | 3b 2b 2b 1b | commander officer weapons-team offensive-retro offensive-retro weapons-team-offensive-retro title
= Quasar Fire I, Quasar I Cruiser-Carrier
Quasar Fire II-class Cruiser-Carrier | 61 medium | 6 2 4 2 | 2 2 2 1 | brace redirect | 2, 1 1, 0 1 1 | 1r | 2r1b 1r1b 1r1b 1b | commander officer weapons-team weapons-team offensive-retro weapons-team-offensive-retro title
= Quasar Fire II, Quasar II Cruiser-Carrier
Raider I-class Corvette | 44 small | 4 1 1 2 | 2 2 2 2 | brace evade evade | 2, 2 2, 0 1 1, 0 1 1 1 | 2k | 2b2k 1b1k 1b1k 1b | commander officer weapons-team offensive-retro weapons-team-offensive-retro ordnance title
= Raider I, Raider 1
Raider II-class Corvette | 48 small | 4 1 1 2 | 2 2 2 2 | brace evade evade | 2, 2 2, 0 1 1, 0 1 1 1 | 1b1k | 3b1k 1b1k 1b1k 1b | commander officer weapons-team offensive-retro weapons-team-offensive-retro ion-cannon title
= Raider II, Raider 2
Executor I-class Star Dreadnought | 381 huge star-dreadnought | 33 4 6 5 | 6 5 5 3 5 5 | brace brace contain contain redirect redirect | 0, 0 0 | 2b1k | 5r4b 3r3b1k 3r3b1k 2r1b1k 2r3b1k 2r3b1k | commander officer officer officer officer weapons-team fleet-command fleet-command fleet-command fleet-command offensive-retro weapons-team-offensive-retro turbolaser ion-cannon title
= SSD Executor I
Executor II-class Star Dreadnought | 411 huge star-dreadnought | 33 4 6 5 | 6 5 5 3 5 5 | brace brace contain contain redirect redirect | 0, 0 0 | 1r1b1k | 5r5b 4r3b1k 4r3b1k 2r1b1k 3r3b1k 3r3b1k | commander officer officer officer officer weapons-team fleet-command offensive-retro offensive-retro weapons-team-offensive-retro ion-cannon ion-cannon turbolaser turbolaser title
= SSD Executor II
Star Dreadnought Assault Prototype | 250 huge star-dreadnought | 22 4 5 4 | 6 3 3 2 3 3 | brace brace contain contain redirect redirect | 0, 0 0 | 1r1b | 5r4b 3r2b1k 3r2b1k 1r1b1k 2r2b1k 2r2b1k | commander officer officer officer weapons-team offensive-retro offensive-retro weapons-team-offensive-retro ion-cannon ion-cannon turbolaser turbolaser title
= SSD Assault Prototype
Star Dreadnought Command Prototype | 220 huge star-dreadnought | 22 4 5 4 | 6 3 3 2 3 3 | brace brace contain contain redirect redirect | 0, 0 0 | 2b | 4r4b 3r1b1k 3r1b1k 1r1b1k 2r1b1k 2r1b1k | commander officer officer officer weapons-team fleet-command fleet-command offensive-retro weapons-team-offensive-retro ion-cannon turbolaser title
= SSD Command Prototype
Venator II-class Star Destroyer | 100 large bombard star-destroyer | 9 3 3 4 | 4 3 2 3 | brace contain redirect salvo | 1, 1 1, 0 1 0 | 1b1k | 2r2b2k 2r2b 2r2b 1r1b1k | commander officer weapons-team defensive-retro turbolaser ordnance ordnance title
Victory I-class Star Destroyer | 73 medium star-destroyer | 8 3 3 4 | 3 3 3 1 | brace redirect redirect | 1, 0 1 | 1b | 3r3k 2r1k 2r1k 2r | commander officer weapons-team offensive-retro weapons-team-offensive-retro turbolaser ordnance title
= Victory I, VSD I, VSD 1
Victory II-class Star Destroyer | 80 medium star-destroyer | 8 3 3 4 | 3 3 3 1 | brace redirect redirect | 1, 0 1 | 1b | 3r3b 2r1b 2r1b 2r | commander officer weapons-team offensive-retro weapons-team-offensive-retro turbolaser ion-cannon title
= Victory II, VSD II, VSD 2
`,
  squadrons: `
Aggressor Assault Fighter | - | 15 3 5 | 4b 1k | counter-1 rogue
IG-88 | Aggressor Assault Fighter | 19 5 5 | 4b 1k | counter-2 rogue | scatter
= IG-88 - IG-2000, IG-2000 - IG-88
IG-88B | Aggressor Assault Fighter | 19 5 5 | 2b2k 1k | counter-1 rogue | scatter
= IG-88B - IG-2000B, IG-2000B - IG-88B
Firespray-31 | - | 18 3 6 | 3b 2b | bomber rogue
Boba Fett | Firespray-31 | 24 3 6 | 4b 1b1k | bomber rogue | brace brace
= Boba Fett - Slave I, Slave I - Boba Fett
Hondo Ohnaka | Firespray-31 | 24 3 6 | 4b 2b | bomber grit rogue | brace brace
= Hondo Ohnaka - Slave I, Slave I - Hondo Ohnaka
JumpMaster 5000 | - | 12 4 4 | 2b 1b | intel swarm
Dengar | JumpMaster 5000 | 20 4 4 | 3b 1k | intel swarm | brace scatter
= Dengar - Punishing One, Punishing One - Dengar
Tel Trevura | JumpMaster 5000 | 17 4 4 | 3b 1b | grit rogue | brace scatter
Lambda-class Shuttle | - | 15 3 6 | 2k 1b | heavy relay-2 strategic
Colonel Jendon | Lambda-class Shuttle | 23 3 6 | 2k 1b | heavy relay-2 | brace brace
Gar Saxon | Mandalorian Gauntlet Fighter | 20 4 7 | 1r2b 1b1k | assault rogue | brace
TIE Advanced Squadron | - | 12 4 5 | 3b 1k | escort
Darth Vader | TIE Advanced Squadron | 21 4 5 | 3b1k 1k | escort | brace brace
Zertik Strom | TIE Advanced Squadron | 15 4 5 | 3r 1k | escort | brace brace
Tempest Squadron | TIE Advanced Squadron | 13 4 5 | 3b 1k | bomber escort
TIE Bomber Squadron | - | 9 4 5 | 1k 1k | bomber heavy
Major Rhymer | TIE Bomber Squadron | 16 4 5 | 1b1k 1k | bomber heavy | brace brace
Captain Jonus | TIE Bomber Squadron | 16 4 5 | 1k 1k | bomber grit heavy | brace brace
Gamma Squadron | TIE Bomber Squadron | 10 4 5 | 1k 1k | bomber grit
TIE Defender Squadron | - | 16 5 6 | 2b2k 1b | bomber
Maarek Stele | TIE Defender Squadron | 21 5 6 | 2b2k 2b | bomber grit | brace brace
Darth Vader | TIE Defender Squadron | 25 5 6 | 1r1b2k 2r | adept-2 bomber rogue | brace evade
TIE Fighter Squadron | - | 8 4 3 | 3b 1b | swarm
Howlrunner | TIE Fighter Squadron | 16 4 3 | 3b 1b | swarm | brace scatter
Mauler Mithel | TIE Fighter Squadron | 15 4 3 | 3b 1b | swarm | brace scatter
Valen Rudor | TIE Fighter Squadron | 13 4 3 | 3k 1b | swarm | brace scatter
Black Squadron | TIE Fighter Squadron | 9 4 3 | 3b 1b | counter-1 escort
TIE Interceptor Squadron | - | 11 5 3 | 4b 1b | counter-2 swarm
Soontir Fel | TIE Interceptor Squadron | 18 5 3 | 4b 1b | counter-2 swarm | brace scatter
Ciena Ree | TIE Interceptor Squadron | 17 5 3 | 4b 1b | counter-2 swarm | brace scatter
Saber Squadron | TIE Interceptor Squadron | 12 5 3 | 4b 1b | snipe-4 swarm
Vult Skerris | TIE Interceptor Squadron | 18 5 3 | 2b2k 1b | counter-4 swarm | brace scatter
TIE Phantom Squadron | - | 14 4 4 | 4b 2r | cloak
Whisper | TIE Phantom Squadron | 18 4 4 | 4b 2r | cloak | brace scatter
VT-49 Decimator | - | 22 3 8 | 3k 3b | counter-1 heavy rogue
Morna Kee | VT-49 Decimator | 27 3 8 | 3k 3b | counter-1 rogue | brace
YV-666 | - | 15 2 7 | 2b2k 1b | grit heavy rogue
Bossk | YV-666 | 23 3 7 | 4k 1b1k | grit rogue | brace
= Bossk - Hound's Tooth, Hound's Tooth - Bossk
Moralo Eval | YV-666 | 22 3 7 | 2b2k 2b | grit rogue | brace
Mandalorian Gauntlet Fighter | - | 18 4 7 | 2b1k 2b | assault rogue
`,
}
