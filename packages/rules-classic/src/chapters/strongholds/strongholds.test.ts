import { boardOf, siteAt, type Terrain, terrainIn } from '@sortie/board';
import type { RuleId } from '@sortie/kernel';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { State } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { bin, griffin, MUNITIONS, shell, weapon } from '../../testing/guns.fixture.ts';
import { at, clearBut, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, WITNESS, walk } from '../../testing/table.fixture.ts';

const CASTLE: Terrain = { kind: 'building', level: 3, height: 2, cf: 100, buildingClass: 4 };
const HOUSE: Terrain = { kind: 'building', level: 2, height: 2, cf: 40 };
const factor = (state: State): number => terrainIn(siteAt(boardOf(state.board), at('0812'))!, 'building')?.cf ?? 0;

/** What is left of walls when a PPC has hit them. */
function battered(walls: Terrain, rules: readonly RuleId[], ...dice: readonly number[]): number {
  const board = clearBut({ '0812': [walls] });
  const play = start({ phase: 'weapon', units: [{ at: '0808', facing: 3, gunnery: 8 }, WITNESS], board, rules });
  play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0812') }] });
  play.does(SOUTH, hold(1), 6, 6, ...dice, ...NEXT);
  return factor(play.state);
}

describe('strongholds', () => {
  const SCALE: readonly RuleId[] = ['TOE-scaled-damage-capital'];
  rule('TOE-scaled-damage-capital', 'with armor made against ships lose a twentieth, halves rounded up', () => {
    expect([battered(CASTLE, SCALE), battered(HOUSE, SCALE), battered(CASTLE, [])]).toEqual([99, 30, 90]);
  });
  rule('TOE-scaled-damage-threshold', 'crack when a hit exceeds a tenth of what they stand, on the scale of their armor', () => {
    const rules: readonly RuleId[] = [...SCALE, 'TOE-scaled-damage-threshold'];
    expect([battered(HOUSE, rules, ...pair(7)), battered(HOUSE, rules, ...pair(8))]).toEqual([30, 26]);
    expect(battered({ ...HOUSE, cf: 91 }, rules)).toBe(81);
    expect(battered(CASTLE, rules)).toBe(99);
  });
  rule('TOE-building-castles-brian-area-effect', 'take what bursts as it is, where other walls take it twice', () => {
    const burst = (walls: Terrain, ...rules: readonly RuleId[]): number => {
      const design = griffin(weapon('ISSniper'), bin('ISSniperAmmo'));
      const { play } = shell(
        {
          units: [{ at: '0802', facing: 3, design }, { at: '0116' }],
          board: clearBut({ '0812': [{ ...walls, cf: 100 }] }),
          rules: [MUNITIONS, 'TOE-artillery-direct-fire-modifiers', 'TOE-artillery-scatter-distance', 'TOE-ba-tube-fire', ...rules],
        },
        '0812',
        6,
        6,
        ...NEXT,
      );
      return factor(play.state);
    };
    expect(burst(HOUSE)).toBe(80);
    const chosen = [burst(HOUSE, 'TOE-building-castles-brian-area-effect'), burst(CASTLE, 'TOE-building-castles-brian-area-effect')];
    expect(chosen).toEqual([60, 80]);
  });
});

describe('fences', () => {
  const FENCE: Terrain = { kind: 'other', name: 'fence', level: 1 };
  const goes = (design: string | Paper, steps: string): boolean => {
    const units: readonly Placed[] = [{ at: '0804', facing: 3, design }, WITNESS];
    const play = start({ units, board: clearBut({ '0805': [FENCE] }), rules: ['TOE-building-fences'] });
    return play.book.check(play.state as never, walk(0, steps), NORTH).length === 0;
  };
  const spent = (design: string): number => {
    const play = start({
      units: [{ at: '0804', facing: 3, design }, WITNESS],
      board: clearBut({ '0805': [FENCE] }),
      rules: ['TOE-building-fences'],
    });
    play.does(NORTH, walk(0, 'F'));
    return unitAt(play.state, 0).moved!.spent;
  };
  rule('TOE-building-fences', 'cost troops that ride a point; those on foot climb them, and nobody else minds', () => {
    expect([spent('Mechanized Tracked Platoon (Laser)'), spent('GRF-1N'), spent('Manticore Heavy Tank')]).toEqual([2, 1, 1]);
    expect([goes('Motorized Platoon (MG)', 'F'), goes('Motorized Platoon (MG)', 'FF')]).toEqual([true, false]);
    const quick: Paper = { ...find('Foot Platoon (Rifle)')!, movement: { walk: 3, run: 3, jump: 0 } };
    expect([goes(quick, 'F'), goes(quick, 'FF'), goes('Elemental Battle Armor [Laser](Sqd5)', 'F')]).toEqual([true, false, true]);
  });
});
