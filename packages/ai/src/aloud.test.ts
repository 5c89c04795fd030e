import { open, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';
import { quickStart } from '@sortie/rules-quick-start';
import { describe, expect, test } from 'vitest';
import { thinkAloud } from './aloud.ts';
import type { Level } from './level.ts';

const { ruleset, tactics, scenarios } = quickStart;
const scenario = scenarios.find(({ id }) => id === 'two-each')!;
const book = Rulebook.compile(ruleset, scenario.rules);

/** Lance against lance, when the first 'Mechs begin to move. */
function moving() {
  const opened = open(ruleset, book, scenario.setup, new SeededDice(seedFrom('aloud'), 0));
  if (!opened.ok) throw new Error('no beginning');
  let { state } = opened;
  for (let n = 1; state.phase !== 'movement' || state.turn < 3; n++) {
    const { seat } = ruleset.awaiting(state)[0]!;
    const { command } = tactics.candidates(ruleset.view(state, seat), seat, book)[0]!;
    const done = perform(ruleset, book, state, seat, command, new SeededDice(seedFrom('aloud'), n));
    if (!done.ok) throw new Error(JSON.stringify(done.refusals));
    state = done.state;
  }
  return state;
}

const state = moving();
const { seat } = ruleset.awaiting(state)[0]!;

/** A clock that goes on by a millisecond whenever somebody looks at it, and a diary of what happened. */
function room(hurriedAt = Number.POSITIVE_INFINITY) {
  let now = 0;
  const told: number[] = [];
  let breaths = 0;
  return {
    told,
    time: () => now,
    breaths: () => breaths,
    clock: () => now++,
    pause: async () => {
      breaths++;
    },
    hurried: () => now >= hurriedAt,
  };
}

const think = (level: Level, budget: number, where: ReturnType<typeof room>) =>
  thinkAloud(quickStart, ruleset.view(state, seat), seat, book, { level, seed: 1 }, budget, {
    ...where,
    told: progress => where.told.push(progress),
  });

describe('thinking aloud', () => {
  test('keeps any budget, takes breaths and tells how far it is', async () => {
    for (const budget of [100, 400, 1600]) {
      const where = room();
      const { command, plans } = await think('ace', budget, where);
      expect(where.time()).toBeLessThanOrEqual(budget * 1.2);
      expect(where.breaths()).toBeGreaterThan(2);
      expect(where.told[0]).toBe(0);
      expect(where.told).toEqual(where.told.toSorted((a, b) => a - b));
      expect(where.told.at(-1)!).toBeLessThanOrEqual(1);
      expect(plans[0]!.command).toEqual(command);
    }
  });

  test('moves at once when it is hurried, with what it has found', async () => {
    const where = room(150);
    const { command } = await think('ace', 5000, where);
    expect(where.time()).toBeLessThan(200);
    expect(book.check(ruleset.view(state, seat), command, seat)).toEqual([]);
  });

  test('heavy thoughts let light ones through', async () => {
    const where = room();
    const order: string[] = [];
    const heavy = think('ace', 3000, where).then(() => order.push('ace'));
    const light = think('recruit', 100, where).then(() => order.push('recruit'));
    await Promise.all([heavy, light]);
    expect(order).toEqual(['recruit', 'ace']);
  });
});
