import { open, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { type Progress, type Thought, thinkHere } from './thought.ts';

const game = games[0]!;
const { ruleset, tactics, scenarios } = game;
const scenario = scenarios.find(({ id }) => id === 'two-each')!;

/** A position in the middle of a fight, to be thought over by some level. */
function thoughtFor(level: string): Thought {
  const book = Rulebook.compile(ruleset, scenario.rules);
  const seed = seedFrom('thoughts');
  const opened = open(ruleset, book, scenario.setup, new SeededDice(seed, 0));
  if (!opened.ok) throw new Error('no beginning');
  let { state } = opened;
  for (let n = 1; ; n++) {
    const { seat, question } = ruleset.awaiting(state)[0]!;
    const view = ruleset.view(state, seat);
    if (n > 12 && question === 'move') return { game: ruleset.id, seat, view, rules: scenario.rules, level, after: n };
    const done = perform(ruleset, book, state, seat, tactics.candidates(view, seat, book)[0]!.command, new SeededDice(seed, n));
    if (!done.ok) throw new Error(JSON.stringify(done.refusals));
    state = done.state;
  }
}

const deaf = (): undefined => undefined;

test('thoughts share a thread by turns: heavy games never hold up a light one', async () => {
  const order: string[] = [];
  const think = (level: string) => thinkHere(game, thoughtFor(level), level, deaf, () => false).then(() => order.push(level));
  await Promise.all([think('ace'), think('ace'), think('recruit')]);
  expect(order).toEqual(['recruit', 'ace', 'ace']);
}, 30_000);

test('a thought tells how far it is, and ends when it is hurried', async () => {
  const told: Progress[] = [];
  const { command, plans } = await thinkHere(
    game,
    thoughtFor('ace'),
    'x',
    progress => told.push(progress),
    () => told.length > 2,
  );
  expect(command).toMatchObject({ type: 'move' });
  expect(plans.map(({ chosen }) => chosen)).toEqual([true, false, false]);
  expect(told[0]).toEqual({ progress: 0, budget: 2000 });
  expect(told.at(-1)!.progress).toBeLessThan(0.9);
}, 30_000);
