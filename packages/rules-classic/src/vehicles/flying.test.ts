import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { options } from '../options.ts';
import { unitAt } from '../state.ts';
import {
  eventsOf,
  NEXT,
  NORTH,
  type Placed,
  pair,
  run,
  SOUTH,
  shoot,
  start,
  stay,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const WARRIOR = 'Warrior Attack Helicopter H-7';
const HIT = [6, 6] as const;
const LASER = 0;

const pilot = (unit: Partial<Placed> = {}, ground: { readonly [label: string]: string } = {}) =>
  start({ units: [{ at: '0808', facing: 3, design: WARRIOR, ...unit }, { at: '0117' }], ground });
const refused = (play: ReturnType<typeof pilot>, command: Parameters<typeof play.refuses>[1]) =>
  play.refuses(NORTH, command).map(one => one.rule);

describe('flying', () => {
  rule('TW-vtol-move', 'a point for every level and hex, whatever lies below', () => {
    const play = pilot({}, { '0809': '2', '0810': 'd', '0811': 'h' });
    play.does(NORTH, walk(0, '+++F'));
    expect(play.state.units[0]).toMatchObject({ elevation: 1, moved: { spent: 4, hexes: 1 } });
    const over = pilot({ elevation: 3 }, { '0809': '2', '0810': 'd', '0811': 'h' });
    over.does(NORTH, run(0, 'FFF'));
    expect(over.state.units[0]).toMatchObject({ elevation: 3, moved: { spent: 3, hexes: 3 } });
    expect(refused(pilot({}), walk(0, 'F'))).toContain('TW-prone-go');
    expect(refused(pilot({ elevation: 2 }, { '0809': '2' }), walk(0, 'F'))).toContain('TW-move-terrain');
    expect(refused(pilot({ elevation: 2 }, { '0809': 'h' }), walk(0, 'F'))).toContain('TW-move-terrain');
    expect(refused(pilot({ elevation: 1 }, { '0808': 'd' }), walk(0, '-'))).toContain('TW-move-terrain');
    const lands = pilot({ elevation: 1 });
    lands.does(NORTH, walk(0, '-'));
    expect(unitAt(lands.state, 0).elevation).toBe(0);
  });
  rule('TW-vtol-move', 'harder to hit in the air, and over the heads of others', () => {
    const terms = (target: Partial<Placed>, ground = {}) =>
      termsOf(
        eventsOf(
          shoot(
            { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0809', design: WARRIOR, ...target }, WITNESS], ground },
            LASER,
            1,
            1,
            ...NEXT,
          ).events,
          'fired',
        )[0]!.toHit,
      );
    expect(terms({})['TW-vtol-move']).toBeUndefined();
    expect(terms({ elevation: 1 })['TW-vtol-move']).toBe(1);
    expect(terms({ elevation: 5 }, { '0807': 'l' })['TW-th-woods']).toBeUndefined();
    expect(terms({ elevation: 1 }, { '0807': 'l' })['TW-th-woods']).toBe(1);
    const above = start({ units: [{ at: '0808', facing: 3, elevation: 2, design: WARRIOR }, { at: '0809' }, { at: '0117' }] });
    above.does(NORTH, walk(0, 'F'));
    expect(unitAt(above.state, 0).at).toEqual(unitAt(above.state, 1).at);
  });
  test('offers only what is allowed, and flights among it', () => {
    const play = pilot({ elevation: 1, at: '0803' }, { '0805': '2', '0806': 'h' });
    const all = [...options(play.state, NORTH, play.book)];
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(command => play.book.check(play.state as never, command, NORTH).length > 0)).toEqual([]);
    expect(all.some(command => 'steps' in command && command.steps.at(-1) === 'down')).toBe(true);
  });
});

/** A Hunchback fires at a helicopter two hexes south of it. */
const at = (target: Partial<Placed>, ...dice: readonly number[]) =>
  shoot(
    { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design: WARRIOR, elevation: 2, ...target }, WITNESS] },
    LASER,
    ...HIT,
    ...dice,
    ...NEXT,
  );

