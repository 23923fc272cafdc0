/**
 * Ships of the Resistance in Dropfleet Commander 1.7: 30 profiles, names and numbers only.
 * Facts after github.com/BSData/dropfleet-commander at bf6e560 (October 2024). How to read a line: `parse.ts`.
 */
export const resistance = `
Coloniser | Coloniser Interstellar Dreadnought | S2 250 | 10 16 4 35 3+ 15 | 1 | dreadnought, subsystem-network, elite-bridge-crew
- NC-16 Missiles | 3+ 4 1 F/S/R | close-action
* N-31 Hybrid Gun Battery (Port & Stbd)
- N-31 Hybrid Gun Battery, Port | 4+ 5 1 S(L) | linked-1
- N-31 Hybrid Gun Battery, Starboard | 4+ 5 1 S(R) | linked-1
* NC-16 Missile Battery (Port & Stbd)
- NC-16 Missile Battery, Port | 3+ 8 1 S(L) | close-action, linked-2
- NC-16 Missile Battery, Starboard | 3+ 8 1 S(R) | close-action, linked-2
* 10K Mass Driver
- 10K Mass Driver | 2+ 1 3 F/S | fusillade-1
* Dual Heavy Vent Cannon Turret
- Dual Heavy Vent Cannon Turret | 2+ 4 2 F/S | fusillade-2, scald, unstable
* Fighters & Bombers
+ Fighters & Bombers | fighters-bombers 3
* Bulk Lander & Fire Ship
+ Bulk Lander & Fire Ship | bulk-landers-fire-ships 1
* Torpedo
+ Torpedo | torpedoes 1 | limited-2
* Scanner Array | scan +4

Explorer | Explorer Interstellar Ark | S2 190 | 8 14 5 28 3+ 12 | 1 | subsystem-network, elite-bridge-crew
- NC-16 Missiles | 3+ 3 1 F/S/R | close-action
* N-31 Hybrid Gun Battery (Port & Stbd)
- N-31 Hybrid Gun Battery, Port | 4+ 5 1 S(L) | linked-1
- N-31 Hybrid Gun Battery, Starboard | 4+ 5 1 S(R) | linked-1
* NC-16 Missile Battery (Port & Stbd)
- NC-16 Missile Battery, Port | 3+ 8 1 S(L) | close-action, linked-2
- NC-16 Missile Battery, Starboard | 3+ 8 1 S(R) | close-action, linked-2
* 10K Mass Driver
- 10K Mass Driver | 2+ 1 3 F/S | fusillade-1
* Dual Heavy Vent Cannon Turret
- Dual Heavy Vent Cannon Turret | 2+ 4 2 F/S | fusillade-2, scald, unstable
* Fighters & Bombers
+ Fighters & Bombers | fighters-bombers 3
* Bulk Lander & Fire Ship
+ Bulk Lander & Fire Ship | bulk-landers-fire-ships 1
* Torpedo
+ Torpedo | torpedoes 1 | limited-2
* Scanner Array | scan +4

Pathfinder | Pathfinder Interstellar Raft | S 130 | 6 10 6 20 3+ 8 | 1-2 | subsystem-network, elite-bridge-crew
- NC-16 Missiles | 3+ 3 1 F/S/R | close-action

Trident/Elysium | Trident/Elysium Grand Battleship | S 340 | 8 10 6 24 2+ 10 | 1 | ablative-armour, elite-bridge-crew
- 9K Mass Driver Turrets, Port | 2+ 4 1 F/S(L) | fusillade-4
- 9K Mass Driver Turrets, Starboard | 2+ 4 1 F/S(R) | fusillade-4
- N-12 Artillery Cannon Battery, Port | 4+ 10 1 S(L) | linked-1, low-power
- N-12 Artillery Cannon Battery, Starboard | 4+ 10 1 S(R) | linked-1, low-power
- NC-16 Missiles | 3+ 3 1 F/S/R | close-action
+ Torpedo | torpedoes 1 | limited-4

Olympus/Eden | Olympus/Eden Grand Battleship | S 360 | 8 10 6 24 2+ 10 | 1 | ablative-armour, elite-bridge-crew
- 9K Mass Driver Turrets, Port | 2+ 4 1 F/S(L) | fusillade-4
- 9K Mass Driver Turrets, Starboard | 2+ 4 1 F/S(R) | fusillade-4
- Mega Vent Cannon Battery, Port | 2+ 4 2 S(L) | fusillade-2, linked-1, scald, unstable
- Mega Vent Cannon Battery, Starboard | 2+ 4 2 S(R) | fusillade-2, linked-1, scald, unstable
- NC-16 Missiles | 3+ 3 1 F/S/R | close-action
+ Torpedo | torpedoes 1 | limited-4

Amazon | Amazon Grand Battleship | S 360 | 8 10 6 24 2+ 10 | 1 | ablative-armour, elite-bridge-crew
- Spinal Mass Annihilator | 2+ 2 6 F(N) | crippling, flash, fusillade-1
- Heavy Vent Cannon Turret, Port | 3+ 2 2 F/S(L) | fusillade-1, scald, unstable
- Heavy Vent Cannon Turret, Starboard | 3+ 2 2 F/S(R) | fusillade-1, scald, unstable
- NC-16 Missile Battery Turrets | 3+ 6 1 F/S/R | close-action

Argonaut | Argonaut Grand Battleship | S 325 | 8 10 6 24 2+ 10 | 1 | ablative-armour, elite-bridge-crew
- N-12 Artillery Cannon Battery, Port | 4+ 10 1 S(L) | linked-1, low-power
- N-12 Artillery Cannon Battery, Starboard | 4+ 10 1 S(R) | linked-1, low-power
- 2 x NC-16 Missile Battery Turrets | 3+ 6 1 F/S/R | close-action
+ Torpedo | torpedoes 1 | limited-2

Myrmidon | Myrmidon Grand Battleship | S 335 | 12 10 6 24 2+ 10 | 1 | ablative-armour, scanning-systems, elite-bridge-crew
- Heavy Vent Cannons | 3+ 4 2 F | fusillade-2, scald, unstable
- N-12 Artillery Cannon Battery, Port | 4+ 10 1 S(L) | linked-1, low-power
- N-12 Artillery Cannon Battery, Starboard | 4+ 10 1 S(R) | linked-1, low-power
- 2 x NC-16 Missile Battery Turrets | 3+ 6 1 F/S/R | close-action

Phalanx | Phalanx Battlecruiser | H 200 | 6 8 6 17 2+ 5 | 1 | ablative-armour, elite-bridge-crew
- 9K Twin Mass Driver Turrets | 2+ 4 1 F/S | fusillade-4
- N-31 Hybrid Gun Long Battery, Port | 4+ 12 1 S(L) | linked-1
- N-31 Hybrid Gun Long Battery, Starboard | 4+ 12 1 S(R) | linked-1
- NC-4 Missiles | 4+ 4 1 F/S(R) | close-action

Tribune | Tribune Battlecruiser | H 210 | 6 8 6 17 2+ 5 | 1 | ablative-armour, elite-bridge-crew
- 9K Mass Driver Turret | 2+ 2 1 F/S | fusillade-2
- N-11 Twin Artillery Cannon Turrets | 4+ 6 1 F/S | low-power
- NC-16 Missile Bank, Port | 3+ 5 1 S(L) | close-action
- NC-16 Missile Bank, Starboard | 3+ 5 1 S(R) | close-action
+ Bulk Lander & Fire Ship | bulk-landers-fire-ships 1
+ Fighters & Bombers | fighters-bombers 3

Senator | Senator Battlecruiser | H 160 | 12 8 6 17 2+ 5 | 1 | ablative-armour, swacs, elite-bridge-crew
- VX Bomb | 2+ 3 2 F | bombardment, limited-3
- NC-16 Missile Salvo | 3+ 8 1 F/S/R | close-action

Triumvir | Triumvir Repair Cruiser | H 190 | 5 8 6 17 2+ 5 | 1 | ablative-armour, rare, repair-bay, box-of-scraps, elite-bridge-crew
- NC-4 Missiles | 4+ 4 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 6

Gladiator | Gladiator Grand Cruiser | H 150 | 4 6 7 15 2+ 3 | 1-2 | ablative-armour, rare, elite-bridge-crew
- Heavy Vent Cannon Turret | 3+ 2 2 F/S | fusillade-1, scald, unstable
- Heavy Vent Cannons | 3+ 4 2 F | fusillade-2, scald, unstable
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action

Heavy Cruiser | Heavy Cruiser | H 90 | 6 6 5 12 5+ 2 | 1 | subsystem-network, elite-bridge-crew
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action
* N-31 Hybrid Gun Bank (Port & Stbd)
- N-31 Hybrid Gun Bank, Port | 4+ 4 1 S(L) | linked-1
- N-31 Hybrid Gun Bank, Starboard | 4+ 4 1 S(R) | linked-1
* N-8 Artillery Cannon Bank (Port & Stbd)
- N-8 Artillery Cannon Bank, Port | 5+ 6 1 S(L) | linked-1, low-power
- N-8 Artillery Cannon Bank, Starboard | 5+ 6 1 S(R) | linked-1, low-power
* NC-16 Missile Bank (Port & Stbd)
- NC-16 Missile Bank, Port | 3+ 5 1 S(L) | close-action, linked-3
- NC-16 Missile Bank, Starboard | 3+ 5 1 S(R) | close-action, linked-3
* Fighters & Bombers
+ Fighters & Bombers | fighters-bombers 3
* Bulk Lander & Fire Ship
+ Bulk Lander & Fire Ship | bulk-landers-fire-ships 1
* XN-31 Mass Driver Turret
- XN-31 Mass Driver Turret | 2+ 1 1 F/S | fusillade-1
* N-11 Artillery Cannon Turret
- N-11 Artillery Cannon Turret | 4+ 3 1 F/S | low-power
* N-109 Bombardment Mortar Turret
- N-109 Bombardment Mortar Turret | 4+ 3 1 F/S | low-power
* Vent Cannon Turret
- Vent Cannon Turret | 3+ 3 1 F/S | fusillade-1, scald, unstable
* Scanner Array | scan +4
* Ablative Armour | armour -2 | ablative-armour
* Drive Refit | thrust +3

Cruiser | Cruiser | M 65 | 4 6 7 10 5+ 2 | 1-2 | subsystem-network, elite-bridge-crew
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action

Light Cruiser | Light Cruiser | M 55 | 4 4 9 8 5+ 2 | 2-3 | subsystem-network, elite-bridge-crew
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action

Kalium KNC-5 | Kalium KNC-5 Line Cruiser | M 80 | 4 4 9 8 5+ 2 | 2-3 | subsystem-network, elite-bridge-crew
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action
- NC-16 Missile Bank, Port | 3+ 5 1 S(L) | close-action, linked-3
- NC-16 Missile Bank, Starboard | 3+ 5 1 S(R) | close-action, linked-3
- 2 x Vent Cannon Turret | 3+ 3 1 F/S | fusillade-1, scald, unstable

Kalium KNC-12 | Kalium KNC-12 Fleet Carrier | M 85 | 4 4 9 8 5+ 2 | 2-3 | subsystem-network, elite-bridge-crew
- Vent Cannon Turret | 3+ 3 1 F/S | fusillade-1, scald, unstable
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 6

Frigate | Frigate | L 25 | 4 2 11 4 5+ 1 | 3-6 | elite-bridge-crew
- NC-1 Missiles | 4+ 1 1 F/S/R | close-action

Heavy Frigate | Heavy Frigate | L 35 | 4 2 9 5 3+ 1 | 2-4 | ablative-armour, elite-bridge-crew
- NC-1 Missiles | 4+ 1 1 F/S/R | close-action

Strike Carrier | Strike Carrier | L 30 | 4 2 11 4 5+ 1 | 1-2 | atmospheric, open, elite-bridge-crew
- NC-1 Missiles | 4+ 1 1 F/S/R | close-action
+ Dropships | dropships 1

Armstrong | Armstrong Destroyer | L2 70 | 6 4 9 6 3+ 6 | 2-3 | ablative-armour, elite-bridge-crew
- HF-8 Clearance Laser | * 2 2 F | burnthrough-6, mauler
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action

Aldrin | Aldrin Colony Ship | L2 75 | 6 4 9 6 3+ 2 | 1-2 | ablative-armour, elite-bridge-crew
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action
+ Bulk Landers | bulk-landers 2

Collins | Collins Support Carrier | L2 30 | 6 4 9 6 3+ 2 | 1-3 | ablative-armour, open, repair-refuel, elite-bridge-crew
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action

Newton | Newton Kill-Sat | L 45 | 8 4 4 4 4+ 2 | 2-3 | monitor, elite-bridge-crew
- XN-40 Godray Orbital Mass Driver | 3+ 1 3 F | alt-1, particle
- XN-40 Godray Orbital Mass Driver (Bombardment) | 2+ 1 3 F | alt-1, bombardment

Galileo | Galileo Orbital Telescope | L 50 | 12 4 4 4 4+ 2 | 1-2 | detector, monitor, open, rare, space-telescope, elite-bridge-crew

Sagittarii | Sagittarii Cutter | L 30 | 4 4 16 5 4+ 1 | 1-3 | outlier, elite-bridge-crew
- N-12 Artillery Cannons | 4+ 4 1 F | squadron-3

Baleares | Baleares Pocket Carrier | L 40 | 4 4 16 5 4+ 3 | 1-3 | outlier, elite-bridge-crew
+ Fighters & Bombers | fighters-bombers 2

Munifex | Munifex Corvette | L 20 | 4 2 12 2 5+ 1 | 1-4 | atmospheric, outlier, elite-bridge-crew
- NCA-1 Missiles | 4+ 4 1 F/S/R | air-to-air, close-action, squadron-3

Seneca | Seneca Detonator | L 22 | 4 2 12 2 4+ 1 | 1-3 | atmospheric, outlier, explosive, elite-bridge-crew
+ Fire Ships | fire-ships 3
`
