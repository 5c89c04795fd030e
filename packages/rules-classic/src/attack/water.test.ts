import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { fire, NORTH, numberOf, type Placed, start } from '../testing/table.fixture.ts';

const armed = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });
const laser = (at: string): Mount => ({ kind: 'weapon', item: 'Medium Laser', at });
const torpedoes: readonly Mount[] = [
  { kind: 'weapon', item: 'CLLRT10', at: 'RT' },
  { kind: 'ammo', item: 'Clan Ammo LRTorpedo-10', at: 'RT', shots: 12 },
];
/** A column of deep water from the attacker down the map. */
const deep = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`08${String(i + 2).padStart(2, '0')}`, '=']));
const fires = (design: Paper, label: string, ground: { readonly [label: string]: string }): boolean => {
  const units: readonly Placed[] = [{ at: '0802', facing: 3, design }, { at: label }];
  const play = start({ phase: 'weapon', units, ground });
  return play.book.check(play.state as never, fire(0, 1, 0), NORTH).length === 0;
};

describe('weapons under water', () => {
  rule('TW-water-weapons', 'they reach as far as water lets them, and some not at all', () => {
    const design = armed(laser('RA'));
    expect(['0804', '0806', '0808', '0809'].map(label => fires(design, label, deep))).toEqual([true, true, true, false]);
    numberOf({ units: [{ at: '0802', facing: 3, design }, { at: '0806' }], ground: deep }, 0, 6);
    const rockets = armed({ kind: 'weapon', item: 'LRM 10', at: 'RA' }, { kind: 'ammo', item: 'IS Ammo LRM-10', at: 'RT', shots: 12 });
    expect([fires(rockets, '0809', deep), fires(rockets, '0809', {})]).toEqual([false, true]);
  });
  rule('TW-water-weapons', 'legs that wade are under water, arms are not', () => {
    const shallow = { '0802': '~' };
    expect([fires(armed(laser('RA')), '0810', shallow), fires(armed(laser('RL')), '0810', shallow)]).toEqual([true, false]);
    const wading = { ...shallow, '0803': '~', '0804': '~', '0805': '~', '0806': '~' };
    expect([fires(armed(laser('RA')), '0806', wading), fires(armed(laser('RL')), '0806', wading)]).toEqual([true, true]);
  });
  rule('TW-water-weapons', 'torpedoes swim and do not fly', () => {
    expect([fires(armed(...torpedoes), '0812', deep), fires(armed(...torpedoes), '0812', {})]).toEqual([true, false]);
  });
});
