import { Rulebook } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { at, book, hit, standard } from '../../scene.fixture.ts';
import { inZone } from '../../sequence/setup.ts';
import type { Command, State } from '../../shape.ts';
import { exitEdge } from '../withdrawal/exit-edge.ts';
import { missionIn } from './marker.ts';
import { bystander, endTurn, INITIATIVE, order, play, position, RULES, score } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';

const line = { kind: 'hold-the-line' } as const;
const chase = { ...line, variant: 'chase' } as const;
const leave = (unit: number): Command => ({ type: 'ability', ability: 'leave', unit });
/** An attacker of the first side so far from the northern edge, before it has moved; somebody else is there as well. */
const runner = (y: number, more = {}, card = {}) => at(card, 0, 36, y, { moved: null, ...more });
const moving = (mission: MissionOrder, units: Parameters<typeof position>[1], more: Partial<State> = {}) =>
  play(position(mission, units, { phase: 'movement', active: 0, initiative: 1, exchange: { loser: 1, winner: 1 }, ...more }));

describe('hold the line', () => {
  rule('ASC-scen-htl-setup#2', 'more terrain along both flanks, and none more where there is some', () => {
    const { table } = ruleset.setup(order(line));
    const flanks = table.pieces.filter(({ id }) => id.startsWith('flank-'));
    expect(flanks).toHaveLength(6);
    for (const { kind, level, outline } of flanks) {
      expect([kind, level]).toEqual(['woods', 2]);
      expect(outline.kind === 'circle' && Math.min(outline.at.x, table.width - outline.at.x)).toBe(3 * 254);
    }
    expect(ruleset.setup(order(line, { table })).table.pieces).toHaveLength(6);
    // It is in the way: heavy woods cost two inches more for each.
    const [flank] = flanks;
    const inside = flank?.outline.kind === 'circle' ? flank.outline.at : { x: 0, y: 0 };
    const game = moving(line, [at({ move: '6"' }, 0, inside.x / 254 + 4, inside.y / 254, { moved: null }), bystander(0), bystander(1)]);
    const into = { type: 'move', unit: 0, mode: 'ground', path: [inside], facing: { dx: -1, dy: 0 } } as const;
    expect(game.refuses(0, into).length).toBeGreaterThan(0);
  });
  rule('ASC-scen-htl-deployment', 'the attacker begins at its own edge', () => {
    const state = ruleset.setup(order(line));
    expect([inZone(book, state, 0, { x: 0, y: 46 * 254 }), inZone(book, state, 0, { x: 0, y: 24 * 254 })]).toEqual([true, false]);
  });
  rule('ASC-scen-htl-defender-deployment#1', 'the defender within two inches of the middle line', () => {
    const state = ruleset.setup(order(line));
    expect([22, 24, 26, 27, 2].map(y => inZone(book, state, 1, { x: 0, y: y * 254 }))).toEqual([true, true, true, false, false]);
  });
  rule('ASC-scen-htl-defender-deployment#2', 'twelve inches between enemies', () => {
    const deploying = position(
      line,
      [at({}, 0, 20, 37), at({}, 1, 20, 10, { fate: 'waiting', at: null })],
      { phase: 'setup', active: 1 },
      { zone: 12 },
    );
    const deploy = (y: number) => ({ type: 'deploy', unit: 1, at: { x: 20 * 254, y: y * 254 }, facing: { dx: 0, dy: 1 } }) as const;
    expect(
      play(deploying)
        .refuses(1, deploy(25))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-htl-defender-deployment']);
    play(deploying).does(1, deploy(23), ...INITIATIVE);
  });
  rule('ASC-scen-htl-escape#1', 'whoever has reached the far zone may leave when it would move next', () => {
    expect(
      moving(line, [runner(10), bystander(0), bystander(1)])
        .refuses(0, leave(0))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-htl-escape']);
    const game = moving(line, [runner(5), bystander(0), bystander(1)]);
    game.does(0, leave(0));
    expect(game.state.units[0]?.fate).toBe('withdrawn');
    const moved = moving(line, [runner(5, { moved: { mode: 'ground', length: 500, from: null } }), bystander(0), bystander(1)]);
    expect(moved.refuses(0, leave(0)).map(one => one.rule)).toEqual(['ASC-scen-htl-escape']);
    // The defender does not walk off.
    expect(moving(line, [at({}, 1, 36, 5, { moved: null }), bystander(0)], { active: 1 }).refuses(1, leave(0))).toHaveLength(1);
  });
  rule('ASC-scen-htl-escape#2', '100 points for each who is not crippled', () => {
    const out = (more = {}) => {
      const game = moving(line, [runner(5, more), bystander(0), bystander(1)]);
      game.does(0, leave(0));
      return score(game);
    };
    expect([out(), out({ armor: 0, structure: 1 }), out({ weaponHits: 9 })]).toEqual([
      [100, 0],
      [0, 0],
      [0, 0],
    ]);
  });
  rule('ASC-scen-htl-escape#3', 'kills may score besides', () => {
    const killed = (mission: MissionOrder) => {
      const game = play(position(mission, [at({}, 0, 20, 40), at({ armor: 0, structure: 1, move: '4"' }, 1, 20, 30), bystander(1)]));
      game.does(0, hit(), 6, 5);
      endTurn(game, ...INITIATIVE);
      return score(game);
    };
    expect([killed(line), killed({ ...line, kills: 'basic' })]).toEqual([
      [0, 0],
      [5, 0],
    ]);
  });
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
  const ended = (escaped: number) => {
    const gone = { fate: 'withdrawn' as const, at: null };
    const state = position(line, [runner(0, gone), runner(0, gone), runner(0, gone), bystander(1)], { active: 1 });
    const game = play({ ...state, mission: { ...missionIn(state), escaped } });
    endTurn(game);
    return game.state.result;
  };
  rule('ASC-scen-htl-victory#1', 'it ends when no attacker is left, destroyed or gone', () => {
    expect(ended(1)).not.toBeNull();
    const one = play(position(line, [at({}, 0, 36, 40), at({}, 0, 1, 1, { fate: 'destroyed', at: null }), bystander(1)]));
    endTurn(one, ...INITIATIVE);
    expect(one.state.result).toBeNull();
  });
  rule('ASC-scen-htl-victory#2', '500 for the attacker if half of its force got through', () =>
    expect([ended(2), ended(3)].map(result => result?.points)).toEqual([
      [500, 0],
      [500, 0],
    ]),
  );
  rule('ASC-scen-htl-victory#3', '500 for the defender if it was less', () =>
    expect([ended(1), ended(0)]).toMatchObject([
      { winners: [1], points: [0, 500] },
      { winners: [1], points: [0, 500] },
    ]),
  );
  rule('ASC-scen-hold-the-line', 'without defenders it goes on: the attackers still have to get through', () => {
    const game = play(position(line, [at({}, 0, 36, 24)]));
    endTurn(game, ...INITIATIVE);
    expect(game.state.result).toBeNull();
  });
  const timed = { ...line, timed: true } as const;
  rule('ASC-scen-htl-timed#1', 'three turns for every lance of the attacker', () => {
    const lances = (...numbers: readonly number[]) => numbers.map(lance => ({ card: 'Sentinel', lance }));
    const turns = (...numbers: readonly number[]) =>
      ruleset.setup(order(timed, { forces: [lances(...numbers), lances(0)], limit: 20 })).limit;
    expect([turns(0, 0), turns(0, 0, 1), turns(0, 1, 2)]).toEqual([3, 6, 9]);
    const early = play(position(timed, [bystander(0), bystander(1)], { turn: 2 }));
    endTurn(early, ...INITIATIVE);
    expect(early.state.result).toBeNull();
  });
  rule('ASC-scen-htl-timed#2', 'then the higher score wins, for kills and for who got through', () => {
    const after = (score: readonly [number, number]) => {
      const game = play({ ...position(timed, [bystander(0), bystander(1)], { turn: 3 }), score });
      endTurn(game);
      return game.state.result;
    };
    expect(after([700, 0])).toMatchObject({ reason: 'points', winners: [0], points: [700, 500] });
    expect(after([400, 0])).toMatchObject({ reason: 'points', winners: [1], points: [400, 500] });
  });
});

describe('chase', () => {
  const state = ruleset.setup(order(chase));
  const zone = (seat: number) => [2, 24, 46].map(y => inZone(book, state, seat, { x: 0, y: y * 254 }));
  rule('ASC-scen-htl-chase#1', 'the attackers begin in the middle, facing the far edge, the defenders behind them, facing them', () => {
    expect([zone(0), zone(1)]).toEqual([
      [false, true, false],
      [false, false, true],
    ]);
    const waiting = { fate: 'waiting' as const, at: null };
    const deploying = (seat: 0 | 1) =>
      play(position(chase, [at({}, seat, 20, 10, waiting), bystander(0), bystander(1)], { phase: 'setup', active: seat }));
    const deploy = (y: number, dy: 1 | -1): Command => ({
      type: 'deploy',
      unit: 0,
      at: { x: 30 * 254, y: y * 254 },
      facing: { dx: 0, dy },
    });
    expect(
      deploying(0)
        .refuses(0, deploy(24, 1))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-htl-chase']);
    deploying(0).does(0, deploy(24, -1), ...INITIATIVE);
    expect(
      deploying(1)
        .refuses(1, deploy(46, 1))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-htl-chase']);
    deploying(1).does(1, deploy(46, -1), ...INITIATIVE);
  });
  rule('ASC-scen-htl-chase#2', 'what is wanted and what it scores stay the same', () => {
    const game = moving(chase, [runner(5), bystander(0), bystander(1)]);
    game.does(0, leave(0));
    expect(score(game)).toEqual([100, 0]);
  });
  rule('ASC-scen-htl-chase-withdrawal', 'there is only one way out, for those who have to withdraw as well', () => {
    expect(
      moving(chase, [runner(45), bystander(0), bystander(1)])
        .refuses(0, leave(0))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-htl-escape']);
    const state = position(chase, [runner(20), bystander(1)]);
    const flight = Rulebook.compile(ruleset, [...standard, 'AS-withdraw']);
    expect([exitEdge(state, flight, 0), exitEdge(state, flight, 1)]).toEqual([0, 0]);
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
