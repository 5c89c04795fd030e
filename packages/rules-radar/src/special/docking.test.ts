import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from '../shape.ts';
import {
  A,
  answer,
  B,
  DONE,
  dropShip,
  engage,
  eventsOf,
  fighter,
  move,
  NEXT,
  objections,
  outpost,
  type Placed,
  start,
  termsOf,
} from '../space.fixture.ts';

const parent = (more: Partial<Placed> = {}): Placed =>
  dropShip({ craft: 'Halberd', zone: -1, seat: A, ...more, card: { specials: ['DT2'], thrust: 4, threshold: 99, ...more.card } });
const ship = (more: Partial<Placed> = {}): Placed => dropShip({ zone: -1, seat: A, ...more });
const dock = (extra?: number): Command => ({ type: 'dock', unit: 1, parent: 0, ...(extra === undefined ? {} : { extra }) });

/** The orders of the End Phase, the first side to speak. */
const ordering = (units: readonly Placed[], turns = 20) => start({ phase: 'orders', initiative: B, queue: [A], units, turns });
/** The last of the turns side by side is over: the roll is made when the turn ends. */
const docking = (wanted: number, one: Partial<Placed> = {}, two: Partial<Placed> = {}) =>
  ordering([parent(one), ship({ docking: { parent: 0, turns: wanted - 1, wanted }, ...two }), outpost()], 1);
const tried = (dice: readonly number[], one: Partial<Placed> = {}, two: Partial<Placed> = {}, wanted = 3) => {
  const play = docking(wanted, one, two);
  const events = play.does(A, DONE, ...dice);
  return { play, rolled: eventsOf(events, 'rolled')[0]! };
};

describe('docking', () => {
  rule('ASC-dock-eligibility', 'a DropShip docks with a friend in its sector that has a free port', () => {
    ordering([parent(), ship(), outpost()]).does(A, dock());
    const refused = (one: Placed, two: Placed, ...more: readonly Placed[]) =>
      objections(ordering([one, two, ...more, outpost()]), A, dock());
    expect(refused(parent({ at: 'I2' }), ship())).toEqual(['ASC-dock-eligibility']);
    expect(refused(parent({ card: { specials: [] } }), ship())).toEqual(['ASC-dock-eligibility']);
    expect(refused(parent(), fighter({ seat: A, zone: -1 }), ship())).toEqual(['ASC-dock-eligibility']);
    const taken = ship({ fate: 'docked', parent: 0 });
    expect(refused(parent(), ship(), taken, taken)).toEqual(['ASC-dock-eligibility']);
  });

  rule('ASC-crit-docking-collar', 'with a broken collar it docks with nobody', () => {
    const play = ordering([parent(), ship({ hits: { dockingCollar: 1 } }), ship(), outpost()]);
    expect(play.refuses(A, dock())[0]!.reason).toBe('its docking collar is damaged');
  });

  rule('ASC-crit-dock', 'each hit takes a port', () => {
    expect(objections(ordering([parent({ hits: { dock: 2 } }), ship(), parent(), outpost()]), A, dock())).toEqual(['ASC-dock-eligibility']);
    ordering([parent({ hits: { dock: 1 } }), ship(), outpost()]).does(A, dock());
  });

  rule('ASC-sa-dt', 'as many DropShips as the number says', () => {
    const play = ordering([parent(), ship(), ship(), ship(), outpost()]);
    for (const unit of [1, 2]) play.does(A, { type: 'dock', unit, parent: 0 });
    expect(objections(play, A, { type: 'dock', unit: 3, parent: 0 })).toEqual(['ASC-dock-eligibility']);
  });

  rule('ASC-dock-process', 'three turns side by side before the roll', () => {
    const play = ordering([parent({ card: { mode: 'k', thrust: 0 } }), ship({ card: { thrust: 1 } }), outpost()], 2);
    play.does(A, dock());
    play.does(A, DONE, ...NEXT);
    expect(play.state.units[1]!.docking).toEqual({ parent: 0, turns: 1, wanted: 3 });
    expect(eventsOf(play.events, 'rolled')).toEqual([]);
  });

  rule('ASC-dock-abort', 'who strays or is called off begins from nothing', () => {
    const away = start({
      phase: 'movement',
      initiative: B,
      turns: 1,
      units: [parent({ card: { mode: 'k', thrust: 0 } }), ship({ docking: { parent: 0, turns: 2, wanted: 3 } }), outpost()],
    });
    away.does(A, move(1, 'M1'));
    away.does(A, DONE);
    expect(away.state.units[1]!.docking).toBeNull();
    const off = ordering([parent(), ship({ docking: { parent: 0, turns: 2, wanted: 3 } }), outpost()]);
    off.does(A, { type: 'abort', unit: 1 });
    off.does(A, dock());
    expect(off.state.units[1]!.docking).toMatchObject({ turns: 0 });
  });

  rule('ASC-dock-under-attack', 'attacked, both hold still: they win no position and go nowhere', () => {
    const under = { docking: { parent: 0, turns: 0, wanted: 3 }, zone: 0 } as const;
    const play = start({ map: 'I1', initiative: B, units: [parent({ zone: 0 }), ship(under), fighter()] });
    play.does(B, engage(2, 1));
    // The DropShip succeeds and so does the fighter, but only the fighter has come about.
    play.does(A, answer(false), 3, 3, 6, 6);
    expect(play.state.clash).toMatchObject({ asks: 'face', who: 0 });
    const still = start({
      phase: 'movement',
      initiative: B,
      map: 'I1',
      units: [parent({ zone: 0 }), ship(under), fighter({ zone: 1 }), fighter()],
      engagements: [{ a: 1, b: 3 }],
    });
    expect(objections(still, A, { type: 'maneuver', unit: 0, path: [1] })).toEqual(['ASC-space-move-station-keeping']);
  });

  rule('ASC-dock-roll', 'the roll of the DropShip decides', () => {
    expect(tried([2, 2]).play.state.units[1]).toMatchObject({ fate: 'docked', parent: 0 });
    expect(tried([2, 1, 3, 4]).play.state.units[1]!.fate).toBe('fighting');
  });

  rule('ASC-dock-failure', 'a failure costs both a die of damage', () => {
    const { play } = tried([1, 1, 3, 5]);
    expect([play.state.units[1]!.armor, play.state.units[0]!.armor]).toEqual([21, 85]);
    expect(play.state.units[1]!.docking).toBeNull();
  });

  rule('ASC-tbl-docking-mods', 'size, thrusters, Thrust, engagement and patience', () => {
    const number = (one: Partial<Placed>, two: Partial<Placed>, wanted = 3) =>
      termsOf(tried([6, 6], one, two, wanted).rolled.number)['ASC-tbl-docking-mods'] ?? 0;
    expect([number({}, { card: { size: 1 } }), number({}, {}), number({}, { card: { size: 3 } })]).toEqual([-1, 0, 2]);
    expect([number({}, { hits: { thruster: 1 } }), number({}, {}, 5)]).toEqual([1, -2]);
    expect([number({}, { card: { thrust: 0 } }), number({ card: { thrust: 0 } }, {})]).toEqual([4, 4]);
    const engaged = start({
      phase: 'orders',
      initiative: B,
      queue: [A],
      turns: 1,
      units: [parent({ zone: 0 }), ship({ zone: 0, docking: { parent: 0, turns: 2, wanted: 3 } }), fighter()],
      engagements: [
        { a: 0, b: 2 },
        { a: 1, b: 2 },
      ],
    });
    expect(termsOf(eventsOf(engaged.does(A, DONE, 6, 6), 'rolled')[0]!.number)['ASC-tbl-docking-mods']).toBe(4);
  });
});

