import { table as terrain } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { ruleset } from '../../ruleset.ts';
import { able, at, book, hit, readSetup } from '../../scene.fixture.ts';
import { inZone } from '../../sequence/setup.ts';
import type { State } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { missionAdvice } from './counsel.ts';
import { bystander, endTurn, INITIATIVE, order, play, position, RULES, score } from './mission.fixture.ts';
import type { MissionOrder } from './mission.ts';

const fight = { kind: 'stand-up-fight', kills: 'basic' } as const;
const head = { kind: 'stand-up-fight', variant: 'crush-the-head', kills: 'basic' } as const;
const shooter = at({}, 0, 20, 40);
const weak = (more = {}) => at({ armor: 0, structure: 1, move: '4"' }, 1, 20, 30, more);

describe('stand-up fight', () => {
  rule('ASC-scen-stand-up-fight#1', 'it goes on until one side is gone, and the other has won', () => {
    const game = play(position(fight, [shooter, weak(), bystander(1)]));
    game.does(0, hit(), 6, 5);
    endTurn(game, ...INITIATIVE);
    expect(game.state.result).toBeNull();
    const last = play(position(fight, [shooter, weak()]));
    last.does(0, hit(), 6, 5);
    endTurn(last);
    expect(last.state.result).toMatchObject({ winners: [0], reason: 'last-standing' });
  });
  rule('ASC-scen-stand-up-fight#2', 'with forced withdrawal a crippled unit leaves, without it nobody has to', () => {
    const hurt = at({ armor: 1, structure: 4 }, 1, 20, 20, { armor: 0, structure: 1 });
    const withdraws = (...more: readonly string[]) => {
      const game = play(position(fight, [shooter, hurt, bystander(1)]), [...RULES, ...more]);
      endTurn(game, ...INITIATIVE);
      return unitAt(game.state, 1).marks.some(({ kind }) => kind === 'withdrawing');
    };
    expect([withdraws(), withdraws('AS-withdraw', 'ASC-scen-forced-withdrawal')]).toEqual([false, true]);
  });
  rule('ASC-scen-sf-victory', 'the last with units on the table wins, whatever the points say', () => {
    const game = play(position(fight, [shooter, weak()], { score: [0, 5000] }));
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
  rule('ASC-scen-sf-setup#2', 'no two zones are nearer to each other than 24 inches', () => {
    const told = (zone: number) => missionAdvice(order(fight, { zone })).map(one => one.rule);
    // 48 inches from edge to edge: strips of twelve leave 24 between them.
    expect([told(6), told(12), told(13)]).toEqual([[], [], ['ASC-scen-sf-setup']]);
    for (const scene of terrain.SCENES) expect(readSetup(order(fight, { table: { scene, seed: 1 } })).ok, scene).toBe(true);
  });
  const zones = (seat: number) => [2, 24, 46].map(y => inZone(book, ruleset.setup(order(fight)), seat, { x: 36 * 254, y: y * 254 }));
  rule('ASC-scen-sf-deployment#1', 'each side sets up in one strip along its own edge, and nowhere else', () => {
    expect(zones(0)).toEqual([false, false, true]);
    const waiting = [at({}, 0, 20, 46), at({}, 1, 20, 10, { fate: 'waiting', at: null })];
    const game = play(position(fight, waiting, { phase: 'setup', active: 1 }));
    const deploy = (y: number) => ({ type: 'deploy', unit: 1, at: { x: 20 * 254, y: y * 254 }, facing: { dx: 0, dy: 1 } }) as const;
    for (const y of [24, 46]) expect(game.refuses(1, deploy(y)).map(one => one.rule)).toContain('AS-setup-standup');
    game.does(1, deploy(4), ...INITIATIVE);
  });
  rule('ASC-scen-sf-deployment#2', 'the two edges are opposite', () =>
    expect([zones(0), zones(1)]).toEqual([
      [false, false, true],
      [true, false, false],
    ]),
  );
  rule('ASC-scen-sf-deployment#3', 'nobody nearer than 24 inches to an enemy', () => {
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
  const beheaded = (mission: MissionOrder, more: Partial<State> = {}) => {
    const game = play(position(mission, [at({}, 0, 20, 40, commander), weak(commander), bystander(1)], more));
    game.does(0, hit(), 6, 5);
    endTurn(game);
    return game.state.result;
  };
  rule('ASC-scen-sf-crush-the-head#1', 'each side has one commander: whoever is named so, else its first unit', () => {
    expect(beheaded(head)).toMatchObject({ winners: [0], reason: 'objective' });
    const other = play(position(head, [at({}, 0, 20, 40, commander), weak(), at({}, 1, 2, 2, commander)]));
    other.does(0, hit(), 6, 5);
    endTurn(other, ...INITIATIVE);
    expect(other.state.result).toBeNull();
    const unnamed = play(position(head, [shooter, weak(), bystander(1)]));
    unnamed.does(0, hit(), 6, 5);
    endTurn(unnamed);
    expect(unnamed.state.result).toMatchObject({ winners: [0] });
  });
  rule('ASC-scen-sf-crush-the-head#2', 'it ends as soon as one commander alone is alive, whoever else is left', () => {
    expect(beheaded(head)).toMatchObject({ winners: [0], reason: 'objective' });
    const both = play(position(head, [at({}, 0, 20, 40, commander), at({}, 1, 20, 20, commander), bystander(1)]));
    endTurn(both, ...INITIATIVE);
    expect(both.state.result).toBeNull();
  });
  rule('ASC-scen-sf-crush-score#1', '500 for the commander, on top of the kill', () => {
    const game = play(position(head, [at({}, 0, 20, 40, commander), weak(commander), bystander(1)]));
    game.does(0, hit(), 6, 5);
    endTurn(game);
    expect(game.events.flatMap(event => (event.type === 'scored' ? [[event.rule, event.points, event.what]] : [])).sort()).toEqual([
      ['ASC-scen-sf-crush-score', 500, 'the commander of the other side'],
      ['ASC-scen-sf-crush-score', 500, 'the last commander'],
      ['ASC-score-kill-basic', 5, 'a kill'],
    ]);
    // A commander who falls by his own hand gives nobody the 500 for the kill.
    const own = play(position(head, [able('BT', 0, 20, 40, commander), at({}, 1, 2, 2, commander)]));
    own.does(0, { type: 'deed', unit: 0, deed: 'blowUp' });
    expect(score(own)).toEqual([0, 3]);
  });
  rule('ASC-scen-sf-crush-score#2', '500 more for the side whose commander is left', () => {
    expect(beheaded(head)?.points).toEqual([1005, 0]);
    expect(beheaded({ kind: 'stand-up-fight', variant: 'crush-the-head' })?.points).toEqual([1000, 0]);
  });
  const secret = { ...head, secret: true } as const;
  const scan = (target: number) => ({ type: 'ability', ability: 'scan', unit: 0, target }) as const;
  const units = [able('PRB', 0, 20, 40), at({}, 1, 20, 30), at({}, 1, 26, 30), at({}, 1, 60, 4)];
  const hunted = () => position(secret, units, { notes: [['unit:0'], ['unit:2']] });
  rule('ASC-scen-sf-hidden-commander#1', 'commanders may be secret: the other side reads nothing, and their end is the end', () => {
    expect(ruleset.view(hunted(), 0).notes).toEqual([['unit:0'], []]);
    const blind = play(position(secret, [shooter, weak(), bystander(1)], { notes: [['unit:0'], ['unit:1']] }));
    blind.does(0, hit(), 6, 5);
    endTurn(blind);
    expect(blind.state.result).toMatchObject({ winners: [0], reason: 'objective' });
    expect(score(blind)).toEqual([1005, 0]);
    // Without the agreement everybody knows who commands, and there is nobody to look for.
    expect(
      play(position(head, units))
        .refuses(0, scan(1))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-sf-hidden-commander']);
  });
  rule('ASC-scen-sf-hidden-commander#2', 'a probe in range finds him, in the place of an attack', () => {
    const game = play(hunted());
    expect(game.refuses(0, scan(3)).map(one => one.rule)).toContain('ASC-scen-sf-hidden-commander');
    game.does(0, scan(2));
    expect(game.state.mission?.found).toEqual(['unit:2']);
    expect(game.refuses(0, hit()).map(one => one.rule)).toContain('AS-attack-count');
    const wrong = play(hunted());
    wrong.does(0, scan(1));
    expect(wrong.state.mission).toMatchObject({ scanned: ['unit:1'], found: [] });
    for (const probe of ['LPRB', 'BH', 'WAT']) play(position(secret, [able(probe, 0, 20, 34), at({}, 1, 20, 30)])).does(0, scan(1));
    expect(
      play(position(secret, [at({}, 0, 20, 40), at({}, 1, 20, 30)]))
        .refuses(0, scan(1))
        .map(one => one.rule),
    ).toEqual(['ASC-scen-sf-hidden-commander']);
    const fired = play(hunted());
    fired.does(0, hit(), 1, 1);
    expect(fired.refuses(0, scan(2)).map(one => one.rule)).toContain('ASC-scen-sf-hidden-commander');
  });
  rule('ASC-scen-sf-hidden-commander', 'who names nobody has the dice do it, and nobody hears whom', () => {
    const waiting = { fate: 'waiting' as const, at: null };
    const state = position(secret, [at({}, 0, 20, 40), at({}, 0, 30, 44, waiting), at({}, 1, 20, 4), at({}, 1, 30, 4)], {
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
