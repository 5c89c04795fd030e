import { boardOf, siteAt, type Terrain, terrainIn } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { unitAt } from '../../state.ts';
import { at, clearBut, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, WITNESS, walk } from '../../testing/table.fixture.ts';

describe('fences, clause by clause', () => {
  const FENCE: Terrain = { kind: 'other', name: 'fence', level: 1 };
  const scene = (design: string | Paper, rules: readonly RuleId[] = ['TOE-building-fences']) => {
    const units: readonly Placed[] = [{ at: '0804', facing: 3, design }, WITNESS];
    return start({ units, board: clearBut({ '0805': [FENCE] }), rules });
  };
  const goes = (design: string | Paper, steps: string): boolean => {
    const play = scene(design);
    return play.book.check(play.state as never, walk(0, steps), NORTH).length === 0;
  };
  const spent = (design: string, rules?: readonly RuleId[]): number => {
    const play = scene(design, rules);
    play.does(NORTH, walk(0, 'F'));
    return unitAt(play.state, 0).moved!.spent;
  };
  const quick: Paper = { ...find('Foot Platoon (Rifle)')!, movement: { walk: 3, run: 3, jump: 0 } };
  rule('TOE-building-fences#1', 'they cost troops that ride, and nobody else', () => {
    expect([spent('Mechanized Tracked Platoon (Laser)'), spent('GRF-1N'), spent('Manticore Heavy Tank')]).toEqual([2, 1, 1]);
    expect(spent('Mechanized Tracked Platoon (Laser)', [])).toBe(1);
  });
  rule('TOE-building-fences#2', 'men on foot climb them', () => {
    expect([goes(quick, 'F'), goes(quick, 'FF'), goes('Elemental Battle Armor [Laser](Sqd5)', 'F')]).toEqual([true, false, true]);
  });
  rule('TOE-building-fences#3', 'one point; who climbs goes no farther', () => {
    expect([goes('Motorized Platoon (MG)', 'F'), goes('Motorized Platoon (MG)', 'FF')]).toEqual([true, false]);
    expect([goes({ ...quick, movement: { walk: 1, run: 1, jump: 0 } }, 'F'), goes(quick, 'FF')]).toEqual([true, false]);
  });
});

describe('walls that crack, clause by clause', () => {
  const CASTLE: Terrain = { kind: 'building', level: 3, height: 2, cf: 100, buildingClass: 4 };
  const HOUSE: Terrain = { kind: 'building', level: 2, height: 2, cf: 40 };
  const RULES: readonly RuleId[] = ['TOE-scaled-damage-capital', 'TOE-scaled-damage-threshold'];
  const left = (walls: Terrain, ...dice: readonly number[]): number => {
    const play = start({
      phase: 'weapon',
      units: [{ at: '0808', facing: 3, gunnery: 8 }, WITNESS],
      board: clearBut({ '0812': [walls] }),
      rules: RULES,
    });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0812') }] });
    play.does(SOUTH, hold(1), 6, 6, ...dice, ...NEXT);
    return terrainIn(siteAt(boardOf(play.state.board), at('0812'))!, 'building')?.cf ?? 0;
  };
  rule('TOE-scaled-damage-threshold#1', 'a tenth of what they stand now, rounded up, is the threshold', () => {
    // A PPC of ten: beyond nine it may crack walls of 90, not those of 91 or 100.
    expect([left({ ...HOUSE, cf: 90 }, ...pair(7)), left({ ...HOUSE, cf: 91 }), left({ ...HOUSE, cf: 100 })]).toEqual([80, 81, 90]);
  });
  rule('TOE-scaled-damage-threshold#2', 'armor made against ships has a threshold on its own scale', () => {
    expect(left(CASTLE)).toBe(99);
    expect(left({ ...CASTLE, cf: 40 })).toBe(39);
  });
  rule('TOE-scaled-damage-threshold#3', 'an eight beyond it costs the threshold once more', () => {
    expect([left(HOUSE, ...pair(7)), left(HOUSE, ...pair(8)), left({ ...HOUSE, cf: 90 }, ...pair(8))]).toEqual([30, 26, 71]);
  });
});
