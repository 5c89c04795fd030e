import ts from 'typescript';
import { expect, test } from 'vitest';
import { gameFaults } from './games.ts';
import { readSources, type Source } from './sources.ts';

const source = (file: string, text: string): Source => ({
  file,
  text,
  tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
});
const entry = (id: string, name: string): string => `{ id: '${id}', load: async () => (await import('@sortie/${name}')).game }`;
const list = (...entries: readonly string[]): Source => source('packages/games/src/index.ts', `export const GAMES = [${entries.join()}];`);
const game = (name: string): Source => source(`packages/${name}/src/game.ts`, '');

test('every game of this tree is listed once', () => {
  expect(gameFaults(readSources())).toEqual([]);
});

test('a game that is missing, listed twice or shares its id is named', () => {
  const [chess, go] = [entry('chess', 'rules-chess'), entry('go', 'rules-go')];
  expect(gameFaults([list(chess, go), game('rules-chess'), game('rules-go')])).toEqual([]);
  expect(gameFaults([list(chess), game('rules-chess'), game('rules-go')])).toEqual([
    'packages/rules-go is a game that packages/games/src/index.ts does not list',
  ]);
  expect(gameFaults([list(chess, entry('draughts', 'rules-chess')), game('rules-chess')])).toEqual([
    'packages/rules-chess is listed twice in packages/games/src/index.ts',
  ]);
  expect(gameFaults([list(chess, entry('chess', 'rules-go')), game('rules-chess'), game('rules-go')])).toEqual([
    'two games of packages/games/src/index.ts are called chess',
  ]);
});
