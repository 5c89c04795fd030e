import type { RuleId } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { priceFor } from '../../force/price.ts';
import { companion, fighter, mech, mounts, platoon, protomech, ship, suits, support, vehicle } from '../units.fixture.ts';
import { lineOf, priced, type Sketch } from './price.fixture.ts';

const tank = (over: Sketch = {}): Sketch => ({ type: 'CV', move: '8t', ...over });

rule('ASC-pv-three-families#1', 'offense, defense and bonuses, by the method of its kind', () => {
  const { pv, offense, defense } = priced({ specials: ['ECM'] });
  expect(pv).toBe(Math.round(offense + defense + 2));
  const last = (unit: Unit) => companion(unit).why.pv?.terms.at(-1)?.rule;
  expect([last(mech()), last(fighter()), last(ship())]).toEqual(['ASC-pv-ground-final', 'ASC-pv-aero-final', 'ASC-pv-large-final']);
});
rule('ASC-pv-three-families#2', 'small craft by that of large ones', () => {
  expect(companion(ship({ kind: 'small-craft', tons: 150 })).why.pv?.terms.at(-1)?.rule).toBe('ASC-pv-large-final');
});
rule('ASC-term-point-value#1', 'it moves with movement, armor, structure, weapons, abilities and crew', () => {
  const usual = priced({}).pv;
  const better: readonly Sketch[] = [{ move: '16' }, { armor: 10 }, { structure: 8 }, { damage: '5/5/4' }, { specials: ['ECM', 'CASE'] }];
  for (const one of better) expect(priced(one).pv, JSON.stringify(one)).toBeGreaterThan(usual);
  const crewed = (skill: number) => priceFor({ pv: usual, specials: [] }, skill);
  expect([crewed(4), crewed(2) > usual, crewed(6) < usual]).toEqual([usual, true, true]);
});
rule('ASC-term-point-value#2', 'every step of it is one of the Companion', () => {
  const { pv, why } = companion(mech({ mounts: mounts('PPC@RA*2') }));
  expect(why.pv?.total).toBe(pv);
  expect(why.pv!.terms.length).toBeGreaterThan(2);
  for (const { rule: line } of why.pv!.terms) expect(line).toMatch(/^ASC-pv-/);
});
rule('ASC-pv-base-skill-4#1', 'a card is priced for skill 4', () => {
  const card = companion(mech({ mounts: mounts('PPC@RA*2') }));
  expect(card.pv).toBe(card.why.pv?.total);
});
rule('ASC-pv-ground-scope#1', '’Mechs, ProtoMechs, troops and vehicles are priced on the ground', () => {
  for (const unit of [mech(), protomech(), suits(), platoon(), vehicle(), support()])
    expect(companion(unit).why.pv?.terms.at(-1)?.rule).toBe('ASC-pv-ground-final');
});
rule('ASC-pv-ground-attack-factor#1', '3/2/1 is 3 + 2 + 1 + 2 = 8', () => {
  expect(priced({ damage: '3/2/1' }).of('ASC-pv-ground-attack-factor')).toBe(8);
  expect(priced({ damage: '4/5/6' }).of('ASC-pv-ground-attack-factor')).toBe(20);
});
rule('ASC-pv-ground-attack-factor#2', '0* is nothing', () =>
  expect(priced({ damage: '3/0*/0*' }).of('ASC-pv-ground-attack-factor')).toBe(3),
);
rule('ASC-pv-ground-size-factor#1', 'half the size for ’Mechs and ProtoMechs only', () => {
  expect(priced({ size: 3 }).of('ASC-pv-ground-size-factor')).toBe(1.5);
  expect(priced({ type: 'PM', size: 1 }).of('ASC-pv-ground-size-factor')).toBe(0.5);
  expect(priced(tank({ size: 3 })).of('ASC-pv-ground-size-factor')).toBeUndefined();
});
rule('ASC-pv-ground-overheat-factor#1', 'OV 1 is 1, OV 2 is 1.5, OV 4 is 2.5', () => {
  const worth = (overheat: number) => priced({ overheat }).of('ASC-pv-ground-overheat-factor');
  expect([0, 1, 2, 4].map(worth)).toEqual([undefined, 1, 1.5, 2.5]);
});
rule('ASC-pv-ground-overheat-short-only#1', 'halved when it reaches short range only', () => {
  expect(priced({ overheat: 2, damage: '3/0/0' }).of('ASC-pv-ground-overheat-factor')).toBe(0.75);
});
rule('ASC-pv-ground-offensive-sua#1', 'abilities add to the offense', () => {
  expect(priced({ specials: ['TAG', 'MEL'] }).offense - priced({}).offense).toBe(1);
});
rule('ASC-pv-ground-offense-sum#1', 'attack 11, size 1, overheat 1 and TAG 0.5 make 13.5', () => {
  expect(priced({ damage: '3/3/2', overheat: 1, specials: ['TAG'] }).offense).toBe(13.5);
});

