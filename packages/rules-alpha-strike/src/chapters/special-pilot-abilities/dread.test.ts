import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { patch, setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { markOf } from '../../state.ts';
import { attack, done, moving, needs, one, pair, play, plus, refusedBy, unmoved, walk } from './pilots.fixture.ts';

const with1 = (...abilities: readonly string[]): Partial<Unit> => ({ abilities });
const QUAD = { specials: 'QUAD' };
/** Seat 0 walks up to a unit with an ability that stands at y 30 and rolls. */
const approach = (rules: readonly `ASC-${string}`[], ability: string, dice: readonly number[], mine: Partial<Unit> = {}) => {
  const game = play(plus(...rules), unmoved([one(0, 20, 40, {}, mine), one(1, 20, 30, QUAD, with1(ability)), one(1, 60, 5)]), moving);
  game.does(0, walk(0, 20, 35), ...dice);
  return game;
};
const move = (game: ReturnType<typeof approach>): number =>
  game.book.ask('move', { state: game.state, unit: game.state.units[0]!, mode: 'ground' }).total;

rule('ASC-spa-animal-mimicry-intimidate', 'whoever comes near and rolls 8 or less is half as fast and one worse against it', () => {
  const scared = approach(['ASC-spa-animal-mimicry-intimidate'], 'animal-mimicry', [4, 4]);
  expect(move(scared)).toBe(4);
  expect(move(approach(['ASC-spa-animal-mimicry-intimidate'], 'animal-mimicry', [5, 4]))).toBe(8);
  const cowed: Partial<Unit> = { marks: [{ kind: 'cowed', until: 2, by: 1 }] };
  expect(needs(plus('ASC-spa-animal-mimicry-intimidate'), pair(3, {}, {}, cowed))).toBe(6);
});
rule('ASC-spa-demoralizer', 'it shakes those who are about to attack near by', () => {
  const rules = plus('ASC-spa-demoralizer');
  const game = play(rules, pair(3, {}, {}, {}, with1('demoralizer')));
  game.does(0, attack(), 4, 4, 3, 2);
  expect([game.state.units[0]!.marks.some(({ kind }) => kind === 'cowed'), game.state.units[1]!.armor]).toEqual([true, 20]);
  const brave = play(rules, pair(3, {}, {}, {}, with1('demoralizer')));
  brave.does(0, attack(), 5, 4, 3, 2);
  expect(brave.state.units[1]!.armor).toBe(17);
  const far = play(rules, pair(7, {}, {}, {}, with1('demoralizer')));
  far.does(0, attack(), 6, 4);
  expect(far.state.units[1]!.armor).toBe(17);
});
rule('ASC-spa-antagonizer', 'whoever is enraged attacks nobody else and does not turn away, until it loses sight', () => {
  const rules = plus('ASC-spa-antagonizer');
  const game = approach(['ASC-spa-antagonizer'], 'antagonizer', [4, 4]);
  expect(markOf(game.state.units[0]!, 'enraged')?.by).toBe(1);
  const rage: Partial<Unit> = { marks: [{ kind: 'enraged', until: 0, by: 1 }] };
  const three = [...pair(3, {}, {}, rage, with1('antagonizer')), one(1, 26, 36)];
  expect(refusedBy(rules, setPiece(three), attack({ target: 2 }))).toEqual(['ASC-spa-antagonizer']);
  expect(refusedBy(rules, setPiece(three), attack())).toEqual([]);
  expect(refusedBy(rules, setPiece(unmoved(three), moving), walk(0, 20, 44))).toEqual(['ASC-spa-antagonizer']);
  const wall = [patch('building', 15, 37.2, 25, 38.5, { height: 5 * 254, cf: 40 })];
  expect(refusedBy(rules, setPiece(three, {}, wall), attack({ target: 2 }))).not.toContain('ASC-spa-antagonizer');
});
rule('ASC-spa-iron-will', 'two more on the roll to stand up to it', () => {
  const rules = ['ASC-spa-animal-mimicry-intimidate', 'ASC-spa-iron-will'] as const;
  expect([
    move(approach(rules, 'animal-mimicry', [4, 3], with1('iron-will'))),
    move(approach(rules, 'animal-mimicry', [3, 3], with1('iron-will'))),
  ]).toEqual([8, 4]);
});
rule('ASC-spa-antagonizer-iron-will', 'an antagonizer is as hard to impress', () => {
  const rules = ['ASC-spa-animal-mimicry-intimidate', 'ASC-spa-antagonizer-iron-will', 'ASC-spa-iron-will'] as const;
  expect(move(approach(rules, 'animal-mimicry', [4, 3], with1('antagonizer')))).toBe(8);
  // Both together are no more than one of them.
  expect(move(approach(rules, 'animal-mimicry', [3, 3], with1('antagonizer', 'iron-will')))).toBe(4);
});
rule('ASC-spa-demoralizer-iron-will', 'and so is a demoralizer', () => {
  const rules = ['ASC-spa-animal-mimicry-intimidate', 'ASC-spa-demoralizer-iron-will'] as const;
  expect([move(approach(rules, 'animal-mimicry', [4, 3], with1('demoralizer'))), move(approach(rules, 'animal-mimicry', [4, 3]))]).toEqual([
    8, 4,
  ]);
});
rule('ASC-spa-iron-will-morale', 'two less to hold and to rally', () => {
  const rules = plus('ASC-spa-iron-will-morale', 'ASC-morale-check', 'AS-withdraw');
  const rout = (abilities: readonly string[], dice: readonly number[]) => {
    const game = play(rules, pair(20, {}, {}, { abilities, marks: [{ kind: 'routed', until: 0 }] }));
    game.does(0, done);
    game.does(1, done, ...dice, 6, 6, 1, 1);
    return game.state.units[0]!.marks.length;
  };
  // Skill 4, a 'Mech −2, recovery +3.
  expect([rout([], [2, 2]), rout([], [3, 2]), rout(['iron-will'], [2, 1]), rout(['iron-will'], [1, 1])]).toEqual([1, 0, 0, 1]);
});
