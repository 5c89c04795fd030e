import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, inlineOf } from './markdown.ts';

test('lines, lists, tables and code are told apart', () => {
  expect(inlineOf('Press *Play now*, see **this** or `sortie`, [more](start.md).')).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'em', text: 'Play now' },
    { kind: 'text', text: ', see ' },
    { kind: 'strong', text: 'this' },
    { kind: 'text', text: ' or ' },
    { kind: 'code', text: 'sortie' },
    { kind: 'text', text: ', ' },
    { kind: 'link', text: 'more', to: 'start.md' },
    { kind: 'text', text: '.' },
  ]);
  expect(
    blocksOf('# A\n\none\ntwo\n\n1. x\n   y\n2. z\n\n```sh\na\n\nb\n```\n\n| a | b |\n| --- | --- |\n| c | |\n').map(({ kind }) => kind),
  ).toEqual(['heading', 'paragraph', 'list', 'code', 'table']);
  expect(blocksOf('- x\n  y\n- z')).toEqual([
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'x y' }], [{ kind: 'text', text: 'z' }]] },
  ]);
});

const guide = join(import.meta.dirname, '../../../../docs/guide');
const pages = (folder: string): readonly string[] => globSync('*.md', { cwd: join(guide, folder) }).sort();

test('every page of the guide exists in German, is listed, and links to pages that there are', () => {
  const english = pages('.');
  expect(pages('de')).toEqual(english);
  for (const folder of ['.', 'de']) {
    const listed = readFileSync(join(guide, folder, 'README.md'), 'utf8');
    for (const page of english.filter(one => one !== 'README.md')) expect(listed, page).toContain(`(${page})`);
    for (const page of english) {
      const blocks = blocksOf(readFileSync(join(guide, folder, page), 'utf8'));
      expect(blocks[0]?.kind, page).toBe('heading');
      const lines = blocks.flatMap(block => ('line' in block ? [block.line] : 'items' in block ? block.items : []));
      for (const piece of lines.flat())
        if (piece.kind === 'link' && !piece.to.startsWith('../')) expect(english, `${page}: ${piece.to}`).toContain(basename(piece.to));
    }
  }
});