/** A flat worth of a rule of the tables. */
function adds(clause: string, special: string, worth: number, over: Sketch = {}): void {
  const id: RuleId = lineOf(clause);
  rule(clause, `${special} is worth ${worth}`, () => {
    expect(priced({ ...over, specials: [special] }).of(id)).toBe(worth);
    expect(priced(over).of(id)).toBeUndefined();
  });
}

adds('ASC-pv-ground-off-btas#1', 'BTAS4', 1);
adds('ASC-pv-ground-off-cnarc#1', 'CNARC', 0.5);
adds('ASC-pv-ground-off-ecs#1', 'ECS', 0.25);
rule('ASC-pv-ground-off-if#1', 'IF2 is worth 2, IF0* a half', () => {
  const worth = (code: string) => priced({ specials: [code] }).of('ASC-pv-ground-off-if');
  expect([worth('IF2'), worth('IF1'), worth('IF0*'), worth('TAG')]).toEqual([2, 1, 0.5, undefined]);
});
adds('ASC-pv-ground-off-inarc#1', 'INARC', 1);
adds('ASC-pv-ground-off-ltag#1', 'LTAG', 0.25);
adds('ASC-pv-ground-off-mds#1', 'MDS3', 3);
adds('ASC-pv-ground-off-mel#1', 'MEL', 0.5);
adds('ASC-pv-ground-off-mtas#1', 'MTAS2', 2);
adds('ASC-pv-ground-off-snarc#1', 'SNARC', 1);
adds('ASC-pv-ground-off-tag#1', 'TAG', 0.5);
adds('ASC-pv-ground-off-tsm#1', 'TSM', 1);
/** A sample of each ability of a table: how it is written, its rating, and what else it depends on. */
const RATED = 3;
const written = (code: string): string => code.replace('ARTX-#', 'ARTS-1').replace('HT#/#/#', 'HT2/1/0').replace('#', `${RATED}`);
/** What the printed factor of an ability comes to for that sample. */
function factorOf(text: string, { size = 2, move = 8, overheat = 0, armor = 6 } = {}): number {
  if (/^[\d.]+$/.test(text)) return Number(text);
  const [, each] = /^Ability Rating x ([\d.]+)/.exec(text) ?? [];
  if (each !== undefined) return RATED * Number(each);
  const [, perThree] = /^([\d.]+) per 3 Armor points/.exec(text) ?? [];
  if (perThree !== undefined) return Math.floor(armor / 3) * Number(perThree);
  if (text.startsWith('Damage x 4')) return 3 * 4;
  if (text.startsWith('Unit Size')) return size * move * 0.5;
  if (text.startsWith('Highest')) return 2 + 0.5;
  if (text.startsWith('Unit OV')) return overheat * 0.25;
  if (text.startsWith('0.5 (0 if')) return 0.5;
  return 1;
}
table('ASC-tbl-pv-ground-off#1', 'every ability adds what is printed to the offense', row => {
  const code = row.at('code');
  // RHS is worth 1 with OVL, which is worth a quarter of the overheat value.
  const beside = code === 'RHS' ? ['OVL'] : [];
  const over = { overheat: code === 'OVL' || code === 'RHS' ? 4 : 0 };
  const worth = priced({ ...over, specials: [...beside, written(code)] }).offense - priced({ ...over, specials: beside }).offense;
  expect(worth).toBe(Math.ceil(factorOf(row.at('factor'), over) * 2) / 2);
  if (code === 'TSEMP#') expect(priced({ specials: ['TSEMP9'] }).offense - priced({}).offense).toBe(5);
});
const battery = (code: string) => priced({ specials: [code] }).of('ASC-pv-ground-art-factor');
rule('ASC-pv-ground-art-factor#1', 'four times the damage of each piece: a Sniper of 3 is 12, two are 24', () => {
  expect([battery('ARTS-1'), battery('ARTS-2'), battery('ARTT-1')]).toEqual([12, 24, 8]);
});
rule('ASC-pv-ground-art-factor#2', 'two values: 4 and 2 for each point, and the radius beyond 2"', () => {
  expect([battery('ARTCM7-1'), battery('ARTCM12-1')]).toEqual([11 * 4 + 2 * 2 + 4, 22 * 4 + 14 * 2 + 4]);
});
rule('ASC-pv-ground-art-factor#3', 'a Long Tom 5/2 of radius 6": 20 + 4 + 4 = 28', () => expect(battery('ARTLT-1')).toBe(28));
rule('ASC-pv-ground-bt#1', 'size 2 and move 8": 2 x 4', () => expect(priced({ specials: ['BT'] }).of('ASC-pv-ground-bt')).toBe(8));
rule('ASC-pv-ground-ht#1', 'the best rating, and a half for medium range', () => {
  expect(priced({ specials: ['HT2/0/0'] }).of('ASC-pv-ground-ht')).toBe(2);
  expect(priced({ specials: ['HT2/1/0'] }).of('ASC-pv-ground-ht')).toBe(2.5);
});
rule('ASC-pv-ground-rhs#1', 'a quarter, a half with overheat, one with OVL', () => {
  const worth = (overheat: number, ...more: string[]) => priced({ overheat, specials: ['RHS', ...more] }).of('ASC-pv-ground-rhs');
  expect([worth(0), worth(1), worth(1, 'OVL')]).toEqual([0.25, 0.5, 1]);
});
rule('ASC-pv-ground-ovl#1', 'a quarter of the overheat', () => {
  expect(priced({ overheat: 3, specials: ['OVL'] }).of('ASC-pv-ground-ovl')).toBe(0.75);
});
rule('ASC-pv-ground-tsemp#1', 'one each, at most 5', () => {
  expect(priced({ specials: ['TSEMP2'] }).of('ASC-pv-ground-tsemp')).toBe(2);
  expect(priced({ specials: ['TSEMP7'] }).of('ASC-pv-ground-tsemp')).toBe(5);
});
rule('ASC-pv-ground-blanket#1', 'one factor for the whole offense: 12 x 1.2 = 14.4, up to 14.5; 12 x 0.9 = 10.8, up to 11', () => {
  expect(priced({}).offense).toBe(12);
  expect(priced({ specials: ['C3I', 'VRT'] }).offense).toBe(14.5);
  expect(priced({ specials: ['DRO'] }).offense).toBe(11);
});
rule('ASC-pv-ground-blanket-c3#1', 'any C3 but remote sensors, once', () => {
  for (const code of ['C3S', 'C3M', 'C3I', 'C3BSM', 'C3BSS', 'C3EM'])
    expect(priced({ specials: [code] }).of('ASC-pv-ground-blanket-c3'), code).toBe(0.1);
  expect(priced({ specials: ['C3S', 'C3M'] }).of('ASC-pv-ground-blanket-c3')).toBe(0.1);
  expect(priced({ specials: ['C3RS'] }).of('ASC-pv-ground-blanket-c3')).toBeUndefined();
});
rule('ASC-pv-ground-blanket-vrt#1', 'a tenth', () => expect(priced({ specials: ['VRT'] }).of('ASC-pv-ground-blanket-vrt')).toBe(0.1));
rule('ASC-pv-ground-blanket-to-hit#1', 'a tenth less for each of BFC, SHLD and DRO', () => {
  expect(priced({ specials: ['SHLD'] }).of('ASC-pv-ground-blanket-to-hit')).toBeCloseTo(-0.1);
  expect(priced({ specials: ['BFC', 'SHLD', 'DRO'] }).of('ASC-pv-ground-blanket-to-hit')).toBeCloseTo(-0.3);
});
rule('ASC-pv-ground-blanket-no-fire-control#1', 'a fifth less for IndustrialMechs without any', () => {
  const id = 'ASC-pv-ground-blanket-no-fire-control';
  expect(priced({ type: 'IM' }).of(id)).toBe(-0.2);
  expect(priced({ type: 'IM', specials: ['AFC'] }).of(id)).toBeUndefined();
  expect(priced(tank()).of(id)).toBeUndefined();
});
const BLANKETS: Readonly<Record<string, Sketch>> = {
  'Base Multiplier': {},
  'Any C³ Special (other than C3RS)': { specials: ['C3S'] },
  'Variable-Range Targeting (VRT) Special': { specials: ['VRT'] },
  'Each +1 To-Hit Modifier Special*': { specials: ['DRO'] },
  'No AFC or BFC Special**': { type: 'SV', move: '8t' },
};
table('ASC-tbl-pv-ground-blanket#1', 'every row multiplies an offense of 40', row => {
  const over = BLANKETS[row.at('feature')];
  const factor = row.at('feature') === 'Base Multiplier' ? 1 : 1 + row.number('multiplier');
  expect(priced({ damage: '10/10/10', size: 0, ...over }).offense).toBe(40 * factor);
  expect(priced({ damage: '10/10/10', size: 0, specials: ['BFC', 'SHLD', 'DRO'] }).offense).toBe(28);
});
rule('ASC-pv-ground-offense-round#1', '12.5 x 0.9 = 11.25, up to 11.5', () => {
  expect(priced({ specials: ['TAG', 'SHLD'] }).offense).toBe(11.5);
});
rule('ASC-pv-ground-move-factor#1', 'a quarter for every 2" of the highest move', () => {
  expect(['2', '8', '12'].map(move => priced({ move }).of('ASC-pv-ground-move-factor'))).toEqual([0.25, 1, 1.5]);
  expect(priced({ move: '8/12s' }).of('ASC-pv-ground-move-factor')).toBe(1.5);
});
rule('ASC-pv-ground-move-factor#2', 'jumping adds a half', () =>
  expect(priced({ move: '10j' }).of('ASC-pv-ground-move-factor')).toBe(1.75),
);
rule('ASC-pv-ground-defensive-sua#1', 'abilities add to the defense', () => {
  expect(priced({ specials: ['AMS', 'FR'] }).defense - priced({}).defense).toBe(1.5);
});
adds('ASC-pv-ground-def-aba#1', 'ABA', 0.5);
adds('ASC-pv-ground-def-ams#1', 'AMS', 1);
adds('ASC-pv-ground-def-cr#1', 'CR', 0.25);
adds('ASC-pv-ground-def-fr#1', 'FR', 0.5);
adds('ASC-pv-ground-def-pnt#1', 'PNT3', 3);
adds('ASC-pv-ground-def-rams#1', 'RAMS', 1.25);

