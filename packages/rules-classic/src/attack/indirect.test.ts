import type { Mount, Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Command, Pod } from '../shape.ts';
import { armed, bin, gear, HIT, weapon } from '../testing/armed.fixture.ts';
import { numberIn, objections } from '../testing/core.fixture.ts';
import {
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  shoot,
  start,
  termsOf,
  WITNESS,
} from '../testing/table.fixture.ts';

const ARM = pair(3);
/** A building that nobody looks through stands between the first two. */
const WALL = { '0804': 'C' };
const spotting = { shots: [], spots: 1, numbers: null, resolved: true } as const;
const EYES: Placed = { at: '1208', seat: NORTH, design: 'LCT-1V', fire: spotting };
const behind = (design: Paper, target: Partial<Placed> = {}, ...more: readonly Placed[]): Position => ({
  phase: 'weapon',
  units: [{ at: '0801', facing: 3, design }, { at: '0808', design: 'AS7-D', ...target } as Placed, WITNESS, ...more],
  ground: WALL,
});
const gun = (item: string, ammo: string, ...more: readonly Mount[]) => armed(weapon(item, 'RT'), bin(ammo, 'LT', 12), ...more);
const LRM = gun('LRM 10', 'IS Ammo LRM-10');
const may = (position: Position) => objections(start(position), fire(0, 1, 0));
const terms = (position: Position) => termsOf(numberIn(start(position), 0, 1));
const pod: Pod = { kind: 'homing', seat: NORTH, at: 'RA' };

