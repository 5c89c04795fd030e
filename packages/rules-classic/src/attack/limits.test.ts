import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { fire, NORTH, type Placed, SOUTH, start } from '../testing/table.fixture.ts';

const LASER_ARM = armed(weapon('Medium Laser'));
const LASER_LEG = armed(weapon('Medium Laser', 'RL'));
const POOL = { '0805': '~', '0806': '~', '0807': '~' } as const;
const DEPTH = { '0805': '~', '0806': 'd', '0807': 'd' } as const;

const refused = (units: readonly Placed[], ground: { readonly [label: string]: string }) =>
  start({ phase: 'weapon', units, ground })
    .book.check(start({ phase: 'weapon', units, ground }).state as never, fire(0, 1, 0), NORTH)
    .map(one => one.rule);

describe('what a weapon cannot be fired at', () => {
  rule('TW-los-water#4', "a wading 'Mech does not fire its dry weapons at what is under water", () => {
    const target: Placed = { at: '0807' };
    expect(refused([{ at: '0805', facing: 3, design: LASER_ARM }, target], DEPTH)).toEqual(['TW-los-water']);
    expect(refused([{ at: '0805', facing: 3, design: LASER_LEG }, target], DEPTH)).toEqual([]);
    expect(refused([{ at: '0805', facing: 3, design: LASER_ARM }, target], POOL)).toEqual([]);
  });
  rule('TW-los-water#5', 'nor those under water at what stands on land', () => {
    const wading: Placed = { at: '0805', facing: 3, design: LASER_LEG };
    expect(refused([wading, { at: '0807' }], { '0805': '~' })).toEqual(['TW-los-water']);
    expect(refused([wading, { at: '0807' }], POOL)).toEqual([]);
  });
  rule('TW-narc-target#1', 'pods find nothing to cling to on men and suits', () => {
    const beacon = armed(weapon('ISNarcBeacon'), bin('ISNarc Pods', 'LT', 6));
    const at = (design: string): Placed => ({ at: '0807', design });
    for (const troops of ['Foot Platoon (Rifle)', 'Elemental Battle Armor [Laser](Sqd5)'])
      expect(refused([{ at: '0805', facing: 3, design: beacon }, at(troops)], {})).toEqual(['TW-narc-target']);
    expect(refused([{ at: '0805', facing: 3, design: beacon }, at('LCT-1V')], {})).toEqual([]);
  });
  rule('TW-los-surface#1', 'a hovercraft on a lake sees the shore and is seen from it', () => {
    const hover: Placed = { at: '0805', facing: 3, design: 'Savannah Master Hovercraft' };
    expect(refused([hover, { at: '0807' }], { '0805': 'd' })).toEqual([]);
    expect(
      refused(
        [
          { at: '0805', facing: 3, design: LASER_ARM },
          { at: '0807', design: 'Savannah Master Hovercraft' },
        ],
        { '0807': 'd' },
      ),
    ).toEqual([]);
    expect(refused([{ at: '0805', facing: 3, design: LASER_ARM }, { at: '0807' }], { '0807': 'd' })).toContain('TW-los-block-hill');
  });
  rule('TW-los-surface#3', 'and hides behind what is as high above the surface as it is', () => {
    const hover: Placed = { at: '0805', facing: 3, design: 'Savannah Master Hovercraft' };
    // A bank of one level is as high as the hovercraft, wherever the bottom of the lake is.
    expect(refused([hover, { at: '0807', design: 'Savannah Master Hovercraft' }], { '0805': 'd', '0806': '1' })).toEqual([
      'TW-los-block-hill',
    ]);
    expect(refused([hover, { at: '0807', design: 'Savannah Master Hovercraft' }], { '0805': 'd', '0806': '~' })).toEqual([]);
  });
  rule('TW-los-surface#2', 'a helicopter above water fires as far as over land', () => {
    const flies: Placed = { at: '0805', facing: 3, design: 'Warrior Attack Helicopter H-7', elevation: 3 };
    const play = start({ phase: 'weapon', units: [flies, { at: '0811' }], ground: { '0805': 'd' } });
    expect(play.book.check(play.state as never, fire(0, 1, 0), NORTH)).toEqual([]);
    expect(play.state.units[1]?.seat).toBe(SOUTH);
  });
});
