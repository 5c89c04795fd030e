import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { at, BASE, book, hit } from '../../scene.fixture.ts';
import { inZone } from '../../sequence/setup.ts';
import type { Command, State } from '../../shape.ts';
import { objectivesOf } from './marker.ts';
import { bystander, endTurn, INITIATIVE, idle, order, play, position, score, standStill, tooNear } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';

const hill = { kind: 'king-of-the-hill' } as const;
/** Who stands at the marker in the middle: from the south, from the north. */
const BESIDE = 1 + BASE / 2;
const south = at({}, 0, 36, 24 + BESIDE);
const north = at({}, 1, 36, 24 - BESIDE);
const held = (marker: number) => ({ marks: [{ kind: 'holding', until: 0, by: marker } as const] });
const holding = (mission: MissionOrder = hill, more: Partial<State> = {}) =>
  play(position(mission, [at({}, 0, 36, 24 + BESIDE, held(3)), bystander(0), bystander(1)], more));

describe('king of the hill', () => {
  rule('ASC-scen-koth-setup#1', 'one marker, two inches across, in the middle', () => {
    const markers = objectivesOf(ruleset.setup(order(hill)));
    expect(markers.map(({ at: place }) => place)).toEqual([{ x: 36 * 254, y: 24 * 254 }]);
    // Base to marker is contact: an inch and half a base from the middle, and not a hair more.
    const reached = (away: number) => {
      const game = play(position(hill, [at({}, 0, 36, 24 + BESIDE + away), bystander(0), bystander(1)]));
      idle(game);
      idle(game);
      return score(game)[0];
    };
    expect([reached(0), reached(0.1)]).toEqual([100, 0]);
  });
  rule('ASC-scen-koth-deployment#1', 'two forces at opposite edges', () => {
    const state = ruleset.setup(order(hill));
    const zone = (seat: number) => [2, 24, 46].map(y => inZone(book, state, seat, { x: 36 * 254, y: y * 254 }));
    expect([zone(0), zone(1)]).toEqual([
      [false, false, true],
      [true, false, false],
    ]);
  });
  rule('ASC-scen-koth-deployment#2', '24 inches between enemies', () => expect(tooNear(hill)).toEqual(['ASC-scen-koth-deployment']));
  rule('ASC-scen-koth-hold#1', 'in contact for a whole turn, with no enemy at it: the turn of arrival does not count', () => {
    const game = play(position(hill, [south, bystander(0), bystander(1)]));
    idle(game);
    expect(score(game)).toEqual([0, 0]);
    idle(game);
    expect(score(game)).toEqual([100, 0]);
    const contested = play(position(hill, [at({}, 0, 36, 24 + BESIDE, held(2)), north]));
    endTurn(contested, ...INITIATIVE);
    expect(score(contested)).toEqual([0, 0]);
  });
  rule('ASC-scen-koth-hold#2', 'whoever holds it may fight', () => {
    const armed = play(position(hill, [at({}, 0, 36, 24 + BESIDE, held(2)), at({ armor: 20 }, 1, 34, 14)]));
    armed.does(0, hit(), 1, 1);
    endTurn(armed, ...INITIATIVE);
    expect(score(armed)).toEqual([100, 0]);
  });
  rule('ASC-scen-koth-hold#3', 'whoever moves out of contact holds it no longer, even if it comes back', () => {
    const moved = (...path: readonly (readonly [number, number])[]) => {
      const state = position(hill, [at({}, 0, 36, 24 + BESIDE, { ...held(3), moved: null }), bystander(0), bystander(1)], {
        phase: 'movement',
        active: 0,
        initiative: 1,
        exchange: { loser: 1, winner: 1 },
      });
      const game = play(state);
      game.does(0, {
        type: 'move',
        unit: 0,
        mode: 'ground',
        path: path.map(([x, y]) => ({ x: Math.round(x * 254), y: Math.round(y * 254) })),
        facing: { dx: 0, dy: -1 },
      });
      standStill(game);
      endTurn(game, ...INITIATIVE);
      return score(game)[0];
    };
    // Away and back; away for good; and once around the marker, always in touch with it.
    expect(moved([36, 28], [36, 24 + BESIDE])).toBe(0);
    expect(moved([36, 28])).toBe(0);
    const step = (degrees: number): readonly [number, number] => [
      36 + (BESIDE + 0.004) * Math.sin((degrees * Math.PI) / 180),
      24 + (BESIDE + 0.004) * Math.cos((degrees * Math.PI) / 180),
    ];
    expect(moved(...[5, 10, 15, 20].map(step))).toBe(100);
    const away = play(position(hill, [at({}, 0, 36, 30, held(2)), bystander(1)]));
    endTurn(away, ...INITIATIVE);
    expect(score(away)).toEqual([0, 0]);
  });
  rule('ASC-scen-koth-contested', 'an enemy at the marker spoils it, even one who does not live to see the end of the turn', () => {
    const both = play(position(hill, [at({}, 0, 36, 24 + BESIDE, held(2)), north]));
    endTurn(both, ...INITIATIVE);
    expect(score(both)).toEqual([0, 0]);
    const state = position(
      hill,
      [
        at({ damage: '9/9/9' }, 0, 36, 24 + BESIDE, { ...held(3), moved: null }),
        at({ armor: 0, structure: 1 }, 1, 36, 20, { moved: null }),
        bystander(1),
      ],
      { phase: 'movement', active: 1, initiative: 0, exchange: { loser: 1, winner: 1 } },
    );
    const game = play(state);
    game.does(1, {
      type: 'move',
      unit: 1,
      mode: 'ground',
      path: [{ x: 36 * 254, y: Math.round((24 - BESIDE) * 254) }],
      facing: { dx: 0, dy: 1 },
    });
    expect(objectivesOf(game.state)[0]!.marks).toMatchObject([{ kind: 'touched', seat: 1 }]);
    const gone = {
      ...game.state,
      phase: 'combat' as const,
      active: 0,
      units: game.state.units.map(unit => (unit.id === 1 ? { ...unit, fate: 'destroyed' as const, at: null } : unit)),
    };
    const after = play(gone);
    endTurn(after, ...INITIATIVE);
    expect(score(after)).toEqual([0, 0]);
  });
  rule('ASC-scen-koth-marker#1', 'nobody stands on it', () => {
    const state = position(hill, [at({}, 0, 36, 28, { moved: null }), bystander(0), bystander(1)], {
      phase: 'movement',
      active: 0,
      initiative: 1,
      exchange: { loser: 1, winner: 1 },
    });
    const to = (y: number): Command => ({
      type: 'move',
      unit: 0,
      mode: 'ground',
      path: [{ x: 36 * 254, y: Math.round(y * 254) }],
      facing: { dx: 0, dy: -1 },
    });
    for (const y of [24, 24 + BESIDE - 0.1]) expect(play(state).refuses(0, to(y)).length).toBeGreaterThan(0);
    play(state).does(0, to(24 + BESIDE));
  });
  rule('ASC-scen-koth-marker#2', 'nobody destroys it or carries it away', () => {
    const game = play(position(hill, [south, bystander(0), bystander(1)]));
    expect(game.refuses(0, hit({ target: 3 })).map(one => one.rule)).toContain('ASC-scen-ctf-flag-durability');
    expect(game.refuses(0, { type: 'lift', unit: 0, target: 3 }).map(one => one.rule)).toContain('ASC-scen-koth-marker');
  });
  rule('ASC-scen-koth-time-limit', 'twelve turns, whatever else is set', () => {
    expect(ruleset.setup(order(hill, { limit: 5 })).limit).toBe(12);
    const game = play(position(hill, [bystander(0), bystander(1)], { turn: 12 }));
    endTurn(game);
    expect(game.state.result).toMatchObject({ reason: 'points' });
  });
  rule('ASC-scen-koth-scoring#1', '100 a turn, however many hold it', () => {
    const two = play(
      position(hill, [at({}, 0, 36, 24 + BESIDE, held(4)), at({}, 0, 36 + BESIDE, 24, held(4)), bystander(0), bystander(1)]),
    );
    idle(two);
    expect(score(two)).toEqual([100, 0]);
    idle(two);
    expect(score(two)).toEqual([200, 0]);
  });
  rule('ASC-scen-koth-scoring#2', 'kills may score besides', () => {
    const killed = (mission: MissionOrder) => {
      const units = [at({}, 0, 36, 24 + BESIDE, held(3)), at({ armor: 0, structure: 1, move: '4"' }, 1, 34, 14), bystander(1)];
      const game = play(position(mission, units));
      game.does(0, hit(), 6, 5);
      endTurn(game, ...INITIATIVE);
      return score(game);
    };
    expect([killed(hill), killed({ ...hill, kills: 'basic' })]).toEqual([
      [100, 0],
      [105, 0],
    ]);
  });
  rule('ASC-scen-koth-final', '200 more for whoever has it at the end', () => {
    const game = holding(hill, { turn: 12 });
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], points: [300, 0] });
  });
  rule('ASC-scen-king-of-the-hill', 'the side that held it longer wins, and the fight goes on though one side is gone', () => {
    const alone = play(position(hill, [at({}, 0, 36, 24 + BESIDE, held(1))]));
    endTurn(alone, ...INITIATIVE);
    expect(alone.state.result).toBeNull();
    const ahead = play(position(hill, [bystander(0), bystander(1)], { turn: 12, score: [100, 300] }));
    endTurn(ahead);
    expect(ahead.state.result!.winners).toEqual([1]);
  });
});

