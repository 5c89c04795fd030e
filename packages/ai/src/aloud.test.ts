import { quickStart } from '@sortie/rules-quick-start';
import { describe, expect, test } from 'vitest';
import { thinkAloud } from './aloud.ts';
import type { Level } from './level.ts';
import { book, moving, ruleset, seat } from './two-each.fixture.ts';

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
  thinkAloud(quickStart, ruleset.view(moving, seat), seat, book, { level, seed: 1 }, budget, {
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
    expect(book.check(ruleset.view(moving, seat), command, seat)).toEqual([]);
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
