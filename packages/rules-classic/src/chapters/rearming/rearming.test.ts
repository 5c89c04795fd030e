import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Move } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { clearBut, fire, hold, NEXT, NORTH, type Placed, SOUTH, start, stay } from '../../testing/table.fixture.ts';
import { rearmingRules } from './rearming.ts';

const rules = rearmingRules.map(({ id }) => id);
const board = clearBut({ '0808': [{ kind: 'other', name: 'ammunition dump', level: 1 }] });
const rearm: Move = { type: 'move', unit: 0, mode: 'stand', task: 'rearm' };
const scene = (unit: Partial<Placed>) => start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], board, rules });
const turn = (play: ReturnType<typeof scene>, move: Move = rearm) => {
  play.does(NORTH, move);
  play.does(SOUTH, stay(1));
  play.does(NORTH, hold(0));
  play.does(SOUTH, hold(1), ...NEXT);
};

describe('taking on ammunition', () => {
  rule('TOE-rearm-time', 'three turns for a ton, and no shot meanwhile; who breaks off begins anew', () => {
    const full = sheetOf('GRF-1N').bins.map(({ shots }) => shots);
    const play = scene({ ammo: full.map(() => 1) });
    for (const left of [1, 1]) {
      turn(play);
      expect(unitAt(play.state, 0).ammo[0]).toBe(left);
    }
    turn(play, stay(0));
    expect(unitAt(play.state, 0).loading).toBe(0);
    for (let i = 0; i < 3; i++) turn(play);
    expect(unitAt(play.state, 0).ammo).toEqual([full[0], ...full.slice(1).map(() => 1)]);
    const busy = scene({ ammo: full.map(() => 1) });
    busy.does(NORTH, rearm);
    busy.does(SOUTH, stay(1));
    expect(busy.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TOE-rearm-time');
    expect(
      scene({})
        .refuses(NORTH, rearm)
        .map(one => one.rule),
    ).toEqual(['TOE-rearm-time']);
    expect(
      scene({ at: '0809', ammo: full.map(() => 1) })
        .refuses(NORTH, rearm)
        .map(one => one.rule),
    ).toEqual(['TOE-rearm-time']);
  });
  rule('TOE-rearm-time', 'a launcher with one salvo takes one turn', () => {
    const play = scene({ spent: [1] });
    turn(play);
    expect(unitAt(play.state, 0).spent).toEqual([]);
  });
  rule('TOE-rearm-ba-proto', 'after three turns a whole squad has everything again', () => {
    const design = 'Elemental Battle Armor [Laser](Sqd5)';
    const { bins } = sheetOf(design);
    const play = scene({ design, ammo: bins.map(() => 0), spent: [0] });
    turn(play);
    turn(play);
    expect(unitAt(play.state, 0).spent).toEqual([0]);
    turn(play);
    expect([unitAt(play.state, 0).spent, unitAt(play.state, 0).ammo]).toEqual([[], bins.map(({ shots }) => shots)]);
  });
});
