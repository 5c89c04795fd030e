import { open, perform, Rulebook, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import type { Progress, Thought } from '@sortie/table';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { openMinds } from './minds.ts';
import { type Ears, thinkHere } from './thought.ts';
import { Turns } from './turns.ts';

const game = games[0]!;
const { ruleset, tactics, scenarios } = game;
const scenario = scenarios.find(({ id }) => id === 'two-each')!;

/** A position in the middle of a fight, to be thought over by some level. */
function thoughtFor(level: string): Thought<Shape> {
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

/** Ears that hear nothing. */
const ears: Ears = { told: () => undefined, hurried: () => false, stopped: () => false, late: () => false };

/** A clock that goes on by a millisecond whenever somebody looks at it: the same for everybody who thinks. */
function looks(): () => number {
  let now = 0;
  return () => now++;
}

test('thoughts share a thread by turns: heavy games never hold up a light one', async () => {
  const order: string[] = [];
  const clock = looks();
  const think = (level: string) => thinkHere(game, thoughtFor(level), level, ears, clock, new Turns()).then(() => order.push(level));
  await Promise.all([think('ace'), think('ace'), think('recruit')]);
  expect(order).toEqual(['recruit', 'ace', 'ace']);
});

test('a thought tells how far it is, and ends when it is hurried; that is not for want of time', async () => {
  const told: Progress[] = [];
  const hurried = (): boolean => told.length > 2;
  const chosen = await thinkHere(game, thoughtFor('ace'), 'x', { ...ears, told: progress => told.push(progress), hurried });
  expect(chosen.command).toMatchObject({ type: 'move' });
  expect(chosen.plans.map(({ chosen: one }) => one)).toEqual([true, false, false]);
  expect(chosen.short).toBeUndefined();
  expect(told[0]).toEqual({ progress: 0, budget: 2000 });
  expect(told.at(-1)!.progress).toBeLessThan(0.9);
});

test('many aces share a thread fairly: when nobody can wait any longer each has what it found, and says how little time it had', async () => {
  const clock = looks();
  const turns = new Turns();
  const late = (): boolean => clock() > 4000;
  const thoughts = Array.from({ length: 12 }, (_, i) => thinkHere(game, thoughtFor('ace'), `${i}`, { ...ears, late }, clock, turns));
  const chosen = await Promise.all(thoughts);
  const shares = chosen.map(({ short }) => short ?? 100);
  expect(Math.max(...shares)).toBeLessThan(100);
  expect(Math.max(...shares)).toBeLessThanOrEqual(2 * Math.max(1, Math.min(...shares)));
  for (const { command, plans } of chosen) {
    expect(command).toMatchObject({ type: 'move' });
    expect(plans.length).toBeGreaterThan(0);
  }
});

test('what others think while one takes a breath is not its own time: in company each thinks as far as it would alone', async () => {
  const far = async (company: number): Promise<readonly number[]> => {
    const clock = looks();
    const turns = new Turns();
    const told = Array.from({ length: company }, () => 0);
    const think = (i: number) => {
      const tell = ({ progress }: Progress): void => {
        told[i] = progress;
      };
      return thinkHere(game, thoughtFor('ace'), '0', { ...ears, told: tell }, clock, turns);
    };
    const chosen = await Promise.all(told.map((_, i) => think(i)));
    expect(chosen.every(({ short }) => short === undefined)).toBe(true);
    return told;
  };
  const [alone] = (await far(1)) as [number];
  expect(alone).toBeGreaterThan(0.1);
  for (const one of await far(3)) expect(Math.abs(one - alone)).toBeLessThan(0.1);
});

test('dropping one thought leaves the others of its thread alone', async () => {
  const minds = openMinds({ threads: 1 });
  const [dropped, other] = [minds.think(thoughtFor('ace'), () => undefined), minds.think(thoughtFor('ace'), () => undefined)];
  dropped.stop('passed');
  await expect(dropped.chosen).rejects.toThrow('nobody wants this thought');
  other.hurry();
  expect((await other.chosen).command).toMatchObject({ type: 'move' });
  await minds.close();
});
