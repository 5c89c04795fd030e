import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { draughtOf, templateOf, trainLength } from '../card/uncommon.ts';
import { EDITIONS } from '../rules.ts';
import { book, hit, pair, refused, ruleset } from '../scene.fixture.ts';
import { patch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, State } from '../shape.ts';
import type { Standing } from '../state.ts';
import { fromBehind, inForwardArc } from './arcs.ts';

// Sight
rule('AS-los-thirds', 'a ridge as high as a ’Mech hides it, half as high does not', () => {
  const behind = (height: number) => refused(setPiece(pair(8), {}, [patch('hill', 10, 34, 30, 35, { height })]), hit());
  expect([behind(600), behind(254)]).toEqual([['AS-los-thirds'], []]);
});
rule('AS-los-block', 'buildings and large units block', () => {
  expect(refused(setPiece(pair(8), {}, [patch('building', 18, 34, 22, 36, { height: 900, cf: 10 })]), hit())).toEqual(['AS-los-thirds']);
  const big = { card: sketch({ type: 'SV', specials: 'SLG' }), seat: 1 as const, x: 20, y: 35 };
  expect(refused(setPiece([...pair(12), big]), hit())).toEqual(['AS-los-thirds']);
  expect(refused(setPiece([...pair(12), { ...big, card: sketch() }]), hit())).toEqual([]);
});
rule('AS-los-woods', 'six inches of woods may be shot through, more may not', () => {
  const through = (top: number) => refused(setPiece(pair(12, {}, { move: '4"' }), {}, [patch('woods', 18, top, 22, 36)]), hit());
  expect([through(30), through(29.9)]).toEqual([[], ['AS-los-woods']]);
});
rule('AS-los-occupied', 'a base that touches woods is in them', () => {
  const at = (left: number) => book.ask('toHit', aim(setPiece(pair(8), {}, [patch('woods', left, 39, 24, 41)]))).total;
  expect(at(20.62) - at(20.64)).toBe(2);
});
rule('ASC-occupied-terrain', 'so is the target’s', () => {
  const at = (left: number) => book.ask('toHit', aim(setPiece(pair(8), {}, [patch('woods', left, 28, 24, 33)]))).total;
  expect(at(20.62) - at(20.64)).toBe(2);
});
rule('ASC-intervening-terrain', 'the attacker’s own woods count though the line leaves them at once', () => {
  const total = book.ask('toHit', aim(setPiece(pair(8), {}, [patch('woods', 18, 40.2, 22, 43)]))).total;
  expect(total - book.ask('toHit', aim(setPiece(pair(8)))).total).toBe(2);
});
const aim = (state: State, more: Partial<AttackCommand> = {}) => {
  const made = aimOf(state, hit(more));
  if (!made) throw new Error('out of range');
  return made;
};
rule('AS-los-air', 'a VTOL in the air and the ground see each other over hills', () => {
  expect(
    refused(
      setPiece(pair(8, {}, { type: 'CV', move: '12"v' }, {}, { airborne: true, z: 508 }), {}, [
        patch('hill', 10, 34, 30, 35, { height: 2000 }),
      ]),
      hit(),
    ),
  ).toEqual([]);
});
rule('AS-underwater', 'what is under water is attacked only from the water', () => {
  const deep = [patch('water', 10, 20, 30, 34, { depth: 1016 })];
  expect(refused(setPiece(pair(8, {}, {}, {}, { z: -1016 }), {}, deep), hit())).toContain('AS-underwater');
});
rule('AS-los-water', 'a ’Mech up to its waist in water has cover', () => {
  const terms = book.ask(
    'toHit',
    aim(setPiece(pair(8, {}, {}, {}, { z: -254 }), {}, [patch('water', 10, 20, 30, 34, { depth: 254 })])),
  ).terms;
  expect(terms.find(term => term.rule === 'AS-to-hit-cover')?.value).toBe(2);
});
rule('AS-los-cover-who', 'only ’Mechs profit from partial cover', () => {
  const low = [patch('hill', 10, 33.5, 30, 34, { height: 130 })];
  const answer = book.ask(
    'toHit',
    aim(setPiece(pair(8, {}, { type: 'CV', move: '8"t' }), {}, [patch('hill', 10, 32.2, 30, 32.5, { height: 160 })])),
  );
  expect(answer.terms.find(term => term.rule === 'AS-to-hit-cover')?.waivedBy).toBe('AS-los-cover-who');
  expect(low).toHaveLength(1);
});
rule('AS-arc-front', 'nobody shoots behind himself but infantry and turrets', () => {
  const turned = { facing: { dx: 0, dy: 1 } };
  expect(refused(setPiece(pair(8, {}, {}, turned)), hit())).toEqual(['AS-arc-front']);
  expect(refused(setPiece(pair(4, { type: 'BA' }, {}, turned)), hit())).toEqual([]);
  expect(refused(setPiece(pair(8, { type: 'CV', move: '8"t', specials: 'TUR(2/2/-)' }, {}, turned)), hit({ how: 'turret' }))).toEqual([]);
  const flank = setPiece([
    { card: sketch(), seat: 0, x: 20, y: 40 },
    { card: sketch(), seat: 1, x: 30, y: 40 },
  ]).units as readonly Standing[];
  expect(inForwardArc(flank[0]!, flank[1]!)).toBe(true);
});
rule('AS-arc-rear', 'a hit from behind does one more, infantry has no rear', () => {
  const away = { facing: { dx: 0, dy: -1 } };
  const game = scene(ruleset, setPiece(pair(8, {}, {}, {}, away)));
  game.does(0, hit(), 6, 5);
  expect(game.state.units[1]!.armor).toBe(1);
  const soldiers = setPiece(pair(8, {}, { type: 'CI' }, {}, away)).units as readonly Standing[];
  expect(fromBehind(soldiers[0]!, soldiers[1]!)).toBe(false);
});
rule('AS-sua-tur', 'a turret fires all round with its own values', () => {
  const game = scene(
    ruleset,
    setPiece(pair(3, { type: 'CV', move: '8"t', damage: '4/4/-', specials: 'TUR(2/2/-)' }, {}, { facing: { dx: 0, dy: 1 } })),
  );
  game.does(0, hit({ how: 'turret' }), 6, 4);
  expect(game.state.units[1]!.armor).toBe(3);
  expect(refused(setPiece(pair(3)), hit({ how: 'turret' }))).toContain('AS-sua-tur');
});

