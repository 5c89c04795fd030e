import { Rulebook, type RuleId } from '@sortie/kernel';
import { checkLaws, rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { alphaStrike } from '../../index.ts';
import { ruleset } from '../../ruleset.ts';
import { at, standard } from '../../scene.fixture.ts';
import type { Command, State } from '../../shape.ts';
import { opened } from '../special-pilot-abilities/pilots.fixture.ts';
import { featuresLeft } from './features.ts';
import { bystander, INITIATIVE, order, play, position } from './mission.fixture.ts';
import type { MissionKind, MissionOrder } from './mission.ts';
import { missionScenarios } from './missions.ts';

const lay = (choice: string, x: number, y: number): Command => ({
  type: 'ability',
  ability: 'lay',
  choice,
  at: { x: x * 254, y: y * 254 },
});
const NOTHING: Command = { type: 'ability', ability: 'lay', choice: 'nothing' };
const waiting = { fate: 'waiting' as const, at: null };
/** Before anybody has set up: the second side begins, because the first has the initiative. */
const before = (mission: MissionOrder): State =>
  position(mission, [at({}, 0, 20, 44, waiting), at({}, 1, 20, 4, waiting)], { phase: 'setup', turn: 0, active: 1, initiative: 0 });
const left = (state: State) => [featuresLeft(state, 0), featuresLeft(state, 1)];

for (const [id, kind] of [
  ['ASC-scen-sf-setup#1', 'stand-up-fight'],
  ['ASC-scen-koth-setup#2', 'king-of-the-hill'],
  ['ASC-scen-htl-setup#1', 'hold-the-line'],
] as const satisfies readonly (readonly [string, MissionKind])[])
  rule(id, 'the sides put terrain on the table in turns, each as much as the other, before anybody sets up', () => {
    const game = play(before({ kind, features: 2 }));
    const deploy: Command = {
      type: 'deploy',
      unit: 1,
      at: { x: 20 * 254, y: (kind === 'hold-the-line' ? 24 : 3) * 254 },
      facing: { dx: 0, dy: 1 },
    };
    const line = id.slice(0, -2) as RuleId;
    expect(game.refuses(1, deploy).map(one => one.rule)).toContain(line);
    const pieces = game.state.table.pieces.length;
    game.does(1, lay('woods', 16, 15));
    expect([left(game.state), game.state.active]).toEqual([[2, 1], 0]);
    expect(game.refuses(1, lay('hill', 30, 15)).length).toBeGreaterThan(0);
    game.does(0, lay('hill', 28, 15));
    game.does(1, lay('water', 44, 15));
    game.does(0, lay('heavy-woods', 56, 33));
    expect(game.state.table.pieces.slice(pieces).map(({ kind: what }) => what)).toEqual(['woods', 'hill', 'water', 'woods']);
    expect(left(game.state)).toEqual([0, 0]);
    expect(game.refuses(1, lay('rough', 16, 33)).map(one => one.rule)).toContain(line);
    game.does(1, deploy);
  });
rule('ASC-scen-sf-setup#1', 'nothing is put on other terrain, at the edge or into a zone; whoever wants nothing says so', () => {
  const game = play(before({ kind: 'stand-up-fight', features: 1 }));
  for (const wrong of [lay('woods', 3, 24), lay('woods', 30, 8), lay('woods', 30, 41), lay('castle', 30, 24)])
    expect(game.refuses(1, wrong).map(one => one.rule)).toContain('ASC-scen-sf-setup');
  game.does(1, lay('woods', 30, 24));
  expect(game.refuses(0, lay('rough', 36, 24)).map(one => one.reason)).toEqual(['other terrain is in the way']);
  game.does(0, NOTHING);
  expect(left(game.state)).toEqual([0, 0]);
});
rule('ASC-scen-recon-setup#3', 'the defender puts the buildings where it likes, or both sides do so in turns', () => {
  const build = (x: number, y: number) => lay('building', x, y);
  const alone = play(before({ kind: 'reconnaissance', builders: 'defender', cf: 20 }));
  expect([left(alone.state), alone.state.table.pieces]).toEqual([[0, 6], []]);
  for (const x of [28, 33.5, 39, 44.5]) alone.does(1, build(x, 21));
  expect(alone.state.table.pieces.map(({ kind, cf }) => [kind, cf])).toEqual(Array.from({ length: 4 }, () => ['building', 20]));
  expect(alone.refuses(1, build(36, 5)).map(one => one.reason)).toEqual(['buildings stand within 12 inches of the middle']);
  expect(alone.refuses(1, build(36, 24)).map(one => one.reason)).toEqual(['two inches stay free between buildings']);
  expect(alone.refuses(1, lay('woods', 36, 30)).length).toBeGreaterThan(0);
  alone.does(1, build(33.5, 27));
  alone.does(1, build(39, 27));
  expect([left(alone.state), alone.state.active]).toEqual([[0, 0], 1]);
  // Beside a building on its own half the defender sets up.
  alone.does(1, { type: 'deploy', unit: 1, at: { x: 28 * 254, y: 18 * 254 }, facing: { dx: 0, dy: 1 } });
  const both = play(before({ kind: 'reconnaissance', builders: 'both' }));
  expect(left(both.state)).toEqual([3, 3]);
  both.does(1, build(36, 24));
  both.does(0, build(30, 24));
  expect([left(both.state), both.state.active]).toEqual([[2, 2], 1]);
});
test('without an agreement nobody is held up', () => {
  const game = play(
    position({ kind: 'stand-up-fight' }, [bystander(0), at({}, 1, 20, 4, waiting)], { phase: 'setup', turn: 0, active: 1 }),
  );
  expect(game.refuses(1, NOTHING).length).toBeGreaterThan(0);
  game.does(1, { type: 'deploy', unit: 1, at: { x: 20 * 254, y: 3 * 254 }, facing: { dx: 0, dy: 1 } }, ...INITIATIVE);
});
test('a game begins with it, opponents know how, and the laws hold', () => {
  const setup = order({ kind: 'king-of-the-hill', features: 2 });
  const state = opened(standard, setup.forces[0], setup.forces[1], { ...setup });
  expect(state.mission?.features).toEqual([2, 2]);
  const seat = state.active;
  const choice = alphaStrike.tactics.candidates(ruleset.view(state, seat), seat, Rulebook.compile(ruleset, standard))[0]?.command;
  expect(choice).toMatchObject({ type: 'ability', ability: 'lay' });
  const [first] = missionScenarios(standard);
  const scenario = { ...first!, setup: { ...first!.setup, mission: { kind: 'stand-up-fight', features: 3 } } } as const;
  expect(checkLaws({ ...alphaStrike, scenarios: [scenario] }, { seeds: [1, 2], commands: 30, optionsEvery: 7 })).toBeGreaterThan(50);
});
