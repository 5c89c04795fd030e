import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../state.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, shoot, start, WITNESS, walk } from '../testing/table.fixture.ts';

const KALKI = "SturmFeur 'Kalki' Cruise Missile Launcher";
const FASTER: Paper = { ...find(KALKI)!, movement: { walk: 4, run: 6, jump: 0 } };
const armor = { FR: 40, FRLS: 40, FRRS: 40, RRLS: 40, RRRS: 40, RR: 40, TU: 40 };

/** Where a roll strikes a hull of six sides that looks north, from a hex. */
function struck(from: string, facing: 0 | 1 | 2 | 3 | 4 | 5, total: number, ...after: readonly number[]) {
  const units: readonly Placed[] = [{ at: from, facing }, { at: '0808', facing: 0, design: KALKI, armor }, WITNESS];
  const { events } = shoot({ units }, 0, 6, 6, ...pair(total), ...after, ...NEXT);
  return eventsOf(events, 'located')[0]!.struck.location;
}

describe('super-heavy vehicles', () => {
  rule('TOE-superheavy-hit-facings', 'have six sides, and the half of a side that an attack comes from is struck', () => {
    expect([struck('0803', 3, 7), struck('0813', 0, 7), struck('0406', 2, 7), struck('0410', 1, 7)]).toEqual(['FR', 'RR', 'FRLS', 'RRLS']);
    expect([struck('1206', 4, 7), struck('1210', 5, 7)]).toEqual(['FRRS', 'RRRS']);
    expect([struck('0406', 2, 5, 1, 1), struck('0406', 2, 9, 1, 1), struck('0410', 1, 5, 1, 1), struck('0410', 1, 9, 1, 1)]).toEqual([
      'FR',
      'RRLS',
      'RR',
      'FRLS',
    ]);
    expect(struck('0406', 2, 10)).toBe('TU');
  });
  rule('TOE-superheavy-depth1', 'wade through a level of water for one point more', () => {
    const play = start({ units: [{ at: '0807', facing: 3, design: FASTER }, WITNESS], ground: { '0808': '~' } });
    play.does(NORTH, walk(0, 'F'));
    // A point for the hex, one for the water, two for the bank.
    expect(unitAt(play.state, 0).moved!.spent).toBe(4);
    expect(unitAt(play.state, 0).fate).toBe('fighting');
    const tank = start({ units: [{ at: '0807', facing: 3, design: 'Manticore Heavy Tank' }, WITNESS], ground: { '0808': '~' } });
    expect(tank.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-move-terrain');
  });
  rule('TOE-superheavy-terrain-table', 'and stay out of deeper water', () => {
    const play = start({ units: [{ at: '0807', facing: 3, design: FASTER }, WITNESS], ground: { '0807': '~', '0808': '=' } });
    expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-move-terrain');
  });
});
