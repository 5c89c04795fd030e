import { describe, expect, test } from 'vitest';
import { favoured, GAMES, measured } from './index.ts';
import figures from './measured.json' with { type: 'json' };

describe('how even a ready game is', () => {
  test.each([
    [5, 0, undefined],
    [7, 0, undefined],
    [8, 0, 0],
    [3, 0, undefined],
    [2, 0, 1],
    [6, 4, 0],
    [3, 4, undefined],
  ])('%i wins and %i draws of 10 games', (first, draws, seat) => {
    expect(favoured({ games: 10, first, draws, turns: 8 })).toBe(seat);
  });
});

test('only ready games that exist are measured', async () => {
  for (const { id, load } of GAMES) {
    const { scenarios } = await load();
    const known = new Set(scenarios.map(one => one.id));
    for (const name of Object.keys((figures as { [game: string]: object })[id] ?? {})) {
      expect(known, `${id} ${name}`).toContain(name);
      expect(measured(id, name)?.games).toBeGreaterThan(0);
    }
  }
});
