import { rule, table } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { fight } from '../../duel.fixture.ts';
import type { Command } from '../../shape.ts';
import {
  A,
  answer,
  B,
  DONE,
  dice,
  dropShip,
  engage,
  eventsOf,
  fighter,
  isAllowed,
  maneuver,
  move,
  NEXT,
  objections,
  outpost,
  type Placed,
  type Position,
  start,
  stay,
  termsOf,
} from '../../space.fixture.ts';

const parent = (more: Partial<Placed> = {}): Placed =>
  dropShip({ craft: 'Halberd', zone: -1, seat: A, ...more, card: { specials: ['DT2'], thrust: 4, threshold: 99, ...more.card } });
const ship = (more: Partial<Placed> = {}): Placed => dropShip({ zone: -1, seat: A, ...more });
const dock = (extra?: number): Command => ({ type: 'dock', unit: 1, parent: 0, ...(extra === undefined ? {} : { extra }) });
/** The orders of the End Phase, the first side to speak. */
const ordering = (units: readonly Placed[], more: Partial<Position> = {}) =>
  start({ phase: 'orders', initiative: B, queue: [A], units, ...more });
const refused = (one: Placed, two: Placed, ...more: readonly Placed[]) => objections(ordering([one, two, ...more, outpost()]), A, dock());

/** The last of the turns side by side is over: the roll is made when the turn ends. */
const tried = (roll: readonly number[], one: Partial<Placed> = {}, two: Partial<Placed> = {}, wanted = 3, more: Partial<Position> = {}) => {
  const play = ordering([parent(one), ship({ docking: { parent: 0, turns: wanted - 1, wanted }, ...two }), outpost()], {
    turns: 1,
    ...more,
  });
  const events = play.does(A, DONE, ...roll);
  return { play, rolled: eventsOf(events, 'rolled')[0]! };
};

