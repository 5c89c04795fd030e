import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import { unitAt } from '../state.ts';
import { at, NORTH, type Placed, start, walk } from '../testing/table.fixture.ts';

const SWIMMER = 'Hi-Scout Drone Carrier (Cunnington)';
const RULE = 'TOE-limited-amphibious-transition';
const LAKE = { '0804': 'd', '0805': 'd', '0806': '.' };
const shore = (unit: Partial<Placed> = {}) =>
  start({ units: [{ at: '0803', facing: 3, design: SWIMMER, ...unit } as Placed, { at: '0117', moved: ['stand', 0] }], ground: LAKE });
const refused = (play: ReturnType<typeof shore>, steps: string) => play.refuses(NORTH, walk(0, steps)).map(one => one.rule);

describe('hulls that swim', () => {
  rule(RULE, 'into the water from a hex beside it, and nowhere else in that move', () => {
    const play = shore();
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(walk(0, 'F'));
    play.does(NORTH, walk(0, 'FF'));
    expect(play.state.units[0]).toMatchObject({ at: at('0805'), fate: 'fighting', moved: { spent: 4 } });
    expect(refused(shore({ at: '0802' }), 'FF')).toContain(RULE);
    expect(refused(shore({ at: '0802', design: 'Vedette Medium Tank' }), 'FF')).toContain('TW-move-terrain');
  });

  rule(RULE, 'and out of it in the same way', () => {
    shore({ at: '0805' }).does(NORTH, walk(0, 'F'));
    expect(refused(shore({ at: '0804' }), 'FF')).toContain(RULE);
    const back = shore({ at: '0804' });
    back.does(NORTH, walk(0, 'F'));
    expect(unitAt(back.state, 0).at).toEqual(at('0805'));
  });
});
