import { open, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { expect, test } from 'vitest';
import { forecast } from './forecast.ts';

const { ruleset, tactics, scenarios } = quickStart;
const scenario = scenarios.find(({ id }) => id === 'two-each')!;
const book = Rulebook.compile(ruleset, scenario.rules);

/** Lance against lance in their second turn. */
function begun() {
  const opened = open(ruleset, book, scenario.setup, new SeededDice(seedFrom('forecast'), 0));
  if (!opened.ok) throw new Error('no beginning');
  let { state } = opened;
  for (let n = 1; state.turn < 2; n++) {
    const { seat } = ruleset.awaiting(state)[0]!;
    const { command } = tactics.candidates(ruleset.view(state, seat), seat, book)[0]!;
    const done = perform(ruleset, book, state, seat, command, new SeededDice(seedFrom('forecast'), n));
    if (!done.ok) throw new Error(JSON.stringify(done.refusals));
    state = done.state;
  }
  return state;
}
const even = begun();
const without = (lost: number) => ({
  ...even,
  units: even.units.map((unit, i) => (i === lost ? { ...unit, fate: 'destroyed' as const } : unit)),
});
const at = (state: typeof even, seat: number) => forecast(quickStart, state, seat, book);

test('the chances of both seats add up to one', () => {
  for (const state of [even, without(0), without(1)]) expect(at(state, 0) + at(state, 1)).toBeCloseTo(1, 9);
});

test('whoever loses a unit has less of a chance than before', () => {
  for (const [i, { seat }] of even.units.entries()) expect(at(without(i), seat)).toBeLessThan(at(even, seat));
});

test('nobody is ahead before the first turn, and a game that is over is certain', () => {
  expect(at(ruleset.setup(scenario.setup), 0)).toBe(0.5);
  const over = { ...even, result: { winners: [1], reason: 'last-standing' as const } };
  expect([at(over, 0), at(over, 1)]).toEqual([0, 1]);
});
