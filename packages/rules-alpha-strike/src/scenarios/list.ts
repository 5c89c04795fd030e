import type { Scenario } from '@sortie/kernel';
import { EDITIONS } from '../rules.ts';
import type { AlphaStrike, Entry } from '../shape.ts';
import { MISSION_SCENARIOS } from './missions.ts';

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
      forces: [units('Bulwark', 'Sentinel', 'Longbow', 'Harrier'), units('Lancer', 'Marauder Hawk', 'Sentinel', 'Courser')],
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
          ...units('Bulwark', 'Pathfinder', 'Skate', 'Skate', 'Anvil', 'Wagon'),
          { card: 'Line Infantry', rides: 5 },
          { card: 'Jump Infantry' },
        ],
        [
          ...units('Lancer', 'Courser', 'Skimmer', 'Roadhog', 'Anvil', 'Wagon'),
          { card: 'Jump Infantry', rides: 5 },
          { card: 'Ferret Suits' },
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
          ...units('Phalanx', 'Marauder Hawk', 'Anvil'),
          { card: 'Bear Suits', hidden: true },
          { card: 'Line Infantry', hidden: true },
          { card: 'Ballista', offTable: 60 },
        ],
        [...units('Hammerfall', 'Furnace', 'Sentinel', 'Pathfinder', 'Ferret Suits')],
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
      forces: [units('Hauler', 'Hauler', 'Roadhog', 'Anvil', 'Sentinel'), units('Wasp Nest', 'Wasp Nest', 'Gale', 'Gale', 'Courser')],
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
      forces: [units('Hammerfall', 'Lancer', 'Marauder Hawk', 'Harrier'), units('Furnace', 'Bulwark', 'Marauder Hawk', 'Pathfinder')],
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
          ...units('Bulwark', 'Longbow', 'Sentinel', 'Ballista'),
          { card: 'Goshawk', ring: 1, lance: 1, bombs: ['he', 'he', 'cluster'] },
          { card: 'Kestrel', ring: 2, lance: 1 },
        ],
        [
          ...units('Lancer', 'Furnace', 'Sentinel', 'Ballista'),
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
          'Phalanx',
          'Citadel',
          'Bulwark',
          'Lancer',
          'Longbow',
          'Sentinel',
          'Marauder Hawk',
          'Courser',
          'Harrier',
          'Pathfinder',
          'Anvil',
          'Skate',
        ),
        units(
          'Hammerfall',
          'Citadel',
          'Furnace',
          'Lancer',
          'Longbow',
          'Sentinel',
          'Marauder Hawk',
          'Courser',
          'Harrier',
          'Pathfinder',
          'Roadhog',
          'Wasp Nest',
        ),
      ],
      zone: 6,
      limit: 12,
    },
  },
  ...MISSION_SCENARIOS,
];
