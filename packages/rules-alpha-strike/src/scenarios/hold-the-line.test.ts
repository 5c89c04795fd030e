import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { at } from '../scene.fixture.ts';
import { inZone, setUp } from '../sequence/setup.ts';
import type { Command, MissionOrder, State } from '../shape.ts';
import { exitEdge } from './exit-edge.ts';
import { bystander, endTurn, INITIATIVE, order, play, position, RULES, score } from './mission.fixture.ts';

const line = { kind: 'hold-the-line' } as const;
const chase = { ...line, variant: 'chase' } as const;
const leave = (unit: number): Command => ({ type: 'ability', ability: 'leave', unit });
/** An attacker of the first side so far from the northern edge, before it has moved; somebody else is there as well. */
const runner = (y: number, more = {}, card = {}) => at(card, 0, 36, y, { moved: null, ...more });
const moving = (mission: MissionOrder, units: Parameters<typeof position>[1], more: Partial<State> = {}) =>
  play(position(mission, units, { phase: 'movement', active: 0, initiative: 1, exchange: { loser: 1, winner: 1 }, ...more }));

describe('hold the line', () => {
  rule('ASC-scen-htl-setup', 'something is in the way along both flanks', () => {
    const { table } = setUp(order(line));
    const flanks = table.pieces.filter(({ id }) => id.startsWith('flank-'));
    expect(flanks).toHaveLength(6);
    for (const { kind, level, outline } of flanks) {
      expect([kind, level]).toEqual(['woods', 2]);
      expect(outline.kind === 'circle' && Math.min(outline.at.x, table.width - outline.at.x)).toBe(3 * 254);
    }
    expect(setUp(order(line, { table })).table.pieces).toHaveLength(6);
  });
  rule('ASC-scen-htl-deployment', 'the attacker begins at its own edge', () => {
    const state = setUp(order(line));
    expect([inZone(state, 0, { x: 0, y: 46 * 254 }), inZone(state, 0, { x: 0, y: 24 * 254 })]).toEqual([true, false]);
  });
  rule('ASC-scen-htl-defender-deployment', 'the defender within two inches of the middle line, twelve from any enemy', () => {
    const state = setUp(order(line));
    expect([22, 24, 26, 27, 2].map(y => inZone(state, 1, { x: 0, y: y * 254 }))).toEqual([true, true, true, false, false]);
    const deploying = position(
      line,
      [at({}, 0, 20, 37), at({}, 1, 20, 10, { fate: 'waiting', at: null })],
      { phase: 'setup', active: 1 },
      { zone: 12 },
    );
    const deploy = { type: 'deploy', unit: 1, at: { x: 20 * 254, y: 25 * 254 }, facing: { dx: 0, dy: 1 } } as const;
    expect(
      play(deploying)
        .refuses(1, deploy)
        .map(one => one.rule),
    ).toEqual(['ASC-scen-htl-defender-deployment']);
  });
  rule(
    'ASC-scen-htl-escape',
    'whoever has reached the far zone may leave when it would move next; 100 points unless it is crippled',
    () => {
      expect(
        moving(line, [runner(10), bystander(0), bystander(1)])
          .refuses(0, leave(0))
          .map(one => one.rule),
      ).toEqual(['ASC-term-sca']);
      const game = moving(line, [runner(5), bystander(0), bystander(1)]);
      game.does(0, leave(0));
      expect(game.state.units[0]!.fate).toBe('withdrawn');
      expect(score(game)).toEqual([100, 0]);
      const wreck = moving(line, [runner(5, { armor: 0, structure: 1 }), bystander(0), bystander(1)]);
      wreck.does(0, leave(0));
      expect(score(wreck)).toEqual([0, 0]);
      const moved = moving(line, [runner(5, { moved: { mode: 'ground', length: 500, from: null } }), bystander(0), bystander(1)]);
      expect(moved.refuses(0, leave(0)).map(one => one.rule)).toEqual(['ASC-term-sca']);
      // The defender does not walk off.
      expect(moving(line, [at({}, 1, 36, 5, { moved: null }), bystander(0)], { active: 1 }).refuses(1, leave(0))).toHaveLength(1);
    },
  );
  rule('ASC-scen-htl-retreat', 'an attacker who goes home is worth 100 points to the defender', () => {
    const game = moving(line, [runner(45), bystander(0), bystander(1)]);
    game.does(0, leave(0));
    expect(score(game)).toEqual([0, 100]);
    const forced = play(
      position(line, [
        at({ armor: 1, structure: 4 }, 0, 36, 47.5, { armor: 0, structure: 1, marks: [{ kind: 'withdrawing', until: 0 }] }),
        bystander(0),
        bystander(1),
      ]),
      [...RULES, 'AS-withdraw'],
    );
    endTurn(forced, ...INITIATIVE);
    expect(score(forced)).toEqual([0, 100]);
  });
  rule('ASC-scen-htl-no-flankers', 'nobody leaves over the flanks, by no order', () => {
    const commands = [['off-map-movement'], []];
    const aside = at({}, 0, 0.5, 24, { moved: null });
    const around: Command = { type: 'ability', ability: 'off-map-movement', unit: 0, at: { x: 0, y: 4 * 254 } };
    const refused = (mission: MissionOrder) =>
      moving(mission, [aside, bystander(0), bystander(1)], { commands })
        .refuses(0, around)
        .map(one => one.rule);
    expect(refused(line)).toContain('ASC-scen-htl-no-flankers');
    expect(refused({ kind: 'stand-up-fight' })).not.toContain('ASC-scen-htl-no-flankers');
  });
  rule('ASC-scen-htl-victory', 'it ends when no attacker is left; 500 for the attacker if half got through, else for the defender', () => {
    const ended = (escaped: number) => {
      const gone = { fate: 'withdrawn' as const, at: null };
      const state = position(line, [runner(0, gone), runner(0, gone), runner(0, gone), bystander(1)], { active: 1 });
      const game = play({ ...state, mission: { ...state.mission!, escaped } });
      endTurn(game);
      return game.state.result;
    };
    expect(ended(2)).toMatchObject({ winners: [0], points: [500, 0] });
    expect(ended(1)).toMatchObject({ winners: [1], points: [0, 500] });
  });
  rule('ASC-scen-hold-the-line', 'without defenders it goes on: the attackers still have to get through', () => {
    const game = play(position(line, [at({}, 0, 36, 24)]));
    endTurn(game, ...INITIATIVE);
    expect(game.state.result).toBeNull();
  });
  rule('ASC-scen-htl-timed', 'three turns for every lance of the attacker, then points decide', () => {
    const lances = [0, 0, 1].map(lance => ({ card: 'Sentinel', lance }));
    const timed = { ...line, timed: true } as const;
    expect(setUp(order(timed, { forces: [lances, lances.slice(0, 1)], limit: 20 })).limit).toBe(6);
    const state = position(timed, [bystander(0), bystander(1)], { turn: 3 });
    const game = play({ ...state, mission: { ...state.mission!, score: [700, 0] } });
    endTurn(game);
    expect(game.state.result).toMatchObject({ reason: 'points', winners: [0], points: [700, 500] });
  });
});

