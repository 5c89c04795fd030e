import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { JUMPED, setPiece } from '../../set-piece.ts';
import { attack, dealt, endTurn, gifted, needs, one, pair, play, plus, refusedBy, waiting } from './pilots.fixture.ts';

// Skill 4 and a target movement modifier of 1: 5 at Short range, 7 at Medium, 9 at Long, and one less for whoever stands still.

const cluster = plus('ASC-spa-cluster-hitter');
rule('ASC-spa-cluster-hitter#2', 'a point more for every hit in which missiles, torpedoes or flak take part', () => {
  for (const special of ['FLK2/2', 'LRM2/2/2', 'SRM2/2', 'TOR2/2/2'])
    expect([special, dealt(cluster, pair(3, { specials: special }, {}, waiting('cluster-hitter')))]).toEqual([special, 4]);
  for (const how of ['LRM', 'SRM'] as const) {
    const alone = (mine: ReturnType<typeof gifted>) => dealt(cluster, pair(3, { specials: `${how}2/2/2` }, {}, mine), { how });
    expect([how, alone(waiting('cluster-hitter')), alone(waiting())]).toEqual([how, 3, 2]);
  }
  expect(dealt(cluster, pair(3, { specials: 'AC2/2/-' }, {}, waiting('cluster-hitter')))).toBe(3);
  expect(dealt(cluster, pair(3, { specials: 'AC2/2/-' }, {}, waiting('cluster-hitter')), { how: 'AC' })).toBe(2);
});
rule('ASC-spa-cluster-hitter#3', 'guns scatter only with flak or flechette shells', () => {
  const shells = (munition: string) => {
    const game = play(cluster, pair(3, { specials: 'AC2/2/-' }, {}, waiting('cluster-hitter')));
    const aim = aimOf(game.state, attack({ how: 'AC', munition }))!;
    return game.book.ask('damage', { ...aim, value: { points: 2, minimal: false }, rear: false }).total;
  };
  expect(['flak', 'flechette', 'armor-piercing'].map(shells)).toEqual([3, 3, 2]);
});
rule('ASC-spa-cluster-hitter#4', 'and only in a turn in which it did not move', () => {
  const shot = (mine: ReturnType<typeof gifted>) => dealt(cluster, pair(3, { specials: 'SRM2/2' }, {}, mine));
  expect([shot(waiting('cluster-hitter')), shot(gifted('cluster-hitter')), shot({ ...gifted('cluster-hitter'), moved: JUMPED })]).toEqual([
    4, 3, 3,
  ]);
});

const jack = plus('ASC-spa-jumping-jack');
rule('ASC-spa-jumping-jack#2', 'after a jump its weapons are one easier to aim', () => {
  const shot = (abilities: readonly string[], jumped: boolean) =>
    needs(jack, pair(3, {}, {}, { abilities, ...(jumped && { moved: JUMPED }) }));
  expect([shot(['jumping-jack'], true), shot([], true), shot(['jumping-jack'], false), shot([], false)]).toEqual([6, 7, 5, 5]);
});
rule('ASC-spa-jumping-jack#3', 'its fists and feet are not', () => {
  for (const how of ['strike', 'dfa'] as const) {
    const blow = (...abilities: readonly string[]) => needs(jack, pair(0, {}, {}, { abilities, moved: JUMPED }), { how });
    expect(blow('jumping-jack')).toBe(blow());
  }
});

const extreme = 'AS-range-extreme-ground' as const;
const farGun = { damage: '5/5/5' };
const at = [3, 12, 30, 50] as const;
const master = plus('ASC-spa-range-master', extreme);
rule('ASC-spa-range-master#2', 'the modifier of its bracket and that of Short range change places', () => {
  const row = (choice: string) => at.map(inches => needs(master, pair(inches, farGun, {}, gifted(`range-master:${choice}`)), {}));
  const plain = at.map(inches => needs(master, pair(inches, farGun)));
  expect(plain).toEqual([5, 7, 9, 11]);
  expect([row('medium'), row('long'), row('extreme')]).toEqual([
    [7, 5, 9, 11],
    [9, 7, 5, 11],
    [11, 7, 9, 5],
  ]);
});
rule('ASC-spa-range-master#3', 'Long preferred: 4 at Short range, nothing at Long', () => {
  const terms = (inches: number) => {
    const game = play(master, pair(inches, {}, {}, gifted('range-master:long')));
    game.does(0, attack(), 1, 1);
    const made = game.events.find(event => event.type === 'attacked');
    const ranges =
      made?.type === 'attacked' ? made.toHit.terms.filter(({ rule: id }) => id === 'AS-to-hit-range' || id === 'ASC-spa-range-master') : [];
    return ranges.reduce((sum, { value }) => sum + value, 0);
  };
  expect([terms(3), terms(12), terms(30)]).toEqual([4, 2, 0]);
});

