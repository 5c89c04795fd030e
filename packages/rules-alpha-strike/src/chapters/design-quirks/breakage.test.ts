import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Sketch } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { attack, done, one, pair, play, plus } from '../special-pilot-abilities/pilots.fixture.ts';
import { built, id } from './quirks.fixture.ts';

const struck = (quirk: string, dice: readonly number[], b: Sketch = {}, more: Partial<Unit> = {}, rules = plus(id(quirk))) => {
  const game = play(rules, pair(3, {}, { armor: 0, structure: 12, ...b }, {}, { quirks: [quirk], ...more }));
  game.does(0, attack(), 6, 4, ...dice);
  return game;
};
const waits = (quirk: string, dice: readonly number[], b: Sketch = {}) =>
  struck(quirk, dice, b).state.units[1]!.waiting.map(({ kind }) => kind);
rule('ASC-quirk-cowl', 'the first twelve is rolled again', () => {
  expect([waits('cowl', [6, 6, 4, 4]), waits('cowl', [4, 4])]).toEqual([['weapon'], ['weapon']]);
  expect(struck('cowl', [6, 6], {}, { spent: ['cowl'] }).state.units[1]!.waiting.map(({ kind }) => kind)).toEqual(['destroyed']);
});
rule('ASC-quirk-poor-workmanship', 'a lucky escape is rolled again, once', () => {
  expect([waits('poor-workmanship', [3, 2, 4, 4]), waits('poor-workmanship', [3, 2, 3, 2])]).toEqual([['weapon'], []]);
});
rule('ASC-quirk-prototype', 'one critical hit brings another', () => {
  expect([waits('prototype', [4, 4, 2, 2]), waits('prototype', [3, 2])]).toEqual([['weapon', 'fireControl'], []]);
});
rule('ASC-quirk-fragile-fuel-tank', 'any critical roll may set its fuel off', () => {
  const tank = { type: 'IM' } as const;
  // Industrial machines roll twice.
  expect([waits('fragile-fuel-tank', [3, 2, 5, 5, 3, 2, 4, 4], tank), waits('fragile-fuel-tank', [3, 2, 5, 4, 3, 2, 5, 4], tank)]).toEqual([
    ['destroyed'],
    [],
  ]);
});
rule('ASC-quirk-poor-sealing', 'a hole in the hull is two worse in vacuum, and twelve is the end', () => {
  const rules = plus('ASC-quirk-poor-sealing');
  const weather = { light: 'day', fog: 0, hail: 0, vacuum: true, wind: 0 } as const;
  const hit = (dice: readonly number[]) => {
    const game = play(rules, pair(3, {}, { armor: 20 }, {}, built('poor-sealing')), { weather });
    game.does(0, attack(), 6, 4, ...dice);
    return game.state.units[1]!.waiting.map(({ kind }) => kind);
  };
  expect([hit([4, 2]), hit([5, 5]), hit([6, 5])]).toEqual([['weapon'], ['destroyed'], ['destroyed']]);
});
rule('ASC-quirk-exposed-weapon-linkage', 'every hit may cost a weapon', () => {
  expect([waits('exposed-weapon-linkage', [5, 5], { armor: 20 }), waits('exposed-weapon-linkage', [5, 4], { armor: 20 })]).toEqual([
    ['weapon'],
    [],
  ]);
});
rule('ASC-quirk-cooling-system-flaws', 'three points may start a leak, and a leak heats whoever moves and fires', () => {
  const leak = struck('cooling-system-flaws', [5, 5], { armor: 20 }).state.units[1]!;
  expect([leak.heat, leak.marks]).toEqual([1, [{ kind: 'leaking', until: 0 }]]);
  const scratch = play(plus(id('cooling-system-flaws')), pair(3, { damage: '2/2/2' }, {}, {}, built('cooling-system-flaws')));
  scratch.does(0, attack(), 6, 4);
  expect(scratch.state.units[1]!.heat).toBe(0);
  const game = play(
    plus(id('cooling-system-flaws')),
    pair(3, {}, {}, { quirks: ['cooling-system-flaws'], marks: [{ kind: 'leaking', until: 0 }] }),
  );
  game.does(0, attack(), 1, 1);
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1);
  expect(game.state.units[0]!.heat).toBe(1);
});
rule('ASC-quirk-poor-life-support', 'a hot cockpit stuns on eleven with its heat', () => {
  const faint = (dice: readonly number[]) => {
    const game = play(plus(id('poor-life-support')), pair(3, {}, {}, { heat: 2, quirks: ['poor-life-support'] }));
    game.does(0, attack(), 1, 1);
    game.does(0, done);
    game.does(1, done, ...dice, 6, 6, 1, 1);
    return game.state.units[0]!.marks;
  };
  expect([faint([5, 4]), faint([4, 4])]).toEqual([[{ kind: 'stunned', until: 2 }], []]);
});
rule('ASC-quirk-illegal-design', 'every sixth turn it may come apart', () => {
  const strain = (turn: number, dice: readonly number[]) => {
    const game = play(plus(id('illegal-design')), [...pair(20, {}, {}, built('illegal-design')), one(0, 40, 40)], { turn });
    game.does(0, done);
    game.does(1, done, 6, 6, 1, 1, ...dice);
    return [game.state.units[0]!.fate, game.state.units[0]!.weaponHits];
  };
  expect([strain(5, [4, 4, 3, 3]), strain(5, [5, 5]), strain(5, [4, 4, 5, 5]), strain(4, [])]).toEqual([
    ['fighting', 1],
    ['fighting', 0],
    ['destroyed', 0],
    ['fighting', 0],
  ]);
});
