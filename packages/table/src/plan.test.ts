import { skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { termsOf } from './plan.ts';

test('a table is opened on what its set-up orders, laid out', () => {
  const [scenario] = skirmish.scenarios;
  const plan = { game: 'skirmish', scenario: scenario!.id, seats: [{ kind: 'me' }, { kind: 'me' }], dice: 'seeded' } as const;
  const other = { ...scenario!.setup };
  const terms = termsOf({ ...skirmish, laid: () => other }, plan, () => 'Opponent');
  expect(terms.ok && terms.value.setup).toBe(other);
});
