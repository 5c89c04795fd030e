import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { fight } from '../../duel.fixture.ts';
import type { Command } from '../../shape.ts';
import {
  A,
  answer,
  B,
  dice,
  dropShip,
  engage,
  eventsOf,
  fighter,
  HOLD,
  isAllowed,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  start,
  termsOf,
} from '../../space.fixture.ts';

const ARCS = { front: { missiles: [5, 5, 5, 4], capital: [9, 9, 9, 6] }, left: { missiles: [3, 3, 3, 2] } } as const;
/** A ship with missiles in its nose and guns beside them. */
const boat = (more: Partial<Placed> = {}): Placed =>
  dropShip({ zone: -1, ...more, card: { thrust: 6, specials: [], arcs: ARCS, ...more.card } });
const station = (more: Partial<Placed> = {}): Placed => outpost({ at: 'I1', ...more });
const launch = (target: number, arc: 'front' | 'left' | 'rear' = 'front'): Command => ({ type: 'launch', unit: 0, target, arc });
const pass = (target: number, weapon: 'capital' | 'subCapital' | 'missiles' | 'standard' = 'capital'): Command => ({
  type: 'pass',
  unit: 0,
  target,
  arc: 'front',
  weapon,
});
const afar = (one: Placed, two: Placed, more: Partial<Position> = {}) => start({ units: [one, two], ...more });
const fired = (one: Placed, two: Placed, command: Command = launch(1), ...roll: readonly number[]) =>
  eventsOf(afar(one, two, { turns: 1 }).does(A, command, ...(roll.length > 0 ? roll : [1, 1])), 'fired')[0]!;

