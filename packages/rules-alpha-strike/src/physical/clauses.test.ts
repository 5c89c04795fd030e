import type { RuleId } from '@sortie/kernel';
import { rule, scene, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, ce, hit, pair, refused, ruleset, standard } from '../scene.fixture.ts';
import { JUMPED, type Placed, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { AttackCommand, Unit } from '../shape.ts';

// Blows, clause by clause: unit 0 strikes at unit 1, base to base.
const ran = (inches: number): Partial<Unit> => ({ moved: { mode: 'ground', length: inches * 254, from: null } });
const jumped: Partial<Unit> = { moved: JUMPED };
interface Fight {
  readonly a?: Sketch;
  readonly b?: Sketch;
  readonly mine?: Partial<Unit>;
  readonly theirs?: Partial<Unit>;
  readonly rules?: readonly RuleId[];
  readonly dice?: readonly number[];
  readonly pieces?: Parameters<typeof setPiece>[2];
  readonly others?: readonly Placed[];
}
const blow = (
  how: AttackCommand['how'],
  { a = {}, b = {}, mine = {}, theirs = {}, rules = standard, dice = [6, 5], pieces = [], others = [] }: Fight = {},
) => {
  const game = scene(
    ruleset,
    setPiece([...pair(0, { armor: 20, ...a }, { armor: 20, move: '4"', ...b }, mine, theirs), ...others], {}, pieces),
    rules,
  );
  const { toHit } = game.does(0, hit({ how }), ...dice).find(one => one.type === 'attacked')!;
  return { game, needs: toHit.total, dealt: 20 - game.state.units[1]!.armor, own: 20 - game.state.units[0]!.armor, terms: toHit.terms };
};
const against = (how: AttackCommand['how'], a: Sketch, mine: Partial<Unit> = {}, b: Sketch = {}, theirs: Partial<Unit> = {}, apart = 0) =>
  refused(setPiece(pair(apart, a, b, mine, theirs)), hit({ how }));
const NONE = [2, 3] as const;

rule('AS-phys-count#1', 'whoever strikes does not shoot, and the other way round', () => {
  const { game } = blow('strike');
  expect(game.refuses(0, hit())[0]!.rule).toBe('AS-attack-count');
  const shot = scene(ruleset, setPiece(pair(0, { armor: 20 }, { armor: 20 })));
  shot.does(0, hit(), 6, 4);
  expect(shot.refuses(0, hit({ how: 'strike' }))[0]!.rule).toBe('AS-attack-count');
});
rule('AS-phys-count#2', 'bases touch, or nobody is struck', () => {
  expect([against('strike', {}), against('strike', {}, {}, {}, {}, 0.1)]).toEqual([[], ['AS-phys-height']]);
});
rule('AS-phys-count#3', 'heat, broken aim, shields, stealth and mimetic armor do not matter', () => {
  const plain = blow('strike').needs;
  expect([
    blow('strike', { mine: { heat: 2 } }).needs,
    blow('strike', { mine: { fireHits: 2 } }).needs,
    blow('strike', { a: { specials: 'SHLD' } }).needs,
    blow('strike', { b: { specials: 'STL' } }).needs,
    blow('strike', { b: { specials: 'MAS' }, theirs: { moved: null } }).needs,
  ]).toEqual([plain, plain, plain, plain, plain]);
  expect(blow('strike').terms.some(one => one.rule === 'AS-to-hit-range')).toBe(false);
});
rule('AS-phys-count#4', 'how the target moved and what it is, terrain, and whether the attacker jumped or stood still do', () => {
  const plain = blow('strike').needs;
  const woods = [patch('woods', 15, 34, 25, 44)];
  expect([
    blow('strike', { b: { move: '12"' } }).needs - plain,
    blow('strike', { b: { type: 'BA', move: '4"f' } }).needs - plain,
    blow('strike', { pieces: woods }).needs - plain,
    blow('strike', { mine: jumped }).needs - plain,
    blow('strike', { mine: { moved: null } }).needs - plain,
  ]).toEqual([2, 1, 2, 2, -1]);
});
rule('AS-phys-who#1', 'a ’Mech strikes, charges and falls on others, and swings only what it has', () => {
  expect([
    against('strike', {}),
    against('charge', {}, ran(8)),
    against('dfa', { move: '8"j' }, jumped),
    against('melee', { specials: 'MEL' }),
    against('melee', {}),
  ]).toEqual([[], [], [], [], ['AS-phys-who']]);
});
rule(
  'AS-phys-who#2',
  'ProtoMechs strike, vehicles charge, infantry climbs on with the training for it, and none does anything else',
  () => {
    const ways = (a: Sketch) =>
      (['strike', 'melee', 'charge', 'dfa', 'antimech'] as const).filter(
        how => against(how, a, how === 'dfa' ? jumped : ran(8), {}, {}, a.type === 'PM' ? -32 / 254 : 0).length === 0,
      );
    expect([
      ways({ type: 'PM', specials: 'MEL' }),
      ways({ type: 'CV', move: '8"t', specials: 'MEL' }),
      ways({ type: 'BA', move: '4"f', specials: 'AM' }),
      ways({ type: 'CI', move: '4"f' }),
    ]).toEqual([['strike'], ['charge'], ['antimech'], []]);
  },
);
rule('AS-phys-height#1', 'one who stands above the other’s head is out of reach', () => {
  expect([508, 507].map(z => against('strike', {}, {}, {}, { z }))).toEqual([['AS-phys-height'], []]);
});
rule('AS-phys-height#2', 'what flies is out of reach, except a VTOL or WiGE that is low enough', () => {
  const flyer = (z: number) => against('strike', {}, {}, { type: 'CV', move: '8"v' }, { airborne: true, z });
  expect([flyer(254), flyer(508), flyer(1016)]).toEqual([[], ['AS-phys-height'], ['AS-phys-height']]);
  expect(against('strike', {}, {}, { type: 'AF', move: '6a' }, { airborne: true, z: 254 }).length).toBeGreaterThan(0);
});
rule('AS-phys-height#3', 'nobody falls on an aircraft in flight', () => {
  expect(against('dfa', { move: '8"j' }, jumped, { type: 'AF', move: '6a' }, { airborne: true, z: 254 }).length).toBeGreaterThan(0);
  expect(against('dfa', { move: '8"j' }, jumped, { type: 'CV', move: '6"t' })).toEqual([]);
});
table('AS-phys-charge-table#1', 'what a charge does, by Size and inches', row => {
  const ends = [row.at('inches_min'), row.at('inches_max')].filter(text => text !== '').map(Number);
  for (const inches of ends.filter(one => one >= 1))
    expect(blow('charge', { a: { size: Number.parseInt(row.at('size'), 10), armor: 20 }, mine: ran(inches) }).dealt, `${row}`).toBe(
      row.number('damage'),
    );
  if (ends.every(one => one < 1))
    expect(against('charge', { size: Number.parseInt(row.at('size'), 10) }, ran(0.9))).toEqual(['AS-phys-charge-move']);
});
rule('AS-phys-charge-table#2', 'inches by Size in eights: Size 3 over 6 does 2, Size 4 over 10 does 5, Size 1 over 3 nothing', () => {
  const does = (size: number, inches: number) => blow('charge', { a: { size }, mine: ran(inches) }).dealt;
  expect([does(3, 6), does(4, 10), does(1, 3), does(1, 4)]).toEqual([2, 5, 0, 1]);
});
rule('AS-phys-charge-move#1', 'a charge takes a move on the ground into contact; nobody jumps into one', () => {
  expect([
    against('charge', {}, ran(8)),
    against('charge', { move: '8"j' }, jumped),
    against('charge', {}, { moved: null }),
    against('charge', {}, ran(8), {}, {}, 1),
  ]).toEqual([[], ['AS-phys-charge-move'], ['AS-phys-charge-move'], ['AS-phys-height']]);
});
rule('AS-phys-charge-move#2', 'what counts is the way of this turn', () => {
  expect([4, 8, 12].map(inches => blow('charge', { a: { size: 4, move: '12"' }, mine: ran(inches) }).dealt)).toEqual([2, 4, 6]);
});
rule('AS-phys-dfa-req#1', 'death from above takes a jump into contact', () => {
  expect([
    against('dfa', { move: '8"j' }, jumped),
    against('dfa', { move: '8"j' }, ran(8)),
    against('dfa', { move: '8"j' }, jumped, {}, {}, 1),
  ]).toEqual([[], ['AS-phys-dfa-req'], ['AS-phys-height']]);
});
rule('AS-phys-dfa-req#2', 'it makes one critical roll, and one more where structure is lost', () => {
  const falls = (armor: number, ...dice: readonly number[]) =>
    blow('dfa', { a: { move: '8"j' }, b: { armor, structure: 9 }, mine: jumped, dice: [6, 5, ...dice] }).game.events.filter(
      one => one.type === 'rolled' && one.unit === 1,
    ).length;
  expect([falls(20, ...NONE), falls(0, ...NONE, ...NONE)]).toEqual([1, 2]);
  expect(
    blow('dfa', { a: { move: '8"j' }, mine: jumped, dice: [1, 1] }).game.events.some(one => one.type === 'rolled' && one.unit === 1),
  ).toBe(false);
});
const strength = (specials: string, how: 'strike' | 'melee' | 'charge', mine: Partial<Unit> = {}) =>
  blow(how, { a: { specials, size: 3 }, mine: { ...ran(6), ...mine } });
rule('AS-phys-tsm#1', 'hot TSM and the industrial kind add a point to fists and weapons', () => {
  expect([
    strength('TSM', 'strike', { heat: 1 }).dealt,
    strength('TSM', 'strike').dealt,
    strength('I-TSM', 'strike').dealt,
    strength('', 'strike').dealt,
  ]).toEqual([4, 3, 4, 3]);
  expect([
    strength('TSM,MEL', 'melee', { heat: 1 }).dealt,
    strength('I-TSM,MEL', 'melee').dealt,
    strength('I-TSM', 'charge').dealt,
    strength('', 'charge').dealt,
  ]).toEqual([5, 5, 2, 2]);
});
rule('AS-phys-tsm#2', 'the industrial kind makes every blow two harder', () => {
  for (const how of ['strike', 'charge'] as const) expect(strength('I-TSM', how).needs - strength('', how).needs).toBe(2);
});
rule('AS-phys-tsm#3', 'the prototype adds a point to every blow, cold or hot', () => {
  expect([strength('TSMX', 'strike').dealt, strength('TSMX', 'charge').dealt, strength('TSMX', 'strike', { heat: 1 }).dealt]).toEqual([
    4, 3, 4,
  ]);
});
rule('AS-sua-i-tsm#1', 'one more point with fists and weapons at any heat', () => {
  expect([0, 2].map(heat => strength('I-TSM', 'strike', { heat }).dealt)).toEqual([4, 4]);
  expect(strength('I-TSM', 'charge').dealt).toBe(2);
});
rule('AS-sua-i-tsm#2', 'and two more to hit with them', () =>
  expect(strength('I-TSM', 'strike').needs - strength('', 'strike').needs).toBe(2),
);
rule('AS-sua-tsmx#1', 'one more point with every blow, at any heat, and not an inch more', () => {
  expect([strength('TSMX', 'charge').dealt, strength('TSMX', 'strike', { heat: 2 }).dealt]).toEqual([3, 4]);
  const move = (specials: string) => {
    const state = setPiece(pair(3, { specials }, {}, { heat: 1 }));
    return blow('strike').game.book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;
  };
  expect(move('TSMX')).toBe(move(''));
});
rule('AS-sua-tsmx#2', 'missiles against artificial muscles hurt it', () => {
  const fired = (specials: string) => {
    const game = scene(ruleset, setPiece(pair(3, { armor: 20, specials: 'SRM2/2' }, { armor: 20, specials })), [
      ...standard,
      'ASC-mun-anti-tsm-damage',
    ]);
    game.does(0, hit({ how: 'SRM', munition: 'anti-tsm' }), 6, 4, ...(specials ? NONE : []));
    return 20 - game.state.units[1]!.armor;
  };
  expect([fired('TSMX'), fired('')]).toEqual([3, 1]);
});
const swarm: Sketch = { type: 'BA', move: '4"f', specials: 'AM', damage: '2/-/-' };
rule('AS-phys-am#1', 'infantry climbs on machines on the ground, landed flyers among them, not on those in the air', () => {
  const on = (b: Sketch, theirs: Partial<Unit> = {}) => against('antimech', swarm, {}, b, theirs).length === 0;
  expect([
    on({}),
    on({ type: 'CV', move: '8"t' }),
    on({ type: 'CV', move: '8"v' }),
    on({ type: 'CV', move: '8"g' }),
    on({ type: 'CV', move: '8"v' }, { airborne: true, z: 100 }),
  ]).toEqual([true, true, true, true, false]);
  expect(against('antimech', swarm, {}, {}, {}, 0.5)).toEqual(['AS-phys-height']);
});
rule('AS-phys-am#2', 'two easier on a superheavy ’Mech, where a shot is one easier', () => {
  const big: Fight = { a: swarm, b: { specials: 'LG' }, dice: [6, 5, ...NONE] };
  expect(blow('antimech', { a: swarm, dice: [6, 5, ...NONE] }).needs - blow('antimech', big).needs).toBe(2);
});
rule('AS-sua-am#1', 'with the training it attacks what stands on the ground in contact, without it nobody', () => {
  expect([
    against('antimech', swarm),
    against('antimech', { ...swarm, specials: '' }),
    against('antimech', swarm, {}, { type: 'CV', move: '8"v' }),
  ]).toEqual([[], ['AS-phys-am'], []]);
});
rule('AS-sua-am#2', 'one more, three more for conventional infantry, three more where battle armor rides on the target', () => {
  const needs = (a: Sketch, others: readonly Placed[] = []) =>
    blow('antimech', { a, others, dice: [6, 6, ...(others.length > 0 ? [1] : []), ...NONE, ...NONE].slice(0, others.length > 0 ? 7 : 6) })
      .needs;
  const foot: Sketch = { ...swarm, type: 'CI' };
  const rider: Placed = { ...at({ type: 'BA', move: '4"f', specials: 'MEC' }, 1, 0, 0), more: { fate: 'riding', rides: 1, at: null } };
  const base = 4;
  expect([needs(swarm) - base, needs(foot) - base, needs(swarm, [rider]) - base]).toEqual([1, 4, 4]);
});
rule('AS-sua-am#3', 'its Short damage, and one critical roll', () => {
  const { dealt, game } = blow('antimech', { a: swarm, dice: [6, 5, 4, 4] });
  expect([dealt, game.state.units[1]!.waiting.map(({ kind }) => kind)]).toEqual([2, ['weapon']]);
});
const four = (rules: readonly RuleId[]) =>
  [
    blow('strike', { rules }),
    blow('melee', { rules, a: { specials: 'MEL' } }),
    blow('charge', { rules, mine: ran(6), b: { tmm: 0 } }),
    blow('dfa', { rules, a: { move: '8"j' }, mine: jumped, dice: [6, 5, ...NONE] }),
  ] as const;
rule('AS-tbl-physical#1', 'nothing, one, two and three more', () => {
  // Whoever falls from above has jumped, which is two more for itself.
  expect(four(standard).map(one => one.needs - 4)).toEqual([0, 1, 2, 5]);
});
rule('AS-tbl-physical#2', 'Size with the fist, one more with a weapon', () => {
  expect(
    four(standard)
      .slice(0, 2)
      .map(one => one.dealt),
  ).toEqual([3, 4]);
  expect(blow('strike', { a: { size: 1 } }).dealt).toBe(1);
});
const ceBlow = (how: 'charge' | 'dfa', specials = '') =>
  blow(how, {
    rules: ce,
    a: { size: 2, tmm: 2, move: '8"j', specials },
    b: { tmm: 0 },
    mine: how === 'dfa' ? jumped : ran(6),
    dice: [6, 5, ...(how === 'dfa' ? NONE : [])],
  });
rule('AS-tbl-physical-ce#1', 'nothing for fists and weapons, one for charges and falls', () => {
  const needs = (how: 'strike' | 'melee') => blow(how, { rules: ce, a: { specials: 'MEL' }, b: { tmm: 0 } }).needs - 4;
  expect([needs('strike'), needs('melee'), ceBlow('charge').needs - 4, ceBlow('dfa').needs - 6]).toEqual([0, 0, 1, 1]);
});
rule('AS-tbl-physical-ce#2', 'Size and half the TMM for a charge, one more for a fall: Size 2 with TMM 2 do 3 and 4', () => {
  expect([ceBlow('charge').dealt, ceBlow('dfa').dealt]).toEqual([3, 4]);
});
rule('AS-tbl-physical-ce#3', 'strong jumpers fall harder by one, weak ones less', () => {
  expect(['JMPS2', 'JMPS1', 'JMPW2', 'JMPW1'].map(specials => ceBlow('dfa', specials).dealt)).toEqual([5, 4, 3, 4]);
});
rule('AS-sua-jmps#2', 'from 2 on one point more for a fall from above', () =>
  expect(['JMPS2', 'JMPS1'].map(one => ceBlow('dfa', one).dealt)).toEqual([5, 4]),
);
rule('AS-sua-jmpw#2', 'from 2 on one point less', () => expect(['JMPW2', 'JMPW1'].map(one => ceBlow('dfa', one).dealt)).toEqual([3, 4]));
rule('AS-sua-ira#1', 'blows do one point less, never less than one, those of its own fall included', () => {
  expect([blow('strike', { b: { specials: 'IRA' } }).dealt, blow('strike', { a: { size: 1 }, b: { specials: 'IRA' } }).dealt]).toEqual([
    2, 1,
  ]);
  const own = (specials: string) => blow('dfa', { a: { move: '8"j', specials }, mine: jumped, dice: [6, 5, ...NONE] }).own;
  expect([own(''), own('IRA')]).toEqual([3, 2]);
});
