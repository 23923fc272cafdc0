/**
 * Ships of the Shaltari Tribes in Dropfleet Commander 1.7: 36 profiles, names and numbers only.
 * Facts after github.com/BSData/dropfleet-commander at bf6e560 (October 2024). How to read a line: `parse.ts`.
 */
export const shaltari = `
Plutonium | Plutonium Dreadnought | S2 520 | 16 10/36 8 26 4+/4+ 20 | 1 | dreadnought, shaltari-shields
- Distortion Cannons | 3+ 4 * F | distortion
- Twin Particle Lance Turret | 3+ 2 2 F/S | fusillade-2, particle
- 2 x Disintegrator Battery, Starboard | 3+ 4 1 F/S(R) | linked-1
- 2 x Disintegrator Battery, Port | 3+ 4 1 F/S(L) | linked-2
- Harpoon Deluge | 4+ 12 1 F/S/R | close-action
+ Gates | gates 4

Uranium | Uranium Dreadnought | S2 470 | 16 10/36 8 26 4+/4+ 20 | 1 | dreadnought, shaltari-shields
- Pulse Ioniser Battery | * 6 1 F | burnthrough-12, close-action, mauler
- Microwave Array Turret | 3+ 4 1 F/S | close-action-beam
- 2 x Disintegrator Battery, Starboard | 3+ 4 1 F/S(R) | linked-1
- 2 x Disintegrator Battery, Port | 3+ 4 1 F/S(L) | linked-2
- Harpoon Deluge | 4+ 12 1 F/S/R | close-action
+ Gates | gates 4

Diamond | Diamond Battleship | S 290 | 12 4/20 8 18 4+/4+ 12 | 1 | shaltari-shields
- Disintegrator Battery, Port | 3+ 4 1 F/S(L)
- Disintegrator Battery, Starboard | 3+ 4 1 F/S(R)
- Particle Lance Triad | 2+ 2 2 F(N) | bloom, crippling, fusillade-1, particle
- Harpoon Torrent | 4+ 6 1 F/S/R | close-action
+ Gates | gates 1

Platinum | Platinum Supercarrier | S 270 | 12 4/20 8 18 4+/4+ 12 | 1 | shaltari-shields
- Disintegrator Battery, Port | 3+ 4 1 F/S(L)
- Disintegrator Battery, Starboard | 3+ 4 1 F/S(R)
- Harpoon Deluge | 4+ 12 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 7
+ Gates | gates 1

Gold | Gold Supercarrier | S 305 | 12 4/20 8 18 4+/4+ 12 | 1 | shaltari-shields
- Ion Cannonade | 4+ 10 1 F | ion-3
- Microwave Array Bank, Port | 3+ 4 1 S(L) | close-action-beam
- Microwave Array Bank, Starboard | 3+ 4 1 S(R) | close-action-beam
+ Fighters & Bombers | fighters-bombers 7
+ Gates | gates 1

Silver | Silver Battleship | S 295 | 12 4/20 8 18 4+/4+ 12 | 1 | shaltari-shields
- Obliterator Cannon | 3+ 4 * F | distortion, bloom
- Gravitic Beamer | 4+ 5 1 F/S | re-entry
- Microwave Array Bank, Port | 3+ 4 1 S(L) | close-action-beam
- Microwave Array Bank, Starboard | 3+ 4 1 S(R) | close-action-beam

Bronze | Bronze Battleship | S 285 | 12 4/20 8 18 4+/4+ 12 | 1 | shaltari-shields
- Ion Cannonade | 4+ 10 1 F | ion-3
- Gravitic Beamer | 4+ 5 1 F/S | re-entry
- Microwave Array Bank, Port | 3+ 4 1 S(L) | close-action-beam
- Microwave Array Bank, Starboard | 3+ 4 1 S(R) | close-action-beam

Goethite | Goethite Battlecruiser | H 200 | 12 3/16 10 13 5+/4+ 9 | 1 | shaltari-shields
- Twin Hyperwave Cannons | 3+ 4 2 F | corruptor
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 4

Hematite | Hematite Battlecruiser | H 255 | 12 3/16 10 13 5+/4+ 9 | 1 | shaltari-shields
- Quad Thermal Lance Cannon | 2+ 2 1 F(N) | bloom, burnthrough-12, fusillade-2
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Ruby | Ruby Battlecruiser | H 200 | 12 3/16 10 13 5+/4+ 9 | 1 | shaltari-shields
- Particle Lance Pair | 3+ 2 2 F(N) | fusillade-2, particle
- Disintegrator Battery, Port | 3+ 4 1 F/S(L)
- Disintegrator Battery, Starboard | 3+ 4 1 F/S(R)
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Sapphire | Sapphire Battlecruiser | H 175 | 12 3/16 10 13 5+/4+ 9 | 1 | ion-overload, shaltari-shields
- Ion Aura | 3+ 6 1 F/S/R | alt-1, close-action-beam
- Ion Storm | 2+ 4 1 F/S/R | alt-1, bombardment
- Gravity Coils | 2+ 2 1 F(N) | impel-1
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Jet | Jet Heavy Cruiser | H 145 | 12 3/16 8 11 5+/4+ 9 | 1 | shaltari-shields
- Ion Aura | 3+ 6 1 F/S/R | alt-1, close-action-beam
- Ion Storm | 2+ 4 1 F/S/R | alt-1, bombardment
- Disintegrator Battery | 3+ 4 1 F
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Obsidian | Obsidian Heavy Cruiser | H 140 | 12 3/16 8 11 5+/4+ 9 | 1 | shaltari-shields
- 2 x Particle Lance | 3+ 1 2 F(N) | fusillade-1, linked-1, particle
- Particle Lance | 3+ 1 2 F(N) | fusillade-1, particle
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Onyx | Onyx Heavy Cruiser | H 165 | 12 3/16 8 11 5+/4+ 9 | 1 | shaltari-shields
- Disintegrator Battery | 3+ 4 1 F
- Disintegrator Battery, Port | 3+ 4 1 F/S(L) | linked-1
- Disintegrator Battery, Starboard | 3+ 4 1 F/S(R) | linked-1
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Scoria | Scoria Heavy Carrier | H 180 | 12 3/16 8 11 5+/4+ 9 | 1 | rare, shaltari-shields
- Disintegrator Battery | 3+ 4 1 F
- Particle Lance Pair | 3+ 2 2 F(N) | fusillade-2, particle
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 4

Amber | Amber Cruiser | M 110 | 12 3/16 10 9 5+/4+ 9 | 1-2 | shaltari-shields
- Disintegrator Battery, Port | 3+ 4 1 F/S(L)
- Disintegrator Battery, Starboard | 3+ 4 1 F/S(R)
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Granite | Granite Cruiser | M 100 | 12 3/16 10 9 5+/4+ 9 | 1-2 | shaltari-shields
- 2 x Particle Lance | 3+ 1 2 F(N) | fusillade-1, particle
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Turquoise | Turquoise Cruiser | M 115 | 12 3/16 10 9 5+/4+ 9 | 1-2 | shaltari-shields
- Ion Aura | 3+ 6 1 F/S/R | alt-1, close-action-beam
- Ion Storm | 2+ 4 1 F/S/R | alt-1, bombardment
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Basalt | Basalt Fleet Carrier | M 140 | 12 3/16 10 9 5+/4+ 9 | 1 | shaltari-shields
- Disruptors | 4+ 6 1 F(N)
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action
+ Fighters & Bombers | fighters-bombers 4

Emerald | Emerald Mothership | M 100 | 12 3/16 10 9 5+/4+ 9 | 1 | shaltari-shields
- Disruptors | 4+ 6 1 F(N)
- Harpoon Volley | 4+ 2 1 F/S/R | close-action
+ Gates | gates 3

Azurite | Azurite Light Cruiser | M 70 | 12 3/16 12 7 5+/4+ 6 | 2-3 | vectored, shaltari-shields
- Disruptors | 4+ 6 1 F
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Aquamarine | Aquamarine Light Cruiser | M 70 | 12 3/16 12 7 5+/4+ 6 | 2-3 | vectored, shaltari-shields
- Gravity Coils | 2+ 2 1 F(N) | impel-1
- Harpoon Cascade | 4+ 3 1 F/S/R | close-action

Amethyst | Amethyst Frigate | L 45 | 12 2/12 12 4 5+/4+ 6 | 2-4 | shaltari-shields
- Microwave Array | 3+ 3 1 F/S/R | close-action-beam

Jade | Jade Frigate | L 45 | 12 2/12 12 4 5+/4+ 6 | 2-4 | shaltari-shields
- Particle Lance | 3+ 1 2 F(N) | particle
- Harpoon Volley | 4+ 2 1 F/S/R | close-action

Opal | Opal Frigate | L 30 | 12 2/12 12 4 5+/4+ 6 | 1-2 | shield-booster, rare, shaltari-shields
- Harpoon Volley | 4+ 2 1 F/S/R | close-action

Topaz | Topaz Frigate | L 37 | 12 2/12 12 4 5+/4+ 6 | 2-4 | shaltari-shields
- Disintegrator Bank | 3+ 2 1 F
- Harpoon Volley | 4+ 2 1 F/S/R | close-action

Selenium | Selenium Heavy Voidgate | L 40 | 14 3/16 6 4 4+/4+ 6 | 1-2 | atmospheric, voidgate-2, shaltari-shields
- Defence Array | 4+ 4 1 F/S/R | escape-velocity
- Charged Air | 6+ 3 1 F/S/R | air-to-air, close-action

Silicon | Silicon Monitor | L 55 | 14 3/16 6 4 4+/4+ 6 | 2-3 | monitor, shaltari-shields
- Quad Ion Cannon | 4+ 2 2 F | ion-2
- Harpoon Volley | 4+ 2 1 F/S/R | close-action

Chromium | Chromium Destroyer | L2 65 | 12 3/16 12 5 5+/4+ 6 | 2-3 | shaltari-shields
- Disruption Beamers | 3+ 2 1 F
- Thermal Lance Cannon | 2+ 1 1 F(N) | burnthrough-3
- Harpoon Volley | 4+ 2 1 F/S/R | close-action

Mercury | Mercury Destroyer | L2 60 | 12 3/16 12 5 5+/4+ 6 | 2-3 | shaltari-shields
- Disruption Beamers | 3+ 2 1 F
- Pulse Ioniser Bank | * 3 1 F | burnthrough-12, close-action, mauler

Cobalt | Cobalt Homeship | L2 45 | 12 3/16 12 5 5+/4+ 6 | 1-3 | shaltari-shields
- Disruption Beamers | 3+ 2 1 F
- Harpoon Volley | 4+ 2 1 F/S/R | close-action
+ Gates | gates 1

Caesium | Caesium Cutter | L 40 | 8 3/8 20 3 6+/5+ 6 | 2-3 | outlier, vectored, shaltari-shields
- Focused Disruptor | 4+ 3 1 F(N) | calibre-l

Gallium | Gallium Bio-hazard Cutter | L 30 | 8 3/8 16 3 6+/4+ 6 | 1-3 | outlier, vectored, shaltari-shields
- Bio Atomiser Array | 3+ 6 0 F | close-action-beam, corruptor

Voidgate | Voidgate | L 18 | 12 1/8 12 2 5+/5+ 6 | 1-3 | atmospheric, open, voidgate-1, shaltari-shields
- Charged Air | 6+ 1 1 F/S/R | air-to-air

Helium | Helium Voidflyer | L 27 | 8 1/8 16 2 6+/5+ 3 | 1-3 | atmospheric, outlier, vectored, void-skip, shaltari-shields
- Pulse Blaster | 3+ 1 2 F/S | close-action-beam

Glass | Glass Cloudflyer | L 18 | 8 1 16 1 5+ 3 | 2-6 | atmospheric, outlier
- Ion Lances | 5+ 5 1 F/S | air-to-air, close-action
`
