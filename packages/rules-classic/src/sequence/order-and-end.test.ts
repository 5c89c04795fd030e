import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { NORTH, type Placed, SOUTH, start, walk } from '../testing/table.fixture.ts';

const alone = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });

describe('order and end', () => {
  rule('TW-init-dead', 'whoever is gone before its turn drops out of the order', () => {
    const play = start({ units: [{ at: '0817', facing: 3 }, { at: '0101' }, { at: '0201', seat: NORTH }, { at: '0301', seat: NORTH }] });
    play.does(NORTH, walk(0, 'F'));
    play.does(SOUTH, { type: 'move', unit: 1, mode: 'stand' });
    expect(play.state.active).toBe(NORTH);
  });
  rule('TW-end-phase', 'sleepers roll, torsos turn back', () => {
    expect(alone().book.order('end')).toEqual(expect.arrayContaining(['ejecting', 'waking', 'dumping', 'fires', 'upkeep']));
  });
  rule('TW-heat-mp-note', 'beyond twenty-five no more points are lost', () => {
    const { book, state } = alone({ design: 'LCT-1V', heat: 40 });
    expect(book.ask('walkMp', { unit: unitAt(state, 0) }).total).toBe(3);
  });
});
