import { open, Rulebook, ScriptedDice } from '@sortie/kernel';
import { rule, scene, standard } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { sectorNamed } from '../map/sectors.ts';
import { outerZone } from '../map/zones.ts';
import { readSetup } from '../read.ts';
import { ruleset } from '../ruleset.ts';
import { ATMOSPHERE, CAPITAL, type Entry, type Setup } from '../shape.ts';
import { A, answer, B, dropShip, engage, eventsOf, fighter, move, NEXT, objections, start, stay } from '../space.fixture.ts';
import { exchanges } from './order.ts';

const sectors = (...names: readonly string[]) => ({ sectors: names.map(sectorNamed) });
const plan = (one: readonly Entry[], two: readonly Entry[], more: Partial<Setup> = {}): Setup => ({
  centre: 'space',
  forces: [one, two],
  areas: [sectors('O1', 'P1'), sectors('O13', 'P4')],
  turns: 10,
  goal: 'rout',
  ...more,
});
const K: Entry = { craft: 'Kestrel' };

/** A game from its very beginning. */
function game(setup: Setup) {
  const opened = open(ruleset, Rulebook.compile(ruleset, standard(ruleset)), setup, new ScriptedDice([]));
  if (!opened.ok) throw new Error('no dice are wanted before the first turn');
  return scene(ruleset, opened.state);
}

describe('setting up', () => {
  rule('ASC-space-required-maps', 'there is always a Capital Map; over a battle on the ground there is the map of its air as well', () => {
    const space = game(plan([K], [K]));
    space.does(A, { type: 'deploy', unit: 0, sector: sectorNamed('O1') });
    expect(eventsOf(space.does(B, { type: 'deploy', unit: 1, sector: sectorNamed('O13') }, ...NEXT), 'turnBegan')[0]!.maps).toEqual([
      CAPITAL,
    ]);
    const station = dropShip({ craft: 'Lantern Station', at: 'I4', zone: -1, card: { specials: [] } });
    const ground = start({ centre: 'ground', groundTurn: 4, phase: 'movement', initiative: B, units: [fighter({ zone: -1 }), station] });
    const began = eventsOf(ground.does(A, stay(0), ...NEXT, ...NEXT), 'turnBegan');
    expect(began.map(({ maps }) => maps)).toEqual([[ATMOSPHERE], [CAPITAL, ATMOSPHERE]]);
  });

  rule('ASC-space-placement-default', 'each side where the scenario puts it, across the map from the other', () => {
    const play = game(plan([K], [K]));
    expect(objections(play, A, { type: 'deploy', unit: 0, sector: sectorNamed('O13') })).toEqual(['ASC-space-placement-default']);
    expect(objections(play, B, { type: 'deploy', unit: 1, sector: sectorNamed('O13') })).toEqual(['ASC-space-placement-default']);
    play.does(A, { type: 'deploy', unit: 0, sector: sectorNamed('P1') });
    expect(play.state.units[0]).toMatchObject({ fate: 'fighting', sector: sectorNamed('P1') });
  });

  rule('ASC-space-placement-attacker-defender', 'the defender of a place in its middle, the attacker at the edge', () => {
    const play = game(
      plan([K], [K], { areas: [sectors('C', 'I1', 'I2', 'I3', 'I4', 'I5', 'I6'), sectors('P1', 'P2', 'P3', 'P4', 'P5', 'P6')] }),
    );
    expect(objections(play, A, { type: 'deploy', unit: 0, sector: sectorNamed('P1') })).toEqual(['ASC-space-placement-default']);
    play.does(A, { type: 'deploy', unit: 0, sector: sectorNamed('C') });
    expect(objections(play, B, { type: 'deploy', unit: 1, sector: sectorNamed('I1') })).toEqual(['ASC-space-placement-default']);
  });

  rule('ASC-space-placement-over-ground-battle', 'each side on the side of the sky that its ground forces have', () => {
    const play = game(plan([K], [K], { centre: 'ground', areas: [sectors('M1', 'O1', 'O2'), sectors('M7', 'O13')] }));
    expect(objections(play, A, { type: 'deploy', unit: 0, sector: sectorNamed('M7') })).toEqual(['ASC-space-placement-default']);
    play.does(A, { type: 'deploy', unit: 0, sector: sectorNamed('M1') });
    expect(play.state.active).toBe(B);
  });

  rule('ASC-space-placement-unequal', 'the side with more craft sets up more of them at a time', () => {
    const play = game(plan([K, K, K, K], [K, K]));
    const order: number[] = [];
    while (play.state.phase === 'deployment' && order.length < 5) {
      order.push(play.state.active);
      const unit = play.state.units.find(one => one.seat === play.state.active && one.fate === 'waiting')!;
      play.does(play.state.active, { type: 'deploy', unit: unit.id, sector: play.state.areas[unit.seat as 0 | 1].sectors[0]! });
    }
    expect(order).toEqual([0, 0, 1, 0, 0]);
    expect(exchanges(1, [2, 5])).toEqual([1, 1, 0, 1, 1, 1, 0]);
  });

  rule('ASC-space-setup-order', 'set-up is over before the first turn of any map', () => {
    const play = game(plan([K], [K]));
    expect(play.state).toMatchObject({ phase: 'deployment', turn: 0 });
    play.does(A, { type: 'deploy', unit: 0, sector: sectorNamed('O1') });
    expect(objections(play, B, move(1, 'M7')).length).toBeGreaterThan(0);
    play.does(B, { type: 'deploy', unit: 1, sector: sectorNamed('O13') }, ...NEXT);
    expect(play.state).toMatchObject({ phase: 'movement', turn: 1 });
  });

  const printed = { name: 'Glider', type: 'AF', size: 1, tmm: 0, move: '6a', damage: '1/1/-', overheat: 0, armor: 3, structure: 3, pv: 10 };
  const problem = (craft: Entry['craft']): string => {
    const read = readSetup(plan([{ craft }], [K]));
    return read.ok ? '' : read.problem;
  };

  rule('ASC-space-legal-units', 'only what is built for space comes to the Capital Map', () => {
    expect(problem({ ...printed, specials: ['ATMO'] })).toContain('ASC-space-legal-units');
    expect(problem({ ...printed, type: 'BM', specials: [] })).toContain('not a type that fights in space');
    expect(problem({ ...printed, specials: [] })).toBe('');
  });

  test('nobody carries more missiles than its card allows', () => {
    const read = (bombs: Entry['bombs'] & {}) => readSetup(plan([{ craft: 'Albatross', bombs }], [K]));
    expect([read(['AS']).ok, read(['AS', 'AAA']).ok]).toEqual([true, false]);
  });

  rule('ASC-sa-spc', 'fighters and ships have it by nature, a support vehicle has to say so', () => {
    const vehicle = { ...printed, type: 'SV', move: '3a' };
    expect(problem({ ...vehicle, specials: [] })).toContain('ASC-space-legal-units');
    expect(problem({ ...vehicle, specials: ['SPC'] })).toBe('');
    expect(problem({ ...vehicle, move: '0k', specials: [] })).toBe('');
  });
});

