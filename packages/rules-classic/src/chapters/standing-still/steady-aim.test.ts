import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { eventsOf, NEXT, type Placed, shoot, termsOf, WITNESS } from '../../testing/table.fixture.ts';

const STEADY = 'TW-house-steady-aim';

const aimOf = (attacker: Partial<Placed>, rules: readonly RuleId[] = [STEADY]) => {
  const units = [{ at: '0803', facing: 3, ...attacker } as Placed, { at: '0808', moved: ['walk', 1] } as Placed, WITNESS];
  const { events } = shoot({ units, rules }, 0, 1, 1, ...NEXT);
  return termsOf(eventsOf(events, 'fired')[0]?.toHit ?? { total: 0, terms: [] })[STEADY];
};

rule('TW-house-steady-aim', 'who stays where it is aims better by one, and who moves does not', () => {
  expect(aimOf({ moved: ['stand', 0] })).toBe(-1);
  expect(aimOf({ moved: ['walk', 1] })).toBeUndefined();
  expect(aimOf({ moved: ['stand', 0] }, [])).toBeUndefined();
});
