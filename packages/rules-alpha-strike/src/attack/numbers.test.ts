import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { bookOf, CE, FIRST } from '../movement/move.fixture.ts';
import { at, BASE, hit, pair, refused, shotBy, standard, term } from '../scene.fixture.ts';
import { JUMPED, MOVED, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, How, Unit } from '../shape.ts';

const STOOD: Unit['moved'] = { mode: 'stand', length: 0, from: null };
const DIVED: Unit['moved'] = { mode: 'sub', length: 1500, from: null };
/** What one line adds to a shot, by the rules of an edition. */
const said = (
  id: RuleId,
  a: Sketch,
  b: Sketch,
  mine: Partial<Unit> = {},
  theirs: Partial<Unit> = {},
  rules = standard,
  more: Partial<AttackCommand> = {},
  apart = 3,
) => term(setPiece(pair(more.how === 'strike' ? 0 : apart, a, b, mine, theirs)), id, more, bookOf(rules));
const moved = (id: RuleId, card: Sketch, theirs: Partial<Unit>, rules = standard) => said(id, {}, card, {}, theirs, rules);

rule('AS-tbl-tmm#1', 'the table by its last inches', () => {
  const inches = [0, 4, 5, 8, 9, 12, 13, 18, 19, 34, 35, 40];
  expect(inches.map(move => moved('AS-tmm-13c', { move: `${move}"` }, {}))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});
rule('AS-tmm-13#1', 'what heat and hits have left of the Move counts, moved or not', () => {
  expect([
    moved('AS-tmm-13', { move: '10"' }, { moved: STOOD }, FIRST),
    moved('AS-tmm-13', { move: '10"' }, { heat: 1 }, FIRST),
    moved('AS-tmm-13', { move: '10"' }, { moves: [{ value: 4, code: '' }] }, FIRST),
  ]).toEqual([2, 1, 0]);
});
rule('AS-tmm-13#2', 'whoever can jump has one more, whether it jumped or not', () => {
  expect([STOOD, MOVED, JUMPED].map(one => moved('AS-tmm-13', { move: '10"j' }, { moved: one }, FIRST))).toEqual([3, 3, 3]);
  expect(moved('AS-to-hit-jumped', { move: '10"j' }, { moved: JUMPED }, FIRST)).toBeUndefined();
});
rule('AS-tmm-13#3', 'aircraft have none', () => {
  const parked: Sketch = { type: 'AF', move: '6a' };
  for (const [rules, id] of [
    [FIRST, 'AS-tmm-13'],
    [standard, 'AS-tmm-13c'],
    [CE, 'AS-tmm-ce'],
  ] as const)
    expect([moved(id, parked, {}, rules), moved(id, { move: '6"' }, {}, rules)]).toEqual([undefined, 1]);
});
rule('AS-tmm-13c#1', 'standing still is worth nothing, with 20 inches as with 4', () =>
  expect(['20"', '4"'].map(move => moved('AS-tmm-13c', { move }, { moved: STOOD }) ?? 0)).toEqual([0, 0]),
);
rule('AS-tmm-13c#2', 'walking counts the walk, and nothing for being able to jump', () => {
  expect([
    moved('AS-tmm-13c', { move: '10"j' }, {}),
    moved('AS-tmm-13c', { move: '6"/14"j' }, {}),
    moved('AS-to-hit-jumped', { move: '10"j' }, {}),
  ]).toEqual([2, 1, undefined]);
});
rule('AS-tmm-13c#3', 'jumping counts the jump, and one more', () => {
  const jumped = { moved: JUMPED };
  expect([moved('AS-tmm-13c', { move: '12"/6"j' }, jumped), moved('AS-to-hit-jumped', { move: '12"/6"j' }, jumped)]).toEqual([1, 1]);
});
rule('AS-tmm-ce#1', 'as printed, whatever the Move', () =>
  expect([1, 3].map(tmm => moved('AS-tmm-ce', { move: '10"', tmm }, {}, CE))).toEqual([1, 3]),
);
rule('AS-tmm-ce#2', 'heat 2 takes one, heat 1 none; jump and dive values count in their own mode', () => {
  expect([0, 1, 2, 3].map(heat => moved('AS-tmm-ce', { tmm: 2 }, { heat }, CE))).toEqual([2, 2, 1, 1]);
  const jumper = (code: string, one: Unit['moved']) => moved('AS-tmm-ce', { move: '8"j', tmm: 2, specials: code }, { moved: one }, CE);
  expect([jumper('JMPS1', JUMPED), jumper('JMPS1', MOVED), jumper('JMPW1', JUMPED), jumper('JMPW1', MOVED)]).toEqual([3, 2, 1, 2]);
  expect([jumper('SUBS2', DIVED), jumper('SUBS2', MOVED), jumper('SUBW1', DIVED), jumper('SUBW1', MOVED)]).toEqual([4, 2, 1, 2]);
  expect(moved('AS-tmm-ce', { tmm: 2 }, { tmm: 1 }, CE)).toBe(1);
});
rule('AS-tmm-ce#3', 'a jump adds one, standing still leaves nothing, an immobile target has -4 alone', () => {
  const all = (theirs: Partial<Unit>) =>
    (['AS-tmm-ce', 'AS-to-hit-jumped', 'AS-tmm-immobile'] as const).map(id => moved(id, { move: '8"j', tmm: 2 }, theirs, CE));
  expect([all({ moved: JUMPED }), all({ moved: STOOD }), all({ shutdown: true })]).toEqual([
    [2, 1, undefined],
    [undefined, undefined, undefined],
    [undefined, undefined, -4],
  ]);
});
rule('AS-tmm-ce#4', 'never below 0', () =>
  expect(moved('AS-tmm-ce', { move: '8"j', tmm: 1, specials: 'JMPW2' }, { moved: JUMPED }, CE)).toBe(0),
);
rule('AS-tmm-ce#5', '2 - 1 + 1', () => {
  const terms = (['AS-tmm-ce', 'AS-to-hit-jumped'] as const).map(
    id => moved(id, { move: '8"j', tmm: 2, specials: 'JMPW1' }, { moved: JUMPED }, CE) ?? 0,
  );
  expect(terms.reduce((sum, one) => sum + one, 0)).toBe(2);
});
rule('AS-sua-jmps#1', 'three after a jump, two after a walk', () =>
  expect([JUMPED, MOVED].map(one => moved('AS-tmm-ce', { move: '8"j', tmm: 2, specials: 'JMPS1' }, { moved: one }, CE))).toEqual([3, 2]),
);
rule('AS-sua-jmpw#1', 'one after a jump, two after a walk', () =>
  expect([JUMPED, MOVED].map(one => moved('AS-tmm-ce', { move: '8"j', tmm: 2, specials: 'JMPW1' }, { moved: one }, CE))).toEqual([1, 2]),
);
const attacker = (id: RuleId, a: Sketch, mine: Partial<Unit>, rules = standard, how: How = 'standard') =>
  said(id, a, {}, mine, {}, rules, { how });
rule('AS-to-hit-att-still#1', '-1 in the newer books, nothing in the first printing', () => {
  expect([standard, CE, FIRST].map(rules => attacker('AS-to-hit-att-still', {}, { moved: STOOD }, rules))).toEqual([-1, -1, undefined]);
  expect(attacker('AS-to-hit-att-still', {}, {})).toBeUndefined();
});
rule('AS-to-hit-att-still#2', 'not for troops and suits', () =>
  expect((['CI', 'BA'] as const).map(type => attacker('AS-to-hit-att-still', { type }, { moved: STOOD }))).toEqual([undefined, undefined]),
);
rule('AS-to-hit-att-jump#1', '+2 in the newer books, nothing in the first printing', () =>
  expect([standard, CE, FIRST].map(rules => attacker('AS-to-hit-att-jump', { move: '8"j' }, { moved: JUMPED }, rules))).toEqual([
    2,
    2,
    undefined,
  ]),
);
rule('AS-to-hit-att-jump#2', 'not for troops and suits', () =>
  expect((['CI', 'BA'] as const).map(type => attacker('AS-to-hit-att-jump', { type, move: '6"j' }, { moved: JUMPED }))).toEqual([
    undefined,
    undefined,
  ]),
);
rule('AS-to-hit-jumped#1', 'one more for whoever jumped, nothing for whoever walked', () =>
  expect([JUMPED, MOVED].map(one => moved('AS-to-hit-jumped', { move: '8"j' }, { moved: one }))).toEqual([1, undefined]),
);
rule('AS-to-hit-jumped#2', 'in the first printing it lies in the modifier of whoever can jump', () =>
  expect(['8"j', '8"'].map(move => moved('AS-tmm-13', { move }, { moved: STOOD }, FIRST))).toEqual([2, 1]),
);
const stealth = (type: 'BM' | 'CV' | 'BA', apart: number, how: How = 'standard') =>
  said('AS-to-hit-stl', {}, { type, specials: 'STL' }, {}, {}, standard, { how }, apart);
rule('AS-to-hit-stl#1', '0, 1, 2 by range for machines', () =>
  expect((['BM', 'CV'] as const).flatMap(type => [3, 12, 30].map(apart => stealth(type, apart) ?? 0))).toEqual([0, 1, 2, 0, 1, 2]),
);
rule('AS-to-hit-stl#2', '1, 1, 2 for suits', () => expect([3, 12, 30].map(apart => stealth('BA', apart))).toEqual([1, 1, 2]));
rule('AS-to-hit-stl#3', 'nothing against fists', () => expect([stealth('BA', 0), stealth('BA', 0, 'strike')]).toEqual([1, undefined]));
rule('AS-sua-stl#1', 'by range, and 2 beyond Long as well', () => {
  const far = setPiece([at({ damage: '3/3/3/3' }, 0, 2, 40), at({ specials: 'STL' }, 1, 2 + 50 + BASE, 40)]);
  expect([
    ...[3, 12, 30].map(apart => stealth('BM', apart) ?? 0),
    ...[3, 12, 30].map(apart => stealth('BA', apart)),
    term(far, 'AS-to-hit-stl'),
  ]).toEqual([0, 1, 2, 1, 1, 2, 2]);
});
rule('AS-sua-stl#2', 'fists find it', () => expect(stealth('BA', 0, 'strike')).toBeUndefined());
const mimetic = (specials: string, theirs: Partial<Unit>, how: How = 'standard') =>
  said('AS-to-hit-mas', {}, { type: 'BA', specials }, {}, theirs, standard, { how });
rule('AS-to-hit-mas#1', '3 or 2 for what stood still or cannot move', () => {
  expect(['MAS', 'LMAS', ''].map(code => mimetic(code, { moved: STOOD }))).toEqual([3, 2, undefined]);
  expect(['MAS', 'LMAS'].map(code => mimetic(code, { marks: [{ kind: 'immobile', until: 0 }] }))).toEqual([3, 2]);
});
rule('AS-to-hit-mas#2', 'nothing for what moved', () =>
  expect(['MAS', 'LMAS'].map(code => mimetic(code, { moved: MOVED }))).toEqual([undefined, undefined]),
);
rule('AS-to-hit-mas#3', 'nothing against fists', () =>
  expect(['MAS', 'LMAS'].map(code => mimetic(code, { moved: STOOD }, 'strike'))).toEqual([undefined, undefined]),
);
rule('AS-sua-mas#1', 'three, standing', () => expect(mimetic('MAS', { moved: STOOD })).toBe(3));
rule('AS-sua-mas#2', 'none, moving', () => expect(mimetic('MAS', { moved: MOVED })).toBeUndefined());
rule('AS-sua-lmas#1', 'two, standing', () => expect(mimetic('LMAS', { moved: STOOD })).toBe(2));
rule('AS-sua-lmas#2', 'none, moving', () => expect(mimetic('LMAS', { moved: MOVED })).toBeUndefined());
const woods = (...bands: readonly (readonly [number, number])[]) =>
  bands.map(([top, bottom], i) => ({ ...patch('woods', 18, top, 22, bottom), id: `w${i}` }));
rule('AS-to-hit-woods#1', '+2 in the first and the corrected printing, +3 in the densest', () => {
  for (const rules of [FIRST, standard])
    expect(term(setPiece(pair(12), {}, woods([32, 34])), 'AS-to-hit-woods', {}, bookOf(rules))).toBe(2);
  expect(term(setPiece(pair(12), {}, [patch('woods', 18, 32, 22, 33, { level: 3 })]), 'AS-to-hit-woods')).toBe(3);
});
rule('AS-to-hit-woods#2', 'once, whether around the target, the attacker or between, or all three', () => {
  const around = (...bands: readonly (readonly [number, number])[]) => term(setPiece(pair(12), {}, woods(...bands)), 'AS-to-hit-woods');
  expect([around([26, 28]), around([39, 41]), around([32, 34]), around([26, 28], [39, 41], [32, 33]), around([2, 4])]).toEqual([
    2,
    2,
    2,
    2,
    undefined,
  ]);
});
rule('AS-to-hit-heat#1', 'the level, on weapons and devices', () => {
  expect([0, 1, 2, 3].map(heat => attacker('AS-heat-effects', {}, { heat }) ?? 0)).toEqual([0, 1, 2, 3]);
  expect(attacker('AS-heat-effects', { specials: 'TAG' }, { heat: 2 }, standard, 'TAG')).toBe(2);
});
rule('AS-to-hit-heat#2', 'not on fists', () => expect(attacker('AS-heat-effects', {}, { heat: 2 }, standard, 'strike')).toBeUndefined());
rule('AS-to-hit-fc#1', 'two for each hit', () =>
  expect([1, 2, 3].map(fireHits => attacker('AS-to-hit-fc', {}, { fireHits }))).toEqual([2, 4, 6]),
);
rule('AS-to-hit-fc#2', 'not on fists', () => expect(attacker('AS-to-hit-fc', {}, { fireHits: 2 }, standard, 'strike')).toBeUndefined());
rule('AS-to-hit-range#1', 'Short 0, Medium 2, Long 4, Extreme 6', () =>
  expect([3, 12, 30].map(apart => said('AS-to-hit-range', {}, {}, {}, {}, standard, {}, apart))).toEqual([0, 2, 4]),
);
const across = (apart: number) => {
  const state = setPiece([at({ damage: '3/3/3/3' }, 0, 4, 40), at({ move: '0"' }, 1, 4 + BASE + apart, 40)]);
  return refused(state, hit()).includes('AS-range-nodamage') ? undefined : term(state, 'AS-to-hit-range');
};
rule('AS-tbl-range#1', '6, 24, 42 and 60 inches', () =>
  expect([5, 6, 20, 24, 40, 42, 55, 60, 61].map(across)).toEqual([0, 0, 2, 2, 4, 4, 6, 6, undefined]),
);
rule('AS-tbl-range#2', 'the last inch to its last tenth of a millimetre', () => {
  const ends = [6, 24, 42, 60].flatMap(inches => [inches, inches + 1 / 254]);
  expect(ends.map(across)).toEqual([0, 2, 2, 4, 4, 6, 6, undefined]);
});
rule('AS-dice#1', 'two dice decide an attack: 4 and 3 are 7', () => {
  const state = setPiece(pair(3, {}, { move: '12"' }, {}, {}).map(one => ({ ...one, skill: 5 })));
  expect([shotBy(state, 4, 3), shotBy(state, 3, 3)]).toEqual([true, false]);
});
rule('AS-dice#2', 'over 12 nobody tries; 2 and less never fails', () => {
  const jumped = setPiece(pair(30, {}, { move: '12"j' }, {}, { moved: JUMPED }), {}, [patch('woods', 18, 20, 22, 23)]);
  expect(refused(jumped, hit())).toEqual(['AS-dice']);
  const easy = setPiece(pair(3, {}, { move: '12"' }, {}, { shutdown: true }).map(one => ({ ...one, skill: 4 })));
  expect(shotBy(easy, 1, 1)).toBe(true);
});
rule('AS-dice#3', 'a 12 misses what needs more, and a 2 hits what needs 2', () => {
  const twelve = setPiece(pair(30, {}, { move: '12"' }, {}, {}).map(one => ({ ...one, skill: 6 })));
  expect([term(twelve, 'AS-skill'), shotBy(twelve, 6, 6, 4, 4), shotBy(twelve, 6, 5)]).toEqual([6, true, false]);
  const state = setPiece(pair(3, {}, {}, { moved: STOOD }, { shutdown: true }).map(one => ({ ...one, skill: 7 })));
  expect([shotBy(state, 1, 1)]).toEqual([true]);
});
