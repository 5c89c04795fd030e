import { type Unit as Paper, unitOf } from '@sortie/roster';
import { type Placed, start } from '../testing/table.fixture.ts';

const TURRETS = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8', 'T9'] as const;

/** A vessel with a laser on every turret that it is given and one over each side. */
export function vessel(tons: number, turrets: readonly number[]): Paper {
  const places = turrets.map(n => TURRETS[n - 1]!);
  return unitOf({
    kind: 'support-vehicle',
    chassis: 'Leviathan',
    model: `${tons}`,
    tons,
    tech: 'inner-sphere',
    year: 3060,
    motive: 'naval',
    engine: [0, 'Fusion'],
    walk: 3,
    armorType: 'BAR 10 Armor',
    armor: {
      FR: 80,
      FRLS: 80,
      FRRS: 80,
      RRLS: 80,
      RRRS: 80,
      RR: 80,
      ...Object.fromEntries(places.map(at => [at, 80])),
    },
    weapons: ['FR', 'FRLS', 'RR', ...places].map(at => `Large Laser@${at}`).join('; '),
    build: { size: 'large', barRating: 10 },
  });
}

/** Three hexes long, with a turret at the bow, on the Pivot Point and at the stern. */
export const CUTTER = vessel(10_000, [1, 2, 3]);
/** Five hexes long. */
export const FRIGATE = vessel(20_000, [1, 2, 3, 4, 5]);

const LAKE = Object.fromEntries(
  Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 13 }, (_, column) => `${String(column + 2).padStart(2, '0')}${String(row + 3).padStart(2, '0')}`),
  )
    .flat()
    .map(label => [label, 'd']),
);

/** A vessel in the middle of a lake that looks north, and somebody who fires at it. */
export const sea = (attacker: Partial<Placed>, target: Partial<Placed>, initiative = 1) =>
  start({
    phase: 'weapon',
    units: [
      { at: '0802', facing: 3, ...attacker } as Placed,
      { at: '0809', facing: 0, design: CUTTER, ...target } as Placed,
      { at: '0117', design: 'LCT-1V' },
    ],
    ground: LAKE,
    initiative,
  });
