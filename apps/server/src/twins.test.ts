import { seedFrom } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { games } from './games.ts';
import { SECRETIVE, told, twinsIn } from './testing/twins.test-support.ts';

function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `${a.slice(Math.max(0, at - 120), at + 60)} ≠ ${b.slice(at, at + 60)}`;
}

for (const { game: id, scenarios, rules = [] } of SECRETIVE)
  test(`${id}: whatever one side keeps secret, the others are told the same of what they may do, letter by letter`, () => {
    const game = games.find(({ ruleset }) => ruleset.id === id);
    if (!game) throw new Error(id);
    const leaks: string[] = [];
    let [secrets, compared] = [0, 0];
    for (const scenario of game.scenarios.filter(one => scenarios.includes(one.id)))
      for (const { table, twin, seat, isFresh } of twinsIn(game, scenario, rules, seedFrom('twins'))) {
        const [one, two] = [told(table, seat), told(twin, seat)];
        if (isFresh) secrets++;
        compared += one.length;
        for (const [i, said] of one.entries()) if (said !== two[i]) leaks.push(difference(said, two[i] ?? ''));
      }
    expect(leaks).toEqual([]);
    expect(secrets).toBeGreaterThan(2);
    expect(compared).toBeGreaterThan(100);
  });
