import type { RuleId } from '@sortie/kernel';
import type { Motive, Unit } from '@sortie/roster';
import type { TypeCode } from '../card.ts';
import { page, type RuleHead } from '../rule.ts';

export interface SizeRule extends RuleHead {
  readonly size: (unit: Unit, type: TypeCode) => number | undefined;
}

/** Rows of the size class table: up to so many tons, this size. */
type Bands = readonly (readonly [upTo: number, size: number])[];

const INFINITE = Number.POSITIVE_INFINITY;

const sizeIn = (bands: Bands, tons: number): number => bands.find(([upTo]) => tons <= upTo)?.[1] ?? 1;

const TABLE: readonly RuleId[] = ['ASC-conv-size-lookup', 'ASC-tbl-size-class'];

function supportRule(id: string, motives: readonly Motive[], bands: Bands): SizeRule {
  return {
    id: `ASC-conv-size-sv-${id}`,
    cite: page(92),
    covers: TABLE,
    size: (unit, type) => (type === 'SV' && motives.includes(unit.motive) ? sizeIn(bands, unit.tons) : undefined),
  };
}

function massRule(id: string, types: readonly TypeCode[], bands: Bands, covers: readonly RuleId[] = []): SizeRule {
  return {
    id: `ASC-conv-size-${id}`,
    cite: page(92),
    covers: [...TABLE, ...covers],
    size: (unit, type) => (types.includes(type) ? sizeIn(bands, unit.tons) : undefined),
  };
}

const fixed = (id: string, type: TypeCode, size: number): SizeRule => massRule(id, [type], [[INFINITE, size]]);

/** A limit that belongs to the next band. */
const under = (tons: number): number => tons - 1e-6;

export const SIZE_RULES: readonly SizeRule[] = [
  {
    id: 'ASC-conv-size-sv-under-5',
    cite: page(92),
    covers: TABLE,
    size: (unit, type) => (type === 'SV' && unit.tons < 5 ? 1 : undefined),
  },
  supportRule(
    'airship',
    ['airship'],
    [
      [300, 2],
      [600, 3],
      [900, 4],
      [INFINITE, 5],
    ],
  ),
  supportRule(
    'fixed-wing',
    ['aerodyne', 'spheroid'],
    [
      [100, 2],
      [INFINITE, 3],
    ],
  ),
  supportRule(
    'hover',
    ['hover'],
    [
      [50, 2],
      [INFINITE, 3],
    ],
  ),
  supportRule(
    'naval',
    ['naval', 'hydrofoil', 'submarine'],
    [
      [300, 2],
      [6000, 3],
      [30_000, 4],
      [INFINITE, 5],
    ],
  ),
  supportRule(
    'rail',
    ['rail', 'maglev'],
    [
      [300, 2],
      [INFINITE, 3],
    ],
  ),
  supportRule(
    'satellite',
    ['station-keeping'],
    [
      [100, 2],
      [INFINITE, 3],
    ],
  ),
  supportRule(
    'tracked',
    ['tracked'],
    [
      [100, 2],
      [INFINITE, 3],
    ],
  ),
  supportRule(
    'vtol',
    ['vtol'],
    [
      [30, 2],
      [INFINITE, 3],
    ],
  ),
  supportRule(
    'wheeled',
    ['wheeled', 'none'],
    [
      [80, 2],
      [INFINITE, 3],
    ],
  ),
  supportRule(
    'wige',
    ['wige'],
    [
      [80, 2],
      [INFINITE, 3],
    ],
  ),
  massRule(
    'mech-pm-cv',
    ['BM', 'IM', 'PM', 'CV'],
    [
      [under(40), 1],
      [under(60), 2],
      [under(80), 3],
      [INFINITE, 4],
    ],
    ['ASC-conv-size-uses'],
  ),
  massRule(
    'fighters',
    ['AF', 'CF'],
    [
      [under(50), 1],
      [under(75), 2],
      [INFINITE, 3],
    ],
  ),
  massRule(
    'sc-dropship',
    ['SC', 'DS', 'DA'],
    [
      [under(2500), 1],
      [under(10_000), 2],
      [INFINITE, 3],
    ],
  ),
  massRule(
    'js-ss',
    ['JS', 'SS'],
    [
      [under(100_000), 1],
      [under(300_000), 2],
      [INFINITE, 3],
    ],
  ),
  massRule(
    'warship',
    ['WS'],
    [
      [under(500_000), 1],
      [under(800_000), 2],
      [under(1_200_000), 3],
      [INFINITE, 4],
    ],
  ),
  fixed('ci', 'CI', 1),
  fixed('ba', 'BA', 1),
  fixed('ms', 'MS', 5),
];
