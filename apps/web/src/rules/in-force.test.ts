import { quickStart } from '@sortie/rules-quick-start';
import { expect, test } from 'vitest';
import type { LoadedGame } from '../games-registry.ts';
import { enforcedLines, forceIn, inForceAt, linesInForceAt, whereInForce } from './in-force.ts';

const game = quickStart as unknown as LoadedGame;

test('a rule of the game is in force with the editions that list it', () => {
  const [force] = forceIn(game, 'Quick-Start', 'QS-seq-initiative-roll');
  expect(force).toMatchObject({ game: 'quick-start', editions: ['quick-start', 'tabletop'] });
});

test('an optional rule is in force only where its edition chooses it', () => {
  const [force] = forceIn(game, 'Quick-Start', 'QS-move-die-lock');
  expect(force?.editions).toEqual(['tabletop']);
});

test('a table plays by its own list of rules, whatever the edition says', () => {
  const { editions } = game.ruleset;
  const plain = editions['quick-start']!;
  expect(inForceAt(game, plain, 'QS-move-die-lock')).toBeUndefined();
  expect(inForceAt(game, editions['tabletop']!, 'QS-move-die-lock')?.id).toBe('QS-move-die-lock');
  expect(
    inForceAt(
      game,
      plain.filter(id => id !== 'QS-los-required'),
      'QS-los-required',
    ),
  ).toBeUndefined();
  const lines = linesInForceAt(game, plain);
  expect([lines.has('QS-los-required'), lines.has('QS-move-die-lock'), lines.has('QS-house-stalemate')]).toEqual([true, false, true]);
});

test('a rule that another one of the table replaces is not in force there', () => {
  const rules = [
    { id: 'QS-a', cite: '', kind: 'core' },
    { id: 'QS-b', cite: '', kind: 'advanced', replaces: ['QS-a'] },
  ] as const;
  const other = { ...game, ruleset: { ...game.ruleset, rules } };
  expect(inForceAt(other, ['QS-a'], 'QS-a')?.id).toBe('QS-a');
  expect(inForceAt(other, ['QS-a', 'QS-b'], 'QS-a')).toBeUndefined();
});

test('a line of a book that no game plays is in force nowhere', async () => {
  expect(await whereInForce('TOE-nothing-of-the-kind')).toEqual([]);
  expect((await enforcedLines('TOE')).size).toBe(0);
  expect((await enforcedLines('QS')).size).toBeGreaterThanOrEqual(190);
});
