/**
 * Ships of United Colonies of Mankind in Dropfleet Commander 1.7: 35 profiles, names and numbers only.
 * Facts after github.com/BSData/dropfleet-commander at bf6e560 (October 2024). How to read a line: `parse.ts`.
 * The port turrets of both dreadnoughts fire to port, as their name says; the source has starboard.
 */
export const ucm = `
London | London Dreadnought | S2 450 | 14 16 6 26 2+ 18 | 1 | aegis-8, dreadnought, command-ship
- UF-9000 Mass Driver Turret, Starboard | 2+ 2 1 F/S(R) | fusillade-2
- UF-9000 Mass Driver Turret, Port | 2+ 2 1 F/S(L) | fusillade-2
- UF-6400 Mass Driver Turrets, Dorsal Battery | 3+ 8 1 F/S
- UF-6400 Mass Driver Turrets, Ventral Battery | 3+ 8 1 F/S
- UF-4200 Mass Driver Turrets, Core Battery | 4+ 12 1 F/S
- UF-4200 Mass Driver Turrets, Starboard Battery | 4+ 4 1 F/S(R)
- UF-4200 Mass Driver Turrets, Port Battery | 4+ 4 1 F/S(L)
- Leviathan Missile Bays | 3+ 11 1 F/S/R | close-action

Washington | Washington Supercarrier | S2 440 | 14 16 6 26 2+ 18 | 1 | dreadnought, command-ship
- UF-9000 Mass Driver Turret, Starboard | 2+ 2 1 F/S(R) | fusillade-2
- UF-9000 Mass Driver Turret, Port | 2+ 2 1 F/S(L) | fusillade-2
- UF-4200 Mass Driver Turrets, Core Battery | 4+ 12 1 F/S
- UF-4200 Mass Driver Turrets, Starboard Battery | 4+ 4 1 F/S(R)
- UF-4200 Mass Driver Turrets, Port Battery | 4+ 4 1 F/S(L)
- Leviathan Missile Bays | 3+ 11 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 15

Beijing | Beijing Battleship | S 230 | 8 10 6 20 3+ 10 | 1
- Python Super-Heavy Laser | 3+ 3 2 F(N) | bloom, burnthrough-10, flash
- UF-4200 Mass Driver Turrets, Port Battery | 4+ 4 1 F/S(L) | fusillade-2, linked-1
- UF-4200 Mass Driver Turrets, Starboard Battery | 4+ 4 1 F/S(R) | fusillade-2, linked-1
- UF-6400 Mass Driver Turrets | 3+ 6 1 F/S | linked-1
- Swordfish Missile Bays | 3+ 8 1 F/S/R | close-action

New York | New York Battleship | S 250 | 8 10 6 20 3+ 10 | 1
- UF-4200 Mass Driver Turrets, Port Battery | 4+ 4 1 F/S(L) | fusillade-2, linked-1
- UF-4200 Mass Driver Turrets, Starboard Battery | 4+ 4 1 F/S(R) | fusillade-2, linked-1
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 7
+ Torpedo | torpedoes 1 | limited-2

Tokyo | Tokyo Battleship | S 220 | 8 10 6 20 3+ 10 | 1
- Python Super-Heavy Laser | 3+ 3 2 F(N) | bloom, burnthrough-10, flash
- UF-4200 Mass Driver Turrets, Port Battery | 4+ 4 1 F/S(L) | fusillade-2, linked-1
- UF-4200 Mass Driver Turrets, Starboard Battery | 4+ 4 1 F/S(R) | fusillade-2, linked-1
- 2 x UF-B-8000 Bombardment Turrets | 2+ 5 1 F/S/R | bombardment, linked-1
- Swordfish Missile Bays | 3+ 8 1 F/S/R | close-action

Delhi | Delhi Battleship | S 245 | 8 10 6 20 3+ 10 | 1
- UF-4200 Mass Driver Turrets, Port Battery | 4+ 4 1 F/S(L) | fusillade-2, linked-1
- UF-4200 Mass Driver Turrets, Starboard Battery | 4+ 4 1 F/S(R) | fusillade-2, linked-1
- UF-6400 Mass Driver Turrets | 3+ 4 1 F/S
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action
+ Bulk Landers | bulk-landers 4

Hanoi | Hanoi Battleship | S 250 | 8 10 6 20 3+ 10 | 1
- UF-12000 Twin Mass Driver | 2+ 2 4 F(N) | crippling
- UF-4200 Mass Driver Turrets, Port Battery | 4+ 4 1 F/S(L) | fusillade-2, linked-1
- UF-4200 Mass Driver Turrets, Starboard Battery | 4+ 4 1 F/S(R) | fusillade-2, linked-1
- Swordfish Missile Bays | 3+ 8 1 F/S/R | close-action

Johannesburg | Johannesburg Battlecruiser | H 195 | 6 6 8 14 3+ 7 | 1
- UF-4200 Mass Driver Turret, Port | 4+ 2 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turret, Starboard | 4+ 2 1 F/S(R) | linked-1
- UF-6400 Mass Driver Turret | 3+ 4 1 F/S | linked-1
- UF-6400 Mass Driver Turret | 3+ 4 1 F/S
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 3

Perth | Perth Battlecruiser | H 195 | 6 6 8 14 3+ 7 | 1
- Viper Super-Heavy Laser | 3+ 4 1 F(N) | burnthrough-10, flash
- UF-4200 Mass Driver Turrets, Port Battery | 4+ 4 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turrets, Starboard Battery | 4+ 4 1 F/S(R) | linked-1
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action

Rome | Rome Battlecruiser | H 170 | 6 6 8 14 3+ 15 | 1 | aegis-9
- UF-4200 Mass Driver Turret, Port | 4+ 2 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turret, Starboard | 4+ 2 1 F/S(R) | linked-1
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action
+ Heavy Torpedo | heavy-torpedoes 1 | limited-1

Venice | Venice Command Battlecruiser | H 200 | 6 6 8 14 3+ 7 | 1 | command-deck, ucm-battlenet
- UF-4200 Mass Driver Turret, Port | 4+ 2 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turret, Starboard | 4+ 2 1 F/S(R) | linked-1
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action

Burnaby | Burnaby Battlestar Carrier | H 155 | 6 6 7 13 3+ 5 | 1
- Cobra Heavy Laser | 3+ 2 1 F(N) | burnthrough-6, flash
- UF-6400 Mass Driver Turrets | 3+ 4 1 F/S
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 3

Moscow | Moscow Heavy Cruiser | H 150 | 6 6 7 13 3+ 5 | 1
- UF-4200 Mass Driver Turret, Port | 4+ 2 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turret, Starboard | 4+ 2 1 F/S(R) | linked-1
- UF-6400 Mass Driver Turrets | 3+ 4 1 F/S | linked-1
- UF-6400 Mass Driver Turrets | 3+ 4 1 F/S
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action

St. Petersburg | St. Petersburg Heavy Cruiser | H 140 | 6 6 7 13 3+ 5 | 1 | rare
- Cobra Heavy Laser Pair | 3+ 2 2 F(N) | burnthrough-8, flash
- UF-4200 Mass Driver Turret, Port | 4+ 2 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turret, Starboard | 4+ 2 1 F/S(R) | linked-1
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action

Rio | Rio Cruiser | M 105 | 6 6 8 10 3+ 5 | 1-2
- UF-4200 Mass Driver Turret, Port | 4+ 2 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turret, Starboard | 4+ 2 1 F/S(R) | linked-1
- UF-6400 Mass Driver Turrets | 3+ 4 1 F/S | squadron-2
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action

Berlin | Berlin Cruiser | M 105 | 6 6 8 10 3+ 5 | 1-2
- Cobra Heavy Laser | 3+ 2 1 F(N) | burnthrough-6, flash
- UF-4200 Mass Driver Turret, Port | 4+ 2 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turret, Starboard | 4+ 2 1 F/S(R) | linked-1
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action

Madrid | Madrid Cruiser | M 79 | 6 6 8 10 3+ 5 | 1-2
- UF-4200 Mass Driver Turret, Port | 4+ 2 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turret, Starboard | 4+ 2 1 F/S(R) | linked-1
- UF-B-8000 Bombardment Turrets | 2+ 6 1 F/S/R | bombardment
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action

Seattle | Seattle Fleet Carrier | M 132 | 6 6 8 10 3+ 5 | 1
- UF-6400 Mass Driver Turrets | 3+ 4 1 F/S
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 3

Osaka | Osaka Light Cruiser | M 82 | 6 6 10 8 4+ 5 | 2-3
- UF-6400 Mass Driver Turrets | 3+ 4 1 F/S | squadron-2
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action

New Cairo | New Cairo Light Cruiser | M 88 | 6 6 10 8 4+ 5 | 2-3
- Cobra Heavy Laser | 3+ 2 1 F(N) | burnthrough-6, flash
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action

San Francisco | San Francisco Troopship | M 105 | 6 6 8 10 3+ 5 | 1
- UF-4200 Mass Driver Turret, Port | 4+ 2 1 F/S(L) | linked-1
- UF-4200 Mass Driver Turret, Starboard | 4+ 2 1 F/S(R) | linked-1
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action
+ Bulk Landers | bulk-landers 2

Toulon | Toulon Frigate | L 35 | 6 3 10 4 4+ 3 | 2-4
- UF-2200 Mass Driver Triad | 4+ 3 1 F/S | squadron-3
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action

Taipei | Taipei Missile Frigate | L 39 | 6 3 10 4 4+ 3 | 2-6
- UF-2200 Mass Driver Turret | 4+ 1 1 F/S
- Piranha Missile Turrets | 4+ 7 1 F/S | close-action

Jakarta | Jakarta Aegis Frigate | L 32 | 6 3 10 4 4+ 3 | 1-4 | aegis-6
- UF-2200 Mass Driver Turret | 4+ 1 1 F/S
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action

Lima | Lima Frigate | L 37 | 6 3 10 4 4+ 3 | 1-2 | detector, outlier, rare
- UF-2200 Mass Driver Turret | 4+ 1 1 F/S
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action

New Orleans | New Orleans Strike Carrier | L 32 | 6 3 10 4 4+ 3 | 1-2 | atmospheric, open
- UF-2200 Mass Driver Turret | 4+ 1 1 F/S
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action
+ Dropships | dropships 1

Istanbul | Istanbul Monitor | L 42 | 10 4 6 4 2+ 3 | 2-3 | monitor
- UF-B-9000 Mass Driver | 3+ 3 1 F | alt-1
- UF-B-9000 Mass Driver | 2+ 2 2 F | alt-1, bombardment
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action

Vienna | Vienna Escort Frigate | L 48 | 6 4 6 4 2+ 3 | 2-3 | aegis-4
- Mamba Laser | 3+ 2 1 F | burnthrough-3, flash
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action

Havana | Havana Destroyer | L2 55 | 6 4 10 6 4+ 3 | 2-3 | rare
- Shark Missile Bays | 4+ 5 1 F/S/R | close-action
+ Light Torpedoes | light-torpedoes 1 | limited-2

Vancouver | Vancouver Escort Carrier | L2 55 | 6 4 10 6 4+ 3 | 1-3
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 2

Kyiv | Kyiv Heavy Destroyer | L2 65 | 6 4 8 6 3+ 5 | 1-2
- UF-9000 Twin Mass Driver | 3+ 2 2 F | fusillade-1, re-entry
- Barracuda-S Missile Bays | 4+ 3 1 F/S/R | close-action

Nuuk | Nuuk EM Harasser | L2 30 | 6 3 14 5 5+ 2 | 2-3 | outlier, vectored
- Haywire Blaster | 4+ 1 0 F | close-action-beam, haywire

Reykjavik | Reykjavik Cutter | L2 55 | 6 3 14 5 5+ 2 | 2-3 | outlier, vectored
- UF-9000-S Twin Mass Driver | 3+ 2 2 F(N)

Santiago | Santiago Corvette | L 22 | 6 2 14 2 5+ 2 | 1-3 | atmospheric, outlier
- Stingray Missile Bays | 4+ 3 1 F/S/R | air-to-air, close-action, squadron-3

Lysander | Lysander Stealth Lighter | L 27 | 6 0 12 2 6+ 2 | 1-3 | atmospheric, full-cloak, open, rare, stealth-observation
- Barracuda Missile Bays | 4+ 2 1 F/S/R | close-action
+ Dropships | dropships 1
`
