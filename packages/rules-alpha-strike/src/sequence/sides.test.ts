import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { book, done, ruleset } from '../scene.fixture.ts';
import { type Placed, setPiece, sketch } from '../set-piece.ts';
import type { Command, State } from '../shape.ts';
import { sidesOf } from './initiative.ts';
import { nextSide } from './order.ts';

const at = (seat: 0 | 1, x: number, contingent = 0, specials = ''): Placed => ({
  card: sketch({ specials }),
  seat,
  x,
  y: seat === 0 ? 40 : 8,
  more: { moved: null, contingent, did: ['standard'] },
});
const stand = (unit: number): Command => ({ type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });

/** Seat 0, seat 1 and robots of seat 1: three rolls, given here as pairs. */
const three = (dice: readonly number[]) => {
  const game = scene(ruleset, setPiece([at(0, 10), at(0, 20), at(1, 10), at(1, 20, 1, 'RBT')]));
  game.does(0, done);
  game.does(1, done, ...dice);
  return game;
};
rule('AS-init-3sides', 'three sides roll, and the lowest moves first whoever it belongs to', () => {
  const game = three([4, 4, 3, 4, 6, 6]);
  // Eight, seven, and the twelve of the robots less two for want of better brains.
  expect(game.state.order.map(({ seat, contingent }) => [seat, contingent])).toEqual([
    [1, 0],
    [0, 0],
    [1, 1],
  ]);
});
rule('AS-init-3sides', 'only the contingent that is called moves', () => {
  const game = three([4, 4, 3, 4, 6, 6]);
  expect([game.state.active, game.state.calling]).toEqual([1, 0]);
  expect(game.refuses(1, stand(3)).map(one => one.rule)).toEqual(['AS-init-3sides']);
  game.does(1, stand(2));
  expect(game.state.active).toBe(0);
  game.does(0, stand(0));
  game.does(0, stand(1));
  game.does(1, stand(3));
  expect(game.state.phase).toBe('combat');
});
rule('AS-init-3sides', 'a side with twice as many moves two for each of the fewest', () => {
  const state: State = {
    ...setPiece([at(0, 10), at(1, 10), at(1, 20, 1)]),
    order: [
      { seat: 0, contingent: 0 },
      { seat: 1, contingent: 0 },
      { seat: 1, contingent: 1 },
    ],
  };
  const counts = [4, 2, 2];
  const share = (own: number, theirs: number): number => book.ask('share', { own, theirs }).total;
  const seen: number[] = [];
  let now = state;
  for (let i = 0; i < 8; i++) {
    const next = nextSide(now, side => counts[now.order.indexOf(side)]!, share)!;
    const at2 = now.order.indexOf(next.side);
    counts[at2]!--;
    seen.push(at2);
    now = { ...now, exchange: next.exchange };
  }
  expect(seen).toEqual([0, 0, 1, 2, 0, 0, 1, 2]);
  expect(nextSide(now, () => 0, share)).toBeUndefined();
  expect(sidesOf(state)).toHaveLength(3);
});
