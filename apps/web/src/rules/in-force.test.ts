import { quickStart } from '@sortie/rules-quick-start';
import { expect, test } from 'vitest';
import type { LoadedGame } from '../games-registry.ts';
import { enforcedLines, forceIn, whereInForce } from './in-force.ts';

const game = quickStart as unknown as LoadedGame;

test('a rule of the game is in force with the editions that list it', () => {
  const [force] = forceIn(game, 'Quick-Start', 'QS-seq-initiative-roll');
  expect(force).toMatchObject({ game: 'quick-start', editions: ['quick-start', 'tabletop'] });
});

test('an optional rule is in force only where its edition chooses it', () => {
  const [force] = forceIn(game, 'Quick-Start', 'QS-move-die-lock');
  expect(force?.editions).toEqual(['tabletop']);
});

test('a line of a book that no game plays is in force nowhere', async () => {
  expect(await whereInForce('TOE-nothing-of-the-kind')).toEqual([]);
  expect((await enforcedLines('TOE')).size).toBe(0);
  expect((await enforcedLines('QS')).size).toBeGreaterThanOrEqual(190);
});
