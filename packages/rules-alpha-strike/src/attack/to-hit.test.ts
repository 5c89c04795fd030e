import { type Answer, Rulebook, type RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { alphaStrike } from '../index.ts';
import { EDITIONS } from '../ruleset.ts';
import { pair } from '../scene.fixture.ts';
import { JUMPED, type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { AttackCommand, State, Unit } from '../shape.ts';
import { aimOf } from './aim.ts';

const books = Object.fromEntries(Object.entries(EDITIONS).map(([name, ids]) => [name, Rulebook.compile(alphaStrike.ruleset, ids)]));
const ask = (state: State, more: Partial<AttackCommand> = {}, edition = 'corrected-2013'): Answer =>
  books[edition]!.ask('toHit', aimOf(state, { type: 'attack', unit: 0, target: 1, how: 'standard', ...more })!);
const said = (answer: Answer, id: RuleId): number | undefined =>
  answer.terms.find(term => term.rule === id && term.waivedBy === undefined)?.value;

const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };

rule('AS-to-hit-tmm', 'in the Commander’s Edition the card tells', () => {
  expect(said(ask(setPiece(pair(3, {}, { move: '10"', tmm: 3 })), {}, 'commanders-edition'), 'AS-tmm-ce')).toBe(3);
});
rule('AS-heat-effects-ce', 'heat 2 takes 1 from the printed modifier, heat 1 nothing', () => {
  const at = (heat: number) => said(ask(setPiece(pair(3, {}, { tmm: 2 }, {}, { heat })), {}, 'commanders-edition'), 'AS-tmm-ce');
  expect([at(0), at(1), at(2)]).toEqual([2, 2, 1]);
});
rule('AS-sua-subs', 'a strong diver is harder to hit under way', () => {
  const moved = { mode: 'sub', length: 1500, from: null } as const;
  expect(said(ask(setPiece(pair(3, {}, { tmm: 1, specials: 'SUBS2' }, {}, { moved })), {}, 'commanders-edition'), 'AS-tmm-ce')).toBe(3);
});
rule('AS-sua-subw', 'a weak diver is easier to hit under way', () => {
  const moved = { mode: 'sub', length: 1500, from: null } as const;
  expect(said(ask(setPiece(pair(3, {}, { tmm: 2, specials: 'SUBW1' }, {}, { moved })), {}, 'commanders-edition'), 'AS-tmm-ce')).toBe(1);
});
rule('AS-tmm-immobile', 'shut down or stunned takes 4 off and puts the Move aside', () => {
  const answer = ask(setPiece(pair(3, {}, { move: '12"' }, {}, { shutdown: true })));
  expect([said(answer, 'AS-tmm-immobile'), said(answer, 'AS-tmm-13c')]).toEqual([-4, undefined]);
});
rule('AS-to-hit-immobile', 'a unit without Move left is immobile', () => {
  expect(said(ask(setPiece(pair(3, {}, {}, {}, { marks: [{ kind: 'immobile', until: 0 }] }))), 'AS-tmm-immobile')).toBe(-4);
});
rule('AS-tmm-dropped', 'a unit that is being dropped adds 3 instead of its Move', () => {
  const answer = ask(setPiece(pair(3, {}, { move: '12"' }, {}, { marks: [{ kind: 'dropping', until: 1 }] })));
  expect([said(answer, 'AS-tmm-dropped'), said(answer, 'AS-tmm-13c')]).toEqual([3, undefined]);
});
rule('AS-to-hit-dropping', 'it counts in the sum', () => {
  const plain = ask(setPiece(pair(3, {}, { move: '4"' }))).total;
  expect(ask(setPiece(pair(3, {}, { move: '4"' }, {}, { marks: [{ kind: 'dropping', until: 1 }] }))).total).toBe(plain + 3);
});

const oneTerm = (
  id: RuleId,
  value: number,
  sentence: string,
  a: Sketch,
  b: Sketch,
  mine: Partial<Unit> = {},
  theirs: Partial<Unit> = {},
  more: Partial<AttackCommand> = {},
): void =>
  rule(id, sentence, () => {
    expect(said(ask(setPiece(pair(3, a, b, mine, theirs)), more), id)).toBe(value);
    expect(said(ask(setPiece(pair(3))), id)).toBeUndefined();
  });

oneTerm('AS-to-hit-air-vtol', 1, 'a VTOL in the air is harder to hit', {}, { type: 'CV', move: '12"v' }, {}, { airborne: true, z: 508 });
oneTerm('AS-to-hit-ba', 1, 'battle armor is harder to hit', {}, { type: 'BA' });
oneTerm('AS-to-hit-pm', 1, 'a ProtoMech is harder to hit', {}, { type: 'PM' });
oneTerm('AS-to-hit-lg', -1, 'a large unit is easier to hit', {}, { specials: 'LG' });
oneTerm('AS-to-hit-fc', 4, 'two fire control hits add 4', {}, {}, { fireHits: 2 });
rule('AS-crit-fc', 'fire control hits do not trouble physical attacks', () => {
  const touching = setPiece(pair(0, {}, {}, { fireHits: 2 }));
  expect(said(ask(touching, { how: 'strike' }), 'AS-to-hit-fc')).toBeUndefined();
  expect(said(ask(touching), 'AS-to-hit-fc')).toBe(4);
});
oneTerm('AS-to-hit-im', 1, 'an IndustrialMech aims badly', { type: 'IM' }, {});
rule('AS-sua-afc', 'advanced fire control makes up for the type', () => {
  expect(said(ask(setPiece(pair(3, { type: 'IM', specials: 'AFC' }))), 'AS-to-hit-im')).toBeUndefined();
  expect(said(ask(setPiece(pair(3, { type: 'SV', specials: 'AFC' }))), 'AS-to-hit-sv')).toBeUndefined();
});
rule('AS-to-hit-sv', 'support vehicles aim badly: 2 without, 1 with basic fire control', () => {
  expect(said(ask(setPiece(pair(3, { type: 'SV' }))), 'AS-to-hit-sv')).toBe(2);
  expect(said(ask(setPiece(pair(3, { type: 'CV' }))), 'AS-to-hit-sv')).toBeUndefined();
});
rule('AS-sua-bfc', 'basic fire control halves the penalty', () => {
  expect(said(ask(setPiece(pair(3, { type: 'SV', specials: 'BFC' }))), 'AS-to-hit-sv')).toBe(1);
});
oneTerm('AS-to-hit-drone', 1, 'a drone aims badly', { specials: 'DRO' }, {});
oneTerm('AS-to-hit-shld', 1, 'a shield is in the way of its bearer', { specials: 'SHLD' }, {});
oneTerm('AS-to-hit-rearweap', 1, 'weapons that point backward aim badly', { specials: 'REAR1/1/-' }, {}, {}, {}, { how: 'rear' });
rule('AS-to-hit-woods-ce', 'in the Commander’s Edition they add 1', () => {
  expect(said(ask(setPiece(pair(12), {}, [patch('woods', 18, 32, 22, 34)]), {}, 'commanders-edition'), 'AS-to-hit-woods-ce')).toBe(1);
});
const wall = [patch('hill', 10, 33, 30, 34, { height: 280 })];
rule('AS-to-hit-cover', 'a ridge that hides half of a ’Mech adds 2', () => {
  expect(said(ask(setPiece(pair(8), {}, wall)), 'AS-to-hit-cover')).toBe(2);
  expect(said(ask(setPiece(pair(8)), {}), 'AS-to-hit-cover')).toBeUndefined();
});
rule('AS-to-hit-cover-ce', 'in the Commander’s Edition it adds 1', () => {
  expect(said(ask(setPiece(pair(8), {}, wall), {}, 'commanders-edition'), 'AS-to-hit-cover-ce')).toBe(1);
});
rule('AS-to-hit-uw', 'both under water add 1', () => {
  const deep = { z: -1016 };
  expect(said(ask(setPiece(pair(3, {}, {}, deep, deep), {}, [patch('water', 10, 20, 30, 48, { depth: 1016 })])), 'AS-to-hit-uw')).toBe(1);
  expect(said(ask(setPiece(pair(3))), 'AS-to-hit-uw')).toBeUndefined();
});

const trio = (mine: Partial<Unit> = {}, friend: Partial<Unit> = {}): readonly Placed[] => [
  ...pair(12, { specials: 'IF2' }, {}, mine),
  { card: sketch(), seat: 0, x: 26, y: 34, more: friend },
];
const blind: Partial<AttackCommand> = { how: 'indirect', spotter: 2 };
rule('AS-to-hit-indirect', 'indirect fire adds 1', () => {
  expect(said(ask(setPiece(trio()), blind), 'AS-to-hit-indirect')).toBe(1);
});
rule('AS-to-hit-if-spotattack', 'a spotter that attacks costs 1 more', () => {
  expect(said(ask(setPiece(trio({}, { did: ['standard'] })), blind), 'AS-to-hit-if-spotattack')).toBe(1);
  expect(said(ask(setPiece(trio()), blind), 'AS-to-hit-if-spotattack')).toBeUndefined();
});
rule('AS-to-hit-spotting', 'whoever spots aims worse by 1', () => {
  expect(said(ask(setPiece(pair(3, {}, {}, { marks: [{ kind: 'spotting', until: 1 }] }))), 'AS-to-hit-spotting')).toBe(1);
});
rule('AS-to-hit-sensor-spot', 'a sensor spots at +3', () => {
  expect(said(ask(setPiece(trio({}, { marks: [{ kind: 'sensor', until: 0 }] })), blind), 'AS-to-hit-sensor-spot')).toBe(3);
});
rule('AS-dice', 'sums over 12 are refused, and the worked examples come out right', () => {
  const stood = ask(setPiece(pair(12, {}, { move: '8"' }, still)));
  expect(stood.total).toBe(6);
  const jumped = setPiece(pair(30, {}, { move: '12"j' }, {}, { moved: JUMPED }), {}, [patch('woods', 18, 20, 22, 23)]);
  expect(ask(jumped).total).toBe(13);
  expect(
    ask(
      setPiece(pair(30, {}, { move: '12"j', tmm: 2 }, {}, { moved: JUMPED }), {}, [patch('woods', 18, 20, 22, 23)]),
      {},
      'commanders-edition',
    ).total,
  ).toBe(12);
  const command: AttackCommand = { type: 'attack', unit: 0, target: 1, how: 'standard' };
  expect(books['corrected-2013']!.check(alphaStrike.ruleset.view(jumped, 0), command, 0).map(refusal => refusal.rule)).toEqual(['AS-dice']);
});