const sniper = plus('ASC-spa-sniper', extreme);
rule('ASC-spa-sniper#2', 'Medium, Long and Extreme range add 1, 2 and 3', () => {
  expect(at.slice(1).map(inches => needs(sniper, pair(inches, farGun, {}, gifted('sniper'))))).toEqual([6, 7, 8]);
  expect(at.slice(1).map(inches => needs(sniper, pair(inches, farGun)))).toEqual([7, 9, 11]);
});
rule('ASC-spa-sniper#3', 'Short range and the horizon add what they always add', () => {
  const { book, state } = play(sniper, pair(3, {}, {}, gifted('sniper')));
  const aim = aimOf(state, attack())!;
  expect(([0, 4] as const).map(bracket => book.ask('toHit', { ...aim, bracket }).total)).toEqual([5, 13]);
});

const sand = plus('ASC-spa-sandblaster');
const batteries = { specials: 'AC2/2/2,IATM2/2/2,LRM2/2/2,SRM2/2/2' };
rule('ASC-spa-sandblaster#2', 'one battery fired alone is one easier to aim', () => {
  for (const how of ['AC', 'IATM', 'LRM', 'SRM'] as const)
    expect([how, needs(sand, pair(12, batteries, {}, gifted('sandblaster')), { how }), needs(sand, pair(12, batteries), { how })]).toEqual([
      how,
      6,
      7,
    ]);
  const { book, state } = play(sand, pair(12, batteries, {}, gifted('sandblaster')));
  const aim = aimOf(state, attack())!;
  for (const how of ['FLK', 'TOR'] as const) expect(book.ask('toHit', { ...aim, how }).total).toBe(6);
  expect(book.ask('toHit', { ...aim, how: 'HT' }).total).toBe(7);
});
rule('ASC-spa-sandblaster#3', 'it does a point more, at Short range two', () => {
  for (const how of ['AC', 'LRM', 'SRM'] as const)
    expect([3, 12].map(inches => dealt(sand, pair(inches, batteries, {}, gifted('sandblaster')), { how }))).toEqual([4, 3]);
  expect([3, 12].map(inches => dealt(sand, pair(inches, batteries), { how: 'LRM' }))).toEqual([2, 2]);
});
rule('ASC-spa-sandblaster#4', 'a salvo of all weapons is an ordinary one', () => {
  const shot = pair(3, batteries, {}, gifted('sandblaster'));
  expect([needs(sand, shot), dealt(sand, shot)]).toEqual([5, 3]);
});

