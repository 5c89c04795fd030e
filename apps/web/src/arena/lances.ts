import type { Force } from '@sortie/roster';
import { word } from '../i18n/index.ts';

/** Forces that are there for everybody, from the catalogue. */
export interface Lance {
  readonly id: string;
  readonly name: string;
  readonly units: readonly string[];
}

export const LANCES: readonly Lance[] = [
  { id: 'scouts', name: word('Scout lance'), units: ['Locust LCT-1V', 'Jenner JR7-D', 'Javelin JVN-10N', 'Phoenix Hawk PXH-1'] },
  { id: 'line', name: word('Line lance'), units: ['Griffin GRF-1N', 'Wolverine WVR-6R', 'Shadow Hawk SHD-2H', 'Centurion CN9-A'] },
  { id: 'fire', name: word('Fire lance'), units: ['Archer ARC-2R', 'Catapult CPLT-C1', 'Warhammer WHM-6R', 'Rifleman RFL-3N'] },
  { id: 'assault', name: word('Assault lance'), units: ['Atlas AS7-D', 'BattleMaster BLR-1G', 'Stalker STK-3F'] },
  {
    id: 'armor',
    name: word('Armor company'),
    units: [
      'Manticore Heavy Tank',
      'Patton Tank',
      'Vedette Medium Tank',
      'Scorpion Light Tank',
      'Saracen Medium Hover Tank',
      'SRM Carrier',
    ],
  },
  { id: 'star', name: word('Clan star'), units: ['Mad Cat Prime', 'Ryoken Prime', 'Uller Prime'] },
];

export const forceOf = ({ name, units }: Lance): Force => ({
  name,
  edition: 'current',
  members: units.map(unit => ({ unit, skill: 4 })),
});
