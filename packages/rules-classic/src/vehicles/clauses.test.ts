import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  jump,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  stay,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

describe('masts of VTOLs', () => {
  const lrm: Mount = { kind: 'weapon', item: 'LRM 10', at: 'FR' };
  const ammo: Mount = { kind: 'ammo', item: 'IS Ammo LRM-10', at: 'BD', shots: 12 };
  const MAST: Mount = { kind: 'equipment', item: 'ISMastMount', at: 'RO' };
  const masted = (...more: readonly Mount[]): Paper => ({ ...find('Warrior Attack Helicopter H-7')!, mounts: [lrm, ammo, ...more] });
  const behind = (design: Paper, hill: string, ...others: readonly Placed[]) =>
    start({
      phase: 'weapon',
      units: [{ at: '0803', facing: 3, elevation: 1, design, moved: ['walk', 2] }, { at: '0811', moved: ['stand', 0] }, ...others],
      ground: { '0804': hill },
    });
  rule('TOE-vtol-mast-spotting#1', 'from behind cover it spots for others and for itself', () => {
    const archer: Placed = { at: '0802', facing: 3, seat: NORTH, design: 'ARC-2R', elevation: 0 };
    const spot = { ...hold(0), spots: 1 } as ReturnType<typeof hold>;
    expect(
      behind(masted(), '2', archer)
        .refuses(NORTH, spot)
        .map(one => one.rule),
    ).toContain('TW-if-spot');
    expect(behind(masted(MAST), '2', archer).does(NORTH, spot)).not.toEqual([]);
    expect(
      behind(masted(), '2')
        .refuses(NORTH, fire(0, 1, 0))
        .map(one => one.rule),
    ).toContain('TW-los-block-hill');
    expect(behind(masted(MAST), '2').does(NORTH, fire(0, 1, 0))).not.toEqual([]);
  });
  rule('TOE-vtol-mast-spotting#2', 'then its movement counts once, and one for firing indirectly', () => {
    const play = behind(masted(MAST), '2');
    play.does(NORTH, fire(0, 1, 0));
    const terms = termsOf(eventsOf(play.does(SOUTH, hold(1), 1, 1, ...NEXT), 'fired')[0]!.toHit);
    expect(terms).toMatchObject({ 'TW-if-mods': 1, 'TW-th-walk': 1 });
    expect(terms['TW-th-spotting']).toBeUndefined();
  });
  rule('TOE-vtol-mast-spotting#3', 'nothing is fired directly over the cover', () => {
    const direct = behind({ ...masted(MAST), mounts: [{ kind: 'weapon', item: 'Large Laser', at: 'FR' }, MAST] }, '2');
    expect(direct.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-los-block-hill');
  });
  rule('TOE-vtol-mast-spotting#4', 'it looks from one level above', () => {
    expect(
      behind(masted(MAST), '3')
        .refuses(NORTH, fire(0, 1, 0))
        .map(one => one.rule),
    ).toContain('TW-los-block-hill');
    expect(behind(masted(MAST), '2').does(NORTH, fire(0, 1, 0))).not.toEqual([]);
  });
});

describe('super-heavy vehicles', () => {
  const KALKI = "SturmFeur 'Kalki' Cruise Missile Launcher";
  const armor = { FR: 40, FRLS: 40, FRRS: 40, RRLS: 40, RRRS: 40, RR: 40, TU: 40 };
  const struck = (from: string, facing: 0 | 1 | 2 | 3 | 4 | 5, total: number, ...after: readonly number[]) => {
    const units: readonly Placed[] = [{ at: from, facing }, { at: '0808', facing: 0, design: KALKI, armor }, WITNESS];
    return eventsOf(shoot({ units }, 0, 6, 6, ...pair(total), ...after, ...NEXT).events, 'located')[0]!.struck.location;
  };
  rule('TOE-superheavy-hit-facings#1', 'they have six sides and turrets', () => {
    expect([
      struck('0803', 3, 7),
      struck('0813', 0, 7),
      struck('0406', 2, 7),
      struck('0410', 1, 7),
      struck('1206', 4, 7),
      struck('1210', 5, 7),
      struck('0406', 2, 10),
    ]).toEqual(['FR', 'RR', 'FRLS', 'RRLS', 'FRRS', 'RRRS', 'TU']);
  });
  rule('TOE-superheavy-hit-facings#3', 'a super-heavy VTOL has the places of every VTOL', () => {
    const design: Paper = { ...find('Karnov UR Transport')!, tons: 60 };
    const units: readonly Placed[] = [
      { at: '0406', facing: 2 },
      { at: '0808', facing: 0, design, elevation: 3, armor: { LS: 40 } },
      WITNESS,
    ];
    const place = (total: number, ...after: readonly number[]) =>
      eventsOf(shoot({ units }, 0, 6, 6, ...pair(total), ...after, ...NEXT).events, 'located')[0]!.struck.location;
    expect(place(7)).toBe('LS');
    expect(sheetOf(design).sixSided).toBeUndefined();
    expect(sheetOf(design).locations).toEqual(sheetOf('Karnov UR Transport').locations);
  });
  rule('TOE-superheavy-hit-facings#2', 'fives and nines strike the next side by a table of their own', () => {
    expect([struck('0406', 2, 5, 1, 1), struck('0406', 2, 9, 1, 1), struck('0410', 1, 5, 1, 1), struck('0410', 1, 9, 1, 1)]).toEqual([
      'FR',
      'RRLS',
      'RR',
      'FRLS',
    ]);
  });
});

describe('hulls that swim', () => {
  const RULE = 'TOE-limited-amphibious-transition';
  const LAKE = { '0804': 'd', '0805': 'd', '0806': '.' };
  const shore = (label: string, design = 'Hi-Scout Drone Carrier (Cunnington)') =>
    start({
      units: [
        { at: label, facing: 3, design },
        { at: '0117', moved: ['stand', 0] },
      ],
      ground: LAKE,
    });
  const goes = (label: string, steps: string) => {
    const play = shore(label);
    play.does(NORTH, walk(0, steps));
    return unitAt(play.state, 0);
  };
  const refused = (label: string, steps: string) =>
    shore(label)
      .refuses(NORTH, walk(0, steps))
      .map(one => one.rule);
  rule('TOE-limited-amphibious-transition#1', 'into the water from beside it, and nowhere else in that move', () => {
    expect(goes('0803', 'FF')).toMatchObject({ at: at('0805'), fate: 'fighting' });
    expect(refused('0802', 'FF')).toContain(RULE);
  });
  rule('TOE-limited-amphibious-transition#2', 'and out of it in the same way', () => {
    expect(goes('0805', 'F').at).toEqual(at('0806'));
    expect(refused('0804', 'FF')).toContain(RULE);
  });
  rule('TOE-limited-amphibious-transition#3', 'each hex of water costs one more than it costs a hovercraft', () => {
    const hover = shore('0803', 'Pegasus Scout Hover Tank');
    hover.does(NORTH, walk(0, 'FF'));
    expect([unitAt(hover.state, 0).moved!.spent, goes('0803', 'FF').moved!.spent]).toEqual([2, 4]);
  });
});

describe('jets of WiGEs', () => {
  const RULE: RuleId = 'TOE-vehicle-jets-wige';
  const fensalir = find('Fensalir Combat WiGE')!;
  const design: Paper = { ...fensalir, movement: { ...fensalir.movement, jump: 4 } };
  const begun = (...firsts: readonly ReturnType<typeof stay>[]) => {
    const play = start({
      units: [
        { at: '0802', facing: 3, design },
        { at: '0117', moved: ['stand', 0] },
      ],
      rules: [RULE],
    });
    firsts.forEach((first, i) => {
      play.does(NORTH, first);
      if (i > 0) play.does(SOUTH, stay(1));
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1), ...NEXT);
    });
    return play;
  };
  rule('TOE-vehicle-jets-wige#1', 'not on the ground and not in the turn it takes off', () => {
    expect(
      begun()
        .refuses(NORTH, jump(0, '0805', 3))
        .map(one => one.rule),
    ).toContain(RULE);
    expect(begun(walk(0, 'F')).does(NORTH, jump(0, '0806', 3))).not.toEqual([]);
  });
  rule('TOE-vehicle-jets-wige#2', 'after a jump it flies on, a level above the ground', () => {
    const play = begun(walk(0, 'F'), jump(0, '0806', 3));
    expect(play.state.units[0]).toMatchObject({ at: at('0806'), condition: { aloft: true } });
    expect(play.does(NORTH, jump(0, '0809', 3))).not.toEqual([]);
  });
  rule('TOE-vehicle-jets-wige#3', 'it is in the air if it has moved in the turn before', () => {
    expect(unitAt(begun(walk(0, 'F')).state, 0).condition).toEqual({ aloft: true });
    const rested = begun(walk(0, 'F'), stay(0));
    expect(unitAt(rested.state, 0).condition).toBeUndefined();
    expect(rested.refuses(NORTH, jump(0, '0805', 3)).map(one => one.rule)).toContain(RULE);
  });
});