describe('chase', () => {
  rule('ASC-scen-htl-chase', 'the attackers begin in the middle, the defenders behind them', () => {
    const state = setUp(order(chase));
    expect([inZone(state, 0, { x: 0, y: 24 * 254 }), inZone(state, 0, { x: 0, y: 46 * 254 })]).toEqual([true, false]);
    expect([inZone(state, 1, { x: 0, y: 46 * 254 }), inZone(state, 1, { x: 0, y: 2 * 254 })]).toEqual([true, false]);
    const game = moving(chase, [runner(5), bystander(0), bystander(1)]);
    game.does(0, leave(0));
    expect(score(game)).toEqual([100, 0]);
  });
  rule('ASC-scen-htl-chase-withdrawal', 'there is only one way out, for those who have to withdraw as well', () => {
    expect(
      moving(chase, [runner(45), bystander(0), bystander(1)])
        .refuses(0, leave(0))
        .map(one => one.rule),
    ).toEqual(['ASC-term-sca']);
    const state = position(chase, [runner(20), bystander(1)]);
    expect([exitEdge(state, 0), exitEdge(state, 1)]).toEqual([0, 0]);
    const rules = [...RULES, 'AS-withdraw'];
    const fleeing = position(
      chase,
      [runner(20, { armor: 0, structure: 1, marks: [{ kind: 'withdrawing', until: 0 }] }), bystander(0), bystander(1)],
      { phase: 'movement', active: 0 },
    );
    const go = (y: number): Command => ({
      type: 'move',
      unit: 0,
      mode: 'ground',
      path: [{ x: 36 * 254, y: y * 254 }],
      facing: { dx: 0, dy: -1 },
    });
    expect(
      play(fleeing, rules)
        .refuses(0, go(24))
        .map(one => one.rule),
    ).toEqual(['AS-withdraw']);
    play(fleeing, rules).does(0, go(14));
  });
});
