import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Command } from '../shape.ts';
import { unitAt } from '../state.ts';
import { objections } from '../testing/core.fixture.ts';
import { eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, start, strike, termsOf, walk } from '../testing/table.fixture.ts';

const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
const PLATOON = 'Foot Platoon (Rifle)';
const squad = find(SQUAD)!;
const HIT = [6, 6] as const;
const wears = (...mounts: readonly Mount[]): Paper => ({ ...squad, mounts: [...squad.mounts, ...mounts] });
const gear = (item: string): Mount => ({ kind: 'equipment', item, at: 'Squad' });

/** Troops of the north attack what stands in their hex; all else is dice. */
const climb = (troops: Partial<Placed>, target: Partial<Placed>, kind: 'leg' | 'swarm', ...dice: readonly number[]) => {
  const play = start({
    phase: 'physical',
    units: [
      { at: '0805', design: SQUAD, ...troops },
      { at: '0805', design: 'AS7-D', ...target },
    ],
  });
  play.does(NORTH, strike(0, { kind, target: 1 }));
  return { play, events: play.does(SOUTH, strike(1), ...dice, ...NEXT) };
};
const may = (troops: Partial<Placed>, target: Partial<Placed>, kind: 'leg' | 'swarm') =>
  objections(
    start({
      phase: 'physical',
      units: [
        { at: '0805', design: SQUAD, ...troops },
        { at: '0805', design: 'AS7-D', ...target },
      ],
    }),
    strike(0, { kind, target: 1 }),
  );
const number = (troops: Partial<Placed>, kind: 'leg' | 'swarm', target: Partial<Placed> = {}) =>
  eventsOf(climb(troops, target, kind, 1, 1).events, 'struck')[0]!.toHit;
const FEWER = [[], ['S1'], ['S1', 'S2'], ['S1', 'S2', 'S3'], ['S1', 'S2', 'S3', 'S4']] as const;

describe('charges at the legs', () => {
  rule('TW-ba-leg#1', 'in its hex, at a ’Mech, with the skill against ’Mechs', () => {
    expect(may({}, {}, 'leg')).toEqual([]);
    expect(may({}, { at: '0806' }, 'leg')).toContain('TW-phys-range');
    expect(may({}, { design: 'Vedette Medium Tank' }, 'leg').length).toBeGreaterThan(0);
    expect([number({ piloting: 5 }, 'leg').total, number({ piloting: 3 }, 'leg').total]).toEqual([5, 3]);
  });
  rule('TW-ba-leg#2', 'its movement counts; who lies is two, who cannot move four easier', () => {
    expect(number({ piloting: 8 }, 'leg', { moved: ['run', 5] }).total).toBe(10);
    expect([number({ piloting: 8 }, 'leg', { prone: true }).total, number({ piloting: 8 }, 'leg', { shutDown: true }).total]).toEqual([
      6, 4,
    ]);
  });
  rule('TW-ba-leg#3', 'the fewer suits the harder', () => {
    expect(FEWER.map(gone => termsOf(number({ gone }, 'leg'))['TW-ba-leg'] ?? 0)).toEqual([0, 0, 2, 5, 7]);
  });
  rule('TW-ba-leg#4', 'the fewer men the harder, and five at least', () => {
    const men = (TR: number) => termsOf(number({ design: PLATOON, structure: { TR } }, 'leg'))['TW-ba-leg'] ?? 0;
    expect([22, 21, 16, 15, 10, 9, 5].map(men)).toEqual([0, 2, 2, 5, 5, 7, 7]);
    expect(may({ design: PLATOON, structure: { TR: 4 } }, {}, 'leg').length).toBeGreaterThan(0);
  });
  rule('TW-ba-leg#5', 'four points to a leg, and a roll for what is in it', () => {
    const leg = (die: number) => climb({}, {}, 'leg', ...HIT, die, ...pair(7)).events;
    expect([1, 3, 4, 6].map(die => eventsOf(leg(die), 'damaged')[0]!.location)).toEqual(['RL', 'RL', 'LL', 'LL']);
    expect(eventsOf(leg(1), 'damaged')[0]).toMatchObject({ armor: 4, structure: 0 });
    expect(eventsOf(leg(1), 'criticalRolled')).toMatchObject([{ location: 'RL' }]);
  });
  rule('TW-ba-leg#6', 'one more for each claw, two more for each suit with stronger muscles', () => {
    const damage = (design: Paper, gone: Placed['gone'] = []) =>
      eventsOf(climb({ design, gone }, {}, 'leg', ...HIT, 1, ...pair(7)).events, 'damaged')[0]!.armor;
    expect([
      damage(squad),
      damage(wears(gear('BABattleClawVibro'))),
      damage(wears(gear('BABattleClawVibro'), gear('BABattleClawVibro'))),
    ]).toEqual([4, 5, 6]);
    expect([damage(wears(gear('CLBAMyomerBooster'))), damage(wears(gear('CLBAMyomerBooster')), ['S1'])]).toEqual([14, 12]);
  });
});