describe('indirect fire', () => {
  rule('TW-if-who#1', 'long-range missiles, Thunderbolts and mortars, and nothing else', () => {
    const able = [
      LRM,
      gun('ISMML3', 'IS Ammo MML-3 LRM'),
      gun('Thunderbolt 10', 'IS Ammo Thunderbolt-10'),
      gun('IS Mech Mortar-4', 'IS Ammo SC Mortar-4'),
    ];
    for (const design of able) expect(may(behind(design, {}, EYES))).toEqual([]);
    const near = (design: Paper) => may({ ...behind(design, { at: '0806' }, EYES) });
    for (const design of [gun('ISMML3', 'IS Ammo MML-3 SRM'), gun('SRM 6', 'IS Ammo SRM-6'), armed(weapon('PPC', 'RT'))])
      expect(near(design)).toContain('TW-los-block-hill');
  });
  rule('TW-if-who#2', 'only at what the firer does not see', () => {
    expect(terms(behind(LRM, {}, EYES))['TW-if-mods']).toBe(1);
    const seen: Position = { ...behind(LRM, {}, EYES), ground: {} };
    expect(terms(seen)['TW-if-mods']).toBeUndefined();
  });
  rule('TW-if-who#3', 'who sees the target fires straight at it, whoever spots', () => {
    const seen: Position = { ...behind(LRM, { moved: ['run', 5] }, { ...EYES, moved: ['run', 5] }), ground: { '0807': 'l' } };
    expect(terms(seen)).toEqual({ 'TW-tohit-base': 4, 'TW-th-tmm': 2, 'TW-th-woods': 1 });
  });
  rule('TW-if-spot#1', 'a friend who sees the target and says so', () => {
    expect(may(behind(LRM))).toEqual(['TW-los-block-hill']);
    expect(may(behind(LRM, {}, EYES))).toEqual([]);
    const { fire: _fire, ...silent } = EYES;
    expect(may(behind(LRM, {}, silent))).toEqual(['TW-los-block-hill']);
    expect(may(behind(LRM, {}, { ...EYES, seat: SOUTH }))).toEqual(['TW-los-block-hill']);
    expect(may(behind(LRM, {}, { ...EYES, at: '0802' }))).toEqual(['TW-los-block-hill']);
    const blind = start(behind(LRM, {}, { ...silent, at: '0802' }));
    expect(objections(blind, { ...hold(3), spots: 1 } as Command)).toContain('TW-if-spot');
  });
  rule('TW-if-spot#2', 'for one target, and for as many as like to fire at it', () => {
    const both = behind(LRM, {}, EYES, { at: '0701', facing: 3, seat: NORTH, design: LRM });
    expect([objections(start(both), fire(0, 1, 0)), objections(start(both), fire(4, 1, 0))]).toEqual([[], []]);
    const other = behind(LRM, {}, EYES, { at: '0809', seat: SOUTH });
    expect(objections(start(other), fire(0, 4, 0))).toEqual(['TW-los-block-hill']);
  });
  const MEN: Placed = { ...EYES, design: 'Foot Platoon (Rifle)', at: '0810' };
  rule('TW-if-spot#3', 'men spot as well', () => expect(may(behind(LRM, {}, MEN))).toEqual([]));
  rule('TW-if-mods#1', 'one harder', () => expect(terms(behind(LRM, {}, EYES))).toEqual({ 'TW-tohit-base': 4, 'TW-if-mods': 1 }));
  rule('TW-if-mods#2', 'and by the movement of whoever spots, unless on foot', () => {
    const by = (moved: NonNullable<Placed['moved']>, eyes = EYES) => terms(behind(LRM, {}, { ...eyes, moved }))['TW-if-mods'];
    expect([by(['walk', 1]), by(['run', 1]), by(['jump', 1]), by(['walk', 1], MEN)]).toEqual([2, 3, 4, 1]);
  });
  rule('TW-if-mods#3', 'one more where it attacks as well; pointing the target out is no attack', () => {
    const by = (...shots: NonNullable<Placed['fire']>['shots']) =>
      terms(behind(LRM, {}, { ...EYES, design: armed(weapon('Medium Laser'), weapon('ISTAG', 'HD')), fire: { ...spotting, shots } }))[
        'TW-if-mods'
      ];
    expect([by(), by({ weapon: 0, target: 1 }), by({ weapon: 0, target: 2 }), by({ weapon: 1, target: 1 })]).toEqual([1, 2, 2, 1]);
  });
  rule('TW-if-mods#4', 'skill, movement, heat and distance are those of the firer', () => {
    const position = behind(LRM, { at: '0806' }, { ...EYES, at: '1107', heat: 20, gunnery: 1 });
    const [first, ...rest] = position.units;
    const found = terms({ ...position, units: [{ ...first!, gunnery: 5, moved: ['run', 2], heat: 8 }, ...rest] });
    // Five hexes: within the minimum range of six.
    expect(found).toEqual({ 'TW-tohit-base': 5, 'TW-th-run': 2, 'TW-th-heat': 1, 'TW-th-min': 2, 'TW-if-mods': 1 });
  });
  rule('TW-if-mods#5', 'trees count on the line of whoever spots', () => {
    const wood = (label: string) => terms({ ...behind(LRM, {}, EYES), ground: { ...WALL, [label]: 'l' } })['TW-th-woods'];
    expect([wood('0805'), wood('1008')]).toEqual([undefined, 1]);
  });
  const lobbed = (design: Paper, target: Partial<Placed>, eyes: readonly Placed[], ...dice: readonly number[]) =>
    eventsOf(
      shoot(behind(design, { strike: { blows: [], numbers: null, resolved: true }, ...target }, ...eyes), 0, ...HIT, ...dice, ...NEXT)
        .events,
      'fired',
    )[0]!;
  rule('TW-if-table#1', 'the side struck is that of the firer', () => {
    for (const [facing, side] of [
      [0, 'front'],
      [3, 'rear'],
    ] as const)
      expect(lobbed(LRM, { facing }, [EYES], ...pair(3), ...ARM).side).toBe(side);
  });
  rule('TW-if-table#2', 'Artemis guides nothing that way', () => {
    const guided = gun('LRM 10', 'IS Ammo LRM-10 Artemis-capable', gear('ISArtemisIV', 'RT'));
    expect(lobbed(guided, {}, [EYES], ...pair(3), ...ARM).cluster!.row.total).toBe(3);
  });
  rule('TW-if-table#3', 'a beacon spots for missiles that follow it, at no price', () => {
    const seekers = gun('LRM 10', 'IS Ammo LRM-10 Narc-capable');
    expect([may(behind(seekers, { pods: [pod] })), may(behind(LRM, { pods: [pod] })), may(behind(seekers))]).toEqual([
      [],
      ['TW-los-block-hill'],
      ['TW-los-block-hill'],
    ]);
    expect(terms(behind(seekers, { pods: [pod] }))).toEqual({ 'TW-tohit-base': 4, 'TW-if-mods': 1 });
  });
  const led = (target: Partial<Placed>, ...dice: readonly number[]) => {
    const seekers = gun('LRM 10', 'IS Ammo LRM-10 Semi-guided');
    const pointer: Placed = { at: '1208', facing: 5, seat: NORTH, design: armed(weapon('ISTAG', 'HD')), moved: ['run', 4], gunnery: 0 };
    const play = start({
      ...behind(seekers, target),
      units: [...behind(seekers, target).units.slice(0, 2), pointer],
      ground: { ...WALL, '1008': 'l' },
    });
    play.does(NORTH, fire(2, 1, 0));
    play.does(SOUTH, hold(1));
    const shots = eventsOf(play.does(NORTH, fire(0, 1, 0), ...dice), 'fired');
    return shots.find(({ unit }) => unit === 0)!.toHit;
  };
  rule('TW-if-semiguided#1', 'missiles that look for a beam forget that they fly blind, and who points', () => {
    expect(led({}, ...HIT, ...HIT, ...pair(3), ...ARM, ...NEXT).total).toBe(4);
    expect(led({}, 1, 1, 1, 1, ...NEXT).total).toBe(4 + 1 + 2 + 1);
  });
  rule('TW-if-semiguided#2', 'and how the target moves, and the trees', () => {
    expect(led({ moved: ['run', 7] }, ...HIT, ...HIT, ...pair(3), ...ARM, ...NEXT).total).toBe(4);
    expect(led({ moved: ['run', 3] }, 1, 1, 1, 1, ...NEXT).total).toBe(4 + 1 + 2 + 1 + 1);
  });
  const mortar = gun('IS Mech Mortar-4', 'IS Ammo SC Mortar-4');
  rule('TW-th-mortar#1', 'a mortar is three harder to fire straight ahead', () => {
    expect(terms({ ...behind(mortar), ground: {} })).toEqual({ 'TW-tohit-base': 4, 'TW-th-mortar': 3 });
  });
  rule('TW-th-mortar#2', 'and two harder where nobody spots, beside the one of indirect fire', () => {
    expect(terms(behind(mortar))).toEqual({ 'TW-tohit-base': 4, 'TW-if-mods': 1, 'TW-th-mortar': 2 });
    expect(terms(behind(mortar, {}, EYES))).toEqual({ 'TW-tohit-base': 4, 'TW-if-mods': 1 });
  });
});

