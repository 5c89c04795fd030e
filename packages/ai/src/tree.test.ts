import { hashOf, ManualDice, perform, type View } from '@sortie/kernel';
import { type QuickStart, quickStart } from '@sortie/rules-quick-start';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import type { Thinking } from './level.ts';
import { book, moving, ruleset, seat } from './two-each.fixture.ts';

/** A veteran's decision, and the positions that it looked at for it. */
function decide(thinking: Partial<Thinking>, view: View<QuickStart> = ruleset.view(moving, seat)) {
  const looked: string[] = [];
  const watched: typeof quickStart = {
    ...quickStart,
    tactics: {
      ...quickStart.tactics,
      candidates: (seen, asked, ...rest) => {
        looked.push(hashOf(seen));
        return quickStart.tactics.candidates(seen, asked, ...rest);
      },
    },
  };
  return { choice: choose(watched, view, seat, book, { level: 'veteran', seed: 1, ...thinking }), looked };
}

/** The same turn when only one is left to move. */
function beforeLastMove(): QuickStart['state'] {
  let state = moving;
  for (;;) {
    const { seat: mover } = ruleset.awaiting(state)[0]!;
    const { command } = quickStart.tactics.candidates(ruleset.view(state, mover), mover, book)[0]!;
    const done = perform(ruleset, book, state, mover, command, new ManualDice([]));
    if (!done.ok) throw new Error(JSON.stringify(done.refusals));
    if (done.state.phase !== 'movement') return state;
    ({ state } = done);
  }
}

describe('a tree of plans', () => {
  test('looks at no position twice, and at no more of them than it may', () => {
    for (const nodes of [5, 40, 120]) {
      const { looked } = decide({ nodes });
      expect(new Set(looked).size).toBe(looked.length);
      expect(looked.length).toBeLessThanOrEqual(1 + nodes);
      expect(looked.length).toBeGreaterThan(1 + nodes / 4);
    }
  });

  test('looks beyond its own move to the answers and to what its friends do then', () => {
    const { choice, looked } = decide({ nodes: 60 });
    expect(looked.length).toBeGreaterThan(choice.plans.length * 3);
    expect(book.check(ruleset.view(moving, seat), choice.command, seat)).toEqual([]);
    expect(new Set(choice.plans.map(({ value }) => value)).size).toBe(choice.plans.length);
  });

  test('has compared three plans after three lines', () => {
    expect(decide({ nodes: 14 }).choice.plans).toHaveLength(3);
  });

  test('moves with what it has when the time is up', () => {
    let left = 9;
    const { choice, looked } = decide({ deadline: () => left-- <= 0 });
    expect(looked.length).toBeLessThanOrEqual(10);
    expect(book.check(ruleset.view(moving, seat), choice.command, seat)).toEqual([]);
  });

  test('an ace judges the last move of a turn by what comes of it, a veteran by what it looks like', () => {
    const last = beforeLastMove();
    const { seat: mover } = ruleset.awaiting(last)[0]!;
    const view = ruleset.view(last, mover);
    const candidates = quickStart.tactics.candidates(view, mover, book);
    const comes = (command: QuickStart['command']): number => {
      const done = perform(ruleset, book, last, mover, command, new ManualDice([]));
      if (!done.ok) throw new Error(JSON.stringify(done.refusals));
      return quickStart.tactics.value(ruleset.view(done.state, mover), mover, quickStart.tactics.weights, book);
    };
    const { command, plans } = choose(quickStart, view, mover, book, {
      level: 'ace',
      seed: 1,
      nodes: 40,
      weights: quickStart.tactics.weights,
    });
    expect(comes(command)).toBeCloseTo(Math.max(...candidates.slice(0, 12).map(one => comes(one.command))), 6);
    expect(plans[0]!.value).toBeCloseTo(comes(command), 6);
    expect(choose(quickStart, view, mover, book, { level: 'veteran', seed: 1, nodes: 40 }).command).toEqual(candidates[0]!.command);
  });

  test('where a shot is declared, takes it for what it looks like', () => {
    const firing = { ...moving, phase: 'attack' as const };
    const { choice, looked } = decide({}, ruleset.view(firing, seat));
    expect(looked).toHaveLength(1);
    expect(choice.command.type).toBe('declare');
  });
});
