import { type RuleId, type Scenario, sure } from '@sortie/kernel';
import { CHAPTERS } from '../chapters.ts';
import { EDITIONS } from '../ruleset.ts';
import type { Classic, Setup } from '../shape.ts';
import { BAY_SCENARIO } from './bay.ts';
import { readyGames } from './ready/list.ts';
import { force, northAgainstSouth } from './sides.ts';

const rules: readonly RuleId[] = sure(EDITIONS['classic'], 'the edition');

const scenario = (id: string, title: string, summary: string, setup: Setup): Scenario<Classic> =>
  northAgainstSouth(id, title, summary, setup, rules);

export const SCENARIO_LIST: readonly Scenario<Classic>[] = [
  scenario('duel', 'Duel', 'A Griffin meets a Wolverine in broken hills.', {
    map: 'hills',
    forces: [force('GRF-1N'), force('WVR-6R')],
    turns: null,
  }),
  scenario('pairs', 'Two against two', 'Hunchback and Catapult hold a river against Warhammer and Jenner.', {
    map: 'river',
    forces: [force('HBK-4G', 'CPLT-C1'), force('WHM-6R', 'JR7-D')],
    turns: 20,
  }),
  scenario('lances', 'Lance against lance', 'Four ’Mechs on each side fight for a crossroads, twelve turns long.', {
    map: 'crossroads',
    forces: [force('AWS-8Q', 'ARC-2R', 'PXH-1', 'COM-2D'), force('BLR-1G', 'MAD-3R', 'CN9-A', 'LCT-1V')],
    turns: 12,
  }),
  scenario(
    'later',
    'Advanced technology',
    'Better weapons and double heat sinks: a Clan star’s pair against a lance of the Inner Sphere.',
    {
      map: 'hills',
      forces: [force('Mad Cat Prime', 'Uller Prime'), force('AXM-2N', 'BSW-X1', 'WLF-2')],
      turns: 15,
    },
  ),
  scenario('armor', 'Armor', 'Tanks and hovercraft meet a pair of ’Mechs with infantry at a river.', {
    map: 'river',
    forces: [
      force('Vedette Medium Tank', 'Manticore Heavy Tank', 'Pegasus Scout Hover Tank'),
      force('HBK-4G', 'PXH-1', 'Foot Platoon (Rifle)', 'Elemental Battle Armor [Laser](Sqd5)'),
    ],
    turns: 15,
  }),
  scenario('legs', 'On four legs', 'Quads and brawlers close in to strike with hands and feet.', {
    map: 'crossroads',
    forces: [force('SCP-1N', 'GOL-1H'), force('HCT-3F', 'VTR-9B')],
    turns: 15,
  }),
  ...CHAPTERS.flatMap(({ scenarios }) => scenarios?.(rules) ?? []),
  BAY_SCENARIO,
  ...readyGames(rules),
];
