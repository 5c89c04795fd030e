import { fromOffset } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { loadDrafting } from '../../analysis/draftings.ts';
import { exchanges } from './exchange.ts';
import { degreesTo } from './stand.ts';
import { placesOn, threatAt } from './threat.ts';
import { tinted } from './use-threat.ts';

const hex = (column: number, row: number) => fromOffset(column, row);

const drafting = async () => {
  const found = await loadDrafting('classic');
  if (!found) throw new Error('there is no classic game');
  return found;
};

const draft = {
  game: 'classic',
  map: 'grassland',
  units: [
    { id: '0', side: 0 as const, unit: 'Atlas AS7-D', hex: '0816', facing: 0 },
    { id: '1', side: 1 as const, unit: 'Hunchback HBK-4G', hex: '0802', facing: 3 },
  ],
};
const unit = { id: '0', at: hex(8, 16) };
const foes = [{ id: '1', at: hex(8, 2) }];

test('nearer to the guns there is more to be feared, and behind them nothing', async () => {
  const order = { draft, unit, foes, kind: 'taken' as const, gait: 'walk' };
  const at = async (column: number, row: number) => (await drafting()) && threatAt(await drafting(), order, hex(column, row));
  const [near, far, beyond] = [await at(8, 4), await at(8, 8), await at(8, 16)];
  expect(near?.hope).toBeGreaterThan(far?.hope ?? 0);
  expect(far?.hope).toBeGreaterThan(0);
  expect(beyond?.hope).toBe(0);
  expect(near?.chance).toBeGreaterThanOrEqual(far?.chance ?? 0);
});

test('how it comes there counts: whoever jumps is harder to hit and hits less', async () => {
  const known = await drafting();
  const order = (kind: 'taken' | 'dealt', gait: string) => threatAt(known, { draft, unit, foes, kind, gait }, hex(8, 6))?.hope ?? 0;
  expect(order('taken', 'jump')).toBeLessThan(order('taken', 'none'));
  expect(order('dealt', 'jump')).toBeLessThan(order('dealt', 'none'));
});

test('guns turn towards whom they are asked about', async () => {
  const known = await drafting();
  // Two hexsides off its front: only with the torso turned do its guns bear.
  const aside = {
    ...draft,
    units: draft.units.map(one => (one.id === '1' ? { ...one, hex: '1208', facing: 0 } : { ...one, hex: '0808', facing: 0 })),
  };
  const [row] = exchanges(known, aside, { id: '0', at: hex(8, 8) }, [{ id: '1', at: hex(12, 8) }]);
  expect(row?.dealt.chance).toBeGreaterThan(0);
});

test('places come the nearest first and are tinted by quarters of the worst', () => {
  const ground = { width: 15, height: 17, sites: [] };
  const places = placesOn(ground, hex(8, 9));
  expect(places).toHaveLength(15 * 17);
  expect(places[0]).toEqual(hex(8, 9));
  const bands = tinted(
    [1, 2, 3, 4].map(hope => ({ at: hex(1, hope), chance: 0.5, hope })),
    ground,
  ).map(({ band }) => band);
  expect(bands).toEqual([1, 2, 3, 3]);
  expect(degreesTo(hex(8, 9), hex(8, 5))).toBe(0);
});
