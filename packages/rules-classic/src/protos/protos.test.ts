import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../movement/points.ts';
import { sheetOf } from '../sheet/compile.ts';
import { unitAt } from '../state.ts';
import {
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
  strike,
  termsOf,
  WITNESS,
} from '../testing/table.fixture.ts';

const HIT = [6, 6] as const;
const LASER = 0;
const ROC = 'Roc';

/** A Hunchback fires its laser of five points at a Roc two hexes south of it. */
const at = (target: Partial<Placed>, ...dice: readonly number[]) =>
  shoot(
    { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design: ROC, ...target }, WITNESS] },
    LASER,
    ...HIT,
    ...dice,
    ...NEXT,
  );

describe('hits on ProtoMechs', () => {
  rule('TW-loc-proto', 'mostly the torso, and now and then nothing at all', () => {
    const place = (total: number, ...dice: readonly number[]) =>
      eventsOf(at({ armor: { PH: 9, PT: 9, LA: 9, RA: 9, PL: 9, MG: 9 } }, ...pair(total), ...dice).events, 'located')[0]!.struck;
    expect([2, 4, 5, 6, 7, 8, 9, 10, 12].map(total => place(total).location)).toEqual([
      'MG',
      'RA',
      'PL',
      'PT',
      'PT',
      'PT',
      'PL',
      'LA',
      'PH',
    ]);
    const { events } = at({}, ...pair(3));
    expect(eventsOf(events, 'located')[0]!.struck.covered).toBe(true);
    expect(eventsOf(events, 'damaged')).toEqual([]);
  });
  rule('TW-loc-proto-special', 'blows do not miss nearly', () => {
    const place = (total: number) => {
      const units: readonly Placed[] = [
        { at: '0805', facing: 3, design: 'LCT-1V' },
        { at: '0806', design: ROC, armor: { PH: 9, PT: 9, LA: 9, RA: 9, PL: 9, MG: 9 } },
      ];
      const play = start({ phase: 'physical', units });
      play.does(NORTH, strike(0, { kind: 'kick', leg: 'RL', target: 1 }));
      return eventsOf(play.does(SOUTH, strike(1), ...HIT, ...pair(total), ...NEXT), 'located')[0]!.struck.location;
    };
    expect([2, 3, 5, 7, 9, 11, 12].map(place)).toEqual(['MG', 'PL', 'RA', 'PT', 'LA', 'PL', 'PH']);
  });
  rule('TW-proto-transfer', 'what a place cannot take goes to the torso, and the pilot feels the loss', () => {
    const { play, events } = at({ armor: { RA: 0 } }, ...pair(4), 1, 1, ...HIT);
    expect(eventsOf(events, 'damaged').map(({ location, armor, structure }) => [location, armor, structure])).toEqual([
      ['RA', 0, 2],
      ['PT', 3, 0],
    ]);
    expect(eventsOf(events, 'pilotHit')[0]!.hits).toBe(1);
    expect(unitAt(play.state, 1).gone).toEqual(['RA']);
    const dead = at({ armor: { PT: 0 }, structure: { PT: 4 } }, ...pair(7), 1, 1, ...HIT, ...HIT, ...HIT);
    expect(eventsOf(dead.events, 'pilotHit')[0]!.hits).toBe(3);
    expect(unitAt(dead.play.state, 1).fate).toBe('destroyed');
  });
  const open = { armor: { PH: 0, PT: 0, LA: 0, RA: 0, PL: 0 }, structure: { PH: 9, PT: 9, LA: 9, RA: 9, PL: 9 } };
  rule('TW-proto-crit', 'boxes in a place, and what they cost', () => {
    expect(unitAt(at(open, ...pair(5), ...pair(10)).play.state, 1).hits).toEqual({ PL: [0, 1] });
    expect(unitAt(at(open, ...pair(4), ...pair(12), ...HIT).play.state, 1).gone).toEqual(['RA']);
    const torso = unitAt(at({ ...open, design: 'Minotaur' }, ...pair(7), ...pair(8), 1).play.state, 1);
    expect(torso.hits).toEqual({ PT: [0, 3] });
    expect(unitAt(at(open, ...pair(7), ...pair(12), 6, 6, 6).play.state, 1).fate).toBe('destroyed');
    const points = (hits: Placed['hits'], mode: 'walk' | 'jump') => {
      const { book, state } = start({ units: [{ at: '0805', design: ROC, ...(hits ? { hits } : {}) }, { at: '0117' }] });
      return pointsFor(book, unitAt(state, 0), mode);
    };
    expect([{}, { PL: [0] }, { PL: [0, 1] }, { PL: [0, 1, 2] }].map(hits => points(hits, 'walk'))).toEqual([5, 4, 2, 0]);
    expect([{}, { PT: [0] }, { PT: [0, 1] }].map(hits => points(hits, 'jump'))).toEqual([5, 4, 2]);
  });
  rule('TW-proto-crit', 'a head that is struck aims worse, and an arm as well', () => {
    const number = (hits: Placed['hits']) =>
      termsOf(
        eventsOf(
          shoot(
            { units: [{ at: '0805', facing: 3, design: ROC, gunnery: 4, ...(hits ? { hits } : {}) }, { at: '0809' }, WITNESS] },
            0,
            1,
            1,
            ...NEXT,
          ).events,
          'fired',
        )[0]!.toHit,
      )['TW-proto-crit'];
    expect([number(undefined), number({ PH: [0] }), number({ PH: [0], LA: [0], RA: [0] })]).toEqual([undefined, 1, 3]);
    const play = start({ phase: 'weapon', units: [{ at: '0801', facing: 3, design: ROC, hits: { PH: [0, 1] } }, { at: '0813' }] });
    expect(play.refuses(NORTH, fire(0, 1, 0)).map(one => one.rule)).toContain('TW-proto-crit');
  });
  rule('TW-is-proto', 'structure by tons', () => {
    expect(sheetOf(ROC).structure).toEqual({ PH: 2, PT: 7, LA: 2, RA: 2, PL: 4, MG: 1 });
    expect(sheetOf('Satyr').structure).toMatchObject({ PH: 1, PT: 4, PL: 3 });
  });
  rule('TW-th-tproto', 'as easy to hit as anything', () => {
    const { events } = at({}, ...pair(3));
    expect(eventsOf(events, 'fired')[0]!.toHit.terms).toContainEqual({ rule: 'TW-th-tproto', value: 0 });
  });
});

