import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../options.ts';
import type { Blow, Thing } from '../shape.ts';
import { unitAt } from '../state.ts';
import { exchange, scene } from '../testing/blows.fixture.ts';
import { eventsOf, fire, hold, NEXT, NORTH, pair, SOUTH, start, stay, strike } from '../testing/table.fixture.ts';

const LIFT = { type: 'move', unit: 0, mode: 'stand', task: 'lift' } as const;
const TREE: Thing = { kind: 'tree', halves: 0 };
const GIRDER: Thing = { kind: 'girder', halves: 0 };
const swing: Blow = { kind: 'swing', target: 1 };

describe('clubs', () => {
  rule('TW-club', 'a trunk or a girder is taken up instead of everything else, and swung with both arms', () => {
    const play = start({ units: [{ at: '0808' }, { at: '0812' }], ground: { '0808': 'w' } });
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(LIFT);
    play.does(NORTH, LIFT);
    play.does(SOUTH, stay(1));
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-club');
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).condition).toEqual({ holds: TREE });
    expect(start({ units: [{ at: '0808' }, { at: '0812' }] }).refuses(NORTH, LIFT)[0]!.rule).toBe('TW-club');
    const handless = start({ units: [{ at: '0808', design: 'LCT-1V' }, { at: '0812' }], ground: { '0808': 'w' } });
    expect(handless.refuses(NORTH, LIFT)[0]!.rule).toBe('TW-club');
  });

  rule('TW-club', 'one easier, a fifth of the weight, two harder for every joint; a trunk breaks, a girder does not', () => {
    const strikes = (holds: Thing, hits = {}) => {
      const play = scene({ condition: { holds }, hits }, {}, []);
      expect([...options(play.state, NORTH, play.book)]).toContainEqual(strike(0, swing));
      const number = 4 + 2 * Object.values(hits).flat().length;
      const [struck] = eventsOf(exchange(play, swing, [], ...pair(number), ...pair(7)), 'struck');
      return [struck!.toHit.total, struck!.hit, struck!.damage, unitAt(play.state, 0).condition !== undefined];
    };
    expect(strikes(TREE)).toEqual([4, true, 11, false]);
    expect(strikes(GIRDER, { RA: [2] })).toEqual([6, true, 11, true]);
    const full = scene({ condition: { holds: TREE } }, {}, []);
    expect(full.refuses(NORTH, strike(0, { kind: 'punch', arm: 'RA', target: 1 })).map(one => one.rule)).toContain('TW-phys-limb');
    expect(
      scene({}, {}, [])
        .refuses(NORTH, strike(0, swing))
        .map(one => one.rule),
    ).toContain('TW-phys-limb');
  });
});
