import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { facing, HIT, LASER } from '../../testing/armed.fixture.ts';
import { eventsOf, NEXT, NORTH, pair, SOUTH, shoot, start, strike, WITNESS } from '../../testing/table.fixture.ts';

const SECOND = 'TW-house-second-roll-for-heads';
const TWELVE = [6, 6];
/** Whoever is struck in the head stays awake. */
const AWAKE = pair(7);

/** Where a laser strikes; every die must be used, so that a roll too many or too few is noticed. */
const place = (rules: readonly RuleId[], ...dice: readonly number[]) =>
  eventsOf(shoot(facing({ design: LASER }, {}, rules), 0, ...HIT, ...dice, ...NEXT).events, 'located')[0]?.struck.location;

rule('TW-house-second-roll-for-heads', 'where the head is struck the place is rolled once more, and the second roll counts', () => {
  expect(place([SECOND], ...TWELVE, ...pair(5))).toBe('RL');
  expect(place([SECOND], 5, 6)).toBe('LA');
  expect(place([], ...TWELVE, ...AWAKE)).toBe('HD');
});

rule('TW-house-second-roll-for-heads', 'a second twelve strikes the head, and is not rolled again', () =>
  expect(place([SECOND], ...TWELVE, ...TWELVE, ...AWAKE)).toBe('HD'),
);

rule('TW-house-second-roll-for-heads', 'a punch at the head is a punch at the head', () => {
  const done = { strike: { blows: [], numbers: null, resolved: true } };
  const game = start({ phase: 'physical', units: [{ at: '0808', facing: 3 }, { at: '0809' }, { ...WITNESS, ...done }], rules: [SECOND] });
  game.does(NORTH, strike(0, { kind: 'punch', arm: 'RA', target: 1 }));
  const events = game.does(SOUTH, strike(1), ...HIT, 6, ...AWAKE, ...NEXT);
  expect(eventsOf(events, 'located')[0]?.struck.location).toBe('HD');
});
