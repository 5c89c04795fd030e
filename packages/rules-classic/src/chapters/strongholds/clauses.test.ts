import type { Terrain } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { clearBut, jump, NORTH, type Placed, start, WITNESS, walk } from '../../testing/table.fixture.ts';
import { fortressRules } from './fortresses.ts';

const FORT = fortressRules.map(({ id }) => id);
const MEN = 'Foot Platoon (Rifle)';
const wall = (buildingClass: number): Terrain => ({ kind: 'building', level: 3, height: 2, cf: 90, buildingClass });
const before = (unit: Partial<Placed>, buildingClass: number, tags: readonly string[] = []) =>
  start({
    units: [{ at: '0808', facing: 3, ...unit } as Placed, WITNESS],
    board: clearBut({ '0809': [wall(buildingClass)] }, tags),
    rules: FORT,
  });
const RULE = 'TOE-building-infantry-hostile-fortress';

describe('strongholds', () => {
  rule('TOE-building-infantry-hostile-fortress#1', 'no troops go into a fortress or a Castle Brian that is not theirs', () => {
    for (const kind of [2, 4])
      expect(
        before({ design: MEN }, kind)
          .refuses(NORTH, walk(0, 'F'))
          .map(one => one.rule),
      ).toEqual([RULE]);
    expect(before({ design: MEN }, 2, ['strongholds-0']).does(NORTH, walk(0, 'F'))).not.toEqual([]);
    expect(before({ design: MEN }, 0).does(NORTH, walk(0, 'F'))).not.toEqual([]);
  });
  rule('TOE-building-infantry-hostile-fortress#2', 'a jump right over it is no entry', () => {
    expect(before({ design: 'Jump Platoon (Laser)' }, 2).does(NORTH, jump(0, '0810'))).not.toEqual([]);
    expect(
      before({ design: 'Jump Platoon (Laser)' }, 2)
        .refuses(NORTH, jump(0, '0809'))
        .map(one => one.rule),
    ).toContain(RULE);
  });
});