describe('launchers for several kinds of missiles', () => {
  // Two, four, seven, ten, twelve, fifteen and sixteen hexes to the south.
  const AWAY = ['0103', '0105', '0108', '0111', '0113', '0116', '0117'];
  const numbers = (item: string, ammo: string) =>
    AWAY.map(label => {
      const play = start({ phase: 'weapon', units: [{ at: '0101', facing: 3, design: gun(item, ammo) }, { at: label }] });
      return objections(play, fire(0, 1, 0)).length > 0 ? null : numberIn(play, 0, 1).total;
    });
  rule('TW-range-atm#1', 'advanced tactical missiles', () => {
    expect(numbers('CLATM6', 'Clan Ammo ATM-6')).toEqual([7, 5, 6, 6, 8, 8, null]);
    expect(numbers('CLATM6', 'Clan Ammo ATM-6 ER')).toEqual([7, 5, 4, 6, 6, 6, 6]);
    expect(numbers('CLATM6', 'Clan Ammo ATM-6 HE')).toEqual([4, 6, 8, null, null, null, null]);
  });
  rule('TW-range-atm#2', 'multi-missile launchers', () => {
    expect(numbers('ISMML3', 'IS Ammo MML-3 LRM')).toEqual([9, 7, 4, 6, 6, 8, 8]);
    expect(numbers('ISMML3', 'IS Ammo MML-3 SRM')).toEqual([4, 6, 8, null, null, null, null]);
  });
});
