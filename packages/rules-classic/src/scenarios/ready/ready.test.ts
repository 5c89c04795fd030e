import { keyOf, nth, objection, open, optionalOf, perform, Rulebook, readSetupFor, SeededDice, seedFrom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../chapters.ts';
import { ruleset } from '../../ruleset.ts';
import { SCENARIO_LIST } from '../list.ts';

test('every chapter with optional rules is played in a ready game', () => {
  const played = new Set(SCENARIO_LIST.flatMap(({ rules }) => rules));
  const unseen = CHAPTERS.filter(({ rules }) => optionalOf(rules).length > 0 && !optionalOf(rules).some(id => played.has(id)));
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

test.each(SCENARIO_LIST.map(one => [one.id, one] as const))('%s can be set up by its own rules', (_, { setup, rules }) => {
  expect(objection(ruleset.rules, rules)).toBeUndefined();
  const read = readSetupFor(ruleset, rules)(setup, 'setup');
  expect(read.ok ? 'fits' : read.problem).toBe('fits');
});

test.each(SCENARIO_LIST.map(one => [one.id, one] as const))('%s has room for everybody at both edges', (_, { setup, rules }) => {
  const book = Rulebook.compile(ruleset, rules);
  const dice = keyOf(seedFrom('room'));
  const opened = open(ruleset, book, setup, new SeededDice(dice, 0));
  if (!opened.ok) throw new Error('the dice ran out');
  let { state } = opened;
  for (let n = 1; state.phase === 'deployment'; n += 1) {
    const { seat } = nth(ruleset.awaiting(state), 0);
    const options = [...ruleset.options(ruleset.view(state, seat), seat, book)];
    const done = perform(ruleset, book, state, seat, nth(options, (n * 7) % options.length), new SeededDice(dice, n));
    if (!done.ok) throw new Error('an offer was refused');
    ({ state } = done);
  }
  expect(state.units.filter(({ at, fate }) => at === null && fate === 'waiting')).toEqual([]);
});
