/**
 * Ships of no one faction: any fleet may have them in Dropfleet Commander 1.7: 4 profiles, names and numbers only.
 * Facts after github.com/BSData/dropfleet-commander at bf6e560 (October 2024). How to read a line: `parse.ts`.
 */
export const mercenary = `
Thresher | Pungari Thresher Hive Ship | H 150 | 4 6 6 14 3+ 4 | 1 | rare, reinforced-armour
- Boarding Pods (Front) | 4+ 4 1 F | corruptor
- Boarding Pods (Starboard) | 4+ 4 1 S(R) | corruptor, linked-1
- Boarding Pods (Port) | 4+ 4 1 S(L) | corruptor, linked-1
+ Pungari Bulk Landers | bulk-landers 2
+ Pungari Bombers | bombers 4

Centurion | Centurion Grand Cruiser | H 135 | 4 6 7 15 2+ 3 | 1-2 | ablative-armour
- XN-31 Mass Driver Turret Pair | 2+ 2 1 F/S | fusillade-2
- N-31 Hybrid Gun Battery (Port) | 4+ 8 1 S(L) | linked-1
- N-31 Hybrid Gun Battery (Starboard) | 4+ 8 1 S(R) | linked-1
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action

Hyperyacht Aurorum | Hyperyacht Aurorum | L2 90 | 6 4 9 6 4+ 2 | 1 | stealth, mercenary
- 9K Snub Mass Drivers | 2+ 4 1 F
+ Fighters & Bombers | fighters-bombers 2

Palatine | Palatine Command Barge | H 185 | 12 4 8 15 2+ 12 | 1 | ablative-armour, detector, magellan-lifeboats, advanced-artillery
- N-12 Artillery Cannon Turrets | 4+ 8 1 F
- NC-3 Missiles | 4+ 2 1 F/S/R | close-action
`