describe('docking', () => {
  rule('ASC-dock-eligibility#1', 'a DropShip docks with a friend in its sector that has a free port', () => {
    for (const craft of ['Halberd', 'Wayfarer', 'Lantern Station'])
      expect(isAllowed(ordering([parent({ craft }), ship(), outpost()]), A, dock())).toBe(true);
    expect(refused(parent({ at: 'I2' }), ship())).toEqual(['ASC-dock-eligibility']);
    expect(refused(parent({ card: { specials: [] } }), ship())).toEqual(['ASC-dock-eligibility']);
    expect(refused(parent(), fighter({ seat: A, zone: -1 }), ship())).toEqual(['ASC-dock-eligibility']);
    expect(refused(parent({ seat: B }), ship(), parent())).toEqual(['ASC-dock-eligibility']);
    const taken = ship({ fate: 'docked', parent: 0 });
    expect(refused(parent(), ship(), taken, taken)).toEqual(['ASC-dock-eligibility']);
    expect(isAllowed(ordering([parent(), ship(), taken, outpost()]), A, dock())).toBe(true);
  });

  rule('ASC-crit-docking-collar#1', 'with a broken collar it docks with nobody', () => {
    const play = ordering([parent(), ship({ hits: { dockingCollar: 1 } }), ship(), outpost()]);
    expect(play.refuses(A, dock())[0]!.reason).toBe('its docking collar is damaged');
  });
  rule('ASC-crit-docking-collar#2', 'a small craft has none, and flies and fights on', () => {
    const fresh = [{ crit: 'dockingCollar', arc: 'front', weapon: null, bay: 0 }] as const;
    const play = ordering([fighter({ craft: 'Petrel', zone: -1, fresh }), parent(), outpost()]);
    expect(objections(play, A, { type: 'dock', unit: 0, parent: 1 })).toEqual(['ASC-dock-eligibility']);
    play.does(A, DONE, 1, 1, 2, 2);
    expect(play.state.units[0]).toMatchObject({ fate: 'fighting', hits: { dockingCollar: 1 } });
    expect(isAllowed(play, A, move(0, 'I2'))).toBe(true);
  });
  rule('ASC-crit-dock#1', 'each hit takes a port', () => {
    const taken = ship({ fate: 'docked', parent: 0 });
    expect(isAllowed(ordering([parent({ hits: { dock: 1 } }), ship(), outpost()]), A, dock())).toBe(true);
    expect(refused(parent({ hits: { dock: 1 } }), ship(), taken)).toEqual(['ASC-dock-eligibility']);
  });
  rule('ASC-crit-dock#2', 'with no port left, or none at all, nobody docks with it', () => {
    for (const one of [parent({ hits: { dock: 2 } }), parent({ hits: { dock: 3 } }), parent({ hits: { dock: 1 }, card: { specials: [] } })])
      expect(refused(one, ship(), parent())).toEqual(['ASC-dock-eligibility']);
  });
  rule('ASC-sa-dt#1', 'as many DropShips as the number says', () => {
    const play = ordering([parent(), ship(), ship(), ship(), outpost()]);
    for (const unit of [1, 2]) play.does(A, { type: 'dock', unit, parent: 0 });
    expect(objections(play, A, { type: 'dock', unit: 3, parent: 0 })).toEqual(['ASC-dock-eligibility']);
  });
  rule('ASC-sa-dt#2', 'a hit takes one of them, and never more than there are', () => {
    const wide = (hits: number) =>
      ordering([parent({ hits: { dock: hits }, card: { specials: ['DT4'] } }), ship(), ship(), ship(), ship(), outpost()]);
    const count = (hits: number) => {
      const play = wide(hits);
      return [1, 2, 3, 4].filter(unit => {
        if (!isAllowed(play, A, { type: 'dock', unit, parent: 0 })) return false;
        play.does(A, { type: 'dock', unit, parent: 0 });
        return true;
      }).length;
    };
    expect([count(0), count(1), count(3), count(4), count(6)]).toEqual([4, 3, 1, 0, 0]);
  });

  rule('ASC-dock-process#1', 'three capital turns side by side before the roll, and turns of the ground do not count', () => {
    const units = [parent({ card: { mode: 'k', thrust: 0 } }), ship({ card: { thrust: 1 } }), outpost()];
    const play = ordering(units, { turns: 9 });
    play.does(A, dock());
    play.does(A, DONE, ...NEXT);
    for (const turns of [1, 2]) {
      expect(play.state.units[1]!.docking).toEqual({ parent: 0, turns, wanted: 3 });
      expect(eventsOf(play.events, 'rolled')).toEqual([]);
      play.does(A, stay(1));
      play.does(A, DONE, ...(turns === 2 ? [6, 6] : []), ...NEXT);
    }
    expect(play.state.units[1]!.fate).toBe('docked');
    const ground = start({
      centre: 'ground',
      groundTurn: 7,
      turn: 1,
      turns: 9,
      phase: 'movement',
      initiative: B,
      map: 98,
      units: [
        parent({ card: { mode: 'k' } }),
        ship({ docking: { parent: 0, turns: 1, wanted: 3 } }),
        outpost(),
        fighter({ seat: A, at: 'C', zone: 12 }),
      ],
    });
    ground.does(A, maneuver(3), ...NEXT);
    expect(ground.state.units[1]!.docking).toMatchObject({ turns: 1 });
  });
  rule('ASC-dock-process#2', 'whoever leaves the sector or picks a fight has broken it off', () => {
    const both = { docking: { parent: 0, turns: 2, wanted: 3 } };
    for (const leaver of [0, 1]) {
      const away = start({ phase: 'movement', initiative: B, turns: 1, units: [parent(), ship(both), outpost()] });
      away.does(A, move(leaver, 'I2'));
      away.does(A, stay(1 - leaver));
      away.does(A, DONE);
      expect(away.state.units[1]).toMatchObject({ docking: null, fate: 'fighting' });
    }
    for (const brawler of [0, 1]) {
      const units = [
        parent({ zone: 0, turn: { initiated: brawler === 0 } }),
        ship({ ...both, zone: 0, turn: { initiated: brawler === 1 } }),
        outpost(),
      ];
      const fought = ordering(units, { turns: 1 });
      fought.does(A, DONE);
      expect(fought.state.units[1]!.docking).toBeNull();
    }
    const attacked = start({
      map: 'I1',
      turns: 1,
      units: [parent({ zone: 0, seat: A }), ship({ ...both, zone: 0 }), fighter(), fighter({ seat: A })],
    });
    fight(attacked, 0, 2);
    expect(attacked.state.units[0]!.turn.initiated).toBe(true);
  });

  const under = { docking: { parent: 0, turns: 0, wanted: 3 }, zone: 0 } as const;
  rule('ASC-dock-under-attack#1', 'once one of them is engaged both hold still: they win no position and go nowhere', () => {
    for (const target of [0, 1]) {
      const play = start({ map: 'I1', initiative: B, units: [parent({ zone: 0 }), ship(under), fighter()] });
      play.does(B, engage(2, target));
      // Both succeed, but only the fighter has come about.
      play.does(A, answer(false), ...dice(6), ...dice(12));
      expect(play.state.clash).toMatchObject({ asks: 'face', who: 0 });
    }
    const still = start({
      phase: 'movement',
      initiative: B,
      map: 'I1',
      units: [parent({ zone: 0 }), ship(under), fighter({ zone: 1 }), fighter()],
      engagements: [{ a: 1, b: 3 }],
    });
    expect(objections(still, A, maneuver(0, 1))).toEqual(['ASC-dock-process']);
    const calm = start({
      phase: 'movement',
      initiative: B,
      map: 'I1',
      units: [parent({ zone: 0 }), ship(under), fighter({ zone: 1 }), fighter()],
    });
    expect(isAllowed(calm, A, maneuver(0, 1))).toBe(true);
  });
  rule('ASC-dock-abort#1', 'what was broken off begins from nothing', () => {
    const off = ordering([parent(), ship({ docking: { parent: 0, turns: 2, wanted: 3 } }), outpost()]);
    expect(objections(off, A, dock())).toEqual(['ASC-dock-eligibility']);
    off.does(A, { type: 'abort', unit: 1 });
    off.does(A, dock());
    expect(off.state.units[1]!.docking).toEqual({ parent: 0, turns: 0, wanted: 3 });
    const nobody = ordering([parent(), ship(), outpost()]);
    expect(objections(nobody, A, { type: 'abort', unit: 1 })).toEqual(['ASC-dock-eligibility']);
  });

  rule('ASC-dock-roll#1', 'then the DropShip makes a Control Roll, with what the table says', () => {
    const { rolled } = tried([2, 2], {}, { skill: 3, hits: { thruster: 1 } });
    expect(rolled).toMatchObject({ unit: 1, what: 'dock', number: { total: 4 } });
    expect(termsOf(rolled.number)).toEqual({ 'ASC-space-control-roll': 3, 'ASC-tbl-docking-mods': 1 });
  });
  rule('ASC-dock-roll#2', 'a success docks it', () => {
    expect(tried([2, 2]).play.state.units[1]).toMatchObject({ fate: 'docked', parent: 0, docking: null });
  });
  rule('ASC-dock-failure#1', 'a failure costs both a die of damage, and they stay apart', () => {
    const { play } = tried([2, 1, 3, 5]);
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', armor: 21, docking: null });
    expect(play.state.units[0]!.armor).toBe(85);
  });

  const number = (one: Partial<Placed>, two: Partial<Placed>, wanted = 3, more: Partial<Position> = {}) =>
    termsOf(tried([6, 6], one, two, wanted, more).rolled.number)['ASC-tbl-docking-mods'] ?? 0;
  const engagedWith = (id: number): Partial<Position> => ({ engagements: [{ a: id, b: 2 }] });
  const CONDITIONS: { readonly [line: number]: () => number | string } = {
    5387: () => number({}, { card: { thrust: 0 } }),
    5388: () => (refused(parent(), ship({ hits: { dockingCollar: 1 } }), ship()).length > 0 ? 'impossible' : ''),
    5389: () => number({}, {}, 3, engagedWith(1)),
    5390: () => number({}, {}, 4),
    5391: () => number({}, { hits: { thruster: 1 } }),
    5392: () => number({}, { card: { size: 1 } }),
    5393: () => number({}, { card: { size: 3 } }),
    5395: () => (refused(parent({ card: { specials: [] } }), ship()).length > 0 ? 'impossible' : ''),
    5396: () => number({ card: { thrust: 0 } }, {}),
    5397: () => number({}, {}, 3, engagedWith(0)),
  };
  table('ASC-tbl-docking-mods#1', 'every condition counts what the table says', row => {
    const printed = row.at('modifier');
    expect(CONDITIONS[row.number('line')]?.()).toBe(printed === 'impossible' ? printed : Number(printed));
  });
  test('what the table does not name counts for nothing, and patience adds up', () => {
    expect([number({}, {}), number({}, {}, 3), number({}, {}, 8), number({}, { card: { size: 2 } })]).toEqual([0, 0, -5, 0]);
    const play = ordering([parent(), ship(), outpost()]);
    play.does(A, dock(2));
    expect(play.state.units[1]!.docking).toMatchObject({ wanted: 5 });
  });
  rule('ASC-tbl-docking-mods#2', 'with a broken collar there is no docking, even if it breaks on the way', () => {
    expect(refused(parent(), ship({ hits: { dockingCollar: 1 } }), ship())).toEqual(['ASC-dock-eligibility']);
    const late = ordering([parent(), ship({ hits: { dockingCollar: 1 }, docking: { parent: 0, turns: 2, wanted: 3 } }), outpost()], {
      turns: 1,
    });
    late.does(A, DONE);
    expect(late.state.units[1]).toMatchObject({ fate: 'fighting', docking: null });
  });
  rule('ASC-tbl-docking-mods#3', 'without ports there is none', () => {
    expect(refused(parent({ card: { specials: [] } }), ship())).toEqual(['ASC-dock-eligibility']);
  });
});

