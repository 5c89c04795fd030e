import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { JUMPED, patch, setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { attack, dealt, done, needs, one, pair, play, plus, refusedBy, STANDARD } from './pilots.fixture.ts';

const with1 = (...abilities: readonly string[]): Partial<Unit> => ({ abilities });
const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
const stillWith = (...abilities: readonly string[]): Partial<Unit> => ({ ...still, abilities });

rule('ASC-spa-general-transfer', 'an ability is one crew’s own: the wingman shoots as ever', () => {
  const rules = plus('ASC-spa-sniper');
  const shots = (ability: Partial<Unit>, friend: Partial<Unit>) => needs(rules, [...pair(12, {}, {}, ability), one(0, 30, 40, {}, friend)]);
  expect([shots({}, with1('sniper')), shots(with1('sniper'), {})]).toEqual([7, 6]);
});
rule('ASC-spa-general-compatibility', 'in a machine of another kind it does nothing', () => {
  const rules = plus('ASC-spa-jumping-jack');
  const jump = (type: 'BM' | 'CV') => needs(rules, pair(3, { type, move: '8"j' }, {}, { moved: JUMPED, abilities: ['jumping-jack'] }));
  expect([jump('BM'), jump('CV')]).toEqual([6, 7]);
});
rule('ASC-spa-cluster-hitter', 'a point more for missiles and flak of whoever stands still', () => {
  const rules = plus('ASC-spa-cluster-hitter');
  expect([
    dealt(rules, pair(3, { specials: 'SRM2/2' }, {}, stillWith('cluster-hitter'))),
    dealt(rules, pair(3, { specials: 'SRM2/2' }, {}, stillWith('cluster-hitter')), { how: 'SRM' }),
    dealt(rules, pair(3, {}, {}, stillWith('cluster-hitter'))),
    dealt(rules, pair(3, { specials: 'SRM2/2' }, {}, with1('cluster-hitter'))),
  ]).toEqual([4, 3, 3, 3]);
});
rule('ASC-spa-jumping-jack', 'one easier in a turn in which it jumped', () => {
  const rules = plus('ASC-spa-jumping-jack');
  const jumped: Partial<Unit> = { moved: JUMPED, abilities: ['jumping-jack'] };
  expect([
    needs(rules, pair(3, {}, {}, jumped)),
    needs(rules, pair(3, {}, {}, with1('jumping-jack'))),
    needs(STANDARD, pair(3, {}, {}, jumped)),
  ]).toEqual([6, 5, 7]);
});
rule('ASC-spa-range-master', 'a Long Master pays 4 at Short and nothing at Long', () => {
  const rules = plus('ASC-spa-range-master');
  const at = (inches: number, choice: string) => needs(rules, pair(inches, {}, {}, with1(`range-master:${choice}`)));
  expect([at(3, 'long'), at(12, 'long'), at(30, 'long'), at(3, 'medium'), at(12, 'medium')]).toEqual([9, 7, 5, 7, 5]);
});
rule('ASC-spa-sniper', 'half the modifier at Medium and Long, none less at Short', () => {
  const rules = plus('ASC-spa-sniper');
  expect([3, 12, 30].map(inches => needs(rules, pair(inches, {}, {}, with1('sniper'))))).toEqual([5, 6, 7]);
});
rule('ASC-spa-sandblaster', 'one battery alone: one easier, a point more, two at Short', () => {
  const rules = plus('ASC-spa-sandblaster');
  const card = { specials: 'LRM2/2/2' };
  expect([
    needs(rules, pair(12, card, {}, with1('sandblaster')), { how: 'LRM' }),
    needs(rules, pair(12, card, {}, with1('sandblaster'))),
    dealt(rules, pair(12, card, {}, with1('sandblaster')), { how: 'LRM' }),
    dealt(rules, pair(3, card, {}, with1('sandblaster')), { how: 'LRM' }),
  ]).toEqual([6, 7, 3, 4]);
});
rule('ASC-spa-marksman', 'one point, and a critical roll through the armor for three more than needed', () => {
  const rules = plus('ASC-spa-marksman');
  const shot = (dice: readonly number[]) => {
    const game = play(rules, pair(3, {}, {}, stillWith('marksman')));
    game.does(0, attack({ with: ['marksman'] }), ...dice);
    return [20 - game.state.units[1]!.armor, game.state.units[1]!.waiting.length];
  };
  // It needs 4, standing still.
  expect([shot([5, 2, 4, 4]), shot([5, 1])]).toEqual([
    [1, 1],
    [1, 0],
  ]);
  expect(refusedBy(rules, setPiece(pair(3, {}, {}, with1('marksman'))), attack({ with: ['marksman'] }))).toEqual(['ASC-spa-marksman']);
});
rule('ASC-spa-sharpshooter', 'the same with all of its damage', () => {
  const game = play(plus('ASC-spa-sharpshooter'), pair(3, {}, {}, stillWith('sharpshooter')));
  game.does(0, attack(), 5, 2, 4, 4);
  expect([20 - game.state.units[1]!.armor, game.state.units[1]!.waiting.length]).toEqual([3, 1]);
});
rule('ASC-spa-weapon-specialist', 'one easier for half the points, and no overheating', () => {
  const rules = plus('ASC-spa-weapon-specialist');
  const placed = pair(3, { overheat: 2 }, {}, with1('weapon-specialist'));
  expect([needs(rules, placed, { with: ['weapon-specialist'] }), dealt(rules, placed, { with: ['weapon-specialist'] })]).toEqual([4, 1]);
  expect(dealt(rules, pair(3, { damage: '1/1/-' }, {}, with1('weapon-specialist')), { with: ['weapon-specialist'] })).toBe(1);
  expect(refusedBy(rules, setPiece(placed), attack({ with: ['weapon-specialist'], overheat: 1 }))).toEqual(['ASC-spa-weapon-specialist']);
});
rule('ASC-spa-multi-tasker', 'two targets for half each: 4/3/2 does 2 at Short and 1 at Medium', () => {
  const rules = plus('ASC-spa-multi-tasker');
  const placed = [...pair(3, { damage: '4/3/2' }, {}, with1('multi-tasker')), one(1, 24, 26, { armor: 20 }), one(1, 16, 26, { armor: 20 })];
  const game = play(rules, placed);
  const split = { with: ['multi-tasker'] };
  game.does(0, attack(split), 6, 5);
  expect(game.refuses(0, attack(split)).map(({ rule: id }) => id)).toEqual(['AS-attack-count']);
  const [event] = game.does(0, attack({ ...split, target: 2 }), 6, 5);
  expect(event?.type === 'attacked' && event.toHit.total).toBe(7);
  expect(game.refuses(0, attack({ ...split, target: 3 })).map(({ rule: id }) => id)).toEqual(['AS-attack-count']);
  expect(game.state.units.slice(1, 3).map(({ armor }) => 20 - armor)).toEqual([2, 1]);
});
rule('ASC-spa-heavy-horse', 'a point more for a shot at whom it touches', () => {
  const rules = plus('ASC-spa-heavy-horse');
  const shot = (apart: number) => dealt(rules, pair(apart, { type: 'CI', damage: '1/1/-' }, {}, with1('heavy-horse')));
  expect([shot(0), shot(3)]).toEqual([2, 1]);
});
rule('ASC-spa-hot-dog', 'four points of heat before it shuts down, and four harder to shoot', () => {
  const rules = plus('ASC-spa-hot-dog');
  const game = play(rules, pair(3, { overheat: 2, move: '14"' }, {}, { heat: 2, abilities: ['hot-dog'] }));
  game.does(0, attack({ overheat: 2 }), 1, 1);
  game.does(0, done);
  game.does(1, done, 1, 1, 5, 5);
  const [unit] = game.state.units;
  expect([unit!.heat, unit!.shutdown, game.book.ask('move', { state: game.state, unit: unit!, mode: 'ground' }).total]).toEqual([
    4,
    false,
    6,
  ]);
  expect(needs(rules, pair(3, {}, {}, { heat: 4, abilities: ['hot-dog'] }))).toBe(9);
  const hotter = play(rules, pair(3, { overheat: 2 }, {}, { heat: 3, abilities: ['hot-dog'] }));
  hotter.does(0, attack({ overheat: 2 }), 1, 1);
  hotter.does(0, done);
  hotter.does(1, done, 1, 1, 5, 5);
  expect(hotter.state.units[0]!.shutdown).toBe(true);
});
rule('ASC-spa-environmental-specialist', 'one easier in the weather it knows, two inches of fog less', () => {
  const rules = plus('ASC-spa-environmental-specialist');
  const night = { weather: { light: 'night', fog: 0, hail: 0, vacuum: false, wind: 0 } } as const;
  const shot = (choice: string) => needs(rules, pair(3, { type: 'PM' }, {}, with1(`environmental-specialist:${choice}`)), {}, night);
  expect([shot('night'), shot('hail')]).toEqual([6, 7]);
  const [unit] = setPiece(pair(3, {}, {}, with1('environmental-specialist:fog'))).units;
  const ground = { elevation: 0, depth: 0, pieces: [] };
  const price = (fog: 0 | 1 | 2) =>
    play(rules, pair(3)).book.ask('surcharge', { unit: unit!, mode: 'ground', ground, weather: { ...night.weather, light: 'day', fog } })
      .total;
  expect([price(0), price(1), price(2)]).toEqual([0, 0, 0]);
});
rule('ASC-spa-terrain-master-nightwalker', 'darkness does not matter to it', () => {
  const rules = plus('ASC-spa-terrain-master-nightwalker');
  const dark = { weather: { light: 'pitch-black', fog: 0, hail: 0, vacuum: false, wind: 0 } } as const;
  expect([
    needs(rules, pair(3, { type: 'PM' }, {}, with1('terrain-master-nightwalker')), {}, dark),
    needs(rules, pair(3, { type: 'PM' }), {}, dark),
  ]).toEqual([5, 9]);
});
rule('ASC-spa-shaky-stick', 'fire from the ground is harder, fire from the air is not', () => {
  const rules = plus('ASC-spa-shaky-stick');
  const flyer = { type: 'CV', move: '8"v' } as const;
  const aloft: Partial<Unit> = { airborne: true, z: 508, abilities: ['shaky-stick'] };
  const shot = (mine: Partial<Unit>, theirs: Partial<Unit>) => needs(rules, pair(3, flyer, flyer, mine, theirs));
  const ground: Partial<Unit> = {};
  expect([
    shot(ground, aloft) - shot(ground, { ...aloft, abilities: [] }),
    shot({ airborne: true, z: 508 }, aloft) - shot({ airborne: true, z: 508 }, { ...aloft, abilities: [] }),
  ]).toEqual([1, 0]);
});
rule('ASC-spa-urban-guerrilla-defense', 'in the streets it is one harder to hit and loses a point less', () => {
  const rules = plus('ASC-spa-urban-guerrilla-defense');
  const street = [patch('pavement', 18, 30, 22, 38)];
  const squad = pair(3, {}, { type: 'CI', move: '4"f' }, {}, with1('urban-guerrilla'));
  expect([needs(rules, squad, {}, {}, street), needs(rules, squad)]).toEqual([5, 4]);
  expect([dealt(rules, squad, {}, [6, 5], {}, street), dealt(rules, squad)]).toEqual([2, 3]);
});
rule('ASC-aug-leg-masc', 'runners are one harder to hit', () => {
  const rules = plus('ASC-aug-leg-masc');
  expect(needs(rules, pair(3, {}, { type: 'CI', move: '4"f' }, {}, with1('leg-masc')))).toBe(5);
});
