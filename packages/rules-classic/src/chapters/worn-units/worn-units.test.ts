import type { Condition } from '@sortie/roster';
import { expect, test } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import type { Setup } from '../../shape.ts';

const setup = (design: string, worn: unknown): Setup => ({
  map: 'hills',
  forces: [[{ design, worn: worn as Condition }], [{ design }]],
  turns: 6,
});
const begun = (design: string, worn: Condition) => {
  const [unit, whole] = ruleset.setup(setup(design, worn)).units;
  if (!unit || !whole) throw new Error('nobody is there');
  return { unit, whole };
};

test("a 'Mech comes with the armor, the hits and the shots that its last battle has left it", () => {
  const { unit, whole } = begun('GRF-1N', {
    locations: {
      CT: { armor: 3, rear: 0, structure: 10, hits: [4, 'Nothing'] },
      RA: { hits: ['PPC'] },
      LA: { lost: 'destroyed' },
      HD: { armor: 99 },
    },
    bins: [{ at: 'RT', item: 'IS Ammo LRM-10', shots: 5 }],
    crewHits: 2,
  });
  expect([unit.armor.CT, unit.rear.CT, unit.structure.CT, unit.armor.HD]).toEqual([3, 0, 10, whole.armor.HD]);
  expect([unit.gone, unit.armor.LA, unit.structure.LA]).toEqual([['LA'], 0, 0]);
  expect(unit.hits.CT).toEqual([3]);
  expect(unit.hits.RA).toHaveLength(1);
  expect([unit.ammo, unit.pilot.hits]).toEqual([[5, 12], 2]);
});

test('a vehicle comes with its motive damage', () => {
  const { unit, whole } = begun('Vedette Medium Tank', { motive: { damage: 2, penalty: 1 }, systems: { sensors: 1, driver: 1 } });
  expect(unit.wear).toMatchObject({ cruise: (whole.wear?.cruise ?? 0) - 2, motive: ['minor'], sensors: 1, driver: true, engine: false });
});

test('what is no condition is refused with its place', () => {
  expect(ruleset.readSetup(setup('GRF-1N', { locations: { CT: { armor: -1 } } }))).toMatchObject({
    ok: false,
    problem: expect.stringContaining('armor'),
  });
  expect(ruleset.readSetup(setup('GRF-1N', { locations: { CT: { armor: 3 } } })).ok).toBe(true);
});