describe('docked', () => {
  const docked = (more: Partial<Placed> = {}): Placed => ship({ fate: 'docked', parent: 0, ...more });

  rule('ASC-dock-effects#1', 'a docked DropShip neither moves nor engages anybody', () => {
    const play = start({ phase: 'movement', initiative: B, units: [parent(), docked(), outpost()] });
    expect(play.refuses(A, move(1, 'M1')).length).toBeGreaterThan(0);
    const fought = start({ map: 'I1', units: [parent({ zone: 0 }), docked({ zone: 0 }), outpost({ at: 'I1', zone: 0 })] });
    expect(objections(fought, A, engage(1, 2))).toContain('ASC-space-engagement-initiate');
    const target = start({ map: 'I1', initiative: B, units: [parent({ zone: 0 }), docked({ zone: 0 }), fighter()] });
    expect(objections(target, B, engage(2, 1))).toContain('ASC-space-engagement-initiate');
  });

  rule('ASC-dock-inherit-engagement#1', 'whoever fought it fights the ship it hangs on, which rolls with its own skill and Thrust', () => {
    const units = [parent({ zone: 0, skill: 2 }), ship({ zone: 0, skill: 6, docking: { parent: 0, turns: 2, wanted: 3 } }), fighter()];
    const play = start({ phase: 'orders', initiative: B, queue: [A], turns: 9, units, engagements: [{ a: 2, b: 1 }] });
    play.does(A, DONE, 6, 6, 1, 1, 2, 2);
    expect(play.state.engagements).toEqual([{ a: 2, b: 0 }]);
    // The parent could let it go again.
    play.does(A, maneuver(0));
    const events = fight(play, 2, 0, { rolls: [7, 7] });
    expect(eventsOf(events, 'steered')[0]!.controls[1]).toMatchObject({ unit: 0, control: { number: 2, modified: 9 } });
  });

  /** A gun strikes the parent from where it likes; dice after the hit. */
  const struck = (more: readonly number[], face: 'front' | 'rear' = 'front', two: readonly Placed[] = [docked(), docked()]) => {
    const play = start({ map: 'I1', initiative: B, units: [parent({ zone: 0 }), ...two, fighter({ seat: B, card: { thrust: 4 } })] });
    const events = fight(play, two.length + 1, 0, { rolls: [12, 3], range: 'short', faces: ['front', face], dice: [6, 6, ...more] });
    return { play, damaged: eventsOf(events, 'damaged').map(({ unit, armor }) => [unit, armor]) };
  };
  rule('ASC-dock-damage-share#1', 'whoever attacked a DropShip that has docked attacks its parent', () => {
    const units = [parent({ zone: 0 }), ship({ zone: 0, docking: { parent: 0, turns: 2, wanted: 3 } }), fighter()];
    const play = start({
      phase: 'orders',
      initiative: B,
      queue: [A],
      turns: 9,
      units,
      engagements: [
        { a: 1, b: 2 },
        { a: 0, b: 2 },
      ],
    });
    play.does(A, DONE, 6, 6, ...NEXT);
    expect(play.state.engagements).toEqual([{ a: 0, b: 2 }]);
  });
  rule(
    'ASC-dock-damage-share#2',
    'a die is rolled on each hit: five or six strikes a docked DropShip instead, by missiles from afar as well',
    () => {
      const one = [docked()];
      expect([4, 5, 6].map(die => struck([die], 'front', one).damaged[0]![0])).toEqual([0, 1, 1]);
      expect(struck([], 'front', []).damaged).toEqual([[0, 4]]);
      const boat = dropShip({ seat: B, zone: -1, at: 'I2', card: { specials: [], arcs: { front: { missiles: [4, 4, 4, 4] }, left: {} } } });
      const play = start({ initiative: B, turns: 1, units: [parent(), docked(), boat] });
      play.does(B, { type: 'launch', unit: 2, target: 0, arc: 'front' }, 6, 6);
      while (play.state.phase === 'combat') play.does(play.state.active, { type: 'hold' }, 1, 5);
      expect(eventsOf(play.events, 'damaged')).toMatchObject([{ unit: 1, armor: 4 }]);
    },
  );
  rule('ASC-dock-damage-share#3', 'among several chance decides', () => {
    expect([struck([5, 1]), struck([6, 2])].map(({ damaged }) => damaged[0]![0])).toEqual([1, 2]);
  });
  rule('ASC-dock-damage-share#4', 'it is struck on its front, and the point for the rear of the parent does not count', () => {
    expect(struck([4], 'rear', [docked()]).damaged).toEqual([[0, 5]]);
    const weak = docked({ armor: 0, card: { arcs: { front: { standard: [4, 4, 4, 4] }, rear: { missiles: [4, 4, 4, 4] } } } });
    const { play, damaged } = struck([5, ...dice(6)], 'rear', [weak]);
    expect(damaged).toEqual([[1, 0]]);
    expect(eventsOf(play.events, 'damaged')).toMatchObject([{ unit: 1, structure: 4 }]);
    expect(eventsOf(play.events, 'critRolled')).toMatchObject([{ unit: 1, fresh: { arc: 'front', weapon: 'standard' } }]);
  });

  const hauling = (roll: readonly number[], one: Partial<Placed> = {}) => {
    const play = start({ phase: 'movement', initiative: B, turns: 1, units: [parent(one), docked(), docked(), outpost()] });
    return { play, events: play.does(A, move(0, 'M1'), ...roll) };
  };
  rule(
    'ASC-dock-maneuver#1',
    'a ship that moves on the Capital Map with DropShips rolls against its Thrust; within a sector it does not',
    () => {
      const [rolled] = eventsOf(hauling([4, 4]).events, 'rolled');
      expect(termsOf(rolled!.number)).toEqual({ 'ASC-space-control-roll': 4, 'ASC-dock-maneuver': 4 });
      expect(termsOf(eventsOf(hauling([5, 5], { hits: { engine: 1, crew: 1 } }).events, 'rolled')[0]!.number)).toMatchObject({
        'ASC-dock-maneuver': 3,
        'ASC-crit-crew-capital': 2,
      });
      expect(
        hauling([4, 4])
          .play.state.units.slice(1, 3)
          .map(({ fate }) => fate),
      ).toEqual(['docked', 'docked']);
      const inside = start({
        phase: 'movement',
        initiative: B,
        map: 'I1',
        turns: 1,
        units: [parent({ zone: 8 }), docked(), outpost({ at: 'I1', zone: 0 })],
      });
      inside.does(A, maneuver(0, 9));
      expect(eventsOf(inside.events, 'rolled')).toEqual([]);
      const out = start({
        phase: 'movement',
        initiative: B,
        map: 'I1',
        turns: 1,
        units: [parent({ zone: 19 }), docked(), outpost({ at: 'I1', zone: 0 })],
      });
      expect(eventsOf(out.does(A, { type: 'maneuver', unit: 0, path: [], exit: 7 }, 6, 6), 'rolled')).toHaveLength(1);
      const staying = start({ phase: 'movement', initiative: B, turns: 1, units: [parent(), docked(), outpost()] });
      staying.does(A, stay(0));
      expect(eventsOf(staying.events, 'rolled')).toEqual([]);
    },
  );

  rule('ASC-dock-maneuver-tear#1', 'one DropShip tears off for each point that is missing', () => {
    const fates = (roll: readonly number[]) =>
      hauling(roll)
        .play.state.units.slice(1, 3)
        .map(({ fate }) => fate);
    expect([fates([4, 3, 1, 1]), fates([4, 2, 1, 1, 1, 1]), fates([1, 1, 1, 1, 1, 1])]).toEqual([
      ['fighting', 'docked'],
      ['fighting', 'fighting'],
      ['fighting', 'fighting'],
    ]);
  });
  const torn = () => {
    const { play } = hauling([4, 3, 2, 3]);
    play.does(A, stay(1));
    if (play.state.phase === 'orders') play.does(A, DONE);
    return play.state.units;
  };
  rule('ASC-dock-maneuver-tear#2', 'with a die of damage and a broken collar', () => {
    expect(torn()[1]).toMatchObject({ fate: 'fighting', armor: 22, hits: { dockingCollar: 1 } });
  });
  rule('ASC-dock-maneuver-tear#3', 'each costs the parent a die of damage and a port', () => {
    expect(torn()[0]).toMatchObject({ armor: 87, hits: { dock: 1 } });
    const { play } = hauling([4, 2, 1, 2, 1, 3]);
    for (const unit of [1, 2]) play.does(A, stay(unit));
    if (play.state.phase === 'orders') play.does(A, DONE);
    expect(play.state.units[0]).toMatchObject({ armor: 85, hits: { dock: 2 } });
  });

  /** The parent fights, and the nose of its DropShip joins in. */
  const bonus = (one: Partial<Placed> = {}) => {
    const nose = docked({
      skill: 2,
      card: { specials: [], arcs: { front: { standard: [4, 4, 4, 4], missiles: [2, 2, 2, 2] }, left: {} } },
    });
    return start({ map: 'I1', units: [parent({ zone: 0, skill: 5, card: { thrust: 6 }, ...one }), nose, fighter()] });
  };
  rule('ASC-dock-bonus-attack#1', 'all of its nose fires for nothing, once a turn', () => {
    const play = bonus({ turn: { attacks: 7 } });
    const events = fight(play, 0, 2, { rolls: [8, 7], helper: 1 });
    expect(eventsOf(events, 'fired').map(({ unit, arc, weapon, free }) => [unit, arc, weapon, free])).toEqual([
      [0, 'front', 'standard', false],
      [1, 'front', 'standard', true],
      [1, 'front', 'missiles', true],
    ]);
    expect(play.state.units[0]!.turn.attacks).toBe(8);
    const again = start({ map: 'I1', units: [parent({ zone: 0, card: { thrust: 6 } }), docked({ turn: { done: true } }), fighter()] });
    again.does(A, engage(0, 2));
    again.does(B, answer(false), ...dice(7), ...dice(7));
    again.does(A, { type: 'face', arc: 'front' });
    for (const helper of [1, 2])
      expect(objections(again, A, { type: 'fire', weapons: [], helper })).toEqual(['ASC-space-multi-attack-once-each']);
  });
  rule('ASC-dock-bonus-attack-skill#1', 'at the skill of the DropShip', () => {
    const fired = eventsOf(fight(bonus(), 0, 2, { rolls: [8, 7], helper: 1 }), 'fired');
    expect(fired.map(({ toHit }) => termsOf(toHit)['ASC-space-tohit-base'])).toEqual([5, 2, 2]);
  });
  rule('ASC-dock-bonus-attack-skill#2', 'but the parent rolls for control, with its own skill and Thrust', () => {
    const [steered] = eventsOf(fight(bonus(), 0, 2, { rolls: [8, 7], helper: 1 }), 'steered');
    expect(steered!.controls[0]).toMatchObject({ unit: 0, control: { number: 5, modified: 11 } });
  });

  test('a ship that leaves, is destroyed or is taken takes its DropShips along', () => {
    const away = start({
      phase: 'movement',
      initiative: B,
      turns: 1,
      units: [parent({ at: 'P1', card: { thrust: 1 } }), docked(), outpost()],
    });
    away.does(A, move(0, 'away'), 6, 6);
    expect(away.state.units.slice(0, 2).map(({ fate }) => fate)).toEqual(['retreated', 'retreated']);
    const units = [parent({ boarders: 6, marines: 0 }), docked(), ship(), outpost()];
    const taken = start({ phase: 'orders', initiative: B, queue: [A], turns: 1, units });
    taken.does(A, DONE);
    expect(taken.state.units.slice(0, 3).map(({ fate }) => fate)).toEqual(['captured', 'captured', 'fighting']);
    const lost = start({ turns: 1, units: [parent({ structure: 0 }), docked(), ship({ zone: 0 }), fighter()], map: 'I1' });
    lost.does(A, { type: 'hold' });
    lost.does(B, { type: 'hold' });
    expect(lost.state.units.slice(0, 3).map(({ fate }) => fate)).toEqual(['destroyed', 'destroyed', 'fighting']);
  });

  rule('ASC-undock#1', 'with Thrust it takes no roll', () => {
    const play = start({ phase: 'movement', initiative: B, turns: 9, units: [parent(), docked(), outpost()] });
    play.does(A, { type: 'undock', unit: 1 });
    play.does(A, stay(0), ...NEXT);
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', sector: 1, parent: null });
    expect(eventsOf(play.events, 'rolled')).toEqual([]);
  });
  rule('ASC-undock#2', 'it is said when the parent moves, and done when the turn ends', () => {
    const play = start({ phase: 'movement', initiative: B, turns: 9, units: [parent(), docked(), ship(), outpost()] });
    play.does(A, { type: 'undock', unit: 1 });
    expect(play.state.units[1]).toMatchObject({ fate: 'docked', undocking: true });
    expect(objections(play, A, { type: 'undock', unit: 1 })).toEqual(['ASC-undock']);
    const moved = start({ phase: 'movement', initiative: B, units: [parent({ turn: { moved: true } }), docked(), ship(), outpost()] });
    expect(objections(moved, A, { type: 'undock', unit: 1 })).toEqual(['ASC-undock']);
    const elsewhere = start({
      phase: 'movement',
      initiative: B,
      map: 'I3',
      units: [parent(), docked(), fighter({ seat: A, at: 'I3' }), fighter({ at: 'I3' })],
    });
    expect(objections(elsewhere, A, { type: 'undock', unit: 1 })).toEqual(['ASC-undock']);
    const combat = start({ map: 'I1', units: [parent({ zone: 0 }), docked(), fighter()] });
    expect(objections(combat, A, { type: 'undock', unit: 1 })).toEqual(['ASC-undock']);
  });

  const undocked = (...roll: readonly number[]) => {
    const play = start({
      phase: 'movement',
      initiative: B,
      turns: 1,
      units: [parent({ skill: 3 }), docked({ skill: 6, card: { thrust: 0 } }), outpost()],
    });
    play.does(A, { type: 'undock', unit: 1 });
    play.does(A, stay(0), ...roll);
    return play;
  };
  rule('ASC-undock-no-thrust#1', 'without Thrust the parent rolls with its own skill, at +4', () => {
    const smooth = undocked(4, 3);
    expect(eventsOf(smooth.events, 'rolled')).toMatchObject([{ unit: 0, what: 'undock', number: { total: 7 }, ok: true }]);
    expect(smooth.state.units.slice(0, 2).map(({ armor, fate }) => [armor, fate])).toEqual([
      [90, 'fighting'],
      [24, 'fighting'],
    ]);
  });
  rule('ASC-undock-no-thrust#2', 'a failure parts them all the same, with a die of damage each and a port less', () => {
    const rough = undocked(3, 3, 2, 5);
    expect(rough.state.units.slice(0, 2).map(({ armor, fate, hits }) => [armor, fate, hits.dock])).toEqual([
      [85, 'fighting', 1],
      [22, 'fighting', 0],
    ]);
  });
});