describe('swarms', () => {
  rule('TW-ba-swarm#1', 'at ’Mechs and vehicles: two harder, five with three suits or fewer', () => {
    expect(FEWER.map(gone => termsOf(number({ gone }, 'swarm'))['TW-ba-swarm'])).toEqual([2, 2, 5, 5, 5]);
    expect(may({}, { design: 'Vedette Medium Tank' }, 'swarm')).toEqual([]);
    expect(may({}, { design: PLATOON }, 'swarm').length).toBeGreaterThan(0);
  });
  rule('TW-ba-swarm#2', 'men: two from twenty-two, five from sixteen, and never fewer', () => {
    const men = (TR: number) => termsOf(number({ design: PLATOON, structure: { TR } }, 'swarm'))['TW-ba-swarm'];
    expect([22, 21, 16].map(men)).toEqual([2, 5, 5]);
    expect(may({ design: PLATOON, structure: { TR: 15 } }, {}, 'swarm').length).toBeGreaterThan(0);
  });
  rule('TW-ba-swarm#3', 'magnetic claws make it one easier', () => {
    expect(termsOf(number({ design: wears(gear('BABattleClawMagnets')) }, 'swarm'))['TW-ba-swarm']).toBe(1);
  });
  rule('TW-ba-swarm#4', 'no damage in the first turn', () => {
    const { play, events } = climb({}, {}, 'swarm', ...HIT);
    expect(eventsOf(events, 'damaged')).toEqual([]);
    expect(unitAt(play.state, 0).clings).toBe(1);
  });
  /** They hang on already; the phase of the weapons goes by. */
  const inward = (design: string | Paper, ...dice: readonly number[]) => {
    const play = start({
      phase: 'weapon',
      units: [
        { at: '0805', design, clings: 1, gone: ['S1', 'S2'] },
        { at: '0805', design: 'AS7-D' },
      ],
    });
    play.does(NORTH, hold(0));
    return play.does(SOUTH, hold(1), ...dice);
  };
  rule('TW-ba-swarm#5', 'then all but missiles and what sits on the body, as one group', () => {
    const arms = (...mounts: readonly Mount[]) => ({ ...squad, mounts });
    const laser: Mount = { kind: 'weapon', item: 'CLBASmall Laser', at: 'Squad' };
    const rack: Mount = { kind: 'weapon', item: 'CLBASRM2', at: 'Squad' };
    const points = (design: Paper) =>
      eventsOf(inward(design, ...pair(7), ...pair(3)), 'damaged').map(({ location, armor }) => [location, armor]);
    expect(points(arms(laser))).toEqual([['CT', 9]]);
    expect(points(arms(laser, laser))).toEqual([['CT', 18]]);
    expect(points(arms(laser, rack))).toEqual([['CT', 9]]);
    expect(points(arms(laser, { ...laser, on: 'Body' }))).toEqual([['CT', 9]]);
  });
  rule('TW-ba-swarm#6', 'with a roll for what is inside, which men do not get', () => {
    expect(eventsOf(inward(SQUAD, ...pair(7), ...pair(3)), 'criticalRolled')).toHaveLength(1);
    const men = inward(PLATOON, ...pair(7));
    expect(eventsOf(men, 'damaged')).toHaveLength(1);
    expect(eventsOf(men, 'criticalRolled')).toEqual([]);
  });
  const brush = (host: Partial<Placed>, ...dice: readonly number[]) => {
    const play = start({
      phase: 'physical',
      units: [
        { at: '0805', facing: 3, design: 'AS7-D', ...host },
        { at: '0805', design: SQUAD, clings: 0 },
      ],
    });
    play.does(NORTH, strike(0, { kind: 'brush', arm: 'RA', target: 1 }));
    return { play, events: play.does(SOUTH, strike(1), ...dice, ...NEXT) };
  };
  rule('TW-ba-brushoff#1', 'four harder, and what is wrong with the arm besides', () => {
    // Shoulder, upper arm, lower arm and hand are the first four of an arm.
    const needs = (...slots: readonly number[]) =>
      eventsOf(brush({ piloting: 5, hits: { RA: slots } }, 1, 1, 3).events, 'struck')[0]!.toHit.total;
    // Suits are one harder to strike, whoever does it.
    expect([needs(), needs(1), needs(2), needs(3)]).toEqual([10, 12, 12, 11]);
  });
  rule('TW-ba-brushoff#2', 'a hand that misses strikes its own machine like a punch', () => {
    const { play, events } = brush({}, 1, 1, 3);
    expect(eventsOf(events, 'damaged')).toMatchObject([{ unit: 0, location: 'CT', armor: 10 }]);
    expect(unitAt(play.state, 1).clings).toBe(0);
  });
  /** A Griffin with a swarm on it moves. */
  const moves = (host: Partial<Placed>, command: Command, ...dice: readonly number[]) => {
    const play = start({
      units: [
        { at: '0808', facing: 3, ...host },
        { at: '0808', design: SQUAD, clings: 0, moved: ['stand', 0] },
        { at: '0117', moved: ['stand', 0] },
      ],
      ground: { '0809': 'x' },
    });
    return { play, events: play.does(NORTH, command, ...dice) };
  };
  rule('TW-ba-brushoff#3', 'a fall throws them off, lying down only after a roll', () => {
    const thrown = moves({}, walk(0, 'D'), ...pair(5), 1, 1, 3);
    expect(unitAt(thrown.play.state, 1).clings).toBeNull();
    expect(unitAt(moves({}, walk(0, 'D'), ...pair(4)).play.state, 1).clings).toBe(0);
    // It fails to cross rubble, falls, and they go with it.
    const fallen = moves({}, walk(0, 'F'), 1, 1, 1, ...pair(7), ...pair(7), ...HIT, 1, 1, 3);
    expect(unitAt(fallen.play.state, 1).clings).toBeNull();
  });
  rule('TW-ba-brushoff#4', 'and they take two dice of damage', () => {
    const { events } = moves({}, walk(0, 'D'), ...pair(5), 3, 4, 1, 2);
    expect(eventsOf(events, 'damaged').map(({ unit, location, armor }) => [unit, location, armor])).toEqual([
      [1, 'S1', 5],
      [1, 'S2', 2],
    ]);
  });
});
