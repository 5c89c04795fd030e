import { Rulebook } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { ruleset, standard } from '../scene.fixture.ts';
import { MOVED, patch, setPiece, sketch } from '../set-piece.ts';
import type { State, Unit } from '../shape.ts';
import { tactics } from './tactics.ts';

const book = Rulebook.compile(ruleset, standard);
const first = (state: State) => tactics.candidates(ruleset.view(state, 0), 0, book)[0]!.command;

/** One of ours and two of theirs at the same range, the first of which has so much left. */
const facing = (more: Partial<Unit>): State =>
  setPiece([
    { card: sketch({ damage: '3/3/-' }), seat: 0, x: 20, y: 40, more: { moved: MOVED } },
    { card: sketch(), seat: 1, x: 18, y: 30, more: { moved: MOVED, ...more } },
    { card: sketch(), seat: 1, x: 22, y: 30, more: { moved: MOVED } },
  ]);

test('whoever can be brought down is shot at first, and nobody shoots at whoever falls anyway', () => {
  expect(first(facing({ armor: 0, structure: 1 }))).toMatchObject({ type: 'attack', target: 1 });
  expect(first(facing({ armor: 0, structure: 0 }))).toMatchObject({ type: 'attack', target: 2 });
});

test('when it gets late, a position is worth more the nearer the enemy is', () => {
  const apart = (turn: number, y: number): number => {
    const state = setPiece(
      [
        { card: sketch({ damage: '1/-/-' }), seat: 0, x: 20, y: 46, more: { moved: MOVED } },
        { card: sketch({ damage: '1/-/-' }), seat: 1, x: 20, y, more: { moved: MOVED } },
      ],
      { turn },
    );
    return tactics.value(ruleset.view(state, 0), 0, tactics.weights, book);
  };
  expect(apart(2, 2)).toBeCloseTo(apart(2, 16), 6);
  expect(apart(14, 2)).toBeLessThan(apart(14, 16) - 1);
});

test('nobody stays behind a hill for good from where nobody can be reached', () => {
  const guns = { card: sketch({ damage: '9/9/9' }), seat: 1, y: 4, more: { moved: MOVED } } as const;
  const state = setPiece(
    [
      { card: sketch({ damage: '3/-/-', armor: 9 }), seat: 0, x: 21, y: 42, more: { moved: null } },
      { ...guns, x: 20 },
      { ...guns, x: 22 },
    ],
    { phase: 'movement' },
    [patch('hill', 18, 34, 24, 40, { height: 6 * 254 })],
  );
  const modeWith = (idle: number) => {
    const [choice] = tactics.candidates(ruleset.view(state, 0), 0, book, { ...tactics.weights, idle });
    return choice!.command.type === 'move' && choice!.command.mode;
  };
  expect(modeWith(0)).toBe('stand');
  expect(modeWith(tactics.weights['idle']!)).toBe('ground');
});
