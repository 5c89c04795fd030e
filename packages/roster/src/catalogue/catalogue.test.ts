import { describe, expect, it } from 'vitest';
import { ammunitionOf, nameOf, weaponsOf } from '../unit.ts';
import { find } from './catalogue.ts';

const total = (points: Readonly<Record<string, number>>) => Object.values(points).reduce((sum, n) => sum + n, 0);

describe("the Quick-Start 'Mechs", () => {
  it.each([
    ['GRF-1N', 'Griffin', 55, [5, 8, 5], 152, 91, 12, 2, 24],
    ['GRF-1S', 'Griffin', 55, [5, 8, 5], 152, 91, 16, 4, 24],
    ['WVR-6R', 'Wolverine', 55, [5, 8, 5], 152, 91, 12, 3, 35],
    ['WVR-6M', 'Wolverine', 55, [5, 8, 5], 168, 91, 14, 4, 15],
    ['TDR-5S', 'Thunderbolt', 65, [4, 6, 0], 208, 104, 15, 8, 266],
    ['TDR-5SE', 'Thunderbolt', 65, [4, 6, 4], 208, 104, 17, 5, 24],
    ['LCT-1V', 'Locust', 20, [8, 12, 0], 64, 33, 10, 3, 200],
    ['LCT-1E', 'Locust', 20, [8, 12, 0], 64, 33, 10, 4, 0],
  ])('%s', (code, chassis, tons, [walk, run, jump], armor, structure, sinks, weapons, shots) => {
    const unit = find(code)!;
    expect(nameOf(unit)).toBe(`${chassis} ${code}`);
    expect(unit.tons).toBe(tons);
    expect(unit.movement).toEqual({ walk, run, jump });
    expect(total(unit.armor.front) + total(unit.armor.rear)).toBe(armor);
    expect(total(unit.structure.points)).toBe(structure);
    expect(unit.heatSinks?.count).toBe(sinks);
    expect(weaponsOf(unit)).toHaveLength(weapons);
    expect(ammunitionOf(unit).reduce((sum, bin) => sum + (bin.shots ?? 0), 0)).toBe(shots);
  });

  it('knows no other code', () => expect(find('XYZ-0')).toBeUndefined());
});