describe('turns', () => {
  rule('ASC-space-separate-initiative', 'each capital turn has its own roll, and a tie is rolled again', () => {
    const play = start({
      phase: 'movement',
      initiative: B,
      units: [fighter({ zone: -1 }), dropShip({ craft: 'Lantern Station', at: 'I4', zone: -1 })],
    });
    const rolls = eventsOf(play.does(A, stay(0), 3, 3, 2, 4, 1, 1, 1, 2), 'initiativeRolled');
    expect(rolls.map(({ winner }) => winner)).toEqual([-1, 1]);
    expect(play.state.initiative).toBe(B);
  });

  rule('ASC-space-multi-engagement-turns', 'one roll for all maps, and each is played to its end before the next', () => {
    const units = [
      fighter({ at: 'I1', zone: 0 }),
      fighter({ at: 'I1', zone: 8 }),
      fighter({ seat: A, at: 'I3', zone: 0 }),
      fighter({ at: 'I3', zone: 8 }),
    ];
    const play = start({ phase: 'movement', initiative: B, map: 'I1', maps: [sectorNamed('I3'), CAPITAL], units });
    expect(objections(play, A, { type: 'maneuver', unit: 2, path: [1] })).toContain('ASC-space-multi-engagement-turns');
    play.does(A, { type: 'maneuver', unit: 0, path: [] });
    play.does(B, { type: 'maneuver', unit: 1, path: [] });
    expect(play.state).toMatchObject({ map: sectorNamed('I3'), phase: 'movement' });
    expect(eventsOf(play.events, 'initiativeRolled')).toEqual([]);
  });

  rule('ASC-space-engagement-then-capital', 'the Capital Map comes last, and who has acted on another map has acted', () => {
    const units = [fighter({ zone: outerZone(12) }), fighter({ zone: 0 }), fighter({ seat: A, at: 'O5', zone: -1 })];
    const play = start({ phase: 'movement', initiative: B, map: 'I1', maps: [CAPITAL], units });
    play.does(A, { type: 'maneuver', unit: 0, path: [], exit: sectorNamed('M1') });
    play.does(B, { type: 'maneuver', unit: 1, path: [] });
    expect(play.state).toMatchObject({ map: CAPITAL, phase: 'movement', active: A });
    expect(objections(play, A, move(0, 'O1'))).toContain('ASC-space-multi-engagement-turns');
  });

  rule('ASC-space-engagement-turn-scale', 'an Engagement Map has one turn in a capital turn', () => {
    const play = start({
      phase: 'movement',
      initiative: B,
      map: 'I1',
      units: [fighter(), dropShip({ craft: 'Lantern Station', zone: 8 })],
    });
    const events = play.does(A, { type: 'maneuver', unit: 0, path: [] }, ...NEXT);
    expect(eventsOf(events, 'turnBegan')).toMatchObject([{ turn: 2, maps: [sectorNamed('I1'), CAPITAL] }]);
  });

  rule('ASC-space-end-phase', 'engagements, then orders, then everything at once, and the next turn', () => {
    const play = start({ map: 'I1', units: [fighter(), fighter()] });
    play.does(A, engage(0, 1));
    const fought = play.does(B, answer(false), 4, 3, 4, 3, 1, 1);
    play.does(A, { type: 'settle', a: 0, b: 1, stay: false });
    const ended = play.does(B, { type: 'settle', a: 0, b: 1, stay: false }, ...NEXT);
    const phases = [...fought, ...play.events.filter(event => !fought.includes(event))].flatMap(event =>
      event.type === 'phaseBegan' ? [event.phase] : [],
    );
    expect(phases.slice(-6)).toEqual(['aftermath', 'settling', 'orders', 'closing', 'initiative', 'movement']);
    expect(eventsOf(ended, 'turnEnded')).toMatchObject([{ turn: 1 }]);
  });
});