/** A worth for every three full points of armor: 8 points are two, half of it on poor armor. */
function addsPerArmor(clause: string, code: string, each: number): void {
  const id: RuleId = lineOf(clause);
  rule(clause, `${code} is worth ${each} for each three points of armor`, () => {
    expect(priced({ armor: 8, specials: [code] }).of(id)).toBe(2 * each);
    expect(priced({ armor: 8, specials: [code, 'BAR'] }).of(id)).toBe(each);
  });
}

addsPerArmor('ASC-pv-ground-def-bhj2#1', 'BHJ2', 1);
addsPerArmor('ASC-pv-ground-def-bhj3#1', 'BHJ3', 1.5);
addsPerArmor('ASC-pv-ground-def-bra#1', 'BRA', 0.75);
addsPerArmor('ASC-pv-ground-def-ira#1', 'IRA', 0.5);
addsPerArmor('ASC-pv-ground-def-rca#1', 'RCA', 1);
addsPerArmor('ASC-pv-ground-def-shld#1', 'SHLD', 1);
table('ASC-tbl-pv-ground-def#1', 'every ability adds what is printed to the defense', row => {
  const worth = (...more: string[]) =>
    priced({ armor: 8, specials: [written(row.at('code')), ...more] }).defense - priced({ armor: 8, specials: more }).defense;
  const printed = factorOf(row.at('factor'), { armor: 8 });
  expect(worth()).toBe(printed);
  if (row.at('halved_if_bar') === 'Y') expect(worth('BAR')).toBe(printed / 2);
});
rule('ASC-pv-ground-arm#1', 'a half, but nothing with a single point of structure', () => {
  expect(priced({ specials: ['ARM'] }).of('ASC-pv-ground-arm')).toBe(0.5);
  expect(priced({ structure: 1, specials: ['ARM'] }).of('ASC-pv-ground-arm')).toBe(0);
});
rule('ASC-pv-ground-armor-factor#1', 'armor times what its kind makes of it', () => {
  const each = (sketch: Sketch) => priced({ armor: 10, ...sketch }).of('ASC-pv-ground-armor-factor');
  expect([each({}), each(tank()), each({ type: 'BA', move: '6f' })]).toEqual([20, 18, 20]);
});
rule('ASC-pv-ground-armor-factor#2', 'BAR halves it', () => {
  expect(priced(tank({ armor: 10, specials: ['BAR'] })).of('ASC-pv-ground-armor-factor')).toBe(9);
});
rule('ASC-pv-ground-armor-factor#3', 'armor 6 tracked with ARS: 11.4; an IndustrialMech of 5 with BAR: 5', () => {
  expect(priced(tank({ armor: 6, specials: ['ARS'] })).of('ASC-pv-ground-armor-factor')).toBeCloseTo(11.4);
  expect(priced({ type: 'IM', armor: 5, specials: ['BAR'] }).of('ASC-pv-ground-armor-factor')).toBe(5);
});
rule('ASC-pv-ground-armor-ars#1', 'a tenth more for each point', () => {
  const plain = priced(tank({ armor: 10 })).of('ASC-pv-ground-armor-factor')!;
  expect(priced(tank({ armor: 10, specials: ['ARS'] })).of('ASC-pv-ground-armor-factor')! - plain).toBeCloseTo(1);
});
const PLATED: Readonly<Record<string, readonly Sketch[]>> = {
  'All non-Vehicle Units': [{}, { type: 'BA', move: '6f' }, { type: 'PM' }],
  'Vehicle (Tracked or Naval)': [tank({ move: '8t' }), tank({ move: '8n' }), tank({ move: '8s' })],
  'Vehicle (Wheeled or Hover)': [tank({ move: '8w' }), tank({ move: '8w(b)' }), tank({ move: '8h' })],
  'Vehicle (VTOL or WiGE)': [tank({ move: '8v' }), tank({ move: '8g' })],
};
const plating = (sketch: Sketch) => priced({ armor: 10, ...sketch }).of('ASC-pv-ground-armor-factor');
table('ASC-tbl-pv-ground-armor#1', 'every row, and ARS where it helps', row => {
  const samples = PLATED[row.at('unit')];
  if (!samples) {
    expect(plating({ specials: ['BAR'] })! / plating({})!).toBe(0.5);
    return;
  }
  const each = row.number('multiplier');
  for (const sample of samples) {
    expect(plating(sample)).toBeCloseTo(10 * each, 6);
    expect(plating({ ...sample, specials: ['ARS'] })).toBeCloseTo(10 * (each + (row.at('plus_0_1_if_ars') === 'Y' ? 0.1 : 0)), 6);
  }
});
rule('ASC-tbl-pv-ground-armor#2', 'trains count like tracked vehicles', () => expect(plating(tank({ move: '8r' }))).toBe(18));
const body = (sketch: Sketch) => priced(sketch).of('ASC-pv-ground-structure-factor');
rule('ASC-pv-ground-structure-factor#1', 'half for IndustrialMechs and BAR, double for troops, else as it is', () => {
  expect([body({ type: 'IM', structure: 6 }), body(tank({ structure: 6, specials: ['BAR'] }))]).toEqual([3, 3]);
  expect([body({ type: 'CI', move: '2f', structure: 3 }), body({ type: 'BA', move: '6f', structure: 2 })]).toEqual([6, 4]);
  expect([body({ structure: 6 }), body(tank({ structure: 6 })), body({ type: 'PM', structure: 1 })]).toEqual([6, 6, 1]);
});
rule('ASC-pv-ground-structure-factor#2', 'a BattleMech’s 7 is 7, a support vehicle’s 8 with BAR is 4', () => {
  expect(body({ structure: 7 })).toBe(7);
  expect(body({ type: 'SV', move: '8w', structure: 8, specials: ['BAR'] })).toBe(4);
});
rule('ASC-pv-ground-structure-once#1', 'an IndustrialMech with BAR is halved once', () => {
  expect(priced({ type: 'IM', structure: 8, specials: ['BAR'] }).of('ASC-pv-ground-structure-factor')).toBe(4);
});
const BODIES: Readonly<Record<string, readonly Sketch[]>> = {
  'IndustrialMechs or Unit with BAR Special': [{ type: 'IM' }, tank({ specials: ['BAR'] }), { type: 'IM', specials: ['BAR'] }],
  'Battle Armor or Conventional Infantry': [
    { type: 'BA', move: '6f' },
    { type: 'CI', move: '2f' },
  ],
  'All Other Unit Types': [{}, tank(), { type: 'PM' }, { type: 'SV', move: '8w' }],
};
table('ASC-tbl-pv-structure#1', 'every row', row => {
  for (const sample of BODIES[row.at('unit')] ?? []) expect(body({ structure: 8, ...sample })).toBe(8 * row.number('multiplier'));
});
const factor = (over: Sketch): number => Math.round(priced(over).of('ASC-pv-ground-defense-factor')! * 10);
rule('ASC-pv-ground-defense-factor#1', 'a tenth of the sum, and nothing below one', () => {
  expect(priced({ move: '12', specials: ['STL'] }).of('ASC-pv-ground-defense-factor')).toBeCloseTo(0.4);
  expect([factor({ move: '4' }), factor({ move: '4', specials: ['LG'] }), factor({ move: '8', specials: ['LG'] })]).toEqual([0, 0, 0]);
});
rule('ASC-pv-ground-defense-factor#2', 'a VTOL of 18" with STL: 3 + 1 + 2 = 6', () => {
  expect(factor({ type: 'CV', move: '18v', specials: ['STL'] })).toBe(6);
});
rule('ASC-pv-ground-defense-factor#3', 'a superheavy of 4" has none', () => expect(factor({ move: '4', specials: ['LG'] })).toBe(0));
rule('ASC-pv-ground-df-move-bands#1', 'edges of the bands', () => {
  expect([4, 5, 8, 9, 12, 13, 18, 19, 34, 35].map(move => factor({ move: `${move}` }))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
});
rule('ASC-pv-ground-df-jump#1', 'jumping adds one', () => expect(factor({ move: '8j' })).toBe(2));
rule('ASC-pv-ground-df-battle-armor#1', 'battle armor adds one', () => expect(factor({ type: 'BA', move: '6f' })).toBe(2));
rule('ASC-pv-ground-df-protomech#1', 'ProtoMechs add one', () => expect(factor({ type: 'PM', move: '6' })).toBe(2));
rule('ASC-pv-ground-df-vtol-wige#1', 'VTOLs and WiGE vehicles add one', () => {
  expect(factor(tank({ move: '8v' }))).toBe(2);
  expect(factor(tank({ move: '8g' }))).toBe(2);
  expect(factor(tank({ move: '8h' }))).toBe(1);
});
rule('ASC-pv-ground-df-large#1', 'large ones take one off', () => {
  for (const code of ['LG', 'VLG', 'SLG']) expect(factor({ move: '12', specials: [code] })).toBe(1);
});
rule('ASC-pv-ground-df-stealth#1', 'stealth adds two', () => expect(factor({ move: '8', specials: ['STL'] })).toBe(3));
rule('ASC-pv-ground-df-mimetic#1', 'MAS is 3 unless the move is worth more', () => {
  expect(factor({ move: '8', specials: ['MAS'] })).toBe(3);
  expect(factor({ move: '20', specials: ['LMAS'] })).toBe(4);
});
const HARDER: Readonly<Record<string, readonly [plain: Sketch, harder: Sketch]>> = {
  'Unit is Jump-Capable': [{ move: '8' }, { move: '8j' }],
  'Battle Armor Units': [
    { type: 'CI', move: '8f' },
    { type: 'BA', move: '8f' },
  ],
  'ProtoMech Units': [{}, { type: 'PM' }],
  'VTOL or WiGE Vehicle': [tank({ move: '8h' }), tank({ move: '8v' })],
  'Large Unit (LG, VLG, SLG Specials)': [{ move: '18' }, { move: '18', specials: ['VLG'] }],
  'Has Stealth Armor (STL Special)': [{}, { specials: ['STL'] }],
  'Has Mimetic Armor (MAS, LMAS Specials)': [{ move: '4' }, { move: '4', specials: ['LMAS'] }],
};
table('ASC-tbl-pv-ground-defense-factor#1', 'every row adds its modifier', row => {
  const band = /^(\d+)(?:"-(\d+)"|\+")$/.exec(row.at('condition'));
  if (band) {
    for (const move of [band[1], band[2] ?? '90']) expect(factor({ move: `${move}` }), `${move}"`).toBe(row.number('modifier'));
    return;
  }
  const [plain, harder] = HARDER[row.at('condition')] ?? [{}, {}];
  expect(factor(harder) - factor(plain)).toBe(row.number('modifier'));
});
const resistance = (sketch: Sketch): number => priced(sketch).defense - priced(sketch).of('ASC-pv-ground-move-factor')!;
rule('ASC-pv-ground-dir#1', 'armor and structure times the factor, rounded up to the half point', () => {
  // (12 + 4) x 1.1 is 17.6; (14 + 4) x 1.1 is 19.8.
  expect([resistance({ armor: 6 }), resistance({ armor: 7 })]).toEqual([18, 20]);
  expect(resistance({ armor: 6, move: '4' })).toBe(16);
});
rule('ASC-pv-ground-dir#2', 'a VTOL of armor 4 and structure 2: 8 x 1.6 = 12.8, up to 13', () => {
  expect(resistance({ type: 'CV', move: '18v', armor: 4, structure: 2, specials: ['STL'] })).toBe(13);
});
rule('ASC-pv-ground-defense-sum#1', 'move 1, AMS 1 and (12 + 4) x 1.1 = 17.6, up to 18', () => {
  expect(priced({ specials: ['AMS'] }).defense).toBe(20);
});
rule(
  'ASC-pv-ground-subtotal#1',
  'offense 12 and defense 19 are 31; one that reaches short range only has three quarters of its sum',
  () => {
    expect(priced({}).pv).toBe(31);
    const near = priced({ damage: '3/0/0' });
    expect(near.pv).toBe(Math.round((near.offense + near.defense) * 0.75));
  },
);
rule('ASC-pv-ground-short-only#1', '6" to 10" and short range only: three quarters', () => {
  const cut = (sketch: Sketch) => priced({ damage: '3/0/0', ...sketch }).of('ASC-pv-ground-short-only');
  expect(['6', '8', '10'].map(move => cut({ move }))).toEqual([0.75, 0.75, 0.75]);
  expect([cut({ move: '5' }), cut({ move: '11' }), cut({ damage: '3/1/0' }), cut({ damage: '3/0*/0' })]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
rule('ASC-pv-ground-slow-short-only#1', 'from 2" to less than 6" and short range only: half', () => {
  const cut = (sketch: Sketch) => priced({ damage: '3/0/0', ...sketch }).of('ASC-pv-ground-slow-short-only');
  expect(['2', '5', '5.5'].map(move => cut({ move }))).toEqual([0.5, 0.5, 0.5]);
  expect([cut({ move: '6' }), cut({ move: '4', damage: '3/1/0' })]).toEqual([undefined, undefined]);
});
rule('ASC-pv-ground-slow-sm-only#1', 'from 2" to less than 6" without long range: three quarters', () => {
  const cut = (sketch: Sketch) => priced({ damage: '3/3/0', ...sketch }).of('ASC-pv-ground-slow-sm-only');
  expect(['2', '5', '5.5'].map(move => cut({ move }))).toEqual([0.75, 0.75, 0.75]);
  expect([cut({ move: '6' }), cut({ move: '4', damage: '3/3/1' }), cut({ move: '4', damage: '3/0/0' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
rule('ASC-pv-ground-range-mult-gate#1', 'not for artillery, booby traps, the unarmed and the immobile', () => {
  const cuts = ['ASC-pv-ground-short-only', 'ASC-pv-ground-slow-short-only', 'ASC-pv-ground-slow-sm-only'] as const;
  const cut = (over: Sketch) => cuts.map(id => priced({ damage: '3/0/0', move: '8', ...over }).of(id)).find(Boolean);
  expect([cut({}), cut({ move: '4' }), cut({ move: '4', damage: '3/3/0' })]).toEqual([0.75, 0.5, 0.75]);
  for (const over of [{ specials: ['ARTT-1'] }, { specials: ['BT'] }, { damage: '0/0/0' }, { move: '0' }, { move: '1' }])
    expect(cut(over)).toBeUndefined();
  expect(cut({ move: '2' })).toBe(0.5);
});
rule('ASC-pv-ground-force-bonus#1', 'bonuses come after the range factor', () => {
  const slow = { damage: '3/0/0', move: '4' } as const;
  expect(priced({ ...slow, specials: ['AECM'] }).pv - priced(slow).pv).toBe(3);
});
adds('ASC-pv-ground-force-aecm#1', 'AECM', 3);
adds('ASC-pv-ground-force-bh#1', 'BH', 2);
adds('ASC-pv-ground-force-c3rs#1', 'C3RS', 2);
adds('ASC-pv-ground-force-ecm#1', 'ECM', 2);
adds('ASC-pv-ground-force-lecm#1', 'LECM', 0.5);
adds('ASC-pv-ground-force-mhq#1', 'MHQ7', 7);
adds('ASC-pv-ground-force-prb#1', 'PRB', 1);
adds('ASC-pv-ground-force-lprb#1', 'LPRB', 1);
adds('ASC-pv-ground-force-rcn#1', 'RCN', 2);
adds('ASC-pv-ground-force-trn#1', 'TRN', 2);
table('ASC-tbl-pv-ground-force#1', 'every ability adds its points at the end', row => {
  // An odd half point makes the sum of a ’Mech without it 31.5, so that half a point tells.
  const worth = priced({ specials: [written(row.at('code'))] }).of(`ASC-pv-ground-force-${row.at('code').replace('#', '').toLowerCase()}`);
  expect(worth).toBe(factorOf(row.at('bonus')));
});
rule('ASC-pv-ground-final#1', 'rounded to the nearest, at least 1', () => {
  expect([priced({}).pv, priced({ specials: ['LECM'] }).pv, priced({ specials: ['CR'] }).pv]).toEqual([31, 32, 31]);
  expect(priced({ damage: '0/0/0', size: 0, armor: 0, structure: 0, move: '2' }).pv).toBe(1);
});
