import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tuning } from '@sortie/arena';
import { expect, test } from 'vitest';
import { sortie } from '../../test/run-sortie.ts';

const folder = mkdtempSync(join(tmpdir(), 'tune-'));
const file = (name: string): string => join(folder, name);
const tune = (resume: string, out: string) =>
  sortie([
    ...['tune', '--game', 'alpha-strike', '--level', 'recruit', '--steps', '3', '--games', '2', '--check', '2', '--seed', 'test'],
    ...['--threads', '1', '--date', '2026-01-02', '--resume', file(resume), '--out', file(out)],
  ]);

test('a search that was put aside ends with the same weights, which say where they come from', async () => {
  const { code, out } = await tune('whole.json', 'whole-weights.json');
  expect([0, 1]).toContain(code);
  expect(out).toContain('against the weights before');
  const whole = JSON.parse(readFileSync(file('whole.json'), 'utf8')) as Tuning;
  expect(whole.done).toHaveLength(3);
  // As it was after the first step.
  const half = { ...whole, done: whole.done.slice(0, 1), factors: firstFactors(whole) };
  writeFileSync(file('half.json'), JSON.stringify(half));
  copyFileSync(file('half.json'), file('resumed.json'));
  await tune('resumed.json', 'resumed-weights.json');
  expect(readFileSync(file('resumed-weights.json'), 'utf8')).toBe(readFileSync(file('whole-weights.json'), 'utf8'));
  const { provenance, weights } = JSON.parse(readFileSync(file('whole-weights.json'), 'utf8')) as { provenance: string; weights: object };
  expect(provenance).toContain('2026-01-02: 3 steps of 2 games of a recruit, seed test');
  expect(Object.keys(weights)).toContain('aggression');
});

/** The factors after one step, from its score and what it had raised. */
function firstFactors({ factors, done }: Tuning): Record<string, number> {
  const { score, raised } = done[0]!;
  return Object.fromEntries(Object.keys(factors).map(name => [name, 1 + 0.35 * (2 * score - 1) * (raised.includes(name) ? 1 : -1)]));
}

test('orders that make no sense are refused', async () => {
  expect((await sortie(['tune', '--game', 'chess'])).code).toBe(2);
  expect(await sortie(['tune', '--game', 'quick-start', '--only', 'luck'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('aggression'),
  });
  writeFileSync(file('other.json'), '{"game":"impact","done":[]}');
  expect((await sortie(['tune', '--game', 'quick-start', '--resume', file('other.json')])).code).toBe(2);
});

test('weights are fitted to games that were kept, and say so', async () => {
  const fit = (out: string) =>
    sortie([
      ...['tune', '--game', 'quick-start', '--fit', '1', '--only', 'salvo,body', '--check', '1', '--level', 'random', '--seed', 'test'],
      ...['--threads', '1', '--date', '2026-01-02', '--resume', file('games.jsonl'), '--out', file(out)],
    ]);
  expect((await fit('first.json')).out).toContain('positions of 1 games');
  const games = readFileSync(file('games.jsonl'), 'utf8');
  await fit('second.json');
  expect(readFileSync(file('games.jsonl'), 'utf8')).toBe(games);
  expect(readFileSync(file('second.json'), 'utf8')).toBe(readFileSync(file('first.json'), 'utf8'));
  expect(readFileSync(file('first.json'), 'utf8')).toContain('fitted on 2026-01-02 to');
  expect(await sortie(['tune', '--game', 'impact', '--fit', '1'])).toMatchObject({ code: 2, err: expect.stringContaining('by steps') });
  writeFileSync(file('no-games.jsonl'), '{"number":7}\n');
  expect((await sortie(['tune', '--game', 'quick-start', '--fit', '1', '--resume', file('no-games.jsonl')])).code).toBe(2);
});
