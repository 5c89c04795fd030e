import { expect, test } from 'vitest';
import { type Brought, type Deed, type Entry, fold, inOrder, lastOf } from './document.ts';

const wolf: Brought = {
  id: 'u1',
  owner: 'Ada',
  unit: 'Timber Wolf Prime',
  name: 'Timber Wolf',
  system: 'alpha-strike',
  skill: 3,
  tracks: [
    { id: 'armor', label: 'Armor', max: 8, kind: 'armor' },
    { id: 'structure', label: 'Structure', max: 4, kind: 'structure' },
  ],
  heat: 4,
  figures: [],
  points: 54,
};

let n = 0;
const by = (device: string, deed: Deed): Entry => ({ id: `${device}-${n++}`, at: n, by: device, deed });
const opened = [by('a', { type: 'open', title: 'Friday', system: 'alpha-strike' }), by('a', { type: 'bring', unit: wolf })];

test('damage is counted by what was crossed off, in whatever order it comes, and never beyond the boxes', () => {
  const [two, three] = [
    by('a', { type: 'mark', unit: 'u1', track: 'armor', by: 2 }),
    by('b', { type: 'mark', unit: 'u1', track: 'armor', by: 3 }),
  ];
  expect(fold([...opened, two, three]).units[0]?.marked).toEqual({ armor: 5 });
  expect(fold([...opened, three, two]).units[0]?.marked).toEqual({ armor: 5 });
  expect(fold([...opened, two, by('b', { type: 'mark', unit: 'u1', track: 'armor', by: 20 })]).units[0]?.marked).toEqual({ armor: 8 });
  expect(fold([...opened, two, by('b', { type: 'mark', unit: 'u1', track: 'armor', by: -9 })]).units[0]?.marked).toEqual({ armor: 0 });
});

test('undo takes back one entry and leaves what others did since; undoing the undo brings it again', () => {
  const mine = by('a', { type: 'mark', unit: 'u1', track: 'armor', by: 2 });
  const theirs = by('b', { type: 'heat', unit: 'u1', by: 1 });
  const undo = by('a', { type: 'undo', entry: mine.id });
  const evening = fold([...opened, mine, theirs, undo]);
  expect(evening.units[0]).toMatchObject({ marked: {}, hot: 1 });
  expect(evening.told.some(({ entry }) => entry.id === mine.id)).toBe(false);
  expect(fold([...opened, mine, theirs, undo, by('b', { type: 'undo', entry: undo.id })]).units[0]?.marked).toEqual({ armor: 2 });
});

test('what a device takes back is its own last deed that still stands', () => {
  const [first, second, other] = [
    by('a', { type: 'heat', unit: 'u1', by: 1 }),
    by('a', { type: 'heat', unit: 'u1', by: 2 }),
    by('b', { type: 'turn' }),
  ];
  const all = [...opened, first, second, other];
  expect(lastOf(all, 'a')?.id).toBe(second.id);
  expect(lastOf([...all, by('a', { type: 'undo', entry: second.id })], 'a')?.id).toBe(first.id);
});

test('a new turn clears who has acted and who rolled, and keeps damage and heat', () => {
  const evening = fold([
    ...opened,
    by('a', { type: 'mark', unit: 'u1', track: 'armor', by: 2 }),
    by('a', { type: 'heat', unit: 'u1', by: 1 }),
    by('a', { type: 'done', unit: 'u1', what: 'moved', yes: true }),
    by('a', { type: 'initiative', player: 'Ada', roll: 9 }),
    by('b', { type: 'turn' }),
  ]);
  expect(evening).toMatchObject({ turn: 2, initiative: {} });
  expect(evening.units[0]).toMatchObject({ acted: [], hot: 1, marked: { armor: 2 } });
});

test('the lower initiative acts first', () => {
  const evening = fold([
    ...opened,
    by('b', { type: 'join', player: 'Bob' }),
    by('a', { type: 'initiative', player: 'Ada', roll: 9 }),
    by('b', { type: 'initiative', player: 'Bob', roll: 4 }),
  ]);
  expect(inOrder(evening)).toEqual(['Bob', 'Ada']);
});
