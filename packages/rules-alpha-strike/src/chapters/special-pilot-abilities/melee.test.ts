import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { JUMPED, patch, setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { attack, dealt, moving, needs, pair, play, plus, refusedBy, unmoved, walk } from './pilots.fixture.ts';

const with1 = (...abilities: readonly string[]): Partial<Unit> => ({ abilities });
const strike = { how: 'strike' } as const;

rule('ASC-spa-dodge', 'a fist is two harder to land on it', () => {
  const rules = plus('ASC-spa-dodge');
  expect([
    needs(rules, pair(0, {}, {}, {}, with1('dodge')), strike),
    needs(rules, pair(0), strike),
    needs(rules, pair(0, {}, {}, {}, with1('dodge'))),
  ]).toEqual([7, 5, 5]);
});
rule('ASC-spa-melee-specialist', 'its own fists are one easier', () => {
  const rules = plus('ASC-spa-melee-specialist');
  expect([
    needs(rules, pair(0, {}, {}, with1('melee-specialist')), strike),
    needs(rules, pair(0, {}, {}, with1('melee-specialist'))),
  ]).toEqual([4, 5]);
});
rule('ASC-spa-melee-master', 'half its Size more, rounded up, in every physical attack', () => {
  const rules = plus('ASC-spa-melee-master');
  const mine = with1('melee-master');
  expect([dealt(rules, pair(0, {}, {}, mine), strike), dealt(rules, pair(0, { size: 4 }, {}, mine), strike)]).toEqual([5, 6]);
  // From above it deals the collision of 6 inches, a point, two of its own, and a critical roll.
  expect(dealt(rules, pair(0, {}, {}, { ...mine, moved: JUMPED }), { how: 'dfa' }, [6, 6, 4, 4, 4, 4])).toBe(5);
});
rule('ASC-spa-zweihander', 'a point more with hands and weapons, not with the whole machine', () => {
  const rules = plus('ASC-spa-zweihander');
  const mine = with1('zweihander');
  expect([dealt(rules, pair(0, {}, {}, mine), strike), dealt(rules, pair(0, { specials: 'MEL' }, {}, mine), { how: 'melee' })]).toEqual([
    4, 5,
  ]);
  expect(dealt(rules, pair(0, {}, { size: 1 }, mine), { how: 'charge' })).toBe(2);
});
rule('ASC-spa-fist-fire', 'half its damage at Short goes with the fist', () => {
  const rules = plus('ASC-spa-fist-fire');
  expect(dealt(rules, pair(0, {}, {}, with1('fist-fire')), strike)).toBe(5);
  expect(dealt(rules, pair(0, {}, { size: 1 }, with1('fist-fire')), { how: 'charge' })).toBe(2);
});
rule('ASC-spa-swordsman', 'a point more, or a critical roll through the armor', () => {
  const rules = plus('ASC-spa-swordsman');
  const placed = pair(0, { specials: 'MEL' }, {}, with1('swordsman'));
  expect(dealt(rules, placed, { how: 'melee' })).toBe(5);
  const game = play(rules, placed);
  game.does(0, attack({ how: 'melee', with: ['swordsman'] }), 6, 5, 4, 4);
  expect([20 - game.state.units[1]!.armor, game.state.units[1]!.waiting.length]).toEqual([4, 1]);
  expect(refusedBy(rules, setPiece(pair(0, {}, {}, with1('swordsman'))), attack({ how: 'strike', with: ['swordsman'] }))).toEqual([
    'ASC-spa-swordsman',
  ]);
});
rule('ASC-spa-street-fighter', 'it strikes first with fist and guns at once, and feels nothing of what it has killed', () => {
  const rules = plus('ASC-spa-street-fighter');
  const game = play(rules, pair(0, { armor: 2, structure: 4 }, {}, {}, with1('street-fighter')));
  // Its blow needs 6: skill 4, movement 1, and 1 for striking first.
  game.does(0, attack(strike), 3, 3);
  expect([game.state.units[0]!.fate, game.state.units[1]!.armor]).toEqual(['destroyed', 20]);
  const missed = play(rules, pair(0, {}, {}, {}, with1('street-fighter')));
  missed.does(0, attack(strike), 3, 2, 6, 5);
  expect([missed.state.units[1]!.armor, missed.state.units[1]!.did]).toEqual([17, ['strike']]);
});
rule('ASC-spa-street-fighter-duel', 'two of them cancel out', () => {
  const game = play(plus('ASC-spa-street-fighter'), pair(0, {}, {}, with1('street-fighter'), with1('street-fighter')));
  game.does(0, attack(strike), 6, 5);
  expect(game.state.units[1]!.did).toEqual([]);
});
rule('ASC-spa-slugger', 'two inches in the woods find it a club', () => {
  const rules = plus('ASC-spa-slugger');
  const woods = [patch('woods', 15, 34, 25, 39)];
  const placed = unmoved(pair(8, {}, { move: '4"' }, with1('slugger')));
  expect(refusedBy(rules, setPiece(placed, moving, woods), walk(0, 20, 34.5, { with: ['slugger'] }))).toEqual(['AS-move-spend']);
  expect(refusedBy(rules, setPiece(placed, moving), walk(0, 20, 38, { with: ['slugger'] }))).toEqual(['ASC-spa-slugger']);
  const game = play(rules, placed, moving, woods);
  game.does(0, walk(0, 20, 38, { with: ['slugger'] }));
  expect(game.state.units[0]!.marks).toEqual([{ kind: 'club', until: 0 }]);
  const club = pair(0, {}, {}, { ...with1('slugger'), marks: [{ kind: 'club', until: 0 }] });
  expect(dealt(rules, club, { how: 'melee' })).toBe(4);
});