describe('advanced capital missile attacks', () => {
  rule('ASC-acm-overview#1', 'a ship strikes another in the next sector without an engagement', () => {
    const play = afar(boat(), station({ at: 'M1' }), { turns: 1 });
    play.does(A, launch(1), 6, 6, 1);
    expect(play.state.engagements).toEqual([]);
    expect(play.state.units[1]!.armor).toBe(56);
  });

  rule('ASC-acm-eligible#1', 'DropShips, JumpShips, stations and WarShips with capital missiles, and nobody else', () => {
    const may = (one: Placed) => isAllowed(start({ units: [one, station(), boat({ seat: A })] }), A, launch(1));
    expect(['Homestead', 'Corsair', 'Wayfarer', 'Lantern Station', 'Halberd'].map(craft => may(boat({ craft })))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    for (const craft of ['Watch Satellite', 'Petrel', 'Goshawk'])
      expect(objections(start({ units: [boat({ craft }), station(), boat({ seat: A })] }), A, launch(1))).toContain('ASC-acm-eligible');
    const guns = boat({ card: { arcs: { front: { capital: [9, 9, 9, 9] }, left: ARCS.left } } });
    expect(objections(afar(guns, station()), A, launch(1))).toEqual(['ASC-acm-targeting']);
  });

  rule('ASC-acm-firing-position#1', 'from any sector, and from an Engagement Map', () => {
    for (const at of ['C', 'I1', 'M5', 'O9', 'P2']) expect(isAllowed(afar(boat({ at }), station({ at })), A, launch(1))).toBe(true);
    const map = start({ map: 'I1', turns: 1, units: [boat({ zone: 8 }), station({ zone: 0 })] });
    expect(eventsOf(map.does(A, launch(1), 1, 1), 'fired')).toHaveLength(1);
  });
  rule('ASC-acm-firing-position#2', 'never from inside of an atmosphere', () => {
    const units = [boat({ at: 'C', zone: 0, sunk: true }), station({ at: 'I1' }), boat({ seat: A })];
    expect(objections(start({ centre: 'ground', groundTurn: 6, units }), A, launch(1))).toContain('ASC-acm-firing-position');
    const over = start({ centre: 'ground', groundTurn: 6, units: [boat({ at: 'C', zone: 12 }), station({ at: 'I1' })] });
    expect(isAllowed(over, A, launch(1))).toBe(true);
  });

  rule('ASC-acm-declaration#1', "in its own side's part of the Combat Phase", () => {
    const moving = start({ phase: 'movement', initiative: B, units: [boat(), station()] });
    expect(objections(moving, A, launch(1))).toEqual(['ASC-acm-declaration']);
    const waits = start({ initiative: B, units: [boat(), boat({ seat: B })] });
    expect(objections(waits, A, launch(1))).toEqual(['ASC-acm-declaration']);
    waits.does(B, HOLD);
    expect(isAllowed(waits, A, launch(1))).toBe(true);
  });
  rule('ASC-acm-declaration#2', 'not while it is engaged', () => {
    const units = [boat({ zone: 0 }), station({ zone: 0 }), boat({ seat: A, zone: 0 })];
    expect(objections(start({ map: 'I1', units, engagements: [{ a: 0, b: 1 }] }), A, launch(1))).toEqual(['ASC-acm-declaration']);
    expect(isAllowed(start({ map: 'I1', units }), A, launch(1))).toBe(true);
  });

  const near = () => start({ map: 'I1', units: [boat({ zone: 0 }), dropShip({ zone: 0, card: { thrust: 6 } }), fighter({ seat: A })] });
  rule('ASC-acm-no-own-engagement#1', 'afterwards it engages nobody, and sends no more missiles', () => {
    const play = near();
    play.does(A, launch(1), 1, 1);
    expect(objections(play, A, engage(0, 1))).toEqual(['ASC-acm-no-own-engagement']);
    expect(objections(play, A, launch(1, 'left'))).toEqual(['ASC-acm-declaration']);
  });
  rule('ASC-acm-no-own-engagement#2', 'an enemy may still engage it', () => {
    const play = near();
    play.does(A, launch(1), 1, 1);
    play.does(A, HOLD);
    play.does(B, engage(1, 0));
    expect(play.state.clash).toMatchObject({ units: [1, 0], asks: 'answer' });
  });

  rule('ASC-acm-targeting#1', 'with the missiles of one side', () => {
    const first = fired(boat(), station());
    expect([first.arc, first.weapon]).toEqual(['front', 'missiles']);
    expect(fired(boat(), station(), launch(1, 'left')).arc).toBe('left');
    expect(objections(afar(boat(), station()), A, launch(1, 'rear'))).toEqual(['ASC-acm-targeting']);
  });
  rule('ASC-acm-targeting#2', 'in the same sector or in the next', () => {
    const play = start({ units: [boat(), station({ at: 'I1' }), station({ at: 'M1' }), station({ at: 'O1' }), station({ at: 'I3' })] });
    expect([1, 2].map(target => isAllowed(play, A, launch(target)))).toEqual([true, true]);
    for (const target of [3, 4]) expect(objections(play, A, launch(target))).toEqual(['ASC-acm-targeting']);
  });
  rule('ASC-acm-targeting#3', 'at a DropShip, JumpShip, station or WarShip, and at nothing smaller', () => {
    for (const craft of ['Homestead', 'Wayfarer', 'Lantern Station', 'Halberd'])
      expect(isAllowed(afar(boat(), station({ craft })), A, launch(1))).toBe(true);
    for (const craft of ['Goshawk', 'Petrel', 'Watch Satellite'])
      expect(objections(afar(boat(), station({ craft })), A, launch(1))).toEqual(['ASC-acm-targeting']);
    expect(objections(start({ units: [boat(), boat({ seat: A }), station()] }), A, launch(1))).toEqual(['ASC-acm-targeting']);
  });
  rule('ASC-acm-targeting#4', 'not at what is in an atmosphere', () => {
    const over = (sunk: boolean) =>
      start({ centre: 'ground', groundTurn: 6, units: [boat(), dropShip({ at: 'C', zone: sunk ? 2 : 12, sunk })] });
    expect(objections(over(true), A, launch(1))).toEqual(['ASC-acm-targeting']);
    expect(isAllowed(over(false), A, launch(1))).toBe(true);
  });

  rule('ASC-space-los-capital#1', 'sight reaches into the next sector', () => {
    for (const at of ['I1', 'I2', 'I6', 'C', 'M1', 'M2', 'M12']) expect(isAllowed(afar(boat(), station({ at })), A, launch(1))).toBe(true);
  });
  rule('ASC-space-los-capital#2', 'and no farther', () => {
    for (const at of ['I3', 'I4', 'M3', 'O1', 'P1'])
      expect(afar(boat(), station({ at })).refuses(A, launch(1))[0]!.reason).toBe('it is too far away');
  });

  /** It has sent its missiles, and is engaged by the other one, which shows its front. */
  const engagedAfter = () => {
    const play = near();
    play.does(A, launch(1), 1, 1);
    play.does(A, HOLD);
    play.does(B, engage(1, 0));
    play.does(A, answer(true), ...dice(7), ...dice(7));
    play.does(B, { type: 'face', arc: 'front' });
    return play;
  };
  rule('ASC-acm-attack-budget#1', 'it has used one of its attacks, and needs one to do it', () => {
    const play = engagedAfter();
    expect(play.state.units[0]!.turn.attacks).toBe(1);
    expect(
      objections(
        afar(boat({ turn: { attacks: 4 } }), station(), { units: [boat({ turn: { attacks: 4 } }), station(), boat({ seat: A })] }),
        A,
        launch(1),
      ),
    ).toContain('ASC-acm-attack-budget');
  });
  rule('ASC-acm-attack-budget#2', 'those missiles do not fire back; its guns do, and so do the missiles of another side', () => {
    const front = engagedAfter();
    front.does(A, { type: 'face', arc: 'front' });
    front.does(B, { type: 'fire', weapons: [] });
    expect(objections(front, A, { type: 'fire', weapons: ['missiles'] })).toEqual(['ASC-space-multi-attack-once-each']);
    expect(isAllowed(front, A, { type: 'fire', weapons: ['capital'] })).toBe(true);
    const left = engagedAfter();
    left.does(A, { type: 'face', arc: 'left' });
    left.does(B, { type: 'fire', weapons: [] });
    expect(isAllowed(left, A, { type: 'fire', weapons: ['missiles'] })).toBe(true);
  });

  rule('ASC-acm-peripheral#1', 'from a peripheral sector into it and into the Outer Zone beside it', () => {
    const play = start({ units: [boat({ at: 'P1' }), station({ at: 'P1' }), station({ at: 'O1' }), station({ at: 'O3' })] });
    for (const target of [1, 2, 3]) expect(isAllowed(play, A, launch(target))).toBe(true);
  });
  rule('ASC-acm-peripheral#2', 'never along the zone', () => {
    const play = start({ units: [boat({ at: 'P1' }), station({ at: 'P2' }), station({ at: 'P6' }), station({ at: 'P1' })] });
    for (const target of [1, 2]) expect(objections(play, A, launch(target))).toEqual(['ASC-acm-peripheral']);
  });

  rule('ASC-acm-no-control-roll#1', 'nobody rolls for control: two dice to hit are all', () => {
    const play = afar(boat(), station(), { turns: 1 });
    play.does(A, launch(1), 1, 1);
    expect(eventsOf(play.events, 'steered')).toEqual([]);
  });
  rule('ASC-acm-to-hit#1', 'it is rolled in the turn in which it is fired', () => {
    const play = start({ units: [boat(), station(), boat({ seat: A })] });
    const events = play.does(A, launch(1), 6, 6);
    expect(eventsOf(events, 'fired')).toMatchObject([{ hit: true }]);
    expect(play.state.turn).toBe(1);
  });
  rule('ASC-acm-to-hit#2', 'always with the +6 of extreme range', () => {
    expect(termsOf(fired(boat(), station()).toHit)).toEqual({ 'ASC-space-tohit-base': 4, 'ASC-tbl-aero-range-mods': 6 });
  });
  rule('ASC-acm-to-hit#3', '+2 more into another sector', () => {
    expect(termsOf(fired(boat(), station({ at: 'M1' })).toHit)).toMatchObject({ 'ASC-acm-to-hit': 2, 'ASC-tbl-aero-range-mods': 6 });
    expect(termsOf(fired(boat(), station()).toHit)['ASC-acm-to-hit']).toBeUndefined();
  });
  rule('ASC-acm-other-modifiers#1', 'point defense, damage, guidance and what the target is count as ever', () => {
    const { toHit } = fired(boat({ hits: { fireControl: 1 }, card: { specials: ['TELE'] } }), station({ card: { specials: ['PNT1'] } }));
    expect(termsOf(toHit)).toMatchObject({ 'ASC-crit-fire-control': 2, 'ASC-sa-tele': -1, 'ASC-space-tohit-point-defense': 1 });
    expect(termsOf(fired(boat(), boat({ seat: B })).toHit)['ASC-tbl-aero-target-type-mods']).toBe(-2);
    const stopped = afar(boat(), station({ card: { specials: ['PNT2'] } }), { turns: 1 });
    expect(eventsOf(stopped.does(A, launch(1)), 'fired')).toMatchObject([{ roll: null, hit: false }]);
  });

  /** The missiles have struck, and the turn ends with this die for the side. */
  const arrives = (die: number, target: Placed = station(), ...more: readonly number[]) => {
    const play = start({ units: [boat(), target, boat({ seat: A, at: 'I3' }), boat({ seat: B, at: 'I3' })] });
    play.does(A, launch(1), 6, 6);
    const before = play.state.units[1]!.armor;
    play.does(A, HOLD);
    const events = play.does(B, HOLD, die, ...more, ...NEXT);
    return { before, after: play.state.units[1]!.armor, side: eventsOf(events, 'located')[0]!.arc };
  };
  rule('ASC-acm-damage#1', 'what the missiles do at extreme range, and a point more from behind', () => {
    expect(arrives(1)).toMatchObject({ after: 56 });
    const ship = dropShip({ zone: -1, armor: 60, card: { specials: [], threshold: 99 } });
    expect([arrives(1, ship).after, arrives(4, ship).after]).toEqual([56, 55]);
    expect(arrives(4).after).toBe(56);
  });
  rule('ASC-acm-damage#2', 'marked in the End Phase and not before', () => {
    expect(arrives(1)).toMatchObject({ before: 60, after: 56 });
  });
  rule('ASC-acm-facing#1', 'a die names the side: 1 is the front and 4 the rear', () => {
    expect([arrives(1).side, arrives(4).side]).toEqual(['front', 'rear']);
  });
  rule('ASC-acm-facing#2', '2 and 3 are the right side, 5 and 6 the left', () => {
    expect([2, 3, 5, 6].map(die => arrives(die).side)).toEqual(['right', 'right', 'left', 'left']);
  });
});

describe('high-speed attacks', () => {
  const fast = (more: Partial<Placed> = {}): Placed => boat({ at: 'P1', ...more });
  const mark = (more: Partial<Placed> = {}): Placed =>
    dropShip({ at: 'P1', zone: -1, armor: 60, ...more, card: { thrust: 4, specials: [], ...more.card } });

  rule(
    'ASC-hsa-basis#1',
    'like an attack with missiles from afar: no control, one attack, not while engaged, no engagement after it, damage in the End Phase on a side by chance',
    () => {
      const play = start({ units: [fast(), mark({ card: { thrust: 4, arcs: ARCS } }), fast({ seat: A })] });
      const events = play.does(A, pass(1), 6, 6);
      expect(eventsOf(events, 'steered')).toEqual([]);
      expect(play.state.units[0]!.turn).toMatchObject({ attacks: 1, afar: true });
      expect(play.state.units[1]!.armor).toBe(60);
      expect(objections(play, A, engage(0, 1))).toContain('ASC-acm-no-own-engagement');
      expect(objections(play, A, pass(1, 'missiles'))).toContain('ASC-acm-declaration');
      play.does(A, HOLD);
      expect(eventsOf(play.does(B, HOLD, 3, ...NEXT), 'located')).toMatchObject([{ arc: 'right' }]);
      expect(play.state.units[1]!.armor).toBe(52);
      const engaged = start({ units: [fast(), mark(), fast({ seat: A })], engagements: [{ a: 0, b: 1 }] });
      expect(objections(engaged, A, pass(1))).toContain('ASC-acm-declaration');
      expect(objections(start({ units: [fast({ craft: 'Petrel' }), mark(), fast({ seat: A })] }), A, pass(1))).toContain(
        'ASC-acm-eligible',
      );
    },
  );
  rule('ASC-hsa-basis#2', 'with capital guns or missiles that reach to extreme range, and nothing else', () => {
    const front = { capital: [9, 9, 9, 0], subCapital: [1, 1, 1, 1], standard: [5, 5, 5, 5], missiles: [1, 1, 1, 1] } as const;
    const play = afar(fast({ card: { arcs: { front, left: {} } } }), mark());
    expect(objections(play, A, pass(1, 'capital'))).toEqual(['ASC-hsa-basis']);
    expect(objections(play, A, pass(1, 'standard'))).toEqual(['ASC-hsa-basis']);
    expect([isAllowed(play, A, pass(1, 'missiles')), isAllowed(play, A, pass(1, 'subCapital'))]).toEqual([true, true]);
  });
  rule('ASC-hsa-location-target#1', 'only in the Peripheral Zone', () => {
    for (const at of ['I1', 'M1', 'O1'])
      expect(objections(afar(boat({ at }), mark({ at })), A, pass(1))).toEqual(['ASC-hsa-location-target']);
    for (const at of ['P1', 'P4']) expect(isAllowed(afar(boat({ at }), mark({ at })), A, pass(1))).toBe(true);
  });
  rule('ASC-hsa-location-target#2', 'at a DropShip, JumpShip, station or WarShip in the same sector', () => {
    const play = start({ units: [fast(), mark({ at: 'O1' }), mark({ at: 'P2' }), mark()] });
    for (const target of [1, 2]) expect(objections(play, A, pass(target))).toEqual(['ASC-hsa-location-target']);
    for (const craft of ['Homestead', 'Wayfarer', 'Lantern Station', 'Halberd'])
      expect(isAllowed(afar(fast(), mark({ craft })), A, pass(1))).toBe(true);
    for (const craft of ['Goshawk', 'Petrel', 'Watch Satellite'])
      expect(objections(afar(fast(), mark({ craft })), A, pass(1))).toEqual(['ASC-acm-targeting']);
  });
  rule('ASC-hsa-thrust-needed#1', 'not by what keeps its station or has no Thrust', () => {
    expect(objections(afar(fast({ card: { mode: 'k' } }), mark()), A, pass(1))).toEqual(['ASC-hsa-thrust-needed']);
    expect(objections(afar(fast({ card: { thrust: 0 } }), mark()), A, pass(1))).toEqual(['ASC-hsa-thrust-needed']);
  });

  const net = { card: { specials: ['TELE', 'NC3'] } };
  const passing = (one: Partial<Placed> = {}, two: Partial<Placed> = {}, weapon: 'capital' | 'missiles' = 'missiles') => {
    const play = start({ units: [fast(one), mark(two), fast({ seat: A, ...net })], turns: 1 });
    return eventsOf(play.does(A, pass(1, weapon), 1, 1), 'fired')[0]!;
  };
  rule('ASC-hsa-to-hit#1', '+8, and nothing for range', () => {
    expect(termsOf(passing().toHit)).toEqual({ 'ASC-space-tohit-base': 4, 'ASC-hsa-to-hit': 8, 'ASC-tbl-aero-target-type-mods': -2 });
    expect(passing({}, {}, 'capital').toHit.total).toBe(10);
  });
  rule('ASC-hsa-to-hit#2', 'neither networks nor guidance help', () => {
    const { toHit } = passing(net);
    expect([termsOf(toHit)['ASC-sa-nc3'], termsOf(toHit)['ASC-sa-tele'], toHit.total]).toEqual([undefined, undefined, 10]);
  });
  rule('ASC-hsa-ignores-pnt-scr#1', 'point defense and screens are too slow', () => {
    const shielded = { card: { specials: ['PNT3', 'SCR4'] }, turn: { screen: 4 } };
    expect(passing({ turn: { screen: 2 } }, shielded)).toMatchObject({ roll: { total: 2 }, toHit: { total: 10 } });
    expect(passing({}, { card: { specials: ['PNT1'] } }).toHit.total).toBe(10);
  });

  const damage = (own: number, theirs: number) => {
    const play = start({ units: [fast({ card: { thrust: own } }), mark({ card: { thrust: theirs, mode: 'k' } })], turns: 1 });
    return eventsOf(play.does(A, pass(1), 6, 6, 1), 'fired')[0]!.damage!.total;
  };
  rule('ASC-hsa-damage#1', 'a point more for each point of Thrust that it has more', () =>
    expect([damage(6, 6), damage(6, 5), damage(6, 2)]).toEqual([6, 7, 10]),
  );
  rule('ASC-hsa-damage#2', 'two less for each point that it has less', () => expect([damage(6, 7), damage(6, 8)]).toEqual([4, 2]));
  rule('ASC-hsa-damage#3', 'at least one', () => expect([damage(6, 9), damage(3, 20)]).toEqual([1, 1]));

  rule('ASC-space-peripheral-combat-limits#1', 'fighters and small craft attack nobody in the Peripheral Zone', () => {
    for (const craft of ['Goshawk', 'Petrel']) {
      const play = start({ units: [fighter({ craft, at: 'P1', zone: -1 }), mark(), fast({ seat: A })] });
      expect(objections(play, A, engage(0, 1))).toContain('ASC-space-peripheral-combat-limits');
      expect(play.refuses(A, launch(1)).length).toBeGreaterThan(0);
      expect(play.refuses(A, pass(1)).length).toBeGreaterThan(0);
    }
  });
  rule('ASC-space-peripheral-combat-limits#2', 'greater ships fight there only from afar and in passing', () => {
    for (const craft of ['Homestead', 'Halberd']) {
      const play = start({ units: [fast({ craft }), mark()] });
      expect(objections(play, A, engage(0, 1))).toContain('ASC-space-peripheral-combat-limits');
      expect([isAllowed(play, A, pass(1)), isAllowed(play, A, launch(1))]).toEqual([true, true]);
    }
    const inside = start({ map: 'I1', units: [boat({ zone: 0 }), dropShip(), fighter({ seat: A })] });
    expect(eventsOf(fight(inside, 0, 1, { faces: ['front', 'front'], fire: [['capital'], []] }), 'fired')).toHaveLength(1);
  });
});