describe('hits on what flies', () => {
  rule('TW-loc-vtol', 'the side struck, its neighbours, and mostly the rotor', () => {
    const place = (total: number, facing: 0 | 1 | 3, ...dice: readonly number[]) =>
      eventsOf(at({ facing, armor: { FR: 20, LS: 20, RR: 20, RS: 20, RO: 2 } }, ...pair(total), ...dice).events, 'located')[0]!.struck;
    expect([3, 4, 10, 11].map(total => place(total, 0).location)).toEqual(['RO', 'RO', 'RO', 'RO']);
    expect([5, 6, 7, 9].map(total => place(total, 0).location)).toEqual(['RS', 'FR', 'FR', 'LS']);
    expect([5, 9].map(total => place(total, 3).location)).toEqual(['LS', 'RS']);
    expect(place(12, 0, 1, 1)).toMatchObject({ location: 'RO', critical: true });
    expect(place(8, 1, 1, 1)).toMatchObject({ location: 'LS', critical: true });
  });
  rule('TW-vtol-rotor', 'a tenth of the damage and a point of movement', () => {
    const { play } = at({}, ...pair(10));
    expect(play.state.units[1]).toMatchObject({ armor: { RO: 1 }, wear: { cruise: 8 } });
  });
  const open = { armor: { FR: 0, LS: 0, RR: 0, RO: 0 }, structure: { FR: 9, LS: 9, RR: 9, RO: 9 } };
  rule('TW-vehcrit-vtol', 'results by the place struck', () => {
    const what = (place: number, roll: number, facing: 0 | 1 | 3, ...dice: readonly number[]) =>
      eventsOf(at({ ...open, facing }, ...pair(place), ...pair(roll), ...dice).events, 'worn')[0]!.what;
    expect([6, 9].map(roll => what(7, roll, 0))).toEqual(['commander', 'sensors']);
    expect(what(7, 10, 0)).toBe('driver');
    expect(what(7, 10, 3)).toBe('sensors');
    expect([6, 8, 9, 10].map(roll => what(10, roll, 0))).toEqual(['rotor', 'rotor', 'flight', 'flight']);
    const shaken = unitAt(at({ ...open }, ...pair(10), ...pair(9)).play.state, 1);
    expect(shaken.wear!.stabilizers).toEqual(['RO']);
  });
  rule('TW-vtol-crash', 'without a rotor it falls, and what opens it destroys it', () => {
    const { play, events } = at(
      { ...open, armor: { FR: 30, LS: 30, RR: 30, RS: 30, RO: 0 } },
      ...pair(10),
      ...pair(11),
      // It falls on its front: twenty-one tons from two levels up make nine points.
      1,
      ...pair(7),
      ...pair(7),
    );
    expect(eventsOf(events, 'cameDown')[0]).toMatchObject({ levels: 2, damage: 9 });
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', elevation: 0, wear: { immobile: true } });
    const broken = at({ ...open, armor: { FR: 0, RO: 0 } }, ...pair(10), ...pair(11), 1, ...pair(7), 1, 1, ...pair(7), 1, 1);
    expect(unitAt(broken.play.state, 1).fate).toBe('destroyed');
  });
  rule('TW-vtol-crash', 'a bent rotor lands it, if the pilot is good and there is room', () => {
    const wear = { ...unitAt(start({ units: [{ at: '0101', design: WARRIOR }, { at: '1617' }] }).state, 0).wear!, cruise: 1 };
    const { play, events } = at({ wear }, ...pair(10), ...pair(9));
    expect(eventsOf(events, 'piloted')[0]).toMatchObject({ cause: 'landing', ok: true });
    expect(play.state.units[1]).toMatchObject({ elevation: 0, fate: 'fighting' });
  });
  const shotgun: Paper = {
    ...find('GRF-1N')!,
    mounts: [
      { kind: 'weapon', item: 'ISLBXAC10', at: 'RT' },
      { kind: 'ammo', item: 'IS LB 10-X Cluster Ammo', at: 'LT', shots: 10 },
    ],
  };
  rule('TW-th-flak', 'splinters in the air', () => {
    const terms = (elevation: number) =>
      termsOf(
        eventsOf(
          shoot(
            { units: [{ at: '0805', facing: 3, design: shotgun, gunnery: 6 }, { at: '0809', design: WARRIOR, elevation }, WITNESS] },
            0,
            1,
            1,
            ...NEXT,
          ).events,
          'fired',
        )[0]!.toHit,
      );
    expect(terms(2)).toMatchObject({ 'TW-th-flak': -2, 'TW-th-ammo': -1, 'TW-vtol-move': 1 });
    expect(terms(0)['TW-th-flak']).toBeUndefined();
  });
  rule('TW-vtol-hit', 'only what is in the air is a target for flak', () => {
    const play = pilot();
    play.does(NORTH, stay(0));
    play.does(SOUTH, stay(1));
    expect(unitAt(play.state, 0).elevation).toBeUndefined();
    const { events } = shoot(
      { units: [{ at: '0805', facing: 3, design: shotgun, gunnery: 6 }, { at: '0809', design: WARRIOR, elevation: 1 }, WITNESS] },
      0,
      1,
      1,
      ...NEXT,
    );
    expect(eventsOf(events, 'fired')[0]!.toHit.terms.map(({ rule: id }) => id)).toContain('TW-th-flak');
  });
});
