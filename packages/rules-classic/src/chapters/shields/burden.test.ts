import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { expect, test } from 'vitest';
import { unitAt } from '../../state.ts';
import { numberOf, start, termsOf, WITNESS } from '../../testing/table.fixture.ts';

const shield = (item: string, slots: number): Mount => ({ kind: 'equipment', item, at: 'LA', slots });
const laser = (at: string): Mount => ({ kind: 'weapon', item: 'Medium Laser', at });
const bearer = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts: [...mounts, laser('LA'), laser('RA')] });
const small = bearer(shield('ISSmallShield', 3));
const medium = bearer(shield('ISMediumShield', 5));
const large = bearer(shield('ISLargeShield', 7));

test('a medium or large shield costs a walking point, and a large one all jumping', () => {
  const points = (design: Paper, hits = {}) => {
    const { book, state } = start({ units: [{ at: '0808', design, hits }, { at: '0101' }] });
    const unit = unitAt(state, 0);
    return [book.ask('walkMp', { unit }).total, book.ask('jumpMp', { unit }).total > 0];
  };
  expect([small, medium, large].map(design => points(design))).toEqual([
    [5, true],
    [4, true],
    [4, false],
  ]);
  expect(points(large, { LA: [4] })).toEqual([5, true]);
});

test('weapons in its arm fire at one more', () => {
  const term = (weapon: number, expected: number) =>
    termsOf(numberOf({ units: [{ at: '0803', facing: 3, design: small }, { at: '0806' }, WITNESS] }, weapon, expected))['TW-house-shields'];
  expect([term(0, 5), term(1, 4)]).toEqual([1, undefined]);
});
