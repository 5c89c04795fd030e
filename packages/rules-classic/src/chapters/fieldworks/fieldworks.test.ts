import { find, type Unit as Paper, TRAINING } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { options } from '../../options.ts';
import type { Command, Move, Unit } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import { unitAt } from '../../state.ts';
import {
  at,
  clearBut,
  eventsOf,
  fire,
  hold,
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
} from '../../testing/table.fixture.ts';
import { fieldworkRules, isFortified } from './fieldworks.ts';

const vedette = find('Vedette Medium Tank')!;
const dozer: Paper = { ...vedette, mounts: [...vedette.mounts, { kind: 'equipment', item: 'Bulldozer', at: 'FR' }] };
const rules = fieldworkRules.map(({ id }) => id);
const dig: Move = { ...stay(0), task: 'fortify' } as Move;
const FORT = { '0803': [{ kind: 'fortified', level: 1 }] } as const;
const HIDDEN: Unit['condition'] = { hullDown: true };
const refused = (play: ReturnType<typeof start>, command: Command) => play.refuses(NORTH, command).map(one => one.rule);
const site = (design: Paper, board = clearBut({}), list = rules) =>
  start({
    units: [
      { at: '0803', facing: 3, design },
      { at: '0117', moved: ['stand', 0] },
    ],
    board,
    rules: list,
  });

describe('fieldworks', () => {
  rule('TOE-vehicle-fieldworks', 'a vehicle with a blade throws one up in three turns without a break', () => {
    const play = site(dozer);
    expect([...options(play.state, NORTH, play.book)]).toContainEqual(dig);
    for (let turn = 1; turn <= 3; turn++) {
      expect(isFortified(play.state, at('0803'))).toBe(false);
      play.does(NORTH, dig);
      expect(refused(play, fire(0, 1, 0))).toContain('TOE-vehicle-fieldworks');
      if (turn > 1) play.does(SOUTH, stay(1));
      play.does(NORTH, hold(0));
      play.does(SOUTH, hold(1), ...NEXT);
    }
    expect(isFortified(play.state, at('0803'))).toBe(true);
    expect(refused(play, dig)).toContain('TOE-vehicle-fieldworks');
    expect(refused(site(vedette), dig)).toContain('TOE-vehicle-fieldworks');
    expect(refused(site(dozer, clearBut({}), []), dig)).toContain('TW-house-tasks');
    expect(refused(site(dozer, clearBut({ '0803': [{ kind: 'pavement', level: 1 }] })), dig)).toContain('TOE-vehicle-fieldworks');
  });

  const platoon = find('Foot Platoon (Rifle)') as Paper;
  const engineers: Paper = { ...platoon, platoon: { ...platoon.platoon!, specialization: TRAINING.trench } };
  rule('TOE-hull-down-vehicles-fieldworks#1', 'a vehicle goes hull-down in one, and drives out again', () => {
    const play = site(vedette, clearBut(FORT));
    play.does(NORTH, walk(0, 'H'));
    expect(play.state.units[0]).toMatchObject({ condition: HIDDEN, moved: { spent: 2 } });
    const out = start({
      units: [{ at: '0803', facing: 3, design: vedette, condition: { hullDown: true } }, { at: '0117' }],
      board: clearBut(FORT),
      rules,
    });
    out.does(NORTH, walk(0, 'F'));
    expect(unitAt(out.state, 0).condition).toBeUndefined();
  });
  rule('TOE-hull-down-vehicles-fieldworks#2', 'where men have merely dug in it does not', () => {
    const units: readonly Placed[] = [
      { at: '0803', facing: 3, design: vedette },
      { at: '0803', seat: NORTH, design: platoon, condition: { dugIn: true } },
      { at: '0117', moved: ['stand', 0], seat: SOUTH },
    ];
    expect(refused(start({ units, rules }), walk(0, 'H'))).toContain('TW-house-steps');
    expect(refused(site(vedette), walk(0, 'H'))).toContain('TW-house-steps');
    expect(refused(site(platoon), dig)).toContain('TOE-vehicle-fieldworks');
  });
  rule(
    'TOE-hull-down-vehicles-fieldworks#3',
    'engineers make one in three turns in which they neither move nor fire; two points to go down',
    () => {
      const play = site(engineers);
      for (let turn = 1; turn <= 3; turn++) {
        expect(isFortified(play.state, at('0803'))).toBe(false);
        play.does(NORTH, dig);
        expect(refused(play, fire(0, 1, 0))).toContain('TOE-vehicle-fieldworks');
        if (turn > 1) play.does(SOUTH, stay(1));
        play.does(NORTH, hold(0));
        play.does(SOUTH, hold(1), ...NEXT);
      }
      expect(isFortified(play.state, at('0803'))).toBe(true);
      expect(refused(site(engineers, clearBut({}), rules.slice(0, 1)), dig)).toContain('TOE-vehicle-fieldworks');
      const tank = site(vedette, clearBut(FORT));
      tank.does(NORTH, walk(0, 'H'));
      expect(unitAt(tank.state, 0).moved?.spent).toBe(2);
    },
  );
  rule('TOE-hull-down-vehicles-fieldworks#4', 'two harder to hit from ahead, where its front is not struck and fires nothing', () => {
    const tank = (facing: 0 | 3): Placed => ({ at: '0803', facing, design: vedette, condition: { hullDown: true } });
    const board = clearBut(FORT);
    const at7 = (facing: 0 | 3) =>
      shoot({ units: [{ at: '0806', facing: 0, design: 'HBK-4G' }, tank(facing), WITNESS], board, rules }, 0, 6, 6, ...pair(7), ...NEXT)
        .events;
    expect(termsOf(eventsOf(at7(3), 'fired')[0]!.toHit)['TOE-hull-down-vehicles-fieldworks']).toBe(2);
    expect(eventsOf(at7(3), 'damaged')).toEqual([]);
    expect(termsOf(eventsOf(at7(0), 'fired')[0]!.toHit)['TOE-hull-down-vehicles-fieldworks']).toBeUndefined();
    expect(eventsOf(at7(0), 'damaged')).toMatchObject([{ location: 'RR', armor: 5 }]);
    // What is in the turret fires, what is in front does not.
    const own = start({ phase: 'weapon', units: [tank(3), { at: '0805' }, WITNESS], board, rules });
    expect(
      own.book.check(
        own.state as never,
        fire(
          0,
          1,
          sheetOf(vedette).weapons.findIndex(one => one.at !== 'FR'),
        ),
        NORTH,
      ),
    ).toEqual([]);
    const nosed: Paper = { ...vedette, mounts: [{ kind: 'weapon', item: 'Medium Laser', at: 'FR' }] };
    const laser = start({ phase: 'weapon', units: [{ ...tank(3), design: nosed }, { at: '0805' }, WITNESS], board, rules });
    expect(refused(laser, fire(0, 1, 0))).toContain('TOE-hull-down-vehicles-fieldworks');
  });

  rule('TW-veh-hulldown', 'nobody who has not chosen it goes hull-down in a vehicle', () => {
    expect(refused(site(vedette, clearBut(FORT), []), walk(0, 'H'))).toContain('TW-house-steps');
    site(vedette, clearBut(FORT)).does(NORTH, walk(0, 'H'));
  });
});
