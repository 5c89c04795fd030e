import type { RuleId, Scenario } from '@sortie/kernel';
import { EDITIONS } from '../rules.ts';
import type { Classic, Entry, MapName, Setup } from '../shape.ts';
import { worldRules } from '../worlds/worlds.ts';

export const force = (...designs: readonly string[]): readonly Entry[] => designs.map(design => ({ design }));

export const northAgainstSouth = (
  id: string,
  title: string,
  summary: string,
  setup: Setup,
  rules: readonly RuleId[],
): Scenario<Classic> => ({ id, title, summary, roles: ['North', 'South'], rules, setup });

/** What every strange world has, and what one of them has beside it. */
const SHARED = /^AW-(basis|unmarked|new-terrain|joining)/;
const rulesOf = (own: RegExp): readonly RuleId[] => {
  const chosen = worldRules.filter(({ id }) => SHARED.test(id) || own.test(id));
  return [...EDITIONS['classic']!, ...new Set(chosen.flatMap(({ id, needs = [] }) => [...needs, id]))];
};

const TURNS = 15;

const world = (map: MapName, title: string, summary: string, forces: Setup['forces'], own: RegExp): Scenario<Classic> =>
  northAgainstSouth(map, title, summary, { map, forces, turns: TURNS }, rulesOf(own));

/** One ready game on each of the four strange worlds. */
export const ALIEN_SCENARIOS: readonly Scenario<Classic>[] = [
  world(
    'caustic-valley',
    'Caustic Valley',
    'The wind drives drops of caustic pools across the valley, and the air eats at everything that has a hole.',
    [force('HBK-4G', 'PXH-1', 'COM-2D'), force('WVR-6R', 'JR7-D', 'CN9-A')],
    /^AW-caustic/,
  ),
  world(
    'lunar-base',
    'Lunar Base',
    'No air and little weight: long jumps, domes that burst, and every hit may open the hull.',
    [force('GRF-1N', 'WVR-6R'), force('PXH-1', 'AXM-2N')],
    /^AW-lunar/,
  ),
  world(
    'fungal-crevasse',
    'Fungal Crevasse',
    'At dusk between crevasses without a floor: woods full of spores, and heights that glow.',
    [force('CPLT-C1', 'PXH-1'), force('WHM-6R', 'JR7-D')],
    /^AW-(fungal|ultra)/,
  ),
  world(
    'crystalline-canyon',
    'Crystalline Canyon',
    'Singing crystals, tremors, and instruments that see nothing after them.',
    [force('ARC-2R', 'GRF-1N'), force('CN9-A', 'WVR-6R')],
    /^AW-crystal/,
  ),
];
