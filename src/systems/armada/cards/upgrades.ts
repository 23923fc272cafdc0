/**
 * Upgrade cards of Star Wars: Armada by slot: name, points, factions, `unique`, `modification`; no card text.
 * Facts after github.com/Polkadoty/the-isb-api at 283afc6 (June 2025); the last three officers, which later errata
 * withdrew but lists still have, after rkbodenner/star-wars-armada-data (MIT).
 */
export const upgrades = `
[commander]
Admiral Ackbar | 38 | rebel | unique
Admiral Konstantine | 23 | empire | unique
Admiral Motti | 24 | empire | unique
Admiral Ozzel | 20 | empire | unique
Admiral Piett | 22 | empire | unique
Admiral Raddus | 26 | rebel | unique
Admiral Screed | 24 | empire | unique
Admiral Sloane | 24 | empire | unique
Admiral Tarkin | 30 | republic | unique
Admiral Trench | 32 | separatist | unique
Admiral Yularen | 24 | republic | unique
Anakin Skywalker | 27 | republic | unique
Bail Organa | 28 | republic | unique
Commander Sato | 27 | rebel | unique
Count Dooku | 27 | separatist | unique
Darth Vader | 34 | empire | unique
Emperor Palpatine | 35 | empire | unique
Garm Bel Iblis | 25 | rebel | unique
General Cracken | 26 | rebel | unique
General Dodonna | 20 | rebel | unique
General Draven | 20 | rebel | unique
General Grievous | 20 | separatist | unique
General Madine | 30 | rebel | unique
General Rieekan | 34 | rebel | unique
General Romodi | 28 | empire | unique
General Tagge | 25 | empire | unique
Grand Admiral Thrawn | 32 | empire | unique
Grand Moff Tarkin | 28 | empire | unique
Kraken | 30 | separatist | unique
Kyrsta Agate | 25 | rebel | unique
Leia Organa | 28 | rebel | unique
Luminara Unduli | 25 | republic | unique
Mar Tuuk | 28 | separatist | unique
Moff Jerjerrod | 23 | empire | unique
Mon Mothma | 27 | rebel | unique
Obi-Wan Kenobi | 22 | republic | unique
Plo Koon | 26 | republic | unique
TF-1726 | 26 | separatist | unique
[defensive-retro]
Advanced Projectors | 6
Cluster Bombs | 5
Early Warning System | 7
Electronic Countermeasures | 7
= ECM
Reactive Gunnery | 4
Redundant Shields | 8 | - | modification
Reinforced Blast Doors | 5
Thermal Shields | 5 | republic separatist
[experimental-retro]
G7-X Grav Well Projector | 2
G-8 Experimental Projector | 8 | - | unique
Grav Shift Reroute | 2 | - | unique
Targeting Scrambler | 5
[fleet-command]
All Fighters, Follow Me! | 5 | - | unique
Entrapment Formation! | 5 | - | unique
Hot Landing | 3 | republic separatist | unique
Intensify Firepower! | 6 | - | unique
Jedi Hostage | 3 | separatist | unique
Mercy Mission | 5 | republic | unique
Shields to Maximum! | 6 | - | unique
Take Evasive Action! | 6 | - | unique
[fleet-support]
Bomber Command Center | 8
Comms Net | 2
Jamming Field | 2
Munitions Resupply | 3
Parts Resupply | 3
Repair Crews | 3
Slicer Tools | 7
[ion-cannon]
Heavy Ion Emplacements | 9
High-Capacity Ion Turbines | 6 | - | modification
Ion Cannon Batteries | 5
Leading Shots | 5
MS-1 Ion Cannon | 2
NK-7 Ion Cannons | 6
Overload Pulse | 6
Point Defense Ion Cannons | 6
SW-7 Ion Batteries | 5
[offensive-retro]
Advanced Transponder Net | 5 | - | modification
B2 Rocket Troopers | 7 | separatist
Boosted Comms | 4
Disposable Capacitors | 3
Expanded Hangar Bay | 5
Flag Bridge | 0 | - | modification
Flak Guns | 3
Hardened Bulkheads | 5
Hyperspace Rings | 3 | republic
Hyperwave Signal Boost | 3 | separatist
Phylon Q7 Tractor Beams | 6 | - | modification
Point-Defense Reroute | 5
Proximity Mines | 4
Quad Laser Turrets | 5
Rapid Launch Bays | 6
Reserve Hangar Deck | 4
SPHA-T | 7 | republic | modification
[officer]
Adar Tallon | 10 | rebel | unique
Adi Gallia | 3 | republic | unique
Admiral Chiraneau | 10 | empire | unique
Admiral Montferrat | 5 | empire | unique
Admiral Ozzel | 2 | empire | unique
Admiral Titus | 2 | empire | unique
Agent Kallus | 3 | empire | unique
Ahsoka Tano | 2 | rebel | unique
Ahsoka Tano | 6 | republic | unique
Asajj Ventress | 2 | separatist | unique
Barriss Offee | 6 | republic | unique
Captain Brunson | 9 | empire | unique
Captain Needa | 2 | empire | unique
Captain Rex | 5 | rebel | unique
Chart Officer | 2
Clone Captain Silver | 4 | republic | unique
Clone Captain Zak | 5 | republic | unique
Clone Commander Wolffe | 6 | republic | unique
Clone Navigation Officer | 4 | republic
Commandant Aresko | 7 | empire | unique
Commander Beck | 3 | empire | unique
Commander Gherant | 2 | empire | unique
Commander Vanto | 7 | empire | unique
Commander Woldar | 4 | empire | unique
Damage Control Officer | 3
Darth Vader | 4 | empire | unique
Defense Liaison | 3
Director Isard | 3 | empire | unique
Director Krennic | 8 | empire | unique
Emperor Palpatine | 3 | empire | unique
Engineering Captain | 6
Expert Shield Tech | 5
Ezra Bridger | 3 | rebel | unique
Flight Commander | 3
General Draven | 3 | rebel | unique
Governor Pryce | 6 | empire | unique
Hondo Ohnaka | 2 | - | unique
Iden Versio | 6 | empire | unique
Instructor Goran | 7 | empire | unique
Intel Officer | 7
Kyrsta Agate | 5 | rebel | unique
Lando Calrissian | 4 | rebel | unique
= Lando Carissian
Leia Organa | 3 | rebel | unique
Lira Wessex | 2 | empire | unique
Major Derlin | 7 | rebel | unique
Minister Tua | 2 | empire | unique
Navigation Officer | 6
Passel Argente | 6 | separatist | unique
Raymus Antilles | 7 | rebel | unique
= Ray Antilles
Reeva Demesne | 4 | empire | unique
Rune Haako | 4 | separatist | unique
Sabine Wren | 4 | rebel | unique
San Hill | 3 | separatist | unique
Shu Mai | 4 | separatist | unique
Skilled First Officer | 1
Support Officer | 2
T-series Tactical Droid | 4 | separatist
Tactical Expert | 6
Taskmaster Grint | 5 | empire | unique
The Grand Inquisitor | 4 | empire | unique
TI-99 | 4 | separatist | unique
Tikkes | 2 | separatist | unique
Toryn Farr | 7 | rebel | unique
Veteran Captain | 2
Walex Blissex | 5 | rebel | unique
Wat Tambor | 9 | separatist | unique
Weapons Liaison | 3
Wedge Antilles | 4 | rebel | unique
Wing Commander | 6
Wullf Yularen | 7 | empire | unique
= Wulff Yularen
Strategic Adviser | 4 | - | unique
Bail Organa | 7 | rebel | unique
Governor Pryce | 7 | empire | unique
[ordnance]
Assault Concussion Missiles | 5
Assault Proton Torpedoes | 4
Expanded Launchers | 8 | - | modification
External Racks | 4
Flechette Torpedoes | 3
Ordnance Pods | 3
Rapid Reload | 4 | - | modification
Wide-Area Barrage | 2
[super-weapon]
Magnite Crystal Tractor Beam Array | 10 | rebel
= Magnite Crysal Tractor Beam Array
Orbital Bombardment Particle Cannons | 5 | empire | modification
Superheavy Composite Beam Turbolasers | 7 | empire | modification
[support-team]
Auxiliary Shields Team | 3
Battle Droid Reserves | 4 | separatist
Engine Techs | 8
Engineering Team | 3
Fighter Coordination Team | 3
Medical Team | 1
Nav Team | 4
Projection Experts | 6
[title]
Centicore | 3 | empire | unique
Hand of Justice | 2 | empire | unique
Demolisher | 10 | empire | unique
Insidious | 3 | empire | unique
Suppressor | 4 | empire | unique
Vector | 2 | empire | unique
Avenger | 5 | empire | unique
Chimaera | 4 | empire | unique
Devastator | 10 | empire | unique
Relentless | 3 | empire | unique
Sovereign | 4 | empire | unique
Interdictor | 3 | empire | unique
Cataclysm | 5 | empire | unique
Rakehell | 4 | empire | unique
Sunder | 10 | empire | unique
Pursuant | 2 | empire | unique
Squall | 7 | empire | unique
Stronghold | 3 | empire | unique
Corvus | 2 | empire | unique
Impetuous | 4 | empire | unique
Instigator | 4 | empire | unique
Seventh Fleet Star Destroyer | 5 | empire
Annihilator | 8 | empire | unique
Eclipse | 3 | empire | unique
Executor | 2 | empire | unique
Ravager | 4 | empire | unique
Corrupter | 3 | empire | unique
Dominator | 7 | empire | unique
Harrow | 3 | empire | unique
Warlord | 8 | empire | unique
Gallant Haven | 8 | rebel | unique
Paragon | 5 | rebel | unique
Dodonna's Pride | 4 | rebel | unique
Jaina's Light | 5 | rebel | unique
Liberator | 2 | rebel | unique
Tantive IV | 3 | rebel | unique
Bright Hope | 2 | rebel | unique
Quantum Storm | 1 | rebel | unique
Garel's Honor | 4 | rebel | unique
Task Force Antilles | 3 | rebel
Task Force Organa | 1 | rebel
Admonition | 10 | rebel | unique
Foresight | 10 | rebel | unique
Aspiration | 3 | rebel | unique
Profundity | 7 | rebel | unique
Defiance | 5 | rebel | unique
Home One | 5 | rebel | unique
Independence | 8 | rebel | unique
Endeavor | 4 | rebel | unique
Liberty | 3 | rebel | unique
Mon Karren | 6 | rebel | unique
Phoenix Home | 3 | rebel | unique
Mon Calamari Exodus Fleet | 5 | rebel
Redemption | 5 | rebel | unique
Salvation | 7 | rebel | unique
Vanguard | 4 | rebel | unique
Yavaris | 5 | rebel | unique
Amity | 6 | rebel | unique
Concord | 12 | rebel | unique
Unity | 10 | rebel | unique
Implacable | 4 | republic | unique
Nevoota Bee | 5 | republic | unique
Radiant VII | 1 | republic | unique
Swift Return | 3 | republic | unique
FB-88 | 4 | republic | unique
TB-73 | 5 | republic | unique
Resolute | 4 | republic | unique
Tranquility | 7 | republic | unique
Triumphant | 5 | republic | unique
Beast of Burden | 6 | separatist | unique
Foreman's Labor | 5 | separatist | unique
Sa Nalaor | 5 | separatist | unique
Tide of Progress XII | 2 | separatist | unique
Invincible | 5 | separatist | unique
Invisible Hand | 8 | separatist | unique
Lucid Voice | 6 | separatist | unique
Gilded Aegis | 5 | separatist | unique
Nova Defiant | 4 | separatist | unique
Patriot Fist | 6 | separatist | unique
[turbolaser]
DBY-827 Heavy Turbolasers | 3
Dual Turbolaser Turrets | 4 | - | modification
Enhanced Armament | 10 | - | modification
H9 Turbolasers | 8 | - | modification
Heavy Fire Zone | 2
Heavy Turbolaser Turrets | 4
Linked Turbolaser Towers | 7
Quad Battery Turrets | 5 | - | modification
Quad Turbolaser Cannons | 10 | - | modification
Slaved Turrets | 6 | - | modification
Spinal Armament | 9 | - | modification
Swivel-Mount Batteries | 8 | republic separatist | modification
Turbolaser Reroute Circuits | 7
XI7 Turbolasers | 6
= X17 Turbolasers
XX-9 Turbolasers | 2
[weapons-team-offensive-retro]
Boarding Engineers | 2
Boarding Troopers | 3
Cham Syndulla | 5 | rebel | unique
Darth Vader | 3 | empire | unique
Jyn Erso | 4 | rebel | unique
Shriv Suurgav | 4 | rebel | unique
[weapons-team]
Caitken and Shollan | 6 | rebel | unique
Clone Gunners | 4 | republic
Fire-Control Team | 2
Flight Controllers | 6
Gunnery Chief Varnillian | 6 | empire | unique
Gunnery Team | 7
Local Fire Control | 4
Ordnance Experts | 4
Ruthless Strategists | 4
Sensor Team | 5
Veteran Gunners | 5
Weapons Battery Techs | 4
`
