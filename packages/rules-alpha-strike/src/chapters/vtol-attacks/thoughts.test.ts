import { Rulebook, type RuleId } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { ruleset, standard } from '../../scene.fixture.ts';
import { setPiece, sketch } from '../../set-piece.ts';
import type { State } from '../../shape.ts';
import { tactics } from '../../tactics/tactics.ts';

const strafing: readonly RuleId[] = [...standard, 'ASC-vtol-strafing-declare'];
const column = [0, 1, 2].map(i => ({ card: sketch({ type: 'CV', move: '4"t' }), seat: 1 as const, x: 20, y: 36 - 2 * i }));
const flyer = { card: sketch({ type: 'CV', move: '20"v', damage: '3/1/-' }), seat: 0 as const, x: 20, y: 40, skill: 2 };
const state: State = setPiece([{ ...flyer, more: { airborne: true, z: 508, moved: null } }, ...column], { phase: 'movement' });
const choices = (from: State, rules: readonly RuleId[]) => tactics.candidates(ruleset.view(from, 0), 0, Rulebook.compile(ruleset, rules));

test('a flyer thinks of strafing a column where players agree on it, and resolves its run', () => {
  const runs = (rules: readonly RuleId[]) =>
    choices(state, rules).flatMap(({ command }) => (command.type === 'move' && command.run ? [command] : []));
  expect([runs(standard).length, runs(strafing).length > 0]).toEqual([0, true]);
  const game = scene(ruleset, state, strafing);
  game.does(0, runs(strafing)[0]!);
  expect(choices({ ...game.state, phase: 'combat', active: 0 }, strafing).map(({ command }) => command)).toEqual([
    { type: 'run', unit: 0 },
  ]);
});
