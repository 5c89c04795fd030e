import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, point, refused, ruleset, standard, withRules } from '../../scene.fixture.ts';
import { type Placed, setPiece, sketch } from '../../set-piece.ts';
import type { Command, Entry, State, Unit } from '../../shape.ts';

const LANCES = [...standard, 'ASC-lance-movement'] as const;
const book = withRules('ASC-lance-movement');
const stand = (unit: number): Command => ({ type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });
const force = (seat: 0 | 1, groups: number, size: number): readonly Placed[] =>
  Array.from({ length: groups * size }, (_, i) =>
    at({}, seat, 2 + 4 * i, seat === 0 ? 40 : 4, { moved: null, lance: Math.floor(i / size) }),
  );
const before = (placed: readonly Placed[], change: Partial<State> = {}) =>
  setPiece(placed, { phase: 'movement', active: 0, initiative: 1, exchange: { loser: 0, winner: 1 }, ...change });
/** Everybody moves in turn; the seats in the order in which they were called. */
function turns(placed: readonly Placed[], rules: readonly `${string}-${string}`[]): readonly number[] {
  const game = scene(ruleset, before(placed), rules);
  const order: number[] = [];
  while (game.state.phase === 'movement') {
    const { active } = game.state;
    order.push(active);
    const next = game.state.units.find(
      unit => unit.seat === active && unit.moved === null && game.book.allows(ruleset.view(game.state, active), stand(unit.id), active),
    );
    game.does(active, stand(next!.id));
  }
  return order;
}
const alternations = (order: readonly number[]): number => order.filter((seat, i) => seat !== order[i - 1]).length / 2;

rule('ASC-lance-movement#1', 'sides take turns with lances, not with single units', () => {
  const two = [...force(0, 2, 2), ...force(1, 2, 2)];
  expect(turns(two, LANCES)).toEqual([0, 0, 1, 1, 0, 0, 1, 1]);
  expect(turns(two, standard)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
});
rule('ASC-lance-movement#2', 'a lance that has begun to move moves to its end, and the dead are not waited for', () => {
  const state = before([...force(0, 2, 2), ...force(1, 1, 1)]);
  const game = scene(ruleset, state, LANCES);
  game.does(0, stand(0));
  expect(game.state.active).toBe(0);
  expect(game.refuses(0, stand(2)).map(one => one.rule)).toEqual(['ASC-lance-movement']);
  game.does(0, stand(1));
  expect(game.state.active).toBe(1);
  const alone = scene(
    ruleset,
    { ...state, units: state.units.map(unit => (unit.id === 1 ? { ...unit, fate: 'destroyed' as const, at: null } : unit)) },
    LANCES,
  );
  alone.does(0, stand(0));
  expect(alone.state.active).toBe(1);
});
rule('ASC-lance-movement#3', 'its units go where they like', () => {
  const state = before([...force(0, 1, 2), ...force(1, 1, 1)]);
  const game = scene(ruleset, state, LANCES);
  game.does(0, { ...stand(0), mode: 'ground', path: [point(2, 33)] } as Command);
  expect(refused(game.state, { ...stand(1), mode: 'ground', path: [point(13, 43)] } as Command, book)).toEqual([]);
});
rule('ASC-lance-movement#4', 'three lances of four against three Stars of five alternate three times, not twelve', () => {
  const all = [...force(0, 3, 4), ...force(1, 3, 5)];
  const order = turns(all, LANCES);
  expect([alternations(order), alternations(turns(all, standard))]).toEqual([3, 12]);
  expect(order.join('')).toBe('000011111'.repeat(3));
});
rule('ASC-lance-movement', 'nobody waits for those of his lance who belong to a contingent that is not called', () => {
  const state = before(
    [
      at({}, 0, 10, 40, { lance: 0, moved: { mode: 'stand', length: 0, from: null } }),
      at({}, 0, 14, 40, { moved: null, lance: 0, contingent: 1 }),
      at({}, 0, 18, 40, { moved: null, lance: 1 }),
      at({}, 1, 10, 4, { moved: null }),
    ],
    { calling: 0 },
  );
  expect([refused(state, stand(1), book), refused(state, stand(2), book)]).toEqual([['AS-init-3sides'], []]);
});

const lances = (...sizes: readonly number[]): readonly Entry[] =>
  sizes.flatMap((size, lance) => Array.from({ length: size }, (): Entry => ({ card: sketch(), lance })));
const trouble = (...sizes: readonly number[]) =>
  Rulebook.compile(ruleset, LANCES)
    .checkSetup({ table: { width: 72 * 254, height: 48 * 254, pieces: [] }, forces: [lances(...sizes), lances(4)], zone: 6, limit: 9 })
    .map(one => one.rule);
const REFUSED = ['ASC-lance-movement'];
rule('ASC-lance-movement-groups#1', 'lances of four, Stars of five, Level IIs of six, and a side has one kind', () => {
  expect([trouble(4, 4, 4), trouble(5, 5, 5), trouble(6, 6)]).toEqual([[], [], []]);
  expect([trouble(7), trouble(3, 3), trouble(4, 5), trouble(5, 6, 6)]).toEqual([REFUSED, REFUSED, [], []]);
  expect([trouble(4, 5, 6), trouble(4, 4, 5)]).toEqual([REFUSED, REFUSED]);
});
rule('ASC-lance-movement-groups#2', 'losses do not mix the groups anew', () => {
  const state = before([...force(0, 2, 4), ...force(1, 1, 1)]);
  const fallen: readonly Unit[] = state.units.map(unit =>
    unit.id === 1 || unit.id === 2 || unit.id === 3 ? { ...unit, fate: 'destroyed' as const, at: null } : unit,
  );
  const game = scene(ruleset, { ...state, units: fallen }, LANCES);
  game.does(0, stand(0));
  expect([game.state.active, game.state.units.map(({ lance }) => lance).join('')]).toEqual([1, '000011110']);
});
rule('ASC-lance-movement-groups#3', 'who is left over is one group, weaker than the others', () => {
  expect([trouble(4, 4, 3), trouble(4, 1), trouble(3), trouble(4, 4, 1, 1), trouble(5, 2, 2)]).toEqual([[], [], [], REFUSED, REFUSED]);
});
