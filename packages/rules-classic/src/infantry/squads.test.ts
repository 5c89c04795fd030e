import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { NORTH, start } from '../testing/table.fixture.ts';

const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';

describe('squads of battle armor', () => {
  rule('TW-is-ba', 'every suit has one point behind its armor', () => {
    expect(Object.values(sheetOf(SUITS).structure)).toEqual([1, 1, 1, 1, 1]);
  });
  rule('TW-ba-squad', 'five suits of the Clans, four of the Inner Sphere, on foot or by jump', () => {
    expect(sheetOf(SUITS)).toMatchObject({ locations: ['S1', 'S2', 'S3', 'S4', 'S5'], walk: 1, jump: 3 });
    expect(sheetOf('Sloth Battle Armor (Sqd4)').locations).toHaveLength(4);
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: SUITS }, { at: '0806' }, { at: '0705' }] });
    const both = {
      type: 'declare',
      unit: 0,
      twist: 0,
      shots: [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 2 },
      ],
    } as const;
    expect(play.book.check(play.state as never, both, NORTH)).toEqual([]);
    const close = (design: string) => start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design }, { at: '0805' }] });
    close(SUITS).does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] });
    expect(close('GRF-1N').refuses(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] })).not.toEqual([]);
  });
});
