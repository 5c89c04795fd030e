import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { blowing } from '../../physical/strike.ts';
import { placed, unitAt } from '../../state.ts';
import { eventsOf, NEXT, type Placed, shoot, start, WITNESS } from '../../testing/table.fixture.ts';

const BOXCARS = 'TW-house-boxcars';

/** A shot at long range by somebody with this gunnery. */
const shot = (gunnery: number, rules: readonly RuleId[], ...dice: readonly number[]) => {
  const units: readonly Placed[] = [{ at: '0801', facing: 3, gunnery }, { at: '0816', moved: ['run', 8] }, WITNESS];
  return eventsOf(shoot({ units, rules }, 0, ...dice, ...NEXT).events, 'fired')[0]!;
};

rule(BOXCARS, 'a shot that no roll could have made a hit needs a twelve', () => {
  const hopeless = shot(8, []);
  expect(hopeless.toHit.total).toBeGreaterThan(12);
  expect(hopeless).toMatchObject({ roll: null, result: 'automaticMiss' });
  expect(shot(8, [BOXCARS], 6, 6, 3, 4)).toMatchObject({ toHit: { total: 12 }, result: 'hit' });
  expect(shot(8, [BOXCARS], 5, 6)).toMatchObject({ toHit: { total: 12 }, result: 'miss' });
});

rule(BOXCARS, 'an easier shot needs what it always did', () => {
  const plain = shot(3, [], 1, 1).toHit.total;
  expect(plain).toBeLessThan(12);
  expect(shot(3, [BOXCARS], 1, 1).toHit.total).toBe(plain);
});

rule(BOXCARS, 'blows that cannot land do not', () => {
  const { book, state } = start({
    phase: 'physical',
    units: [{ at: '0808', facing: 3, piloting: 8, moved: ['jump', 5] } as Placed, { at: '0809', moved: ['jump', 9] } as Placed],
    rules: [BOXCARS],
  });
  const kick = { kind: 'kick', leg: 'RL', target: 1 } as const;
  expect(book.ask('blow', blowing(state, placed(unitAt(state, 0)), placed(unitAt(state, 1)), kick)).total).toBeGreaterThan(12);
});
