import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { at, BASE, hit } from '../scene.fixture.ts';
import { inZone, setUp } from '../sequence/setup.ts';
import type { Command, MissionOrder, State } from '../shape.ts';
import { objectivesOf } from './marker.ts';
import { bystander, endTurn, INITIATIVE, idle, order, play, position, score, tooNear } from './mission.fixture.ts';

const hill = { kind: 'king-of-the-hill' } as const;
/** Who stands at the marker in the middle: from the south, from the north. */
const BESIDE = 1 + BASE / 2;
const south = at({}, 0, 36, 24 + BESIDE);
const north = at({}, 1, 36, 24 - BESIDE);
const held = (marker: number) => ({ marks: [{ kind: 'holding', until: 0, by: marker }] });
const holding = (mission: MissionOrder = hill, more: Partial<State> = {}) =>
  play(position(mission, [at({}, 0, 36, 24 + BESIDE, held(3)), bystander(0), bystander(1)], more));

describe('king of the hill', () => {
  rule('ASC-scen-koth-setup', 'one marker of two inches in the middle', () => {
    const markers = objectivesOf(setUp(order(hill)));
    expect(markers.map(({ at: place }) => place)).toEqual([{ x: 36 * 254, y: 24 * 254 }]);
  });
  rule('ASC-scen-koth-deployment', 'opposite edges, and 24 inches between enemies', () => {
    expect(tooNear(hill)).toEqual(['ASC-scen-koth-deployment']);
  });
  rule('ASC-scen-koth-hold', 'in contact for a whole turn: the turn of arrival does not count, and fighting does no harm', () => {
    const game = play(position(hill, [south, bystander(0), bystander(1)]));
    idle(game);
    expect(score(game)).toEqual([0, 0]);
    idle(game);
    expect(score(game)).toEqual([100, 0]);
    const armed = play(position(hill, [at({}, 0, 36, 24 + BESIDE, held(2)), at({ armor: 20 }, 1, 34, 14)]));
    armed.does(0, hit(), 1, 1);
    endTurn(armed, ...INITIATIVE);
    expect(score(armed)).toEqual([100, 0]);
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
    expect(objectivesOf(game.state)[0]!.marks).toMatchObject([{ kind: 'touched-1' }]);
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
  rule('ASC-scen-koth-marker', 'nobody stands on it, carries it off or destroys it', () => {
    const walk: Command = { type: 'move', unit: 0, mode: 'ground', path: [{ x: 36 * 254, y: 25 * 254 }], facing: { dx: 0, dy: -1 } };
    const state = position(hill, [at({}, 0, 36, 30, { moved: null }), bystander(1)], { phase: 'movement' });
    expect(
      play(state)
        .refuses(0, walk)
        .map(one => one.rule),
    ).toContain('AS-stacking');
    const close = play(position(hill, [south, bystander(1)]));
    expect(close.refuses(0, { type: 'lift', unit: 0, target: 2 }).map(one => one.rule)).toContain('ASC-scen-koth-marker');
    expect(close.refuses(0, hit({ target: 2 })).map(one => one.rule)).toContain('ASC-scen-ctf-flag-durability');
  });
  rule('ASC-scen-koth-time-limit', 'twelve turns, whatever else is set', () => {
    expect(setUp(order(hill, { limit: 5 })).limit).toBe(12);
    const game = play(position(hill, [bystander(0), bystander(1)], { turn: 12 }));
    endTurn(game);
    expect(game.state.result).toMatchObject({ reason: 'points' });
  });
  rule('ASC-scen-koth-scoring', '100 a turn, however many hold it', () => {
    const two = play(
      position(hill, [at({}, 0, 36, 24 + BESIDE, held(4)), at({}, 0, 36 + BESIDE, 24, held(4)), bystander(0), bystander(1)]),
    );
    endTurn(two, ...INITIATIVE);
    expect(score(two)).toEqual([100, 0]);
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
    const ahead = play(
      position(hill, [bystander(0), bystander(1)], { turn: 12, mission: { ...position(hill, []).mission!, score: [100, 300] } }),
    );
    endTurn(ahead);
    expect(ahead.state.result!.winners).toEqual([1]);
  });
});

describe('domination', () => {
  const mission = { ...hill, variant: 'domination' } as const;
  const markers = objectivesOf(setUp(order(mission)));
  const beside = (i: number, seat: 0 | 1, unit: number) =>
    at({}, seat, markers[i]!.at.x / 254, markers[i]!.at.y / 254 + BESIDE, held(unit));
  rule('ASC-scen-koth-domination', 'a marker in the middle of every sector; it ends when each of them is somebody’s', () => {
    expect(markers.map(({ at: { x, y } }) => [x / 254, y / 254])).toEqual([
      [18, 12],
      [54, 12],
      [18, 36],
      [54, 36],
    ]);
    expect(setUp(order(mission, { limit: 30 })).limit).toBe(30);
    const game = play(position(mission, [beside(0, 0, 4), beside(1, 0, 5), beside(2, 0, 6), beside(3, 1, 7)]));
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], reason: 'points' });
    const three = play(position(mission, [beside(0, 0, 3), beside(1, 0, 4), beside(2, 1, 5)]));
    endTurn(three, ...INITIATIVE);
    expect(three.state.result).toBeNull();
  });
  rule('ASC-scen-koth-domination-score', '200 for each capture, and 300 for most of them', () => {
    const game = play(position(mission, [beside(0, 0, 4), beside(1, 0, 5), beside(2, 0, 6), beside(3, 1, 7)]));
    endTurn(game);
    expect(game.state.result!.points).toEqual([900, 200]);
    const three = play(position(mission, [beside(0, 0, 3), beside(1, 0, 4), beside(2, 1, 5)]));
    idle(three);
    idle(three);
    expect(score(three)).toEqual([400, 200]);
  });
});