describe('over a battle on the ground', () => {
  /** Nobody can go anywhere, so that the turns pass by themselves. */
  const stations = [
    dropShip({ craft: 'Lantern Station', at: 'I1', zone: -1, card: { specials: [] } }),
    dropShip({ craft: 'Lantern Station', at: 'I4', zone: -1, card: { specials: [] } }),
  ];
  const waiting = (groundTurn: number) =>
    start({
      centre: 'ground',
      groundTurn,
      turn: 0,
      turns: 1,
      phase: 'movement',
      initiative: B,
      units: [fighter({ zone: -1, at: 'M1' }), ...stations],
    });

  rule('ASC-space-first-capital-turn', 'five turns of the ground pass before anybody moves in space', () => {
    const setup = plan([{ craft: 'Lantern Station' }], [{ craft: 'Lantern Station' }], {
      centre: 'ground',
      turns: 1,
      areas: [sectors('I1'), sectors('I4')],
    });
    const play = game(setup);
    play.does(A, { type: 'deploy', unit: 0, sector: sectorNamed('I1') });
    const events = play.does(B, { type: 'deploy', unit: 1, sector: sectorNamed('I4') }, ...Array.from({ length: 7 }, () => NEXT).flat());
    const turns = eventsOf(events, 'turnBegan');
    expect(turns.map(({ turn }) => turn)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(turns.map(({ maps }) => maps.includes(CAPITAL))).toEqual([false, false, false, false, false, true]);
  });

  rule('ASC-space-turn-ratio', 'every sixth turn of the ground is one of space', () => {
    const play = waiting(6);
    const events = play.does(A, stay(0), ...Array.from({ length: 6 }, () => NEXT).flat());
    expect(eventsOf(events, 'turnBegan').map(({ groundTurn, maps }) => [groundTurn, maps.length])).toEqual([
      [7, 1],
      [8, 1],
      [9, 1],
      [10, 1],
      [11, 1],
      [12, 2],
    ]);
    expect(play.state).toMatchObject({ map: CAPITAL, phase: 'movement', groundTurn: 12 });
  });

  rule('ASC-tbl-turn-tracker', 'set-up is 0, one to five have no turn of space, the sixth has one, and it begins again', () => {
    const play = waiting(0);
    const first = play.does(A, stay(0), ...Array.from({ length: 6 }, () => NEXT).flat());
    expect(eventsOf(first, 'turnBegan').map(({ turn }) => turn)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  rule('ASC-space-capital-before-ground', 'space comes first, and then the ground has an initiative of its own', () => {
    const play = start({
      centre: 'ground',
      groundTurn: 6,
      phase: 'movement',
      initiative: B,
      maps: [ATMOSPHERE],
      units: [fighter({ zone: -1 }), fighter({ at: 'C', zone: 8 }), ...stations],
    });
    play.does(A, stay(0));
    const events = play.does(B, stay(1), 1, 1, 2, 2);
    expect(eventsOf(events, 'initiativeRolled')).toMatchObject([{ winner: B }]);
    expect(play.state).toMatchObject({ map: ATMOSPHERE, phase: 'movement', groundTurn: 6 });
  });

  rule('ASC-space-map-resolution-order', 'Engagement Maps, the Capital Map, and the air over the ground last', () => {
    const units = [
      fighter({ at: 'I1', zone: 0 }),
      fighter({ at: 'I1', zone: 8 }),
      fighter({ seat: A, at: 'C', zone: 8 }),
      fighter({ seat: A, at: 'M4', zone: -1 }),
    ];
    const play = start({
      centre: 'ground',
      groundTurn: 5,
      phase: 'movement',
      initiative: B,
      map: ATMOSPHERE,
      units: units.map((one, i) => (i === 2 ? one : one)),
    });
    const events = play.does(A, { type: 'maneuver', unit: 2, path: [] }, ...NEXT);
    expect(eventsOf(events, 'turnBegan')[0]!.maps).toEqual([sectorNamed('I1'), CAPITAL, ATMOSPHERE]);
  });
});
