import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Command } from '../shape.ts';
import {
  A,
  answer,
  B,
  dropShip,
  engage,
  eventsOf,
  fighter,
  HOLD,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  start,
  termsOf,
} from '../space.fixture.ts';

/** A ship with missiles in its nose and guns beside them. */
const boat = (more: Partial<Placed> = {}): Placed =>
  dropShip({
    zone: -1,
    ...more,
    card: {
      thrust: 6,
      specials: [],
      arcs: { front: { missiles: [5, 5, 5, 4], capital: [9, 9, 9, 6] }, left: { missiles: [3, 3, 3, 2] } },
      ...more.card,
    },
  });
const station = (more: Partial<Placed> = {}): Placed => outpost({ at: 'I1', ...more });
const launch = (target: number, arc: 'front' | 'left' = 'front'): Command => ({ type: 'launch', unit: 0, target, arc });
const pass = (target: number, weapon: 'capital' | 'missiles' | 'standard' = 'capital'): Command => ({
  type: 'pass',
  unit: 0,
  target,
  arc: 'front',
  weapon,
});
/** On the Capital Map, in the combat of the first side; a third craft keeps the game open. */
const afar = (one: Placed, two: Placed, more: Partial<Position> = {}) => start({ units: [one, two], ...more });

const numbers = (one: Placed, two: Placed, command: Command = launch(1)) => {
  const play = afar(one, two, { turns: 1 });
  const events = play.does(A, command, 1, 1);
  return eventsOf(events, 'fired')[0]!;
};

