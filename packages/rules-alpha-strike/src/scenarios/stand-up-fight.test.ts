import { table as terrain } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { readSetup } from '../read.ts';
import { ruleset } from '../ruleset.ts';
import { able, at, hit } from '../scene.fixture.ts';
import { inZone, setUp } from '../sequence/setup.ts';
import { bystander, endTurn, INITIATIVE, order, play, position, score } from './mission.fixture.ts';

const fight = { kind: 'stand-up-fight', kills: 'basic' } as const;
const head = { kind: 'stand-up-fight', variant: 'crush-the-head', kills: 'basic' } as const;
const shooter = at({}, 0, 20, 40);
const weak = (more = {}) => at({ armor: 0, structure: 1, move: '4"' }, 1, 20, 30, more);

describe('stand-up fight', () => {
  rule('ASC-scen-stand-up-fight', 'it goes on until one side is gone', () => {
    const game = play(position(fight, [shooter, weak(), bystander(1)]));
    game.does(0, hit(), 6, 5);
    endTurn(game, ...INITIATIVE);
    expect(game.state.result).toBeNull();
  });
  rule('ASC-scen-sf-victory', 'the last with units on the table wins, whatever the points say', () => {
    const game = play(position(fight, [shooter, weak()], { mission: { ...position(fight, []).mission!, score: [0, 5000] } }));
    game.does(0, hit(), 6, 5);
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], reason: 'last-standing' });
  });
  rule('ASC-scen-sf-score', 'being the last is worth 1,000 where kills count', () => {
    const last = (mission: typeof fight | { kind: 'stand-up-fight' }) => {
      const game = play(position(mission, [shooter, weak()]));
      game.does(0, hit(), 6, 5);
      endTurn(game);
      return game.state.result!.points;
    };
    expect(last(fight)).toEqual([1005, 0]);
    expect(last({ kind: 'stand-up-fight' })).toEqual([0, 0]);
  });
  rule('ASC-scen-sf-setup', 'on any table', () => {
    for (const scene of terrain.SCENES) expect(readSetup(order(fight, { table: { scene, seed: 1 } })).ok, scene).toBe(true);
  });
  rule('ASC-scen-sf-deployment', 'opposite edges, and nobody nearer than 24 inches to an enemy', () => {
    const state = setUp(order(fight, { zone: 14 }));
    expect([
      inZone(state, 0, { x: 0, y: 40 * 254 }),
      inZone(state, 1, { x: 0, y: 40 * 254 }),
      inZone(state, 1, { x: 0, y: 10 * 254 }),
    ]).toEqual([true, false, true]);
    const deploying = position(
      fight,
      [at({}, 0, 20, 36), at({}, 1, 20, 10, { fate: 'waiting', at: null })],
      { phase: 'setup', active: 1 },
      { zone: 14 },
    );
    const deploy = (y: number) => ({ type: 'deploy', unit: 1, at: { x: 20 * 254, y: y * 254 }, facing: { dx: 0, dy: 1 } }) as const;
    expect(
      play(deploying)
        .refuses(1, deploy(13))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-sf-deployment']);
    play(deploying).does(1, deploy(10), 6, 6, 1, 1);
  });
});

describe('crush the head', () => {
  const commander = { commander: 'force' as const };
  rule('ASC-scen-sf-crush-the-head', 'it ends with one commander, whoever else is left', () => {
    const game = play(position(head, [at({}, 0, 20, 40, commander), weak(commander), bystander(1)]));
    game.does(0, hit(), 6, 5);
    endTurn(game);
    expect(game.state.result).toMatchObject({ winners: [0], reason: 'objective' });
    const other = play(position(head, [at({}, 0, 20, 40, commander), weak(), at({}, 1, 2, 2, commander)]));
    other.does(0, hit(), 6, 5);
    endTurn(other, ...INITIATIVE);
    expect(other.state.result).toBeNull();
  });
  rule('ASC-scen-sf-crush-score', '500 for the kill, 500 for the commander who is left, and the kill itself', () => {
    const game = play(position(head, [at({}, 0, 20, 40, commander), weak(commander), bystander(1)]));
    game.does(0, hit(), 6, 5);
    endTurn(game);
    expect(game.state.result!.points).toEqual([1005, 0]);
  });
  rule('ASC-scen-sf-hidden-commander', 'a commander may be secret; a probe in range finds him instead of an attack', () => {
    const secret = { ...head, secret: true } as const;
    const units = [able('PRB', 0, 20, 40), at({}, 1, 20, 30), at({}, 1, 26, 30), at({}, 1, 60, 4)];
    const state = position(secret, units, { notes: [['unit:0'], ['unit:2']] });
    expect(ruleset.view(state, 0).notes).toEqual([['unit:0'], []]);
    const game = play(state);
    const scan = (target: number) => ({ type: 'ability', ability: 'scan', unit: 0, target }) as const;
    expect(game.refuses(0, scan(3)).map(one => one.rule)).toContain('ASC-scen-sf-hidden-commander');
    game.does(0, scan(2));
    expect(game.state.mission!.found).toEqual(['unit:2']);
    expect(game.refuses(0, hit()).map(one => one.rule)).toContain('AS-attack-count');
    const wrong = play(state);
    wrong.does(0, scan(1));
    expect(wrong.state.mission).toMatchObject({ scanned: ['unit:1'], found: [] });
    expect(
      play(position(secret, [at({}, 0, 20, 40), at({}, 1, 20, 30)]))
        .refuses(0, scan(1))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-sf-hidden-commander']);
    // Who is noted dies: that is the end, though nobody knew.
    const blind = play(position(secret, [shooter, weak(), bystander(1)], { notes: [['unit:0'], ['unit:1']] }));
    blind.does(0, hit(), 6, 5);
    endTurn(blind);
    expect(blind.state.result).toMatchObject({ winners: [0], reason: 'objective' });
    expect(score(blind)).toEqual([1005, 0]);
  });
  rule('ASC-scen-sf-hidden-commander', 'who names nobody has the dice do it, and nobody hears whom', () => {
    const waiting = { fate: 'waiting' as const, at: null };
    const state = position({ ...head, secret: true }, [at({}, 0, 20, 40), at({}, 0, 30, 44, waiting), at({}, 1, 20, 4), at({}, 1, 30, 4)], {
      phase: 'setup',
      turn: 0,
      active: 0,
    });
    const game = play(state);
    game.does(0, { type: 'ability', ability: 'note', unit: 1 });
    // The last unit is set up; initiative is rolled, and a die of two sides tells the commander of the other side.
    game.does(0, { type: 'deploy', unit: 1, at: { x: 30 * 254, y: 44 * 254 }, facing: { dx: 0, dy: -1 } }, 2, 6, 6, 1, 1);
    expect(game.state.notes).toEqual([['unit:1'], ['unit:3']]);
    const noted = game.events.find(event => event.type === 'noted' && event.seat === 1)!;
    expect(ruleset.redact(game.state, noted, 0)).toMatchObject({ notes: [] });
  });
});
