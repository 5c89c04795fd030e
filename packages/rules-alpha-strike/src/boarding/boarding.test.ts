import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { book, done, ruleset } from '../scene.fixture.ts';
import { type Placed, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, State, Unit } from '../shape.ts';
import { marinesOf } from './boarding.ts';

const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch(card),
  seat,
  x,
  y,
  more,
});
const board: AttackCommand = { type: 'attack', unit: 0, target: 1, how: 'board' };
const suits: Sketch = { type: 'BA', move: '6"f', damage: '2/1/-', armor: 8, structure: 2 };
const ship = (specials: string): Sketch => ({ type: 'SV', move: '4"n', size: 4, armor: 20, structure: 10, specials });
/** Infantry in contact with something large that stands still, and another enemy far away. */
const alongside = (specials: string, attacker: Sketch = suits, others: readonly Placed[] = []): State =>
  setPiece([at(attacker, 0, 20, 40), at(ship(specials), 1, 20, 40 - (159 + 254) / 254, { moved: null }), at({}, 1, 60, 4), ...others]);
const refused = (state: State): readonly RuleId[] => book.check(ruleset.view(state, 0), board, 0).map(one => one.rule);

rule('AS-boarding', 'only infantry boards, and only what is large or has a crew to speak of', () => {
  expect(
    [refused(alongside('LG')), refused(alongside('LG', {})), refused(alongside(''))].map(one => one.filter(id => id === 'AS-boarding')),
  ).toEqual([[], ['AS-boarding'], ['AS-boarding']]);
});
const turn = (state: State, dice: readonly number[]) => {
  const game = scene(ruleset, state);
  game.does(0, board, 6, 5);
  expect([game.state.units[0]!.fate, game.state.units[0]!.rides]).toEqual(['riding', 1]);
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return game.state;
};
rule('AS-boarding', 'whoever gets aboard fights in the End Phase, and what nobody defends is captured', () => {
  const state = turn(alongside('LG'), []);
  expect([state.units[1]!.fate, state.units[0]!.fate, state.units[0]!.at === null]).toEqual(['destroyed', 'fighting', false]);
});
rule('AS-boarding', 'a miss leaves the boarders where they are', () => {
  const game = scene(ruleset, alongside('LG'));
  game.does(0, board, 1, 1);
  expect([game.state.units[0]!.fate, game.state.units[0]!.did]).toEqual(['fighting', ['board']]);
});
rule('AS-boarding', 'friendly infantry inside fights before the crew does', () => {
  const guard = at({ type: 'CI', move: '2"f', damage: '1/-/-', armor: 3, structure: 2 }, 1, 0, 0, { fate: 'riding', rides: 1, at: null });
  const state = turn(alongside('LG,CRW2', suits, [guard]), [6, 6, 1, 1]);
  expect([state.units[3]!.armor, state.units[0]!.armor, marinesOf(state.units[1]!)]).toEqual([1, 8, 6]);
});
rule('AS-sua-crw', 'a crew of two makes marines of three points each, who strike for a point each and stun their ship', () => {
  const state = turn(alongside('LG,CRW2'), [6, 6, 6, 6]);
  const [boarder, boarded] = state.units;
  expect([marinesOf(boarded!), boarder!.armor, boarded!.marks.some(({ kind }) => kind === 'stunned')]).toEqual([4, 6, true]);
});
rule('AS-sua-crw', 'the last of them gone, the ship is lost', () => {
  const state = turn(alongside('LG,CRW1', { ...suits, damage: '3/1/-' }), [6, 6, 1, 1]);
  expect([state.units[1]!.fate, state.units[0]!.fate]).toEqual(['destroyed', 'fighting']);
});