describe('advanced capital missile attacks', () => {
  rule('ASC-acm-overview', 'a ship strikes another in the next sector without an engagement', () => {
    const play = afar(boat(), station({ at: 'M1' }), { turns: 1 });
    play.does(A, launch(1), 6, 6, 1);
    expect(play.state.engagements).toEqual([]);
    expect(play.state.units[1]!.armor).toBe(56);
  });

  rule('ASC-acm-eligible', 'no fighter does it, whatever it carries', () => {
    const play = afar(fighter({ zone: -1, card: { arcs: { front: { missiles: [4, 4, 4, 4] } } } }), station(), {
      units: [fighter({ zone: -1 }), station(), boat({ seat: A })],
    });
    expect(objections(play, A, launch(1))).toContain('ASC-acm-eligible');
    expect(
      objections(
        afar(boat({ card: { arcs: { front: { capital: [9, 9, 9, 9] }, left: { missiles: [1, 1, 1, 1] } } } }), station()),
        A,
        launch(1),
      ),
    ).toEqual(['ASC-acm-targeting']);
  });

  rule('ASC-acm-firing-position', 'from anywhere in space, never from inside of an atmosphere', () => {
    const units = [boat({ at: 'C', zone: 0, sunk: true }), station({ at: 'I1' }), boat({ seat: A })];
    expect(objections(start({ centre: 'ground', units }), A, launch(1))).toContain('ASC-acm-firing-position');
    const map = start({ map: 'I1', turns: 1, units: [boat({ zone: 8 }), station({ zone: 0 })] });
    map.does(A, launch(1), 1, 1);
    expect(eventsOf(map.events, 'fired')).toHaveLength(1);
  });

  rule('ASC-acm-declaration', 'in its own part of the Combat Phase, and not while it is engaged', () => {
    const units = [boat({ zone: 0 }), station({ zone: 0 }), boat({ seat: A, zone: 0 })];
    const play = start({ map: 'I1', units, engagements: [{ a: 0, b: 1 }] });
    expect(objections(play, A, launch(1))).toEqual(['ASC-acm-declaration']);
    expect(objections(start({ phase: 'movement', initiative: B, units: [boat(), station()] }), A, launch(1))).toEqual([
      'ASC-acm-declaration',
    ]);
  });

  const near = () =>
    start({ map: 'I1', units: [boat({ zone: 0, card: { thrust: 7 } }), dropShip({ zone: 0, card: { thrust: 7 } }), fighter({ seat: A })] });

  rule('ASC-acm-no-own-engagement', 'afterwards it begins no engagement, but may be drawn into one', () => {
    const play = near();
    play.does(A, launch(1), 1, 1);
    expect(objections(play, A, engage(0, 1))).toContain('ASC-acm-no-own-engagement');
    play.does(A, HOLD);
    play.does(B, engage(1, 0));
    expect(play.state.clash?.asks).toBe('answer');
  });

  rule('ASC-acm-attack-budget', 'it has used one of its attacks, and those missiles do not fire back', () => {
    const play = near();
    play.does(A, launch(1), 1, 1);
    expect(play.state.units[0]!.turn).toMatchObject({ attacks: 1, spent: ['front:missiles'] });
    play.does(A, HOLD);
    play.does(B, engage(1, 0));
    play.does(A, answer(true), 4, 3, 4, 3);
    play.does(B, { type: 'face', arc: 'front' });
    play.does(A, { type: 'face', arc: 'front' });
    play.does(B, { type: 'fire', weapons: [] });
    expect(objections(play, A, { type: 'fire', weapons: ['missiles'] })).toEqual(['ASC-space-multi-attack-once-each']);
  });

  rule('ASC-acm-targeting', 'a ship in the same sector or the next, and nothing smaller', () => {
    const units = [boat(), station({ at: 'M1' }), station({ at: 'O1' }), fighter({ zone: -1 })];
    const play = start({ units });
    expect(objections(play, A, launch(2))).toEqual(['ASC-acm-targeting']);
    expect(objections(play, A, launch(3))).toEqual(['ASC-acm-targeting']);
    expect(play.book.allows(play.state as never, launch(1), A)).toBe(true);
  });

  rule('ASC-space-los-capital', 'sight reaches into the next sector and no farther', () => {
    const play = start({ units: [boat(), station({ at: 'M1' }), station({ at: 'O1' })] });
    expect(play.book.allows(play.state as never, launch(1), A)).toBe(true);
    expect(play.refuses(A, launch(2))[0]!.reason).toBe('it is too far away');
  });

  rule('ASC-acm-peripheral', 'from a peripheral sector into it or inward, never along the zone', () => {
    const play = start({ units: [boat({ at: 'P1' }), station({ at: 'P2' }), station({ at: 'O1' }), station({ at: 'P1' })] });
    expect(objections(play, A, launch(1))).toEqual(['ASC-acm-peripheral']);
    for (const target of [2, 3]) expect(play.book.allows(play.state as never, launch(target), A)).toBe(true);
  });

  rule('ASC-acm-no-control-roll', 'nobody rolls for control: two dice to hit are all', () => {
    const play = afar(boat(), station(), { turns: 1 });
    play.does(A, launch(1), 1, 1);
    expect(eventsOf(play.events, 'steered')).toEqual([]);
  });

  rule('ASC-acm-to-hit', 'always the modifier of extreme range, and 2 more into another sector', () => {
    expect(numbers(boat(), station()).toHit.total).toBe(10);
    expect(numbers(boat(), station({ at: 'M1' })).toHit.total).toBe(12);
  });

  rule('ASC-acm-other-modifiers', 'point defence, fire control and guidance count as ever', () => {
    const { toHit } = numbers(boat({ hits: { fireControl: 1 }, card: { specials: ['TELE'] } }), station({ card: { specials: ['PNT1'] } }));
    expect(termsOf(toHit)).toMatchObject({ 'ASC-crit-fire-control': 2, 'ASC-sa-tele': -1, 'ASC-space-tohit-point-defense': 1 });
  });

  rule('ASC-acm-damage', 'what the missiles do at extreme range, in the End Phase', () => {
    const play = start({ units: [boat(), station(), boat({ seat: A, at: 'I3' }), boat({ seat: B, at: 'I3' })] });
    play.does(A, launch(1), 6, 6);
    expect(play.state.units[1]!.armor).toBe(60);
    play.does(A, HOLD);
    play.does(B, HOLD, 2, ...NEXT);
    expect(play.state.units[1]!.armor).toBe(56);
  });

  rule('ASC-acm-facing', '1 is the front, 4 the rear, the others are the sides', () => {
    const side = (die: number) => {
      const play = afar(boat(), boat({ seat: B, at: 'M1', card: { thrust: 0 } }), { turns: 1 });
      play.does(A, launch(1), 6, 6);
      return eventsOf(play.does(B, HOLD, die), 'located')[0]!.arc;
    };
    expect([1, 2, 3, 4, 5, 6].map(side)).toEqual(['front', 'right', 'right', 'rear', 'left', 'left']);
  });
});

