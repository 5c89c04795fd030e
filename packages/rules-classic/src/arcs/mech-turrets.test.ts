import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { View } from '../rule.ts';
import { fire, NORTH, type Placed, SOUTH, start } from '../testing/table.fixture.ts';

const laser = (at: string): Mount => ({ kind: 'weapon', item: 'Medium Laser', at, turret: 'mech' });

/** A 'Mech with lasers in turrets, and whether the one of a place may be fired at a hex. */
function bears(code: string, hex: string, ...places: readonly string[]): boolean {
  const design: Paper = { ...find(code)!, mounts: places.map(laser) };
  const units: readonly Placed[] = [
    { at: '0808', facing: 0, design },
    { at: hex, seat: SOUTH },
  ];
  const play = start({ phase: 'weapon', units });
  return play.book.allows(play.state as View, fire(0, 1, 0), NORTH);
}

describe('turrets of ’Mechs', () => {
  const [AHEAD, ASIDE, BEHIND] = ['0805', '1108', '0811'] as const;
  rule('TOE-mech-turret-quad-head#1', 'the turret on the head of a quad does not look behind where there is one on its back', () => {
    const all = (code: string, ...places: readonly string[]) => [AHEAD, ASIDE, BEHIND].map(hex => bears(code, hex, ...places));
    expect(all('GOL-1H', 'HD', 'CT')).toEqual([true, true, false]);
    expect(all('GOL-1H', 'CT', 'HD')).toEqual([true, true, true]);
    expect(all('GOL-1H', 'HD')).toEqual([true, true, true]);
    expect(all('GRF-1N', 'HD', 'RT')).toEqual([true, true, true]);
  });
  rule('TOE-mech-turret-quad-head#2', 'all weapons of a turret point the same way', () => {
    const design: Paper = { ...find('GRF-1N')!, mounts: [laser('RT'), laser('RT'), laser('HD')] };
    const units: readonly Placed[] = [
      { at: '0808', facing: 0, design },
      { at: '0805', seat: SOUTH },
      { at: '0811', seat: SOUTH },
    ];
    const play = start({ phase: 'weapon', units });
    const shots = (...pairs: readonly (readonly [number, number])[]) =>
      ({ type: 'declare', unit: 0, twist: 0, shots: pairs.map(([weapon, target]) => ({ weapon, target })) }) as const;
    expect(play.refuses(NORTH, shots([0, 1], [1, 2])).map(one => one.rule)).toEqual(['TOE-mech-turret-quad-head']);
    expect(play.book.allows(play.state as View, shots([0, 1], [2, 2]), NORTH)).toBe(true);
  });
});
