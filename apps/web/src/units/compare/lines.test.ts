import { toCard } from '@sortie/convert';
import { find } from '@sortie/roster';
import { expect, test } from 'vitest';
import { compared, comparedAbilities } from './lines.ts';

const open = (id: string) => ({ id, unit: find(id)!, card: toCard(find(id)!)!, problems: [], findings: [] });

test('figures that differ are marked, and the best of them', () => {
  const lines = compared([open('GRF-1N'), open('LCT-1V')]);
  const line = (name: string) => lines.find(one => one.name === name)!;
  expect(line('Type')).toMatchObject({ values: ['BM', 'BM'], differs: false, best: [false, false] });
  expect(line('Armor')).toMatchObject({ differs: true, best: [true, false] });
  // Cheaper is better.
  expect(line('Point value')).toMatchObject({ differs: true, best: [false, true] });
  // Neither larger nor smaller is better.
  expect(line('Size')).toMatchObject({ differs: true, best: [false, false] });
});

test('abilities that not all have are marked', () => {
  const [griffin] = comparedAbilities([open('GRF-1N'), open('LCT-1V')]);
  expect(griffin).toContainEqual({ text: 'IF1', own: true });
  expect(comparedAbilities([open('GRF-1N'), open('GRF-1N')])[0]).toContainEqual({ text: 'IF1', own: false });
});
