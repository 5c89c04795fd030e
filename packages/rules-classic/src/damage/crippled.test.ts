import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { objections } from '../testing/core.fixture.ts';
import { type Placed, start, walk } from '../testing/table.fixture.ts';

const WITHDRAWAL: readonly RuleId[] = ['TW-forced-withdrawal'];
/** Is a unit that walks away from its own edge kept from it, because it has to go home? */
const withdraws = (unit: Partial<Placed>, rules = WITHDRAWAL) =>
  objections(start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], rules }), walk(0, 'F')).includes(
    'TW-forced-withdrawal',
  );

describe('crippled', () => {
  rule('TW-forced-withdrawal#1', 'by the loss of a side torso', () => {
    expect([withdraws({ gone: ['LT', 'LA'] }), withdraws({ gone: ['RT', 'RA'] }), withdraws({ gone: ['LA'] }), withdraws({})]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  rule('TW-forced-withdrawal#2', 'by two hits on the engine, or one and one on the gyro', () => {
    expect([withdraws({ hits: { CT: [0, 1] } }), withdraws({ hits: { CT: [0, 3] } }), withdraws({ hits: { CT: [0] } })]).toEqual([
      true,
      true,
      false,
    ]);
  });
  rule('TW-forced-withdrawal#3', 'by the loss of its sensors, or four hits on the pilot', () => {
    expect([
      withdraws({ hits: { HD: [1, 4] } }),
      withdraws({ hits: { HD: [1] } }),
      withdraws({ wounds: 4 }),
      withdraws({ wounds: 3 }),
    ]).toEqual([true, false, true, false]);
  });
  rule('TW-forced-withdrawal#4', 'by three limbs struck to the structure, or two torsos without armor that are', () => {
    expect([withdraws({ structure: { LA: 1, RA: 1, LL: 1 } }), withdraws({ structure: { LA: 1, RA: 1 } })]).toEqual([true, false]);
  });
  rule('TW-forced-withdrawal#5', 'only where the players chose it', () => {
    expect([withdraws({ gone: ['LT', 'LA'] }), withdraws({ gone: ['LT', 'LA'] }, [])]).toEqual([true, false]);
  });
});