describe('ProtoMechs', () => {
  rule('TW-proto', 'fight without heat, turn their torso and go into a frenzy', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: ROC }, { at: '0117' }] });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 1, shots: [] });
    play.does(SOUTH, hold(1), ...NEXT);
    expect(unitAt(play.state, 0).heat).toBe(0);
    const near = start({
      phase: 'physical',
      units: [
        { at: '0805', facing: 3, design: ROC },
        { at: '0806', design: 'AS7-D' },
      ],
    });
    expect(near.refuses(NORTH, strike(0, { kind: 'push', target: 1 })).map(one => one.rule)).toContain('TW-phys-prone');
    near.does(NORTH, strike(0, { kind: 'frenzy', target: 1 }));
    const events = near.does(SOUTH, strike(1), ...HIT, 1, ...NEXT);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ hit: true, damage: 2 });
    expect(eventsOf(events, 'located')[0]!.struck.location).toBe('RL');
  });
  rule('TW-proto', 'nobody charges or pushes them, and they are one level tall', () => {
    const play = start({
      phase: 'physical',
      units: [
        { at: '0805', facing: 3 },
        { at: '0806', design: ROC },
      ],
    });
    expect(play.refuses(NORTH, strike(0, { kind: 'push', target: 1 })).map(one => one.rule)).toContain('TW-phys-level-punch');
    const quad: Paper = { ...find(ROC)!, frame: 'quad', armor: { ...find(ROC)!.armor, front: { HD: 3, T: 10, L: 12 } } };
    expect(sheetOf(quad).locations).toEqual(['PH', 'PT', 'PL']);
  });
});