describe('domination', () => {
  const mission = { ...hill, variant: 'domination' } as const;
  const markers = objectivesOf(ruleset.setup(order(mission)));
  const beside = (i: number, seat: 0 | 1, unit: number) =>
    at({}, seat, markers[i]!.at.x / 254, markers[i]!.at.y / 254 + BESIDE, held(unit));
  rule('ASC-scen-koth-domination#1', 'a marker in the middle of every sector', () => {
    expect(markers.map(({ at: { x, y } }) => [x / 254, y / 254])).toEqual([
      [18, 12],
      [54, 12],
      [18, 36],
      [54, 36],
    ]);
    expect(objectivesOf(ruleset.setup(order({ ...mission, markers: 6 })))).toHaveLength(6);
    const game = play(position(mission, [beside(0, 0, 1)]));
    endTurn(game, ...INITIATIVE);
    expect(score(game)).toEqual([200, 0]);
  });
  rule('ASC-scen-koth-domination#2', 'without a time limit of its own it ends when each of them is somebody’s', () => {
    expect(ruleset.setup(order(mission, { limit: 30 })).limit).toBe(30);
    const game = play(position(mission, [beside(0, 0, 4), beside(1, 0, 5), beside(2, 0, 6), beside(3, 1, 7)]));
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], reason: 'points' });
    const three = play(position(mission, [beside(0, 0, 3), beside(1, 0, 4), beside(2, 1, 5)]));
    endTurn(three, ...INITIATIVE);
    expect(three.state.result).toBeNull();
  });
  rule('ASC-scen-koth-domination-score#1', '200 for each marker when it is captured', () => {
    const three = play(position(mission, [beside(0, 0, 3), beside(1, 0, 4), beside(2, 1, 5)]));
    idle(three);
    expect(score(three)).toEqual([400, 200]);
    // Holding on to them scores nothing more.
    idle(three);
    expect(score(three)).toEqual([400, 200]);
  });
  rule('ASC-scen-koth-domination-score#2', '300 for most of them at the end, and nothing where they are even', () => {
    const game = play(position(mission, [beside(0, 0, 4), beside(1, 0, 5), beside(2, 0, 6), beside(3, 1, 7)]));
    endTurn(game);
    expect(game.state.result?.points).toEqual([900, 200]);
    const even = play(position(mission, [beside(0, 0, 4), beside(1, 0, 5), beside(2, 1, 6), beside(3, 1, 7)]));
    endTurn(even);
    expect(even.state.result?.points).toEqual([400, 400]);
  });
});

