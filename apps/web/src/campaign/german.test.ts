import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phrasesIn, textsIn } from '../../testing/texts.ts';
import { german } from '../i18n/german.ts';

const packages = join(import.meta.dirname, '../../../../packages');

test('what a campaign refuses and tells exists in German', () => {
  const files =
    'campaign/src/{affiliation,battle,crew-diagnosis,diagnosis,ending,healing,journal,maintenance,repair,salvage,stage,supply,tell,time,upgrade}.ts';
  const spoken = [...textsIn(packages, 'campaign/src/**/*.ts'), ...phrasesIn(packages, files)]
    .map(({ text }) => text)
    // What carries a rule out is told to programmers.
    .filter(text => !text.startsWith('`'));
  expect([...new Set(spoken.filter(text => !(text in german)))]).toEqual([]);
  expect(spoken.length).toBeGreaterThan(100);
});

test('words that stand alone in the journal exist in German', () => {
  const words = [
    'victory',
    'draw',
    'defeat',
    'killed',
    'wounded',
    'repaired',
    'undamaged',
    'damaged',
    'recovered',
    'scattered',
    'supplied',
    'scrapped',
  ];
  const rows = ['type', 'destroyed', 'crashed', 'experience', 'artillery', 'headquarters', 'DropShips', 'JumpShips', 'WarShips'];
  const ratings = ['elite', 'veteran', 'regular', 'green', 'armor', 'structure'];
  expect([...words, ...rows, ...ratings].filter(text => !(text in german))).toEqual([]);
});
