import { loadGames } from '@sortie/games';
import { expect, test } from 'vitest';
import { german } from '../i18n/german.ts';

test('every pack of every game has a German name and summary', async () => {
  const texts = (await loadGames()).flatMap(({ packs }) => packs.flatMap(({ title, summary }) => [title, summary]));
  expect(texts.filter(text => german[text] === undefined)).toEqual([]);
  expect(texts.length).toBeGreaterThan(40);
});
