/**
 * Ships of the Post-Human Republic in Dropfleet Commander 1.7: 37 profiles, names and numbers only.
 * Facts after github.com/BSData/dropfleet-commander at bf6e560 (October 2024). How to read a line: `parse.ts`.
 */
export const phr = `
Romulus | Romulus Dreadnought | S2 500 | 16 14 6 30 2+ 18 | 1 | dreadnought
- Hypernova Laser | 3+ 5 1 F(N) | burnthrough-14, overcharge
- 3 x Energy Glaive Battery, Starboard | 3+ 6 1 S(R) | linked-1, overcharge
- 3 x Energy Glaive Battery, Port | 3+ 6 1 S(L) | linked-2, overcharge
- Hornet Drones | 3+ 5 1 F/S/R | close-action

Remus | Remus Dreadnought | S2 460 | 16 14 6 30 2+ 18 | 1 | dreadnought
- 2 x Energy Glaive Battery, Starboard | 3+ 6 1 S(R) | linked-1, overcharge
- 2 x Energy Glaive Battery, Port | 3+ 6 1 S(L) | linked-2, overcharge
- 4 x Apocalypse Cannon | 2+ 2 1 F | bombardment, overcharge, linked-3
- Hornet Drone Hive | 3+ 10 1 F/S/R | close-action
+ Torpedo | torpedoes 4 | limited-4

Heracles | Heracles Battleship | S 285 | 10 10 6 22 3+ 10 | 1
- Dark Matter Cannon | 2+ 4 2 F(N) | bloom, crippling
- Heavy Calibre Triple Broadside, Port | 4+ 6 2 S(L) | calibre-h-s, linked-1
- Heavy Calibre Triple Broadside, Starboard | 4+ 6 2 S(R) | calibre-h-s, linked-1
- Hornet Drones | 3+ 5 1 F/S/R | close-action

Minos | Minos Battleship | S 285 | 10 10 6 22 3+ 10 | 1
- Heavy Calibre Triple Broadside, Port | 4+ 6 2 S(L) | calibre-h-s, linked-1
- Heavy Calibre Triple Broadside, Starboard | 4+ 6 2 S(R) | calibre-h-s, linked-1
- Neutron Missiles | 2+ 4 2 F/S/R | close-action, crippling
+ Torpedo | torpedoes 1 | limited-1

Kairos | Kairos Battleship | S 285 | 10 10 10 22 3+ 10 | 1
- 2 x Laser Multi-Lance | 5+ 7 1 F | calibre-l
- Neutron Missiles | 2+ 4 2 F/S/R | close-action, crippling

Rhadamanthus | Rhadamanthus Battleship | S 295 | 10 10 10 22 3+ 10 | 1
- Heavy Calibre Broadside Array, Port | 3+ 3 2 S(L) | calibre-h-s
- Heavy Calibre Broadside Array, Starboard | 3+ 3 2 S(R) | calibre-h-s
- Neutron Missiles | 2+ 4 2 F/S/R | close-action, crippling
- Hornet Drone Hive | 3+ 10 1 F/S/R | close-action

Sarpedon | Sarpedon Battleship | S 260 | 16 10 6 22 3+ 10 | 1
- Twin Meganova Laser | 3+ 2 2 F(N) | burnthrough-10, flash
- 2 x Laser Multi-Lance | 5+ 7 1 F | calibre-l
- Hornet Drones | 3+ 5 1 F/S/R | close-action

Agamemnon | Agamemnon Battlecruiser | H 185 | 8 6 10 15 3+ 7 | 1
- 2 x Light Calibre Broadside, Port | 4+ 5 1 S(L) | calibre-l, linked-1
- 2 x Light Calibre Broadside, Starboard | 4+ 5 1 S(R) | calibre-l, linked-1
- Medium Calibre Double Broadside, Port | 4+ 8 1 S(L) | calibre-m, linked-2
- Medium Calibre Double Broadside, Starboard | 4+ 8 1 S(R) | calibre-m, linked-2
- Hornet Drones | 3+ 5 1 F/S/R | close-action

Agrippa | Agrippa Interference Cruiser | H 175 | 8 6 12 15 3+ 7 | 1 | holo-debris-field
- Holographic Drones, Port | 5+ 7 1 S(L) | close-action-swarmer, linked-1
- Holographic Drones, Starboard | 5+ 7 1 S(R) | close-action-swarmer, linked-1

Priam | Priam Battlecruiser | H 200 | 8 6 10 15 3+ 7 | 1
- 2 x Light Calibre Broadside, Port | 4+ 5 1 S(L) | calibre-l, linked-1
- 2 x Light Calibre Broadside, Starboard | 4+ 5 1 S(R) | calibre-l, linked-1
- Hornet Drones | 3+ 5 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 4

Pompeius | Pompeius Battlecruiser | H 180 | 8 6 12 15 3+ 7 | 1
- Heavy Quad Battery | 4+ 4 2 F | calibre-h-s, fusillade-4
- Hornet Drones | 3+ 5 1 F/S/R | close-action

Achilles | Achilles Heavy Cruiser | H 165 | 8 6 7 14 3+ 5 | 1
- Heavy Calibre Double Broadside, Port | 4+ 4 2 S(L) | calibre-h-s
- Heavy Calibre Double Broadside, Starboard | 4+ 4 2 S(R) | calibre-h-s
- Wasp Drones | 3+ 3 1 F/S/R | close-action
+ Torpedo | torpedoes 1 | limited-1

Bellerophon | Bellerophon Heavy Cruiser | H 180 | 8 6 7 14 3+ 5 | 1
- Twin Supernova Laser | 3+ 2 2 F(N) | burnthrough-6, flash
- Wasp Drones | 3+ 3 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 4

Hector | Hector Heavy Cruiser | H 155 | 8 6 7 14 3+ 5 | 1
- Twin Supernova Laser | 3+ 2 2 F(N) | burnthrough-6, flash
- Medium Calibre Double Broadside, Port | 4+ 8 1 S(L) | calibre-m, linked-1
- Medium Calibre Double Broadside, Starboard | 4+ 8 1 S(R) | calibre-m, linked-1
- Wasp Drones | 3+ 3 1 F/S/R | close-action

Sisyphus | Sisyphus Heavy Cruiser | H 140 | 8 6 7 14 3+ 5 | 1
- Bombardment Battery | 3+ 6 1 F/S/R | bombardment
- Light Calibre Broadside, Port | 4+ 5 1 S(L) | calibre-l, linked-1
- Light Calibre Broadside, Starboard | 4+ 5 1 S(R) | calibre-l, linked-1
- Wasp Drones | 3+ 3 1 F/S/R | close-action
+ Torpedo | torpedoes 1 | limited-1

Orpheus | Orpheus Assault Troopship | M 135 | 8 6 7 13 3+ 5 | 1
- Supernova Laser | 3+ 2 1 F(N) | burnthrough-3, flash
- Light Calibre Double Broadside, Port | 4+ 10 1 S(L) | calibre-l, linked-1
- Light Calibre Double Broadside, Starboard | 4+ 10 1 S(R) | calibre-l, linked-1
- Wasp Drones | 3+ 3 1 F/S/R | close-action
+ Bulk Landers | bulk-landers 2

Ganymede | Ganymede Assault Troopship | M 135 | 8 6 7 13 3+ 5 | 1
- Bombardment Battery | 3+ 6 1 F/S/R | bombardment
- Medium Calibre Broadside, Port | 4+ 4 1 S(L) | calibre-m, linked-1
- Medium Calibre Broadside, Starboard | 4+ 4 1 S(R) | calibre-m, linked-1
- Medium Calibre Turret | 4+ 3 1 F
- Wasp Drones | 3+ 3 1 F/S/R | close-action
+ Bulk Landers | bulk-landers 2

Ajax | Ajax Cruiser | M 95 | 8 6 8 11 3+ 5 | 1-2
- Supernova Laser | 3+ 2 1 F(N) | burnthrough-3, flash
- 2 x Light Calibre Broadside, Port | 4+ 5 1 S(L) | calibre-l, linked-1
- 2 x Light Calibre Broadside, Starboard | 4+ 5 1 S(R) | calibre-l, linked-1
- Wasp Drones | 3+ 3 1 F/S/R | close-action

Perseus | Perseus Cruiser | M 105 | 8 6 8 11 3+ 5 | 1
- Light Calibre Broadside, Port | 4+ 5 1 S(L) | calibre-l, linked-1
- Light Calibre Broadside, Starboard | 4+ 5 1 S(R) | calibre-l, linked-2
- Heavy Calibre Broadside, Port | 4+ 2 2 S(L) | calibre-h-s, linked-1
- Heavy Calibre Broadside, Starboard | 4+ 2 2 S(R) | calibre-h-s, linked-2
- Medium Calibre Turret | 4+ 3 1 F
- Wasp Drones | 3+ 3 1 F/S/R | close-action

Orion | Orion Cruiser | M 107 | 8 6 8 11 3+ 5 | 1-2
- Medium Calibre Double Broadside, Port | 4+ 8 1 S(L) | calibre-m, linked-1
- Medium Calibre Double Broadside, Starboard | 4+ 8 1 S(R) | calibre-m, linked-1
- Medium Calibre Turret | 4+ 3 1 F
- Wasp Drones | 3+ 3 1 F/S/R | close-action

Ikarus | Ikarus Vanguard Carrier | M 115 | 8 6 8 11 3+ 5 | 1-2
- Medium Calibre Broadside, Port | 4+ 4 1 S(L) | calibre-m, linked-1
- Medium Calibre Broadside, Starboard | 4+ 4 1 S(R) | calibre-m, linked-1
- Medium Calibre Turret | 4+ 3 1 F
- Wasp Drones | 3+ 3 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 2

Theseus | Theseus Light Cruiser | M 90 | 8 6 10 9 3+ 4 | 1-3
- Light Calibre Broadside, Port | 4+ 5 1 S(L) | calibre-l, linked-1
- Light Calibre Broadside, Starboard | 4+ 5 1 S(R) | calibre-l, linked-2
- Medium Calibre Broadside, Port | 4+ 4 1 S(L) | calibre-m, linked-1
- Medium Calibre Broadside, Starboard | 4+ 4 1 S(R) | calibre-m, linked-2
- Wasp Drones | 3+ 3 1 F/S/R | close-action

Europa | Europa Frigate | L 40 | 8 3 10 5 3+ 3 | 2-4
- Medium Calibre Bank, Port | 4+ 3 1 S(L) | linked-1
- Medium Calibre Bank, Starboard | 4+ 3 1 S(R) | linked-1
- Mosquito Drones | 4+ 2 1 F/S/R | close-action

Pandora | Pandora Frigate | L 40 | 8 3 10 5 3+ 3 | 2-4
- Supernova Laser | 3+ 2 1 F(N) | burnthrough-3, flash
- Mosquito Drones | 4+ 2 1 F/S/R | close-action

Calypso | Calypso Frigate | L 37 | 8 3 10 5 3+ 3 | 1-2 | rare, advanced-ecm-suite
- Mosquito Drones | 4+ 2 1 F/S/R | close-action

Andromeda | Andromeda Escort Carrier | L 47 | 8 3 10 5 3+ 3 | 2-4
- Wasp Drones | 3+ 3 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 1

Medea | Medea Strike Carrier | L 39 | 8 3 10 5 3+ 3 | 1-2 | atmospheric, open
- Bombardment Turret | 4+ 2 1 F/S | bombardment
- Mosquito Drones | 4+ 2 1 F/S/R | close-action
+ Dropships | dropships 1

Castor | Castor Monitor | L 50 | 10 4 5 5 2+ 3 | 2-3 | monitor
- Quad Battery | 4+ 4 1 F | fusillade-4
- Mosquito Drones | 4+ 2 1 F/S/R | close-action

Pollux | Pollux Escort Frigate | L 45 | 8 4 8 5 2+ 3 | 1-3 | aegis-7
- Wasp Drones | 3+ 3 1 F/S/R | close-action

Ariadne | Ariadne Destroyer | L2 65 | 8 4 8 7 3+ 3 | 1-2
- Twin Heavy Calibres | 3+ 2 1 F | calibre-h-s
- Mosquito Drones | 4+ 2 1 F/S/R | close-action
+ Bulk Lander | bulk-landers 1

Electra | Electra Destroyer | L2 65 | 8 4 8 7 3+ 3 | 2-3
- 2 x Twin Heavy Calibres | 3+ 2 1 F | calibre-h-s
- Mosquito Drones | 4+ 2 1 F/S/R | close-action

Jason | Jason Blockade Runner | L2 65 | 8 2 12 6 4+ 2 | 1-3 | rare
- Twin Heavy Calibres | 3+ 2 1 F | calibre-h-s
- Kingfisher Drones | 3+ 5 1 F/S/R | re-entry, close-action

Odysseus | Odysseus Blockade Runner | L2 80 | 8 2 12 6 4+ 2 | 1-2 | rare
- Wasp Drones | 3+ 3 1 F/S/R | close-action
+ Bulk Lander | bulk-landers 1

Pegasus | Pegasus Nano-Hive Cutter | L 45 | 6 3 14 5 4+ 2 | 2-3 | outlier, regenerate-6
- Nano Drones | 4+ 6 1 F/S | close-action-swarmer

Ourania | Ourania Swiftlink | L 30 | 8 3 14 5 4+ 2 | 1-3 | outlier, rare, targeting-link

Echo | Echo Corvette | L 30 | 8 2 12 2 4+ 2 | 1-3 | atmospheric, outlier, stealth
- Medium Calibre Turret | 4+ 2 1 F
- Vespa Drones | 4+ 3 1 F/S/R | air-to-air, close-action

Harpocrates | Harpocrates Guerrilla Lighter | L 30 | 6 2 10 2 5+ 2 | 1-2 | atmospheric, outlier
- EM Warfare Suite | 5+ 1 0 F/S | close-action-beam
`
