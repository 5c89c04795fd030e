import { Rulebook } from '@sortie/kernel';
import { opening, randomGame } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { radar } from '../game.ts';
import { CAPITAL } from '../shape.ts';
import { A, answer, B, dropShip, engage, fighter, start } from '../space.fixture.ts';

const { ruleset, scenarios, tactics } = radar;

test('whatever an opponent thinks of is allowed, and it always thinks of something', () => {
  for (const scenario of scenarios) {
    const play = { game: radar, seed: 'tactics', scenario, commands: 60 };
    const { book } = opening(play);
    for (const { after } of randomGame(play))
      for (const { seat } of ruleset.awaiting(after)) {
        const view = ruleset.view(after, seat);
        const found = tactics.candidates(view, seat, book);
        expect(found.length).toBeGreaterThan(0);
        for (const { command } of found) expect(book.check(view, command, seat)).toEqual([]);
      }
  }
});

test('a plan leads to a cell of a map, or to whom it is aimed at; who stays goes nowhere', () => {
  const { state } = start({ map: 'I1', units: [fighter(), fighter()] });
  const foe = state.units[1]!;
  const path = (command: Parameters<NonNullable<typeof tactics.path>>[1]) => tactics.path?.(ruleset.view(state, A), command);
  expect(path({ type: 'maneuver', unit: 0, path: [] })).toEqual([]);
  expect(path({ type: 'maneuver', unit: 0, path: [9, 12] })).toEqual([{ x: foe.sector, y: 12 }]);
  expect(path({ type: 'maneuver', unit: 0, path: [], exit: 7 })).toEqual([{ x: CAPITAL, y: 7 }]);
  expect(path({ type: 'move', unit: 0, path: [3] })).toEqual([{ x: CAPITAL, y: 3 }]);
  expect(path(engage(0, 1))).toEqual([{ x: foe.sector, y: foe.zone }]);
});

const best = (play: ReturnType<typeof start>, seat: number) =>
  tactics.candidates(ruleset.view(play.state, seat), seat, Rulebook.compile(ruleset, scenarios[0]!.rules))[0]!.command;

test('who wins the position shows its best side to the weakest of the other', () => {
  const play = start({ map: 'I1', units: [dropShip(), dropShip()] });
  play.does(A, engage(0, 1));
  play.does(B, answer(true), 6, 6, 1, 1);
  expect(best(play, A)).toEqual({ type: 'face', arc: 'front', other: 'rear' });
});

test('a fighter that outguns another comes near, and one that is outreached stays away', () => {
  const near = start({
    map: 'I1',
    units: [
      fighter({ card: { arcs: { front: { standard: [9, 2, 0, 0] } } } }),
      fighter({ card: { arcs: { front: { standard: [2, 2, 2, 0] } } } }),
    ],
  });
  near.does(A, engage(0, 1));
  near.does(B, answer(true), 5, 4, 4, 3);
  expect(best(near, A)).toEqual({ type: 'range', bracket: 'short' });
});

test('whoever is free goes where the enemy is', () => {
  const play = start({ phase: 'movement', initiative: B, units: [fighter({ at: 'M1', zone: -1 }), fighter({ at: 'I4', zone: -1 })] });
  expect(best(play, A)).toEqual({ type: 'move', unit: 0, path: [1] });
});

test('a lost craft is worth nothing, and a won game is worth much', () => {
  const { state } = start({ units: [fighter(), fighter({ fate: 'destroyed' })] });
  const won = { ...state, result: { winners: [A], reason: 'last-standing' as const, points: [41, 0] } };
  const value = (of: typeof state, seat: number) => tactics.value(ruleset.view(of, seat), seat);
  expect([value(state, A) > 0, value(state, A) === -value(state, B), value(won, A) > value(state, A) + 200]).toEqual([true, true, true]);
});
