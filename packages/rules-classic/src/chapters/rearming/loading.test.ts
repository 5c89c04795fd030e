import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Move } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import { clearBut, hold, NEXT, NORTH, type Placed, SOUTH, start, stay } from '../../testing/table.fixture.ts';
import { rearmingRules } from './rearming.ts';

const rules = rearmingRules.map(({ id }) => id);
const board = clearBut({ '0808': [{ kind: 'other', name: 'ammunition dump', level: 1 }] });
const rearm: Move = { type: 'move', unit: 0, mode: 'stand', task: 'rearm' };
const scene = (unit: Partial<Placed>) => start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], board, rules });
const turns = (play: ReturnType<typeof scene>, count: number, move: Move = rearm) => {
  for (let i = 0; i < count; i++) {
    play.does(NORTH, move);
    play.does(SOUTH, stay(1));
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...NEXT);
  }
};
const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';

rule('TOE-rearm-time#1', 'three turns for each ton, bin by bin', () => {
  const full = sheetOf('GRF-1N').bins.map(({ shots }) => shots);
  const after = (count: number) => {
    const play = scene({ ammo: full.map(() => 1) });
    turns(play, count);
    return unitAt(play.state, 0).ammo;
  };
  expect([after(2), after(3), after(5), after(6)]).toEqual([[1, 1], [full[0], 1], [full[0], 1], full]);
});
rule('TOE-rearm-time#2', 'one turn for a launcher with a single salvo', () => {
  const play = scene({ spent: [1] });
  expect(unitAt(play.state, 0).spent).toEqual([1]);
  turns(play, 1);
  expect(unitAt(play.state, 0).spent).toEqual([]);
});
rule('TOE-rearm-time#3', 'six turns for a cruise missile of a vehicle', () => {
  const design: Paper = {
    ...find('Manticore Heavy Tank')!,
    mounts: [
      { kind: 'weapon', item: 'ISCruiseMissile50', at: 'FR' },
      { kind: 'ammo', item: 'ISCruiseMissile50Ammo', at: 'BD', shots: 1 },
      { kind: 'ammo', item: 'ISCruiseMissile50Ammo', at: 'BD', shots: 1 },
    ],
  };
  const after = (count: number) => {
    const play = scene({ design, ammo: [0, 0] });
    turns(play, count);
    return unitAt(play.state, 0).ammo;
  };
  expect([after(5), after(6), after(8)]).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
  ]);
});
rule('TOE-rearm-ba-proto#1', 'every weapon of suits that counts its shots is loaded again', () => {
  const { bins } = sheetOf(SQUAD);
  const play = scene({ design: SQUAD, ammo: bins.map(() => 0), spent: [0] });
  turns(play, 3);
  expect([unitAt(play.state, 0).spent, unitAt(play.state, 0).ammo]).toEqual([[], bins.map(({ shots }) => shots)]);
});
rule('TOE-rearm-ba-proto#2', 'three turns for the whole squad, and not two', () => {
  const play = scene({ design: SQUAD, ammo: sheetOf(SQUAD).bins.map(() => 0), spent: [0] });
  turns(play, 2);
  expect(unitAt(play.state, 0).spent).toEqual([0]);
  turns(play, 1);
  expect(unitAt(play.state, 0).spent).toEqual([]);
});