describe('hold them off', () => {
  const mission = { ...hill, variant: 'hold-them-off' } as const;
  rule('ASC-scen-koth-hold-them-off', 'the defender about the marker, half of the attackers at each of two edges', () => {
    const state = setUp(order(mission));
    const zone = (seat: number, y: number) => inZone(state, seat, { x: 36 * 254, y: y * 254 });
    expect([zone(1, 24), zone(1, 30), zone(1, 32), zone(1, 2)]).toEqual([true, true, false, false]);
    expect([zone(0, 46), zone(0, 2), zone(0, 24)]).toEqual([true, true, false]);
    const waiting = { fate: 'waiting' as const, at: null };
    const units = [at({}, 0, 20, 46), at({}, 0, 30, 46, waiting), at({}, 1, 36, 28)];
    const deploy = (y: number) => ({ type: 'deploy', unit: 1, at: { x: 30 * 254, y: y * 254 }, facing: { dx: 0, dy: -1 } }) as const;
    const game = play(position(mission, units, { phase: 'setup', active: 0 }));
    expect(game.refuses(0, deploy(45)).map(one => one.rule)).toEqual(['ASC-scen-koth-hold-them-off']);
    game.does(0, deploy(2), ...INITIATIVE);
  });
  rule('ASC-scen-koth-hold-them-off-vp', '100 for the defender every turn, 300 for an attacker who holds; three in a row win', () => {
    const idleGame = play(position(mission, [bystander(0), bystander(1)]));
    endTurn(idleGame, ...INITIATIVE);
    expect(score(idleGame)).toEqual([0, 100]);
    const game = holding(mission);
    idle(game);
    idle(game);
    expect([score(game), game.state.result]).toEqual([[600, 0], null]);
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], reason: 'objective', points: [900, 0] });
    const broken = holding(mission, { mission: { ...position(mission, []).mission!, run: 2 } });
    const spoilt = play({
      ...broken.state,
      units: broken.state.units.map(unit => (unit.id === 2 ? { ...unit, at: { x: 36 * 254, y: Math.round((24 - BESIDE) * 254) } } : unit)),
    });
    endTurn(spoilt, ...INITIATIVE);
    expect(spoilt.state.mission!.run).toBe(0);
  });
});
