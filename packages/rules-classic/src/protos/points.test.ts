import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../movement/points.ts';
import { unitAt } from '../state.ts';
import { numberIn, objections } from '../testing/core.fixture.ts';
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
/** A Hunchback's laser of five points strikes a Roc two hexes south of it. */
const at = (target: Partial<Placed>, ...dice: readonly number[]) =>
  shoot(
    { units: [{ at: '0805', facing: 3, design: 'HBK-4G' }, { at: '0807', design: ROC, ...target }, WITNESS] },
    LASER,
    ...HIT,
    ...dice,
    ...NEXT,
  );
const open = { armor: { PH: 0, PT: 0, LA: 0, RA: 0, PL: 0 }, structure: { PH: 9, PT: 9, LA: 9, RA: 9, PL: 9 } };
/** Where the roll for a place leads. */
const PLACES = { PH: 12, PT: 7, LA: 10, RA: 4, PL: 5 } as const;
const quad: Paper = { ...find(ROC)!, frame: 'quad', armor: { ...find(ROC)!.armor, front: { HD: 3, T: 10, L: 12 } } };

describe('damage to ProtoMechs', () => {
  rule('TW-loc-proto#3', 'what would strike an arm strikes the legs of a quad', () => {
    const place = (total: number) => eventsOf(at({ design: quad }, ...pair(total)).events, 'located')[0]!.struck.location;
    expect([4, 10, 5, 7].map(place)).toEqual(['PL', 'PL', 'PL', 'PT']);
  });
  const lost = (place: keyof typeof PLACES, ...dice: readonly number[]) =>
    at({ armor: { [place]: 0, PT: 3 }, structure: { [place]: 2 } }, ...pair(PLACES[place]), 1, 1, ...dice);
  rule('TW-proto-transfer#1', 'what is left over goes to the torso', () => {
    for (const place of ['LA', 'RA', 'PL', 'PH'] as const)
      expect(eventsOf(lost(place, ...HIT).events, 'damaged').map(({ location, armor, structure }) => [location, armor, structure])).toEqual(
        [
          [place, 0, 2],
          ['PT', 3, 0],
        ],
      );
  });
  rule('TW-proto-transfer#2', 'without a torso it is lost', () => {
    const torso = (left: number) =>
      at({ armor: { PT: 0 }, structure: { PT: left } }, ...pair(7), 1, 1, ...(left > 5 ? [] : [...HIT, ...HIT, ...HIT]));
    expect([unitAt(torso(5).play.state, 1).fate, unitAt(torso(6).play.state, 1).fate]).toEqual(['destroyed', 'fighting']);
  });
  rule('TW-proto-transfer#3', 'the pilot feels a lost place once, a lost torso three times', () => {
    const hits = (events: ReturnType<typeof at>['events']) => eventsOf(events, 'pilotHit').map(one => one.hits);
    for (const place of ['LA', 'RA', 'PL', 'PH'] as const) expect(hits(lost(place, ...HIT).events)).toEqual([1]);
    expect(hits(at({ armor: { PT: 0 }, structure: { PT: 5 } }, ...pair(7), 1, 1, ...HIT, ...HIT, ...HIT).events)).toEqual([3]);
  });
  rule('TW-veh-crew#2', 'and rolls to stay awake like any other', () => {
    const faint = lost('LA', 1, 1, 1, 1);
    expect(eventsOf(faint.events, 'pilotHit')).toMatchObject([{ hits: 1, needed: [3], awake: false }]);
    expect(unitAt(faint.play.state, 1).pilot).toMatchObject({ hits: 1, awake: false });
  });
  const boxes = (place: keyof typeof PLACES, roll: number, ...dice: readonly number[]) =>
    unitAt(at(open, ...pair(PLACES[place]), ...pair(roll), ...dice).play.state, 1);
  rule('TW-proto-crit#2', 'damage to the structure is a roll, a twelve crosses off three boxes', () => {
    expect(eventsOf(at({ armor: { PL: 9 } }, ...pair(5)).events, 'criticalRolled')).toEqual([]);
    expect([7, 8, 10, 12].map(roll => boxes('PL', roll).hits.PL ?? [])).toEqual([[], [0], [0, 1], [0, 1, 2]]);
  });
  rule('TW-proto-crit#1', 'two in the head and in each arm, three in torso and legs', () => {
    expect(boxes('PH', 12).hits.PH).toEqual([0, 1]);
    expect(boxes('PL', 12).hits.PL).toEqual([0, 1, 2]);
    expect([boxes('LA', 12, ...HIT).gone, boxes('RA', 12, ...HIT).gone]).toEqual([['LA'], ['RA']]);
    expect([boxes('PT', 10, 6, 6).fate, boxes('PT', 12, 6, 6, 6).fate]).toEqual(['fighting', 'destroyed']);
  });
  const guns = (hits: NonNullable<Placed['hits']>, label = '0809') =>
    start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: ROC, hits }, { at: label }, WITNESS] });
  const worse = (hits: NonNullable<Placed['hits']>) => termsOf(numberIn(guns(hits), 0, 1))['TW-proto-crit'] ?? 0;
  rule('TW-proto-crit#3', 'a head once struck aims one worse, twice two worse and not far', () => {
    expect([worse({}), worse({ PH: [0] }), worse({ PH: [0, 1] })]).toEqual([0, 1, 2]);
    const far = (hits: NonNullable<Placed['hits']>) =>
      objections(start({ phase: 'weapon', units: [{ at: '0801', facing: 3, design: ROC, hits }, { at: '0813' }] }), fire(0, 1, 0));
    expect([far({ PH: [0] }), far({ PH: [0, 1] })]).toEqual([[], ['TW-proto-crit']]);
  });
  rule('TW-proto-crit#5', 'the main gun suffers for both arms', () => {
    expect([worse({ LA: [0] }), worse({ RA: [0] }), worse({ LA: [0], RA: [0] })]).toEqual([1, 1, 2]);
  });
  const points = (hits: NonNullable<Placed['hits']>, mode: 'walk' | 'jump') => {
    const { book, state } = start({ units: [{ at: '0805', design: ROC, hits }, { at: '0117' }] });
    return pointsFor(book, unitAt(state, 0), mode);
  };
  rule('TW-proto-crit#6', 'legs: one point, half, all', () => {
    expect([{}, { PL: [0] }, { PL: [0, 1] }, { PL: [0, 1, 2] }].map(hits => points(hits, 'walk'))).toEqual([5, 4, 2, 0]);
  });
  rule('TW-proto-crit#7', 'torso: one point of its jump, half, its end', () => {
    expect([{}, { PT: [0] }, { PT: [0, 1] }].map(hits => points(hits, 'jump'))).toEqual([5, 4, 2]);
    expect(boxes('PT', 12, 6, 6, 6).fate).toBe('destroyed');
  });
  rule('TW-proto-crit#8', 'each box of the torso is a die for a weapon in it', () => {
    const torso = (die: number) => unitAt(at({ ...open, design: 'Minotaur' }, ...pair(7), ...pair(8), die).play.state, 1).hits.PT;
    expect([torso(1), torso(6)]).toEqual([[0, 3], [0]]);
  });
  const structure = (design: Paper | string) => unitAt(start({ units: [{ at: '0805', design }, { at: '0117' }] }).state, 0).structure;
  rule('TW-is-proto#1', 'the torso as much as it weighs', () => {
    expect([structure(ROC)['PT'], structure('Satyr')['PT'], structure('Minotaur')['PT']]).toEqual([
      find(ROC)!.tons,
      find('Satyr')!.tons,
      find('Minotaur')!.tons,
    ]);
    const left = (points: number) => unitAt(at({ armor: { PT: 0 } }, ...pair(7), ...pair(points)).play.state, 1).structure['PT'];
    expect(left(2)).toBe(find(ROC)!.tons - 5);
  });
});