const flank = Rulebook.compile(ruleset, [...EDITIONS['corrected-2013']!, 'ASC-plos-horizontal']);
/** A wall right before the target that ends so many inches left of its middle; the target is an inch and a quarter wide. */
const behindWall = (right: number): State => setPiece(pair(8), {}, [patch('building', 10, 32.2, 20 + right, 32.4, { height: 5 * 254 })]);
rule('ASC-plos-horizontal', 'two thirds of the width are enough, one third is cover, less is hidden', () => {
  const seen = (right: number): readonly RuleId[] => flank.check(ruleset.view(behindWall(right), 0), hit(), 0).map(one => one.rule);
  expect([seen(-0.6), seen(0.1), seen(0.6)]).toEqual([[], [], ['ASC-plos-horizontal']]);
  const cover = (right: number): number | undefined =>
    flank.ask('toHit', aim(behindWall(right))).terms.find(term => term.rule === 'ASC-plos-horizontal')?.value;
  expect([cover(-0.6), cover(-0.1), cover(0.1)]).toEqual([undefined, undefined, 2]);
  // Without it the line to the middle alone decides.
  expect(book.check(ruleset.view(behindWall(0.1), 0), hit(), 0).map(one => one.rule)).toEqual(['AS-los-thirds']);
});
rule('ASC-plos-uncommon', 'a ship of the greatest kind is seen over a hill that hides a tank', () => {
  const over = (move: string, specials: string): boolean =>
    aim(setPiece(pair(12, {}, { type: 'SV', move, specials }), {}, [patch('hill', 10, 34, 30, 35, { height: 3 * 254 })])).seen.hidden;
  expect([over('4"n', 'SLG'), over('4"t', ''), over('4"i', 'LG')]).toEqual([false, true, true]);
});
rule('ASC-tbl-uncommon-unit-templates', 'as printed, and a train of 3 and four times 2 is six inches long', () => {
  const height = (move: string, specials: string): number | undefined => templateOf(sketch({ type: 'SV', move, specials }))?.height;
  expect(['LG', 'VLG', 'SLG'].map(grade => [height('4"i', grade), height('4"n', grade)])).toEqual([
    [1.5, 5],
    [2.5, 7],
    [3.5, 10],
  ]);
  expect([height('4"r', ''), height('4"t', 'LG'), trainLength([3, 2, 2, 2, 2])]).toEqual([1.25, undefined, 6]);
  expect(['LG', 'VLG', 'SLG'].map(grade => draughtOf(templateOf(sketch({ type: 'SV', move: '4"n', specials: grade }))!))).toEqual([
    1, 1, 2,
  ]);
});
