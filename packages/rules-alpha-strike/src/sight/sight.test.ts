import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { book, hit, pair, refused, ruleset } from '../scene.fixture.ts';
import { patch, setPiece } from '../set-piece.ts';
import type { AttackCommand, State } from '../shape.ts';

rule('AS-los-woods', 'six inches of woods may be shot through, more may not', () => {
  const through = (top: number) => refused(setPiece(pair(12, {}, { move: '4"' }), {}, [patch('woods', 18, top, 22, 36)]), hit());
  expect([through(30), through(29.9)]).toEqual([[], ['AS-los-woods']]);
});
rule('ASC-occupied-terrain#1', 'a base that touches the woods is in them, a hair beside them it is not', () => {
  const at = (left: number) => book.ask('toHit', aim(setPiece(pair(8), {}, [patch('woods', left, 28, 24, 33)]))).total;
  expect(at(20.62) - at(20.64)).toBe(2);
});
rule('ASC-intervening-terrain#1', 'woods on the line are in the way, woods beside it or behind the target are not', () => {
  const total = (top: number, left = 18) =>
    book.ask('toHit', aim(setPiece(pair(8), {}, [patch('woods', left, top, left + 4, top + 2)]))).total;
  expect([total(34), total(34, 22), total(26)].map(one => one - book.ask('toHit', aim(setPiece(pair(8)))).total)).toEqual([2, 0, 0]);
});
rule('ASC-intervening-terrain#2', 'the attacker’s own woods count though the line leaves them at once', () => {
  const total = book.ask('toHit', aim(setPiece(pair(8), {}, [patch('woods', 18, 40.2, 22, 43)]))).total;
  expect(total - book.ask('toHit', aim(setPiece(pair(8)))).total).toBe(2);
});
const aim = (state: State, more: Partial<AttackCommand> = {}) => {
  const made = aimOf(state, hit(more));
  if (!made) throw new Error('out of range');
  return made;
};
rule('AS-sua-tur', 'a turret fires all round with its own values', () => {
  const game = scene(
    ruleset,
    setPiece(pair(3, { type: 'CV', move: '8"t', damage: '4/4/-', specials: 'TUR(2/2/-)' }, {}, { facing: { dx: 0, dy: 1 } })),
  );
  game.does(0, hit({ how: 'turret' }), 6, 4);
  expect(game.state.units[1]!.armor).toBe(3);
  expect(refused(setPiece(pair(3)), hit({ how: 'turret' }))).toContain('AS-sua-tur');
});
