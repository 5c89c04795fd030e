import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { able as at, book, lost, refused, ruleset, walk } from '../scene.fixture.ts';
import { patch, setPiece } from '../set-piece.ts';
import type { Command } from '../shape.ts';
import { fallDamage } from './wreck.ts';

// Buildings
const house = (more: object = {}) => [patch('building', 18, 30, 22, 34, { level: 2, cf: 15, height: 9 * 254, ...more })];
const raze: Command = { type: 'demolish', unit: 0, piece: 'building' };
rule('AS-bld-attack', 'a building is hit like something that cannot move, and its points go', () => {
  const game = scene(ruleset, setPiece([at('', 0, 20, 40), at('', 1, 60, 4)], {}, house()));
  game.does(0, raze, 1, 1);
  expect(game.state.table.pieces[0]!.cf).toBe(12);
});
rule('AS-bld-collapse', 'nine inches: 2, and 3 on the roof; it leaves rubble', () => {
  const piece = house()[0]!;
  expect([false, true].map(above => book.ask('collapse', { piece, above }).total)).toEqual([2, 3]);
  const game = scene(ruleset, setPiece([at('', 0, 20, 40), at('', 1, 20, 32)], {}, house({ cf: 3 })));
  game.does(0, raze, 1, 1);
  expect([lost(game, 1), game.state.table.pieces[0]!.kind]).toEqual([2, 'rubble']);
});
rule('AS-bld-type', 'a class without a printed value has its own', () => {
  const game = scene(ruleset, setPiece([at('', 0, 20, 40), at('', 1, 60, 4)], {}, [patch('building', 18, 30, 22, 34, { level: 3 })]));
  game.does(0, raze, 1, 1);
  expect(game.state.table.pieces[0]!.cf).toBe(22);
});
rule('AS-fall-damage', 'a point for each three inches or part of them', () =>
  expect([100, 3 * 254, 3 * 254 + 1, 6 * 254].map(fallDamage)).toEqual([1, 1, 2, 2]),
);
rule('AS-bld-passdamage', 'walking through takes a point for each inch', () => {
  const game = scene(
    ruleset,
    setPiece(
      [at('', 0, 20, 36, { moved: null }, { move: '20"' }), at('', 1, 60, 4, { moved: null })],
      { phase: 'movement', active: 0 },
      house({ level: 1 }),
    ),
  );
  game.does(0, walk(28));
  expect(game.state.table.pieces[0]!.cf).toBe(11);
});
rule('AS-bld-weight', 'too heavy for its class, it falls in', () => {
  const game = scene(
    ruleset,
    setPiece(
      [at('', 0, 20, 36, { moved: null }, { move: '20"', size: 4 }), at('', 1, 60, 4, { moved: null })],
      { phase: 'movement', active: 0 },
      house({ level: 1, height: 4 * 254 }),
    ),
  );
  game.does(0, walk(32));
  expect([game.state.table.pieces[0]!.kind, lost(game, 0)]).toEqual(['rubble', 1]);
});
rule('AS-bld-occupants', 'walls stop half of a hit, rounded up', () => {
  const game = scene(ruleset, setPiece([at('', 0, 20, 38), at('', 1, 20, 32, {}, { move: '4"' })], {}, house()));
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 6, 5);
  expect(lost(game, 1)).toBe(1);
});
rule('AS-bld-los', 'whoever is inside sees out and is seen', () => {
  expect(
    refused(setPiece([at('', 0, 20, 38), at('', 1, 20, 32)], {}, house()), { type: 'attack', unit: 0, target: 1, how: 'standard' }),
  ).toEqual([]);
  expect(
    refused(setPiece([at('', 0, 20, 38), at('', 1, 20, 26)], {}, house()), { type: 'attack', unit: 0, target: 1, how: 'standard' }),
  ).toEqual(['AS-los-thirds']);
});
rule('AS-bridge', 'a bridge that is shot away drops what stands on it', () => {
  const game = scene(
    ruleset,
    setPiece([at('', 0, 20, 40), at('', 1, 20, 32, { z: 5 * 254 })], {}, [patch('bridge', 18, 30, 22, 34, { height: 5 * 254, cf: 3 })]),
  );
  game.does(0, raze.type === 'demolish' ? { ...raze, piece: 'bridge' } : raze, 1, 1);
  expect([game.state.table.pieces.length, lost(game, 1)]).toEqual([0, 2]);
});
rule('ASC-plos-buildings', 'a building is seen if any part of it shows past other things', () => {
  const ridge = (height: number) => [...house(), patch('hill', 10, 36, 30, 37, { height })];
  const may = (height: number) => refused(setPiece([at('', 0, 20, 40), at('', 1, 60, 4)], {}, ridge(height)), raze);
  expect([may(900), may(3000)]).toEqual([[], ['AS-bld-attack']]);
});

const sheltered = (more: object) => {
  const game = scene(
    ruleset,
    setPiece([at('', 0, 20, 44, {}, { damage: '5/5/5' }), at('', 1, 20, 36, {}, { type: 'BA', move: '4"f' })], {}, [
      patch('building', 18, 34, 22, 38, { cf: 20, height: 4 * 254, ...more }),
    ]),
  );
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 6, 5);
  return { lost: 20 - game.state.units[1]!.armor, house: game.state.table.pieces[0]! };
};
rule('AS-bld-occupants', 'walls stop three of five points, and take them', () =>
  expect([sheltered({}).lost, sheltered({}).house.cf]).toEqual([2, 17]),
);
rule('ASC-armored-building-entry', 'behind an armored wall nobody is hurt', () =>
  expect([sheltered({ armor: 9 }).lost, sheltered({ armor: 9 }).house.faces, sheltered({ armor: 9 }).house.cf]).toEqual([
    0,
    [9, 9, 4, 9, 9],
    20,
  ]),
);
