/** Objective cards of Star Wars: Armada by kind, names only, after github.com/Polkadoty/the-isb-api at 283afc6 (June 2025). */
export const objectives = `
[assault]
Blockade Run
Close-Range Intel Scan
Station Assault
Targeting Beacons
Advanced Gunnery
Most Wanted
Opening Salvo
Precision Strike
Ion Storm
Marked for Destruction
Rift Assault
Surprise Attack
[defence]
Capture the VIP
Fighter Ambush
Jamming Barrier
Planetary Ion Cannon
Contested Outpost
Fire Lanes
Fleet Ambush
Hyperspace Assault
Abandoned Mining Facility
Asteroid Tactics
Fleet in Being
Rift Ambush
[navigation]
Navigational Hazards
Salvage Run
Sensor Net
Solar Corona
Dangerous Territory
Intel Sweep
Minefields
Superior Positions
Doomed Station
Hyperspace Migration
Infested Fields
Volatile Deposits
[campaign]
Hyperlane Raid
Show of Force
Base Defense - Armed Station
Base Defense - Fighter Wing
Base Defense - Ion Cannon
Asteroids
Independent Station
Nebula Outskirts
Double Agent
Hired Scum
Holonet Override
Pilot Defection
Prototype Recovery
Recruit Allies
Steal Supplies
Volatile Cargo
`
