import type { Scenario } from '@sortie/kernel';
import { CHAPTERS } from '../chapters.ts';
import { EDITIONS } from '../ruleset.ts';
import type { AlphaStrike, Entry } from '../shape.ts';

const STANDARD = EDITIONS['corrected-2013'] ?? [];
const units = (...cards: readonly string[]): readonly Entry[] =>
  cards.map((card, i) => ({ card, lance: Math.floor(i / 4), ...(i === 0 ? { commander: 'force' as const } : {}) }));

export const SCENARIOS: readonly Scenario<AlphaStrike>[] = [
  {
    id: 'lance-duel',
    title: 'Lance against lance',
    summary: "Four 'Mechs a side meet among hills and woods. The game to learn with.",
    roles: ['South', 'North'],
    rules: STANDARD,
    setup: {
      table: { scene: 'hills', seed: 4 },
      forces: [
        units('Warhammer WHM-6R', 'Griffin GRF-1N', 'Hunchback HBK-4G', 'Jenner JR7-D'),
        units('Catapult CPLT-C1', 'Wolverine WVR-6R', 'Centurion CN9-A', 'Phoenix Hawk PXH-1'),
      ],
      zone: 6,
      limit: 12,
    },
  },
  {
    id: 'combined-arms',
    title: 'Combined arms',
    summary: "Hovercraft, tanks, carriers and infantry beside the 'Mechs, with a river between.",
    roles: ['South', 'North'],
    rules: STANDARD,
    setup: {
      table: { scene: 'river', seed: 9 },
      forces: [
        [
          ...units(
            'Thunderbolt TDR-5S',
            'Raven RVN-3L',
            'Pegasus Scout Hover Tank',
            'Savannah Master Hovercraft',
            'Manticore Heavy Tank',
            'Maxim Heavy Hover Transport',
          ),
          { card: 'Foot Platoon (Rifle)', rides: 5 },
          { card: 'Jump Platoon (Laser)' },
        ],
        [
          ...units(
            'Orion ON1-K',
            'Commando COM-2D',
            'Saracen Medium Hover Tank',
            'Vedette Medium Tank',
            'Manticore Heavy Tank',
            'Maxim Heavy Hover Transport',
          ),
          { card: 'Foot Platoon (Rifle)', rides: 5 },
          { card: 'IS Standard Battle Armor [Flamer](Sqd4)' },
        ],
      ],
      zone: 8,
      limit: 12,
    },
  },
  {
    id: 'city-fight',
    title: 'House to house',
    summary: 'A town, infantry lying in wait in it, and guns far behind it.',
    roles: ['Defender', 'Attacker'],
    rules: STANDARD,
    setup: {
      table: { scene: 'town', seed: 3 },
      forces: [
        [
          ...units('Atlas AS7-D', 'Hunchback HBK-4G', 'Demolisher Heavy Tank (Mk. II)'),
          { card: 'IS Standard Battle Armor [Flamer](Sqd4)', hidden: true },
          { card: 'Foot Platoon (Rifle)', hidden: true },
          { card: 'Mobile Long Tom Artillery LT-MOB-25', offTable: 60 },
        ],
        [...units('BattleMaster BLR-1G', 'Awesome AWS-8Q', 'Centurion CN9-A', 'Raven RVN-3L', 'Jenner JR7-D', 'Jump Platoon (Laser)')],
      ],
      zone: 8,
      limit: 12,
    },
  },
  {
    id: 'vtol-raid',
    title: 'Raid from the air',
    summary: 'Fast flyers strike at a column on open ground before its escort closes in.',
    roles: ['Column', 'Raiders'],
    rules: STANDARD,
    setup: {
      table: { scene: 'plains', seed: 12 },
      forces: [
        units('LRM Carrier', 'LRM Carrier', 'Vedette Medium Tank', 'Manticore Heavy Tank', 'Hunchback HBK-4G'),
        units(
          'Warrior Attack Helicopter H-7',
          'Warrior Attack Helicopter H-7',
          'Warrior Attack Helicopter H-7',
          'Warrior Attack Helicopter H-7',
          'Phoenix Hawk PXH-1',
          'Jenner JR7-D',
        ),
      ],
      zone: 10,
      limit: 10,
    },
  },
  {
    id: 'night-storm',
    title: 'Hail at midnight',
    summary: 'A moonless night, fog and hail: nobody sees or hits much, and whoever closes in decides.',
    roles: ['South', 'North'],
    rules: STANDARD,
    setup: {
      table: { scene: 'forest', seed: 6 },
      forces: [
        units('Victor VTR-9B', 'Thunderbolt TDR-5S', 'Wolverine WVR-6R', 'Locust LCT-1V'),
        units('BattleMaster BLR-1G', 'Hunchback HBK-4G', 'Phoenix Hawk PXH-1', 'Raven RVN-3L'),
      ],
      zone: 8,
      limit: 14,
      weather: { light: 'moonless', fog: 1, hail: 1, vacuum: false, wind: 2 },
    },
  },
  {
    id: 'air-support',
    title: 'Eyes up',
    summary: 'Both sides have called for aircraft: fighters and bombers cross the table while guns and flak answer from below.',
    roles: ['South', 'North'],
    rules: STANDARD,
    setup: {
      table: { scene: 'plains', seed: 17 },
      forces: [
        [
          ...units('Thunderbolt TDR-5S', 'Archer ARC-2R', 'Griffin GRF-1N', 'Partisan Heavy Tank'),
          { card: 'Goshawk', ring: 1, lance: 1, bombs: ['he', 'he', 'cluster'] },
          { card: 'Kestrel', ring: 2, lance: 1 },
        ],
        [
          ...units('Orion ON1-K', 'Marauder MAD-3R', 'Wolverine WVR-6R', 'Partisan Heavy Tank'),
          { card: 'Peregrine', ring: 1, lance: 1, bombs: ['he', 'inferno'] },
          { card: 'Swift', ring: 1, lance: 1, bombs: ['he', 'he'] },
          { card: 'Swift', ring: 2, lance: 1, bombs: ['cluster', 'cluster'] },
        ],
      ],
      zone: 8,
      limit: 10,
    },
  },
  {
    id: 'meeting',
    title: 'Meeting engagement',
    summary: 'Two forces of about 400 points run into each other.',
    roles: ['South', 'North'],
    rules: STANDARD,
    setup: {
      table: { scene: 'hills', seed: 21 },
      forces: [
        units(
          'Atlas AS7-D',
          'Awesome AWS-8Q',
          'Thunderbolt TDR-5S',
          'Warhammer WHM-6R',
          'Catapult CPLT-C1',
          'Griffin GRF-1N',
          'Hunchback HBK-4G',
          'Centurion CN9-A',
          'Jenner JR7-D',
          'Raven RVN-3L',
          'Manticore Heavy Tank',
          'Saracen Medium Hover Tank',
        ),
        units(
          'King Crab KGC-000',
          'BattleMaster BLR-1G',
          'Orion ON1-K',
          'Archer ARC-2R',
          'Marauder MAD-3R',
          'Wolverine WVR-6R',
          'Shadow Hawk SHD-2H',
          'Enforcer ENF-4R',
          'Phoenix Hawk PXH-1',
          'Commando COM-2D',
          'Demolisher Heavy Tank (Mk. II)',
          'Pegasus Scout Hover Tank',
        ),
      ],
      zone: 6,
      limit: 12,
    },
  },
  ...CHAPTERS.flatMap(chapter => ('scenarios' in chapter ? chapter.scenarios(STANDARD) : [])),
];
