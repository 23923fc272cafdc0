/**
 * Ships (23) and squadrons (39) of the Rebel Alliance in Star Wars: Armada, names and numbers only. Points after the errata of June 2025.
 * Facts after github.com/Polkadoty/the-isb-api at 283afc6 (June 2025), checked against rkbodenner/star-wars-armada-data
 * (March 2020, MIT) and BSData/star-wars-armada (February 2026): hull 5 of the Hammerheads is theirs. How to read a line: `parse.ts`.
 */
export const rebel = {
  ships: `
Assault Frigate Mark II A | 77 medium | 6 3 2 4 | 4 3 3 2 | brace evade redirect | 1, 1 1, 0 1 1 | 2b | 2r1b 3r1b 3r1b 2r1b | commander officer weapons-team offensive-retro weapons-team-offensive-retro defensive-retro turbolaser title
= Assault Frigate Mk2 A, Assault Frig. Mk.II A, Assault Frigate A, AFMkII A
Assault Frigate Mark II B | 72 medium | 6 3 3 4 | 4 3 3 2 | brace evade redirect | 1, 1 1, 0 1 1 | 1b | 2r 3r1b 3r1b 2r | commander officer weapons-team offensive-retro weapons-team-offensive-retro defensive-retro turbolaser title
= Assault Frigate Mk2 B, Assault Frig. Mk.II B, Assault Frigate B, AFMkII B
CR90 Corvette A | 44 small | 4 1 1 2 | 2 2 2 1 | evade evade redirect | 2, 1 2, 0 1 2, 0 1 1 2 | 1b | 2r1b 1r1b 1r1b 1r | commander officer support-team defensive-retro turbolaser title
= CR90A Corvette, CR90 Corellian Corvette A, CR90 A
CR90 Corvette B | 39 small | 4 1 1 2 | 2 2 2 1 | evade evade redirect | 2, 1 2, 0 1 2, 0 1 1 2 | 1b | 3b 2b 2b 1b | commander officer support-team defensive-retro ion-cannon title
= CR90B Corvette, CR90 Corellian Corvette B, CR90 B
GR-75 Combat Retrofits | 24 small flotilla | 3 1 2 2 | 1 1 1 1 | evade scatter | 2, 1 2, 0 1 2 | 1b | 1b - - 1b | officer fleet-support offensive-retro title
GR-75 Medium Transports | 18 small flotilla | 3 1 2 2 | 1 1 1 1 | evade scatter | 2, 1 2, 0 1 2 | 1k | - - - - | officer fleet-support offensive-retro title
Hammerhead Torpedo Corvette | 36 small | 5 1 1 2 | 2 1 1 1 | contain evade redirect | 2, 2 1, 1 1 0 | 1k | 1r1b1k 1k 1k - | commander officer weapons-team offensive-retro weapons-team-offensive-retro ordnance title
Hammerhead Scout Corvette | 41 small | 5 1 1 2 | 2 1 1 1 | contain evade redirect | 2, 2 1, 1 1 0 | 1k | 2r1b 1b 1b - | commander officer weapons-team offensive-retro weapons-team-offensive-retro turbolaser title
MC30c Scout Frigate | 69 small mc | 4 2 1 3 | 3 3 3 2 | evade evade redirect redirect | 1, 1 1, 0 1 2, 0 1 1 0 | 1b | 1r2k 2r3k 2r3k 1r1k | commander officer weapons-team defensive-retro ordnance turbolaser title
MC30c Torpedo Frigate | 63 small mc | 4 2 1 3 | 3 3 3 2 | evade evade redirect redirect | 1, 1 1, 0 1 2, 0 1 1 0 | 1b | 1b2k 2b3k 2b3k 1b1k | commander officer weapons-team defensive-retro ordnance turbolaser title
MC75 Armored Cruiser | 99 large mc | 9 3 3 4 | 4 3 3 3 | brace contain contain redirect | 2, 1 1, 0 1 1 | 1b1k | 3b2k 3r2b 3r2b 1b1k | commander officer weapons-team offensive-retro weapons-team-offensive-retro defensive-retro turbolaser ion-cannon ordnance title
MC75 Ordnance Cruiser | 95 large mc | 9 3 2 4 | 4 3 3 3 | brace contain contain redirect | 2, 1 1, 0 1 1 | 1k | 2b3k 3r2k 3r2k 2k | commander officer weapons-team offensive-retro weapons-team-offensive-retro defensive-retro ordnance ordnance title
MC80 Assault Cruiser | 110 large mc | 8 3 3 4 | 4 4 4 3 | brace contain redirect redirect | 1, 1 1 | 2b | 2r1b 4r2b 4r2b 2r1b | commander officer support-team defensive-retro defensive-retro ion-cannon turbolaser title
= MC80 Home One Assault Cruiser
MC80 Command Cruiser | 102 large mc command-cruiser | 8 3 4 4 | 4 4 4 3 | brace contain redirect redirect | 1, 1 1 | 1b1k | 1r2b 3r3b 3r3b 1r2b | commander officer support-team offensive-retro defensive-retro ion-cannon turbolaser title
= MC80 Home One Command Cruiser
MC80 Star Cruiser | 96 large mc | 8 3 2 4 | 5 2 2 2 | brace brace redirect | 1, 1 0, 1 0 1 | 1k | 3r4b 2r1b 2r1b 2b | commander officer weapons-team support-team ion-cannon turbolaser turbolaser title
= MC80 Liberty Star Cruiser
MC80 Battle Cruiser | 103 large mc | 8 3 2 4 | 5 2 2 2 | brace brace redirect | 1, 1 0, 1 0 1 | 2k | 4r3b 2r1b 2r1b 1r1b | commander officer weapons-team support-team ion-cannon turbolaser turbolaser title
= MC80 Liberty Battle Cruiser
Modified Pelta-class Assault Ship | 56 small | 5 2 1 4 | 3 2 2 1 | brace evade redirect | 2, 1 1 | 1b1k | 2r2k 1r1k 1r1k 2r | commander officer support-team fleet-command ordnance title
= Pelta Assault Ship
Modified Pelta-class Command Ship | 60 small | 5 2 3 4 | 3 2 2 1 | brace evade redirect | 2, 1 1 | 1b | 2r2b 1r1b 1r1b 2r | commander officer support-team fleet-command offensive-retro title
= Pelta Command Ship
Nebulon-B Escort Frigate | 57 small | 5 2 2 3 | 3 1 1 2 | brace brace evade | 1, 1 1, 0 1 2 | 2b | 3r 1r1b 1r1b 2r | commander officer support-team turbolaser title
= Nebulon-B Escort, Neb-B Escort
Nebulon-B Support Refit | 51 small | 5 2 1 3 | 3 1 1 2 | brace brace evade | 1, 1 1, 0 1 2 | 1b | 3r 1r1b 1r1b 2r | commander officer support-team turbolaser title
= Nebulon-B Support Frigate, Nebulon-B Support, Neb-B Support
Providence-class Carrier | 95 large comms transport | 6 3 2 4 | 5 3 3 2 | brace evade redirect salvo | 2, 1 0 | 2k | 2r1b2k 2r2b2k 2r2b2k 1r1b1k | commander officer officer weapons-team weapons-team offensive-retro offensive-retro weapons-team-offensive-retro weapons-team-offensive-retro support-team support-team title
Starhawk-class Battleship Mark I | 140 large starhawk-mark-i | 14 4 3 4 | 6 4 4 2 | brace contain redirect salvo | 1, 1 1 | 1b1k | 4r2b2k 2r2b1k 2r2b1k 2r1k | commander officer officer weapons-team offensive-retro weapons-team-offensive-retro ion-cannon turbolaser super-weapon title
= Starhawk Mk.I, Starhawk I, Starhawk 1
Starhawk-class Battleship Mark II | 150 large starhawk-mark-ii | 14 4 3 4 | 6 4 4 2 | brace contain redirect salvo | 1, 1 1 | 1r1b | 4r3b1k 3r2b 3r2b 2r1b | commander officer officer weapons-team offensive-retro weapons-team-offensive-retro ion-cannon turbolaser super-weapon title
= Starhawk Mk.II, Starhawk II, Starhawk 2
`,
  squadrons: `
Fenn Rau | Mandalorian Gauntlet Fighter | 24 4 7 | 1r2b 1b1k | assault escort | brace
A-wing Squadron | - | 11 5 4 | 3b 1k | counter-2
Tycho Celchu | A-wing Squadron | 16 5 4 | 3b 1k | counter-2 | brace scatter
Shara Bey | A-wing Squadron | 17 5 4 | 3b 1k | counter-3 | brace scatter
Green Squadron | A-wing Squadron | 12 5 4 | 3b 1k | bomber counter-1
B-wing Squadron | - | 14 2 5 | 3b 1b1k | bomber
Keyan Farlander | B-wing Squadron | 18 2 5 | 3b 2k | bomber | brace brace
Ten Numb | B-wing Squadron | 19 2 5 | 2b1k 1b1k | bomber | brace brace
Dagger Squadron | B-wing Squadron | 15 2 5 | 2b1k 1b1k | bomber swarm
E-wing Squadron | - | 14 4 5 | 4b 1r | bomber snipe-3
Corran Horn | E-wing Squadron | 22 4 5 | 4b 1r | bomber rogue snipe-4 | brace brace
HWK-290 | - | 12 3 4 | 2b 1b | counter-2 intel
Jan Ors | HWK-290 | 19 3 4 | 3b 1k | counter-2 intel | brace brace
= Jan Ors - Moldy Crow, Moldy Crow - Jan Ors
Kanan Jarrus | HWK-290 | 19 3 4 | 1r2b 2b | assault cloak rogue | brace brace
Lancer-class Pursuit Craft | - | 14 4 4 | 3b 1k | bomber grit rogue
Ketsu Onyo | Lancer-class Pursuit Craft | 22 4 4 | 3b 2b | bomber grit rogue | brace scatter
= Ketsu Onyo - Shadow Caster, Shadow Caster - Ketsu Onyo
Scurrg H-6 Bomber | - | 16 3 6 | 2b 1b1k | bomber grit heavy
Nym | Scurrg H-6 Bomber | 21 3 6 | 2b 1b1k | bomber grit | brace brace
= Nym - Havoc, Havoc - Nym
Malee Hurra | Scurrg H-6 Bomber | 21 3 6 | 1r1b 2b | bomber grit | brace brace
VCX-100 Freighter | - | 15 3 8 | 3b 1b | heavy relay-1 strategic
Hera Syndulla | VCX-100 Freighter | 28 3 8 | 2b2k 1b1k | grit rogue | brace
= Hera Syndulla - Ghost, Ghost - Hera Syndulla
X-wing Squadron | - | 13 3 5 | 4b 1r | bomber escort
Luke Skywalker | X-wing Squadron | 20 3 5 | 4b 1k | bomber escort | brace brace
Biggs Darklighter | X-wing Squadron | 19 3 5 | 4b 1r | bomber escort | brace brace
Hera Syndulla | X-wing Squadron | 23 3 5 | 1r2b1k 1k | bomber dodge-1 | brace brace
= Hera Syndulla (xwing)
Wedge Antilles | X-wing Squadron | 19 3 5 | 4b 1k | bomber escort | brace brace
Rogue Squadron | X-wing Squadron | 14 3 5 | 4b 1r | bomber rogue
Y-wing Squadron | - | 10 3 6 | 2b 1k | bomber heavy
Dutch Vander | Y-wing Squadron | 16 3 6 | 3b 1k | bomber heavy | brace brace
Norra Wexley | Y-wing Squadron | 17 3 6 | 3b 1k | bomber | brace brace
Gold Squadron | Y-wing Squadron | 12 3 6 | 2b 2b | bomber | brace brace
YT-1300 | - | 13 2 7 | 3b 1b | counter-1 escort
Han Solo | YT-1300 | 26 3 7 | 2b2k 1b1k | grit rogue | brace brace
= Han Solo - Millennium Falcon, Millennium Falcon - Han Solo
Lando Calrissian | YT-1300 | 24 3 7 | 1r2b1k 1r1b | grit rogue | brace brace
= Lando Calrissian - Millennium Falcon, Millennium Falcon - Lando Calrissian, Lando Carissian
YT-2400 | - | 16 4 6 | 4b 1k | rogue
Dash Rendar | YT-2400 | 24 4 6 | 4b 1k | bomber rogue | brace brace
= Dash Rendar - Outrider, Outrider - Dash Rendar
Mart Mattin | YT-2400 | 22 4 6 | 4b 1k | grit rogue | brace brace
= Mart Mattin - Sato's Hammer, Sato's Hammer - Mart Mattin
Z-95 Headhunter Squadron | - | 7 3 3 | 3r 1r | swarm
Lieutenant Blount | Z-95 Headhunter Squadron | 14 3 3 | 3r 1r | swarm | brace scatter
`,
}