describe('ProtoMechs in a fight', () => {
  rule('TW-proto#1', 'without heat, one level tall, never charged or pushed', () => {
    const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design: ROC }, { at: '0809' }, WITNESS] });
    play.does(NORTH, fire(0, 1, 0));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), 1, 1, ...NEXT);
    expect(unitAt(play.state, 0).heat).toBe(0);
    const near = start({
      phase: 'physical',
      units: [
        { at: '0805', facing: 3 },
        { at: '0806', design: ROC },
      ],
    });
    expect(objections(near, strike(0, { kind: 'push', target: 1 })).length).toBeGreaterThan(0);
    expect(objections(near, strike(0, { kind: 'punch', arm: 'RA', target: 1 }))).toContain('TW-phys-level-punch');
    const runs = start({
      units: [
        { at: '0801', facing: 3 },
        { at: '0805', design: ROC, moved: ['stand', 0] },
        { at: '0117', moved: ['stand', 0] },
      ],
    });
    const charge = { type: 'move', unit: 0, mode: 'run', steps: ['forward', 'forward', 'forward'], charge: 1 } as const;
    expect(objections(runs, charge).length).toBeGreaterThan(0);
  });
  rule('TW-proto#3', 'a frenzy at whoever stands beside it, by its weight', () => {
    const frenzy = (design: string, target: Partial<Placed> = {}) => {
      const near = start({
        phase: 'physical',
        units: [
          { at: '0805', facing: 3, design },
          { at: '0806', design: 'AS7-D', ...target },
        ],
      });
      const why = objections(near, strike(0, { kind: 'frenzy', target: 1 }));
      if (why.length > 0) return why[0];
      near.does(NORTH, strike(0, { kind: 'frenzy', target: 1 }));
      return eventsOf(near.does(SOUTH, strike(1), ...HIT, 1, ...NEXT), 'struck')[0]!.damage;
    };
    expect([frenzy('Satyr'), frenzy(ROC), frenzy('Minotaur')]).toEqual([1, 2, 2]);
    expect(typeof frenzy(ROC, { at: '0807' })).toBe('string');
  });
});
