import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { book, hit, lost, pass, refused, ruleset, slow, tank } from '../../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Command, Unit } from '../../shape.ts';

const order: Command = { type: 'order', unit: 0, order: 'overheat' };
/** The turn ends with this order, after a shot or none. */
const ended = (card: Sketch = {}, more: Partial<Unit> = {}, fires = false, pieces: Parameters<typeof setPiece>[2] = [], give = true) => {
  const game = scene(ruleset, setPiece(slow(3, card, {}, more), {}, pieces));
  if (fires) game.does(0, hit(), 6, 5);
  if (give) game.does(0, order);
  pass(game, 2, 2, 5, 5);
  return game;
};
const hot = (game: ReturnType<typeof ended>) => game.state.units[0]!.heat;

rule('ASC-deliberate-overheating#1', 'only a ’Mech without an overheat value', () => {
  const against = (card: Sketch) => refused(setPiece(slow(3, card)), order);
  expect([against({}), against({ type: 'IM' })]).toEqual([[], []]);
  for (const card of [{ overheat: 1 }, { overheat: 3 }, tank, { type: 'AF', move: '7a' } as const, { type: 'PM' } as const])
    expect(against(card), JSON.stringify(card)).toContain('ASC-deliberate-overheating');
});
rule('ASC-deliberate-overheating#2', 'it is ordered for the End Phase and takes effect there', () => {
  const game = scene(ruleset, setPiece(slow(3)));
  game.does(0, order);
  expect([game.state.phase, game.state.units[0]!.heat]).toEqual(['combat', 0]);
  pass(game, 2, 2, 5, 5);
  expect(hot(game)).toBe(1);
});
rule('ASC-deliberate-overheating#3', 'it is one level hotter, and at 1 at least', () =>
  expect([hot(ended()), hot(ended({}, { heat: 1 }, true)), hot(ended({}, { heat: 2 }, true))]).toEqual([1, 2, 3]),
);
rule('ASC-deliberate-overheating#4', 'its guns do no more for that', () => {
  const game = ended({}, { heat: 1 }, true);
  expect(lost(game)).toBe(3);
});
rule('ASC-deliberate-overheating#5', 'it comes after all other heat', () => {
  const fire = [patch('fire', 18, 38, 22, 42)];
  const game = scene(ruleset, setPiece(slow(3), {}, fire), [...book.rules.map(({ id }) => id), 'AS-fire']);
  game.does(0, order);
  pass(game, 2, 2, 5, 5);
  expect(game.events.flatMap(event => (event.type === 'heatSettled' || event.type === 'ranHot' ? [[event.type, event.heat]] : []))).toEqual(
    [
      ['heatSettled', 2],
      ['ranHot', 3],
    ],
  );
});
rule('ASC-deliberate-overheating#6', 'the new level slows, troubles the aim and shuts down like any other, and wakes up TSM', () => {
  const one = ended();
  const inches = (specials: string) => {
    const { state } = ended({ specials });
    return book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;
  };
  expect([inches(''), inches('TSM')]).toEqual([6, 10]);
  const state = { ...one.state, phase: 'combat' as const, active: 0 };
  expect(book.ask('toHit', aimOf(state, hit())!).terms.find(term => term.rule === 'AS-heat-effects')?.value).toBe(1);
  expect(ended({}, { heat: 3 }, true).state.units[0]!.shutdown).toBe(true);
});
rule('ASC-deliberate-overheating-duration#1', 'it lasts as long as it is ordered in every End Phase', () => {
  const game = ended();
  const again = (give: boolean) => {
    game.does(0, { type: 'move', unit: 0, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });
    game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
    if (give) {
      if (game.state.active === 1) game.does(1, { type: 'done' });
      game.does(0, order);
      game.does(0, { type: 'done' }, 2, 2, 5, 5);
    } else pass(game, 2, 2, 5, 5);
    return hot(game);
  };
  expect([hot(game), again(true), again(false)]).toEqual([1, 1, 0]);
});
rule('ASC-deliberate-overheating-duration#2', 'without the order it cools like anybody', () =>
  expect([hot(ended({}, { heat: 1 }, false, [], false)), hot(ended({}, { heat: 1 }))]).toEqual([0, 1]),
);
