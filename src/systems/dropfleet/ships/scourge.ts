/**
 * Ships of the Scourge in Dropfleet Commander 1.7: 35 profiles, names and numbers only.
 * Facts after github.com/BSData/dropfleet-commander at bf6e560 (October 2024). How to read a line: `parse.ts`.
 */
export const scourge = `
Nosferatu | Nosferatu Dreadnought | S2 460 | 14 18 8 26 3+ 20 | 1 | dreadnought, full-cloak, stealth
- Oculus Beam Super Phalanx | 3+ 8 2 F | scald
- 2 x Oculus Beam Array, Starboard | 3+ 2 2 F/S(R) | linked-1, scald
- 2 x Oculus Beam Array, Port | 3+ 2 2 F/S(L) | linked-2, scald
- Plasma Flood | 3+ 10 1 F/S/R | close-action, scald
+ Fighters & Bombers | fighters-bombers 8

Cthulhu | Cthulhu Dreadnought | S2 470 | 14 18 8 26 3+ 20 | 1 | dreadnought, full-cloak, stealth
- Furnace Triad | 3+ 3 3 F(N) | burnthrough-12, corruptor, flash
- 2 x Oculus Beam Array, Starboard | 3+ 2 2 F/S(R) | linked-1, scald
- 2 x Oculus Beam Array, Port | 3+ 2 2 F/S(L) | linked-2, scald
- Plasma Cyclone | 2+ 6 1 F/S/R | close-action, scald
+ Fighters & Bombers | fighters-bombers 8

Daemon | Daemon Battleship | S 260 | 8 10 8 20 3+ 12 | 1
- Furnace Fangs | 3+ 3 1 F(N) | burnthrough-6, corruptor, flash
- Oculus Array | 3+ 3 2 F | linked-1, scald
- Oculus Beam Phalanx, Port | 3+ 3 2 F/S(L) | linked-1, scald
- Oculus Beam Phalanx, Starboard | 3+ 3 2 F/S(R) | linked-1, scald
- Plasma Cyclone | 2+ 6 1 F/S/R | close-action, scald

Dragon | Dragon Battleship | S 265 | 8 10 8 20 3+ 12 | 1
- Furnace Fangs | 3+ 3 1 F(N) | burnthrough-6, corruptor, flash
- Oculus Array | 3+ 3 2 F | scald
- Plasma Cyclone | 2+ 6 1 F/S/R | close-action, scald
+ Fighters & Bombers | fighters-bombers 3
+ Torpedo | torpedoes 1 | corruptor, limited-2

Beelzebub | Beelzebub Battleship | S 245 | 8 10 8 20 3+ 12 | 1
- Mega Plasma Lance Battery | 4+ 6 2 F/S | calibre-h-s
- Furnace Battery | 3+ 3 1 F | burnthrough-8, corruptor, flash
- Oculus Array | 3+ 3 2 F | scald
- Plasma Cyclone | 2+ 6 1 F/S/R | close-action, scald
+ Fighters & Bombers | fighters-bombers 2

Devil | Devil Battleship | S 255 | 8 10 8 20 3+ 12 | 1
- Mega Plasma Lance Battery | 4+ 6 2 F/S | calibre-h-s
- Oculus Array | 3+ 3 2 F | scald
- Plasma Cyclone | 2+ 6 1 F/S/R | close-action, scald
+ Fighters & Bombers | fighters-bombers 4

Lucifer | Lucifer Battleship | S 230 | 8 10 12 20 3+ 12 | 1
- Oculus Array | 3+ 3 2 F | scald
- Plasma Cyclone | 2+ 6 1 F/S/R | close-action, scald
+ Fighters & Bombers | fighters-bombers 4

Akuma | Akuma Battlecruiser | H 215 | 6 8 10 14 4+ 8 | 1 | full-cloak, stealth
- Oculus Array | 3+ 2 2 F | scald
- Oculus Beam Phalanx, Port | 3+ 3 2 F/S(L) | scald
- Oculus Beam Phalanx, Starboard | 3+ 3 2 F/S(R) | scald
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald

Banshee | Banshee Battlecruiser | H 180 | 6 8 10 14 4+ 8 | 1 | full-cloak, stealth
- Oculus Array | 3+ 2 2 F | scald
- Plasma Tempest | 3+ 11 1 F/S | close-action, scald
+ Torpedo | torpedoes 1 | corruptor, limited-2

Shadow | Shadow Battlecruiser | H 195 | 6 8 10 14 4+ 8 | 1
- Magnetron Lash | * 4 1 F(N) | burnthrough-8, close-action, mauler, scald
- Oculus Array | 3+ 2 2 F | scald
- Plasma Tempest | 3+ 11 1 F/S | close-action, scald
+ Fighters & Bombers | fighters-bombers 4

Umbra | Umbra Battlecruiser | H 195 | 6 8 10 14 4+ 8 | 1
- Oculus Array | 3+ 2 2 F | scald
- Plasma Tempest | 3+ 11 1 F/S | close-action, scald
+ Fighters & Bombers | fighters-bombers 4

Shenlong | Shenlong Heavy Cruiser | H 160 | 6 8 8 12 4+ 6 | 1 | partial-cloak, stealth
- Oculus Array | 3+ 2 2 F | scald
- Oculus Beam Array, Port | 3+ 2 2 F/S(L) | scald
- Oculus Beam Array, Starboard | 3+ 2 2 F/S(R) | scald
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald

Raiju | Raiju Heavy Cruiser | H 150 | 6 8 8 12 4+ 6 | 1 | partial-cloak, stealth
- Oculus Array | 3+ 2 2 F | scald
- Furnace Cannons | 3+ 2 1 F(N) | burnthrough-5, corruptor, flash
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald

Kulshedra | Kulshedra Vilestar Carrier | H 175 | 6 8 8 12 4+ 6 | 1
- Oculus Beams | 3+ 1 2 F | scald
- Plasma Tempest | 3+ 11 1 F/S | close-action, scald
+ Fighters & Bombers | fighters-bombers 5

Sphinx | Sphinx Cruiser | M 115 | 6 8 10 10 4+ 6 | 1-2
- Oculus Beams | 3+ 1 2 F | scald
- Oculus Beam Array, Port | 3+ 2 2 F/S(L) | scald
- Oculus Beam Array, Starboard | 3+ 2 2 F/S(R) | scald
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald

Wyvern | Wyvern Cruiser | M 105 | 6 8 10 10 4+ 6 | 1-2
- Oculus Beams | 3+ 1 2 F | scald
- Plasma Tempest | 3+ 11 1 F/S | close-action, scald

Ifrit | Ifrit Cruiser | M 110 | 6 8 10 10 4+ 6 | 1-2
- Oculus Beams | 3+ 1 2 F | scald
- Furnace Cannons | 3+ 2 1 F(N) | burnthrough-5, corruptor, flash
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald

Hydra | Hydra Fleet Carrier | M 140 | 6 8 10 10 4+ 6 | 1
- Oculus Beams | 3+ 1 2 F | scald
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald
+ Fighters & Bombers | fighters-bombers 5

Chimera | Chimera Troopship | M 105 | 6 8 10 10 4+ 6 | 1
- Oculus Beams | 3+ 1 2 F | scald
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald
+ Bulk Landers | bulk-landers 2

Strix | Strix Light Cruiser | M 90 | 6 8 12 8 5+ 2 | 2-3
- Oculus Beams | 3+ 1 2 F | scald
- Plasma Tempest | 3+ 11 1 F/S | close-action, scald

Yokai | Yokai Light Cruiser | M 95 | 6 8 12 8 5+ 2 | 2-3
- Oculus Beams | 3+ 1 2 F | scald
- Oculus Beam Array, Port | 3+ 2 2 F/S(L) | scald
- Oculus Beam Array, Starboard | 3+ 2 2 F/S(R) | scald
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald

Harpy | Harpy Frigate | L 39 | 6 3 12 4 5+ 4 | 2-4 | atmospheric
- Oculus Beams | 3+ 1 2 F | scald
- Plasma Cloud | 3+ 2 1 F/S/R | close-action, scald

Djinn | Djinn Frigate | L 43 | 6 3 12 4 5+ 4 | 2-6 | atmospheric
- Oculus Rays | 3+ 1 1 F | scald
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald

Charybdis | Charybdis Frigate | L 35 | 6 3 12 4 5+ 4 | 2-4 | atmospheric
- Oculus Rays | 3+ 1 1 F | scald
- Plasma Bombs | 4+ 4 1 F/S | bombardment, low-level, scald
- Plasma Cloud | 3+ 2 1 F/S/R | close-action, scald

Scylla | Scylla Frigate | L 42 | 6 3 12 4 5+ 4 | 2-4 | atmospheric
- Oculus Rays | 3+ 1 1 F | scald
- Reverse Grav-Cannon | 3+ 2 1 F/S | escape-velocity
- Plasma Cloud | 3+ 2 1 F/S/R | close-action, scald

Gargoyle | Gargoyle Strike Carrier | L 32 | 6 3 12 4 5+ 4 | 1-2 | atmospheric, open
- Oculus Rays | 3+ 1 1 F | scald
- Plasma Cloud | 3+ 2 1 F/S/R | close-action, scald
+ Dropships | dropships 1

Shedu | Shedu Monitor | L 45 | 8 5 6 4 3+ 4 | 2-3 | monitor
- Oculus Beam Crest | 3+ 2 2 F | scald
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald

Lamassu | Lamassu Barge | L 45 | 6 5 6 4 3+ 4 | 1-3
- Oculus Rays | 3+ 1 1 F | scald
- Plasma Bombs | 4+ 4 1 F/S | bombardment, low-level, scald
- Plasma Cloud | 3+ 2 1 F/S/R | close-action, scald
+ Bulk Landers | bulk-landers 1

Incubus | Incubus Destroyer | L2 55 | 6 5 10 6 4+ 4 | 2-3
- Oculus Rays | 3+ 1 1 F | scald
- Furnace Blaster | 3+ 2 1 F(N) | burnthrough-3, corruptor, flash
- Plasma Squall | 3+ 4 1 F/S/R | close-action, scald

Succubus | Succubus Destroyer | L2 55 | 6 5 10 6 4+ 4 | 2-3
- 2 x Oculus Beams | 3+ 1 2 F | scald
- Seekers | 3+ 4 1 F/S/R | close-action, re-entry, scald

Revenant | Revenant Destroyer | L2 60 | 6 5 10 6 4+ 4 | 2-4
- Oculus Rays | 3+ 1 1 F | scald
- Plasma Storm | 3+ 6 1 F/S/R | close-action, scald
+ Fighters & Bombers | fighters-bombers 2

Wraith | Wraith Cutter | L2 40 | 6 6 16 6 5+ 2 | 2-3 | outlier, vectored
- Oculus Rays | 3+ 1 1 F | scald
- Plasma Brand | 4+ 2 2 F | close-action-beam

Parasite | Parasite Radiation Leech | L2 55 | 6 6 16 6 5+ 2 | 1-3 | outlier, rare, vectored, energy-siphon
- Oculus Rays | 3+ 1 1 F | scald

Nickar | Nickar Hunter-Killer | L 22 | 6 2 16 2 6+ 2 | 1-3 | atmospheric
- Plasma Squall | 4+ 4 1 F/S/R | air-to-air, close-action, scald

Hiruko | Hiruko Boarding Cutter | L 18 | 6 2 14 2 6+ 1 | 1-3 | outlier, ramming-ship
- Plasma Torch | 4+ 2 1 F | close-action-beam
`
