import type { Row } from './row.ts';

/**
 * Machines that everybody at the table knows, for the ready games: their cards as our own conversion makes them of the record sheets in the
 * catalogue. A test of the shell compares the two, since this package does not know the converter.
 */
export const KNOWN: readonly Row[] = [
  ['Locust LCT-1V', 'BM', 1, '16"', 3, 'Scout', '1/1/-', 0, 2, 2, 18, ''],
  ['Commando COM-2D', 'BM', 1, '12"', 2, 'Striker', '2/2/-', 0, 2, 2, 17, 'SRM1/1'],
  ['Jenner JR7-D', 'BM', 1, '14"/10"j', 3, 'Striker', '2/2/-', 1, 2, 3, 26, 'JMPW1'],
  ['Raven RVN-3L', 'BM', 1, '12"', 2, 'Scout', '2/2/-', 0, 3, 2, 26, 'CASE,ECM,PRB,RCN,SNARC,TAG'],
  ['Phoenix Hawk PXH-1', 'BM', 2, '12"j', 2, 'Skirmisher', '2/2/-', 0, 4, 4, 26, ''],
  ['Hunchback HBK-4G', 'BM', 2, '8"', 1, 'Juggernaut', '4/3/-', 0, 5, 4, 28, 'AC2/2/-'],
  ['Centurion CN9-A', 'BM', 2, '8"', 1, 'Brawler', '2/3/1', 0, 5, 4, 28, 'AC1/1/-,IF1,REAR1/1/-'],
  ['Enforcer ENF-4R', 'BM', 2, '8"j', 1, 'Skirmisher', '3/2/-', 0, 5, 4, 25, 'AC1/1/-'],
  ['Griffin GRF-1N', 'BM', 2, '10"j', 2, 'Sniper', '1/2/2', 0, 5, 5, 31, 'IF1'],
  ['Wolverine WVR-6R', 'BM', 2, '10"j', 2, 'Skirmisher', '2/2/1', 0, 5, 5, 30, ''],
  ['Shadow Hawk SHD-2H', 'BM', 2, '10"/6"j', 2, 'Skirmisher', '2/2/1', 0, 5, 5, 30, 'IF0*,JMPW1'],
  ['Catapult CPLT-C1', 'BM', 3, '8"j', 1, 'Missile Boat', '2/3/2', 1, 5, 5, 32, 'IF1,LRM1/1/1'],
  ['Thunderbolt TDR-5S', 'BM', 3, '8"', 1, 'Brawler', '3/3/1', 1, 7, 5, 36, 'IF1'],
  ['Warhammer WHM-6R', 'BM', 3, '8"', 1, 'Brawler', '3/3/2', 1, 5, 6, 32, ''],
  ['Archer ARC-2R', 'BM', 3, '8"', 1, 'Missile Boat', '2/3/3', 1, 7, 6, 39, 'IF2,LRM1/2/2,REAR1/1/-'],
  ['Marauder MAD-3R', 'BM', 3, '8"', 1, 'Sniper', '2/3/3', 1, 6, 6, 35, ''],
  ['Orion ON1-K', 'BM', 3, '8"', 1, 'Brawler', '3/3/1', 1, 8, 6, 39, 'IF1'],
  ['Awesome AWS-8Q', 'BM', 4, '6"', 1, 'Sniper', '3/3/3', 0, 8, 6, 39, 'ENE'],
  ['Victor VTR-9B', 'BM', 4, '8"j', 1, 'Skirmisher', '4/4/-', 0, 6, 6, 36, 'AC2/2/-'],
  ['BattleMaster BLR-1G', 'BM', 4, '8"', 1, 'Brawler', '3/3/1', 1, 8, 7, 40, 'REAR1/1/-'],
  ['Atlas AS7-D', 'BM', 4, '6"', 1, 'Juggernaut', '5/5/2', 0, 10, 8, 52, 'AC2/2/-,IF1,LRM1/1/1,REAR1/1/-'],
  ['King Crab KGC-000', 'BM', 4, '6"', 1, 'Juggernaut', '3/3/1', 2, 10, 8, 46, 'AC2/2/-,CASE,IF1'],
  ['Pegasus Scout Hover Tank', 'CV', 1, '16"h', 3, 'Striker', '2/2/-', 0, 3, 2, 25, 'EE,SRCH,SRM1/1,TUR(2/2/-,SRM1/1)'],
  ['Saracen Medium Hover Tank', 'CV', 1, '16"h', 3, 'Striker', '1/2/1', 0, 4, 2, 29, 'EE,IF1,SRCH,TUR(1/2/1,IF1)'],
  ['Maxim Heavy Hover Transport', 'CV', 2, '16"h', 3, 'Striker', '3/2/1', 0, 3, 3, 29, 'EE,IF1,IT3,REAR0*/0*/0*,SRCH,SRM1/1,TUR(2/1/-)'],
  ['Vedette Medium Tank', 'CV', 2, '10"t', 2, 'Brawler', '1/1/1', 0, 3, 3, 16, 'EE,SRCH,TUR(0*/1/1)'],
  ['Manticore Heavy Tank', 'CV', 3, '8"t', 1, 'Brawler', '3/3/2', 0, 6, 3, 28, 'IF1,SRCH,TUR(2/3/2,IF1)'],
  ['Demolisher Heavy Tank (Mk. II)', 'CV', 4, '6"t', 1, 'Ambusher', '4/4/-', 0, 5, 4, 27, 'AC4/4/-,EE,SRCH,TUR(4/4/-,AC4/4/-)'],
  ['LRM Carrier', 'CV', 3, '6"t', 1, 'Missile Boat', '2/3/3', 0, 2, 3, 22, 'EE,IF3,LRM1/3/3,SRCH'],
  ['Partisan Heavy Tank', 'CV', 4, '6"t', 1, 'Sniper', '2/2/2', 0, 3, 4, 19, 'AC2/2/2,EE,SRCH,TUR(2/2/2,AC2/2/2)'],
  ['Mobile Long Tom Artillery LT-MOB-25', 'CV', 3, '6"t', 1, 'Missile Boat', '1/-/-', 0, 2, 4, 40, 'ARTLT-1,EE,HTC,MHQ3,SRCH'],
  ['Warrior Attack Helicopter H-7', 'CV', 1, '18"v', 3, 'Scout', '1/1/0*', 0, 1, 2, 15, 'ATMO,EE,SRCH'],
  ['Savannah Master Hovercraft', 'CV', 1, '26"h', 4, 'Scout', '1/1/-', 0, 1, 1, 15, 'ENE,SRCH'],
  ['Foot Platoon (Rifle)', 'CI', 1, '2"f', 0, 'Ambusher', '1/-/-', 0, 2, 1, 7, 'AM,CAR3'],
  ['Jump Platoon (Laser)', 'CI', 1, '6"j', 1, 'Ambusher', '0*/0*/-', 0, 1, 1, 8, 'AM,CAR4'],
  ['IS Standard Battle Armor [Flamer](Sqd4)', 'BA', 1, '6"j', 1, 'Ambusher', '1/-/-', 0, 1, 2, 14, 'AM,CAR4,HT1/-/-,MEC'],
];