const marksman = plus('ASC-spa-marksman');
const careful = attack({ with: ['marksman'] });
/** Points lost and critical hits that wait for the End Phase. */
const effect = (rules: ReturnType<typeof plus>, ability: string, command = careful, dice: readonly number[] = [6, 5, 4, 4]) => {
  const game = play(rules, pair(3, {}, {}, waiting(ability)));
  game.does(0, command, ...dice);
  return [20 - game.state.units[1]!.armor, game.state.units[1]!.waiting.length];
};
rule('ASC-spa-marksman#2', 'only whoever stood still takes the careful shot', () => {
  const moved = setPiece(pair(3, {}, {}, gifted('marksman')));
  expect(refusedBy(marksman, moved, careful)).toEqual(['ASC-spa-marksman']);
  expect(refusedBy(marksman, setPiece(pair(3, {}, {}, waiting('marksman'))), careful)).toEqual([]);
  expect(refusedBy(marksman, setPiece(pair(3, {}, {}, waiting())), careful)).toEqual(['ASC-spa-marksman']);
});
rule('ASC-spa-marksman#3', 'it does one point, however strong the guns are', () => {
  expect(effect(marksman, 'marksman', careful, [3, 3])).toEqual([1, 0]);
  expect(effect(marksman, 'marksman', attack(), [6, 5])).toEqual([3, 0]);
});
rule('ASC-spa-marksman#4', 'three more than it needs roll for a critical hit through the armor', () => {
  // Standing still it needs 4.
  expect([effect(marksman, 'marksman', careful, [5, 2, 4, 4]), effect(marksman, 'marksman', careful, [5, 1])]).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

const sharp = plus('ASC-spa-sharpshooter');
rule('ASC-spa-sharpshooter#2', 'three more than needed, standing still, roll for a critical hit through the armor', () => {
  expect(
    [effect(sharp, 'sharpshooter', attack(), [5, 2, 4, 4]), effect(sharp, 'sharpshooter', attack(), [5, 1])].map(([, hits]) => hits),
  ).toEqual([1, 0]);
  const moved = play(sharp, pair(3, {}, {}, gifted('sharpshooter')));
  moved.does(0, attack(), 6, 5);
  expect(moved.state.units[1]!.waiting).toEqual([]);
  // One roll more where the armor is gone: that of the hit itself and its own.
  const bare = play(sharp, pair(3, {}, { armor: 0, structure: 9 }, waiting('sharpshooter')));
  bare.does(0, attack(), 6, 5, 4, 5, 4, 5);
  expect(bare.state.units[1]!.structure).toBe(6);
});
rule('ASC-spa-sharpshooter#3', 'and it does all its damage', () => {
  expect(effect(sharp, 'sharpshooter', attack(), [5, 2, 4, 4])[0]).toBe(3);
});

const specialist = plus('ASC-spa-weapon-specialist');
const special = { with: ['weapon-specialist'] };
rule('ASC-spa-weapon-specialist#2', 'it may shoot one easier for half the points, rounded down, and never less than one', () => {
  const of = (damage: string, command = special) => [
    needs(specialist, pair(3, { damage }, {}, gifted('weapon-specialist')), command),
    dealt(specialist, pair(3, { damage }, {}, gifted('weapon-specialist')), command),
  ];
  expect([of('5/5/5'), of('4/4/4'), of('1/1/1'), of('5/5/5', {} as typeof special)]).toEqual([
    [4, 2],
    [4, 2],
    [4, 1],
    [5, 5],
  ]);
  expect(refusedBy(specialist, setPiece(pair(3)), attack(special))).toEqual(['ASC-spa-weapon-specialist']);
});
rule('ASC-spa-weapon-specialist#3', 'such a shot does not overheat', () => {
  const hot = setPiece(pair(3, { overheat: 2 }, {}, gifted('weapon-specialist')));
  expect(refusedBy(specialist, hot, attack({ ...special, overheat: 1 }))).toEqual(['ASC-spa-weapon-specialist']);
  expect([refusedBy(specialist, hot, attack(special)), refusedBy(specialist, hot, attack({ overheat: 1 }))]).toEqual([[], []]);
});

const horse = plus('ASC-spa-heavy-horse');
const riders = { type: 'CI', move: '6"f', damage: '1/1/-', specials: 'AM' } as const;
rule('ASC-spa-heavy-horse#2', 'a shot at a unit that it touches does a point more', () => {
  expect([0, 1].map(apart => dealt(horse, pair(apart, riders, {}, gifted('heavy-horse'))))).toEqual([2, 1]);
  expect(dealt(horse, pair(0, riders))).toBe(1);
});
rule('ASC-spa-heavy-horse#3', 'boots and grenades do not', () => {
  const { book, state } = play(horse, pair(0, riders, {}, gifted('heavy-horse')));
  const aim = aimOf(state, attack({ how: 'antimech' }))!;
  const damage = (kind: typeof aim.kind) =>
    book
      .ask('damage', { ...aim, kind, value: { points: 1, minimal: false }, rear: false })
      .terms.some(({ rule: id }) => id === 'ASC-spa-heavy-horse');
  expect([aim.kind, damage('physical'), damage('weapon')]).toEqual(['physical', false, true]);
});

const tasker = plus('ASC-spa-multi-tasker');
const both = { with: ['multi-tasker'] };
const crowd = [...pair(3, { damage: '4/3/2' }, {}, gifted('multi-tasker')), one(1, 24, 26, { armor: 20 }), one(1, 16, 26, { armor: 20 })];
const numbers = (game: ReturnType<typeof play>) => game.events.flatMap(event => (event.type === 'attacked' ? [event.toHit.total] : []));
rule('ASC-spa-multi-tasker#2', 'two targets in a turn, each by its own number, and no third', () => {
  const game = play(tasker, crowd);
  game.does(0, attack(both), 1, 1);
  game.does(0, attack({ ...both, target: 2 }), 1, 1);
  expect(numbers(game)).toEqual([5, 7]);
  expect(game.refuses(0, attack({ ...both, target: 3 })).map(({ rule: id }) => id)).toEqual(['AS-attack-count']);
  const once = play(tasker, crowd);
  once.does(0, attack(), 1, 1);
  expect(once.refuses(0, attack({ ...both, target: 2 })).map(({ rule: id }) => id)).toContain('ASC-spa-multi-tasker');
  expect(refusedBy(tasker, setPiece(pair(3)), attack(both))).toEqual(['ASC-spa-multi-tasker']);
});
rule('ASC-spa-multi-tasker#3', 'each hit does half, rounded down, and at least a point', () => {
  const halves = (damage: string) => {
    const game = play(tasker, [...pair(3, { damage }, {}, gifted('multi-tasker')), one(1, 24, 26, { armor: 20 })]);
    game.does(0, attack(both), 6, 5);
    game.does(0, attack({ ...both, target: 2 }), 6, 5);
    return game.state.units.slice(1).map(({ armor }) => 20 - armor);
  };
  expect([halves('5/5/5'), halves('1/1/1'), halves('6/2/1')]).toEqual([
    [2, 2],
    [1, 1],
    [3, 1],
  ]);
});
rule('ASC-spa-multi-tasker#4', '4/3/2 does 2 points at Short range and 1 at Medium', () => {
  const game = play(tasker, crowd);
  game.does(0, attack(both), 6, 5);
  game.does(0, attack({ ...both, target: 2 }), 6, 5);
  expect(game.state.units.slice(1, 3).map(({ armor }) => 20 - armor)).toEqual([2, 1]);
});

const hot = plus('ASC-spa-hot-dog');
const oven = { overheat: 2, move: '14"' } as const;
/** Heat and state of somebody who overheats by so much and ends the turn. */
const heated = (heat: number, overheat: number, ...abilities: readonly string[]) => {
  const game = play(hot, pair(3, oven, {}, { heat, abilities }));
  game.does(0, attack({ overheat }), 1, 1);
  endTurn(game);
  return [game.state.units[0]!.heat, game.state.units[0]!.shutdown];
};
rule('ASC-spa-hot-dog#2', 'four points of heat do not shut it down', () => {
  expect([heated(2, 2, 'hot-dog'), heated(2, 2)]).toEqual([
    [4, false],
    [4, true],
  ]);
});
rule('ASC-spa-hot-dog#3', 'at four it loses eight inches and is four worse at aiming', () => {
  const state = play(hot, pair(3, oven, {}, { heat: 4, abilities: ['hot-dog'] }));
  const move = (heat: number) =>
    state.book.ask('move', { state: state.state, unit: { ...state.state.units[0]!, heat }, mode: 'ground' }).total;
  expect([move(0), move(3), move(4)]).toEqual([14, 8, 6]);
  const aim = (heat: number) => needs(hot, pair(3, oven, {}, { heat, abilities: ['hot-dog'] }));
  expect([aim(0), aim(3), aim(4)]).toEqual([5, 8, 9]);
});
rule('ASC-spa-hot-dog#4', 'more than four shuts it down', () => {
  expect(heated(3, 2, 'hot-dog')[1]).toBe(true);
});