describe('docked', () => {
  const docked = (more: Partial<Placed> = {}): Placed => ship({ fate: 'docked', parent: 0, ...more });

  rule('ASC-dock-effects', 'a docked DropShip neither moves nor fights', () => {
    const play = start({ phase: 'movement', initiative: B, units: [parent(), docked(), outpost()] });
    expect(play.refuses(A, move(1, 'M1')).length).toBeGreaterThan(0);
    const fight = start({ map: 'I1', units: [parent({ zone: 0 }), docked(), outpost({ at: 'I1', zone: 0 })] });
    expect(objections(fight, A, engage(1, 2))).toContain('ASC-space-engagement-initiate');
  });

  rule('ASC-dock-inherit-engagement', 'whoever fought it now fights the ship it hangs on', () => {
    const units = [parent({ zone: 0 }), ship({ zone: 0, docking: { parent: 0, turns: 2, wanted: 3 } }), fighter()];
    const play = start({ phase: 'orders', initiative: B, queue: [A], turns: 1, units, engagements: [{ a: 2, b: 1 }] });
    play.does(A, DONE, 6, 6);
    expect(play.state.engagements).toEqual([{ a: 2, b: 0 }]);
  });

  /** A gun strikes the parent at medium range. */
  const struck = (...dice: readonly number[]) => {
    const gun = fighter({ seat: B, card: { thrust: 4 } });
    const play = start({ map: 'I1', initiative: B, units: [parent({ zone: 0 }), docked(), docked(), gun] });
    play.does(B, engage(3, 0));
    play.does(A, answer(false), 4, 3, 4, 3);
    const events = play.does(A, { type: 'face', arc: 'left' }, 6, 6, ...dice);
    return eventsOf(events, 'damaged').map(({ unit }) => unit);
  };

  rule('ASC-dock-damage-share', 'five or six strikes one of the DropShips instead, by lot', () => {
    expect([struck(4), struck(5, 1), struck(6, 2)]).toEqual([[0], [1], [2]]);
  });

  const hauling = (dice: readonly number[], one: Partial<Placed> = {}) => {
    const play = start({ phase: 'movement', initiative: B, turns: 1, units: [parent(one), docked(), docked(), outpost()] });
    return { play, events: play.does(A, move(0, 'M1'), ...dice) };
  };

  rule('ASC-dock-maneuver', 'a ship that moves with DropShips rolls against its Thrust', () => {
    const [rolled] = eventsOf(hauling([4, 4]).events, 'rolled');
    expect(termsOf(rolled!.number)).toEqual({ 'ASC-space-control-roll': 4, 'ASC-dock-maneuver': 4 });
    expect(
      hauling([4, 4])
        .play.state.units.slice(1, 3)
        .map(({ fate }) => fate),
    ).toEqual(['docked', 'docked']);
  });

  rule(
    'ASC-dock-maneuver-tear',
    'one DropShip tears off for each point that is missing, with a broken collar, and takes a port along',
    () => {
      const { play } = hauling([4, 3, 2, 3]);
      play.does(A, move(1));
      const [ship0, torn, left] = play.state.units;
      expect([torn!.fate, torn!.armor, torn!.hits.dockingCollar, left!.fate]).toEqual(['fighting', 22, 1, 'docked']);
      expect([ship0!.armor, ship0!.hits.dock]).toEqual([87, 1]);
      expect(
        hauling([1, 1, 1, 1, 1, 1])
          .play.state.units.slice(1, 3)
          .map(({ fate }) => fate),
      ).toEqual(['fighting', 'fighting']);
    },
  );

  /** The parent fights, and the nose of its DropShip joins in. */
  const bonus = () => {
    const play = start({ map: 'I1', units: [parent({ zone: 0, card: { thrust: 6 } }), docked({ skill: 2 }), fighter()] });
    play.does(A, engage(0, 2));
    play.does(B, answer(false), 4, 3, 4, 3);
    play.does(A, { type: 'face', arc: 'front' });
    return play;
  };

  rule('ASC-dock-bonus-attack', 'its nose fires for nothing, once a turn', () => {
    const play = bonus();
    expect(objections(play, A, { type: 'fire', weapons: [], helper: 2 })).toEqual(['ASC-space-multi-attack-once-each']);
    const events = play.does(A, { type: 'fire', weapons: ['standard'], helper: 1 }, 1, 1, 1, 1);
    expect(eventsOf(events, 'fired').map(({ unit, arc, free }) => [unit, arc, free])).toEqual([
      [0, 'front', false],
      [1, 'front', true],
    ]);
    expect(play.state.units[0]!.turn.attacks).toBe(1);
    expect(play.state.units[1]!.turn.done).toBe(true);
  });

  rule('ASC-dock-bonus-attack-skill', 'at the skill of the DropShip', () => {
    const [, nose] = eventsOf(bonus().does(A, { type: 'fire', weapons: ['standard'], helper: 1 }, 1, 1, 1, 1), 'fired');
    expect(nose!.toHit.terms.find(({ rule: by }) => by === 'ASC-space-tohit-base')!.value).toBe(2);
  });

  test('a ship that leaves or is taken takes its DropShips along', () => {
    const away = start({
      phase: 'movement',
      initiative: B,
      turns: 1,
      units: [parent({ at: 'P1', card: { thrust: 1 } }), docked(), outpost()],
    });
    away.does(A, move(0, 'away'), 6, 6);
    expect(away.state.units.slice(0, 2).map(({ fate }) => fate)).toEqual(['retreated', 'retreated']);
    const taken = start({
      phase: 'orders',
      initiative: B,
      queue: [A],
      turns: 1,
      units: [parent({ boarders: 6, marines: 0 }), docked(), ship(), outpost()],
    });
    taken.does(A, DONE);
    expect(taken.state.units.slice(0, 3).map(({ fate }) => fate)).toEqual(['captured', 'captured', 'fighting']);
  });

  rule('ASC-undock', 'said when the parent moves, done when the turn ends, without a roll', () => {
    const play = start({ phase: 'movement', initiative: B, turns: 2, units: [parent(), docked(), outpost()] });
    play.does(A, { type: 'undock', unit: 1 });
    expect(play.state.units[1]!.fate).toBe('docked');
    play.does(A, move(0), ...NEXT);
    expect(play.state.units[1]).toMatchObject({ fate: 'fighting', sector: 1, parent: null });
    expect(eventsOf(play.events, 'rolled')).toEqual([]);
  });

  rule('ASC-undock-no-thrust', 'without Thrust the parent rolls at +4, and a failure harms both', () => {
    const undocked = (...dice: readonly number[]) => {
      const play = start({ phase: 'movement', initiative: B, turns: 1, units: [parent(), docked({ card: { thrust: 0 } }), outpost()] });
      play.does(A, { type: 'undock', unit: 1 });
      play.does(A, move(0), ...dice);
      return play;
    };
    const smooth = undocked(4, 4);
    expect(eventsOf(smooth.events, 'rolled')).toMatchObject([{ unit: 0, number: { total: 8 }, ok: true }]);
    const rough = undocked(4, 3, 2, 5);
    expect(rough.state.units.slice(0, 2).map(({ armor, fate, hits }) => [armor, fate, hits.dock])).toEqual([
      [85, 'fighting', 1],
      [22, 'fighting', 0],
    ]);
  });
});