describe('high-speed attacks', () => {
  const fast = (more: Partial<Placed> = {}): Placed => boat({ at: 'P1', ...more });
  const mark = (more: Partial<Placed> = {}): Placed =>
    dropShip({ at: 'P1', zone: -1, armor: 60, ...more, card: { thrust: 4, specials: [], ...more.card } });

  rule('ASC-hsa-basis', 'with capital guns or missiles that reach to extreme range, and nothing else', () => {
    const short = fast({ card: { arcs: { front: { capital: [9, 9, 9, 0], standard: [5, 5, 5, 5], missiles: [1, 1, 1, 1] }, left: {} } } });
    const play = afar(short, mark());
    expect(objections(play, A, pass(1, 'capital'))).toEqual(['ASC-hsa-basis']);
    expect(objections(play, A, pass(1, 'standard'))).toEqual(['ASC-hsa-basis']);
    expect(play.book.allows(play.state as never, pass(1, 'missiles'), A)).toBe(true);
  });

  rule('ASC-hsa-location-target', 'only within one peripheral sector', () => {
    const play = start({ units: [fast(), mark({ at: 'O1' }), mark({ at: 'P2' }), mark()] });
    for (const target of [1, 2]) expect(objections(play, A, pass(target))).toEqual(['ASC-hsa-location-target']);
    expect(objections(afar(boat(), station()), A, pass(1))).toEqual(['ASC-hsa-location-target']);
  });

  rule('ASC-hsa-thrust-needed', 'not by what keeps its station or has no Thrust', () => {
    expect(objections(afar(fast({ card: { mode: 'k' } }), mark()), A, pass(1))).toEqual(['ASC-hsa-thrust-needed']);
    expect(objections(afar(fast({ card: { thrust: 0 } }), mark()), A, pass(1))).toEqual(['ASC-hsa-thrust-needed']);
  });

  rule('ASC-hsa-to-hit', '+8 instead of any range, and neither networks nor guidance help', () => {
    const { toHit } = numbers(fast({ card: { specials: ['TELE', 'NC3'] } }), mark(), pass(1, 'missiles'));
    expect(termsOf(toHit)).toEqual({ 'ASC-space-tohit-base': 4, 'ASC-hsa-to-hit': 8, 'ASC-tbl-aero-target-type-mods': -2 });
  });

  rule('ASC-hsa-ignores-pnt-scr', 'point defence and screens are too slow', () => {
    const shielded = mark({ card: { specials: ['PNT3', 'SCR4'] }, turn: { screen: 4 } });
    expect(numbers(fast(), shielded, pass(1, 'missiles'))).toMatchObject({ roll: { total: 2 }, toHit: { total: 10 } });
  });

  rule('ASC-hsa-damage', 'a point for each point of Thrust more, two less for each point less, and at least one', () => {
    const damage = (own: number, theirs: number) => {
      const play = afar(fast({ card: { thrust: own } }), mark({ card: { thrust: theirs, mode: 'k' } }), { turns: 1 });
      return eventsOf(play.does(A, pass(1), 6, 6, 1), 'fired')[0]!.damage!.total;
    };
    expect([damage(6, 4), damage(6, 6), damage(6, 8), damage(3, 9)]).toEqual([8, 6, 2, 1]);
  });

  rule('ASC-space-peripheral-combat-limits', 'in the Peripheral Zone fighters do not fight, and ships only from afar', () => {
    const play = start({ units: [fast(), mark(), fighter({ seat: A, at: 'P1', zone: -1 })] });
    expect(objections(play, A, engage(0, 1))).toContain('ASC-space-peripheral-combat-limits');
    expect(objections(play, A, engage(2, 1))).toContain('ASC-space-peripheral-combat-limits');
    expect(play.book.allows(play.state as never, pass(1), A)).toBe(true);
  });
});