describe('hold them off', () => {
  const mission = { ...hill, variant: 'hold-them-off' } as const;
  const state = ruleset.setup(order(mission));
  const zone = (seat: number, y: number) => inZone(book, state, seat, { x: 36 * 254, y: y * 254 });
  rule('ASC-scen-koth-hold-them-off#1', 'the defender sets up within six inches of the marker', () =>
    expect([zone(1, 24), zone(1, 30), zone(1, 31), zone(1, 31.1), zone(1, 2)]).toEqual([true, true, true, false, false]),
  );
  rule('ASC-scen-koth-hold-them-off#2', 'half of the attackers at each of two opposite edges', () => {
    expect([zone(0, 46), zone(0, 2), zone(0, 24)]).toEqual([true, true, false]);
    const waiting = { fate: 'waiting' as const, at: null };
    const units = [at({}, 0, 20, 46), at({}, 0, 30, 46, waiting), at({}, 1, 36, 28)];
    const deploy = (y: number) => ({ type: 'deploy', unit: 1, at: { x: 30 * 254, y: y * 254 }, facing: { dx: 0, dy: -1 } }) as const;
    const game = play(position(mission, units, { phase: 'setup', active: 0 }));
    expect(game.refuses(0, deploy(45)).map(one => one.rule)).toEqual(['ASC-scen-koth-hold-them-off']);
    game.does(0, deploy(2), ...INITIATIVE);
  });
  rule('ASC-scen-koth-hold-them-off-vp#1', '100 for the defender for every turn in which the attacker does not hold it', () => {
    const game = play(position(mission, [bystander(0), bystander(1)]));
    endTurn(game, ...INITIATIVE);
    expect(score(game)).toEqual([0, 100]);
    const taken = holding(mission);
    endTurn(taken, ...INITIATIVE);
    expect(score(taken)[1]).toBe(0);
  });
  rule('ASC-scen-koth-hold-them-off-vp#2', 'three turns in a row win and end it', () => {
    const game = holding(mission);
    idle(game);
    idle(game);
    expect(game.state.result).toBeNull();
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], reason: 'objective' });
    // Two turns, then an enemy at the marker: the count begins anew.
    const two = holding(mission);
    idle(two);
    idle(two);
    const spoilt = play({
      ...two.state,
      units: two.state.units.map(unit => (unit.id === 2 ? { ...unit, at: { x: 36 * 254, y: Math.round((24 - BESIDE) * 254) } } : unit)),
    });
    endTurn(spoilt, ...INITIATIVE);
    expect([spoilt.state.result, spoilt.state.mission?.run]).toEqual([null, 0]);
  });
  rule('ASC-scen-koth-hold-them-off-vp#3', '300 for an attacker for each turn that it holds', () => {
    const game = holding(mission);
    idle(game);
    expect(score(game)).toEqual([300, 0]);
    idle(game);
    endTurn(game);
    expect(game.state.result?.points).toEqual([900, 0]);
  });
});
