import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { eventsOf, fire, hold, NEXT, NORTH, type Placed, SOUTH, start } from '../testing/table.fixture.ts';

/** May this weapon be fired at a target in that hex? The Griffin stands in 0808 and looks south. */
function bears(weapon: number, label: string, unit: Partial<Placed> = {}, twist: -1 | 0 | 1 = 0, flip = false): boolean {
  const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: label }] });
  const command = { ...fire(0, 1, weapon), twist, ...(flip ? { flip: true } : {}) } as ReturnType<typeof fire>;
  return play.book.check(play.state as never, command, NORTH).length === 0;
}

describe('arcs', () => {
  rule('TW-arc-front', 'torso and head cover the 120 degrees ahead, both borders included', () => {
    expect(['0812', '1210', '0410', '1208', '0804'].map(label => bears(1, label))).toEqual([true, true, true, false, false]);
  });
  rule('TW-arc-rarm', 'an arm covers its side as well', () => {
    // Looking south, the right hand points west.
    expect([bears(0, '0408'), bears(0, '1208'), bears(0, '0804')]).toEqual([true, false, false]);
  });
  rule('TW-arc-larm', 'and so does the left one', () => {
    expect([bears(0, '1208', { design: 'HBK-4G' }), bears(0, '0408', { design: 'HBK-4G' })]).toEqual([true, false]);
  });
  rule('TW-twist', 'a torso turns one hexside, but not on four legs or on the ground', () => {
    expect([bears(1, '0408', {}, 0), bears(1, '0408', {}, 1), bears(1, '1208', {}, -1)]).toEqual([false, true, true]);
    expect(bears(0, '0812', { design: 'SCP-1N' }, 1)).toBe(false);
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3 }, { at: '0412' }] });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 1, shots: [] });
    expect(unitAt(play.state, 0).twist).toBe(1);
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).twist).toBe(0);
  });
  rule('TW-armflip', 'arms without elbows may point backwards', () => {
    expect(bears(0, '0804', { design: 'CPLT-C1' }, 0, true)).toBe(true);
    expect(bears(0, '0804', {}, 0, true)).toBe(false);
  });
  rule('TW-prone-fire', 'lying down, one arm and no legs', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, prone: true, design: 'HBK-4G' }, { at: '0810' }] });
    expect(play.refuses(NORTH, fire(0, 1, 0, 1)).map(one => one.rule)).toContain('TW-prone-fire');
    play.does(NORTH, fire(0, 1, 0, 3));
    expect(bears(0, '0810', { prone: true, design: 'HBK-4G', gone: ['RA'] })).toBe(false);
  });
  rule('TW-dir-boundary', 'on a border the side is that of the row that is taken', () => {
    // From 0806 to 0909 lies a hexside; the target looks so that the line strikes its border of front and side.
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0806', facing: 3 },
        { at: '0909', facing: 2 },
      ],
      ground: { '0808': 'l' },
    });
    play.does(NORTH, fire(0, 1, 0));
    const [fired] = eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired');
    expect(['front', 'left']).toContain(fired!.side);
  });
});

describe('lines', () => {
  rule('TW-los-block-hill', 'a hill of two levels blocks, one of one does not', () => {
    const sees = (ground: { readonly [label: string]: string }): boolean => {
      const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground });
      return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
    };
    expect([sees({ '0808': '1' }), sees({ '0808': '2' }), sees({ '0805': '4', '0808': '2' }), sees({ '0805': '4', '0810': '2' })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  rule('TW-los-water', 'what is under water is not seen from the land', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0811' }], ground: { '0811': '=' } });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-los-block-hill');
  });
  rule('TW-cover-attacker', 'legs do not fire past the own cover', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: 'WSP-1A' }, { at: '0808' }], ground: { '0806': '1' } });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-cover-attacker');
    play.does(NORTH, fire(0, 1, 1));
  });
});
