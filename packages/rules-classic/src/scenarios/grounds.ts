import { generateBoard, LANDSCAPES, planOf } from '@sortie/board';
import type { Ground, RuleId } from '@sortie/kernel';
import { flightRules } from '../chapters.ts';
import { EDITIONS } from '../ruleset.ts';
import type { Classic, Entry, Setup } from '../shape.ts';
import { isPlayable, sheetOf } from '../sheet/compile.ts';
import { SCENARIO_LIST } from './list.ts';
import { sheetNamed } from './place.ts';
import { force, northAgainstSouth } from './sides.ts';

/** So many turns that whoever wants to can end it. */
const TURNS = 40;
const SHEETS = ['hills', 'river', 'crossroads'] as const;
const rules: readonly RuleId[] = EDITIONS['classic'] ?? [];

/** Map sheets first, then landscapes that are grown. */
function mapAt(n: number): Setup['map'] {
  const sheet = SHEETS[n % (2 * SHEETS.length)];
  if (sheet) return sheet;
  const landscape = LANDSCAPES[n % LANDSCAPES.length] ?? 'grassland';
  return planOf(generateBoard({ landscape, seed: n + 1 }));
}

/** What is played on one of those sheets goes through them; other games are made for their map. */
export function onMap(setup: Setup, n: number): Setup {
  const at = (SHEETS as readonly Setup['map'][]).indexOf(setup.map);
  return at < 0 ? setup : { ...setup, map: mapAt(at + n) };
}

/** The n-th of some forces, and once more for the other side. */
const both = (forces: readonly (readonly Entry[])[], n: number): Setup['forces'] => {
  const one = forces[n % forces.length] ?? [];
  return [one, one];
};

const ground = (id: string, title: string, summary: string, forces: readonly (readonly Entry[])[], played: readonly RuleId[]) => {
  const on = (n: number) => ({ rules: played, setup: { map: mapAt(n), forces: both(forces, n), turns: TURNS } });
  return { ...northAgainstSouth(id, title, summary, on(0).setup, played), on };
};

const lances = ground(
  'even-lances',
  'Even lances',
  'The same four ’Mechs on both sides.',
  [
    force('GRF-1N', 'HBK-4G', 'WHM-6R', 'JR7-D'),
    force('AWS-8Q', 'ARC-2R', 'PXH-1', 'COM-2D'),
    force('SHD-2H', 'CN9-A', 'CPLT-C1', 'LCT-1V'),
  ],
  rules,
);

const combined = ground(
  'combined-arms',
  'Combined arms',
  '’Mechs, tanks, a helicopter and infantry, the same on both sides.',
  [
    force('WVR-6R', 'Manticore Heavy Tank', 'Pegasus Scout Hover Tank', 'Warrior Attack Helicopter H-7', 'Foot Platoon (Rifle)'),
    force('HBK-4G', 'Vedette Medium Tank', 'SRM Carrier', 'Elemental Battle Armor [Laser](Sqd5)', 'Foot Platoon (Rifle)'),
  ],
  rules,
);

const fighter = (design: string, ...bombs: readonly string[]): Entry => ({ design, bombs });
const air = ground(
  'fighters',
  'Fighters over the map',
  'A fighter with bombs over a column of ’Mechs and tanks, the same on both sides.',
  [
    [...force('WVR-6R', 'Vedette Medium Tank', 'Partisan Heavy Tank'), fighter('Corsair CSR-V12', 'HEBomb', 'HEBomb', 'ClusterBomb')],
    [...force('GRF-1N', 'Manticore Heavy Tank', 'Partisan Heavy Tank'), fighter('Sabre SB-27', 'HEBomb', 'InfernoBomb')],
  ],
  [...rules, ...flightRules.map(({ id }) => id)],
);

const STRANGERS = [force('GRF-1N', 'WVR-6R', 'JR7-D'), force('HBK-4G', 'PXH-1', 'CN9-A')];

const WORLDS = SCENARIO_LIST.filter(({ setup: { map } }) => sheetNamed(map).tags?.includes('alien'));

/** Each world has its own rules. */
function worldAt(n: number) {
  const { rules: played, setup } = WORLDS[n % WORLDS.length] ?? { rules, setup: lances.setup };
  return { rules: played, setup: { ...setup, forces: both(STRANGERS, n), turns: TURNS } };
}
const worlds: Ground<Classic> = {
  ...northAgainstSouth('worlds', 'Alien worlds', 'The same three ’Mechs on both sides, on four strange worlds.', worldAt(0).setup, rules),
  ...worldAt(0),
  on: worldAt,
};

/** Two forces that meet, each of them coming from the north once. Nothing asks for balance here. */
export const forcesMeeting = (a: readonly Entry[], b: readonly Entry[]) => {
  const air = [...a, ...b].some(({ design }) => isPlayable(design) && sheetOf(design).gait === 'air');
  const played = air ? [...rules, ...flightRules.map(({ id }) => id)] : rules;
  const of = (forces: Setup['forces']) => ({ rules: played, setup: { map: SHEETS[0], forces, turns: TURNS } });
  return { scenario: of([a, b]), swapped: of([b, a]) };
};

/** Equal forces to measure opponents by. */
export const GROUNDS: readonly [Ground<Classic>, ...Ground<Classic>[]] = [lances, combined, air, worlds];
