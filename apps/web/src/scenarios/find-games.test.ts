import { loadGame } from '@sortie/games';
import { expect, test } from 'vitest';
import type { LoadedGame } from '../games-registry.ts';
import { findGames } from './find-games.ts';

const classic = (await loadGame('classic')) as unknown as LoadedGame;
const found = (words: string, titleOf = (id: string): string => id) => findGames(classic, words, text => text, titleOf).map(({ id }) => id);

test('without words all games are there', () => expect(found(' ')).toHaveLength(classic.scenarios.length));

test('a game is found by the pack that it plays something of', () => {
  expect(found('Arrow')).toContain('artillery');
  expect(found('night')).toContain('night-raid');
  expect(found('night')).not.toContain('duel');
});

test('a game is found by the title of a rule that it teaches, not of one that is played everywhere', () => {
  const titled = (id: string): string => (id === 'TOE-ice-psr' ? 'Frozen water' : id === 'TW-forced-withdrawal' ? 'Orderly retreat' : 'x');
  expect(found('frozen', titled)).toEqual(['thin-ice']);
  expect(found('orderly', titled)).toEqual(['rearguard']);
});

test('every word has to be somewhere', () => expect(found('night unicorn')).toEqual([]));
