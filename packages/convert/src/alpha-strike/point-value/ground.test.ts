import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, mech, mounts, platoon, protomech, suits, support, vehicle } from '../units.fixture.ts';
import { priced, type Sketch } from './price.fixture.ts';

const tank = (over: Sketch = {}): Sketch => ({ unit: vehicle(), type: 'CV', move: '8t', ...over });

rule('ASC-pv-three-families', 'the price is offense, defense and bonuses', () => {
  const { pv, offense, defense } = priced({ specials: ['ECM'] });
  expect(pv).toBe(Math.round(offense + defense + 2));
});
rule('ASC-pv-base-skill-4', 'a card is priced for skill 4', () => {
  const card = companion(mech({ mounts: mounts('PPC@RA*2') }));
  expect(card.pv).toBe(card.why.pv?.total);
});
rule('ASC-pv-ground-scope', '’Mechs, ProtoMechs, troops and vehicles are priced on the ground', () => {
  for (const unit of [mech(), protomech(), suits(), platoon(), vehicle(), support()])
    expect(companion(unit).why.pv?.terms.at(-1)?.rule).toBe('ASC-pv-ground-final');
});
rule('ASC-pv-ground-attack-factor', '3/2/1 is 3 + 2 + 1 + 2 = 8, and 0* is nothing', () => {
  expect(priced({ damage: '3/2/1' }).of('ASC-pv-ground-attack-factor')).toBe(8);
  expect(priced({ damage: '3/0*/0*' }).of('ASC-pv-ground-attack-factor')).toBe(3);
});
rule('ASC-pv-ground-size-factor', 'half the size for ’Mechs and ProtoMechs only', () => {
  expect(priced({ size: 3 }).of('ASC-pv-ground-size-factor')).toBe(1.5);
  expect(priced({ unit: protomech(), type: 'PM', size: 1 }).of('ASC-pv-ground-size-factor')).toBe(0.5);
  expect(priced(tank({ size: 3 })).of('ASC-pv-ground-size-factor')).toBeUndefined();
});
rule('ASC-pv-ground-overheat-factor', 'OV 1 is 1, OV 2 is 1.5, OV 4 is 2.5', () => {
  const worth = (overheat: number) => priced({ overheat }).of('ASC-pv-ground-overheat-factor');
  expect([0, 1, 2, 4].map(worth)).toEqual([undefined, 1, 1.5, 2.5]);
});
rule('ASC-pv-ground-overheat-short-only', 'halved when it reaches short range only', () => {
  expect(priced({ overheat: 2, damage: '3/0/0' }).of('ASC-pv-ground-overheat-factor')).toBe(0.75);
});
rule('ASC-pv-ground-offensive-sua', 'abilities add to the offense', () => {
  expect(priced({ specials: ['TAG', 'MEL'] }).offense - priced({}).offense).toBe(1);
});
rule('ASC-pv-ground-offense-sum', 'attack 11, size 1, overheat 1 and TAG 0.5 make 13.5', () => {
  expect(priced({ damage: '3/3/2', overheat: 1, specials: ['TAG'] }).offense).toBe(13.5);
});

/** A flat worth of a rule of the tables. */
function adds(id: RuleId, special: string, worth: number, over: Sketch = {}): void {
  rule(id, `${special} is worth ${worth}`, () => {
    expect(priced({ ...over, specials: [special] }).of(id)).toBe(worth);
    expect(priced(over).of(id)).toBeUndefined();
  });
}

adds('ASC-pv-ground-off-btas', 'BTAS=4', 1);
adds('ASC-pv-ground-off-cnarc', 'CNARC', 0.5);
adds('ASC-pv-ground-off-ecs', 'ECS', 0.25);
adds('ASC-pv-ground-off-if', 'IF:2', 2);
adds('ASC-pv-ground-off-inarc', 'INARC', 1);
adds('ASC-pv-ground-off-ltag', 'LTAG', 0.25);
adds('ASC-pv-ground-off-mds', 'MDS=3', 3);
adds('ASC-pv-ground-off-mel', 'MEL', 0.5);
adds('ASC-pv-ground-off-mtas', 'MTAS=2', 2);
adds('ASC-pv-ground-off-snarc', 'SNARC', 1);
adds('ASC-pv-ground-off-tag', 'TAG', 0.5);
adds('ASC-pv-ground-off-tsm', 'TSM', 1);
rule('ASC-tbl-pv-ground-off', 'all rows of the table together', () => {
  const specials = ['BTAS=4', 'CNARC', 'ECS', 'IF:2', 'INARC', 'LTAG', 'MDS=3', 'MEL', 'MTAS=2', 'SNARC', 'TAG', 'TSM'];
  expect(priced({ specials }).offense - priced({}).offense).toBe(13);
});
rule('ASC-pv-ground-art-factor', 'a Long Tom 5/2 of radius 6": 20 + 4 + 4 = 28; a Sniper 12', () => {
  expect(priced({ specials: ['ARTLT-=1'] }).of('ASC-pv-ground-art-factor')).toBe(28);
  expect(priced({ specials: ['ARTS-=2'] }).of('ASC-pv-ground-art-factor')).toBe(24);
});
rule('ASC-pv-ground-bt', 'size 2 and move 8": 2 x 4', () => expect(priced({ specials: ['BT'] }).of('ASC-pv-ground-bt')).toBe(8));
rule('ASC-pv-ground-ht', 'the best rating, and a half for medium range', () => {
  expect(priced({ specials: ['HT@2/0/0'] }).of('ASC-pv-ground-ht')).toBe(2);
  expect(priced({ specials: ['HT@2/1/0'] }).of('ASC-pv-ground-ht')).toBe(2.5);
});
rule('ASC-pv-ground-rhs', 'a quarter, a half with overheat, one with OVL', () => {
  const worth = (overheat: number, ...more: string[]) => priced({ overheat, specials: ['RHS', ...more] }).of('ASC-pv-ground-rhs');
  expect([worth(0), worth(1), worth(1, 'OVL')]).toEqual([0.25, 0.5, 1]);
});
rule('ASC-pv-ground-ovl', 'a quarter of the overheat', () => {
  expect(priced({ overheat: 3, specials: ['OVL'] }).of('ASC-pv-ground-ovl')).toBe(0.75);
});
rule('ASC-pv-ground-tsemp', 'one each, at most 5', () => {
  expect(priced({ specials: ['TSEMP=2'] }).of('ASC-pv-ground-tsemp')).toBe(2);
  expect(priced({ specials: ['TSEMP=7'] }).of('ASC-pv-ground-tsemp')).toBe(5);
});
rule('ASC-pv-ground-blanket', 'one factor for the whole offense: 12 x 1.2 = 14.4, up to 14.5', () => {
  expect(priced({}).offense).toBe(12);
  expect(priced({ specials: ['C3I', 'VRT'] }).offense).toBe(14.5);
});
rule('ASC-pv-ground-blanket-c3', 'any C3 but remote sensors, once', () => {
  expect(priced({ specials: ['C3S', 'C3M'] }).of('ASC-pv-ground-blanket-c3')).toBe(0.1);
  expect(priced({ specials: ['C3RS'] }).of('ASC-pv-ground-blanket-c3')).toBeUndefined();
});
rule('ASC-pv-ground-blanket-vrt', 'a tenth', () => expect(priced({ specials: ['VRT'] }).of('ASC-pv-ground-blanket-vrt')).toBe(0.1));
rule('ASC-pv-ground-blanket-to-hit', 'a tenth less for each of BFC, SHLD and DRO', () => {
  expect(priced({ specials: ['SHLD'] }).of('ASC-pv-ground-blanket-to-hit')).toBeCloseTo(-0.1);
  expect(priced({ specials: ['BFC', 'SHLD', 'DRO'] }).of('ASC-pv-ground-blanket-to-hit')).toBeCloseTo(-0.3);
});
rule('ASC-pv-ground-blanket-no-fire-control', 'a fifth less for IndustrialMechs without any', () => {
  const id = 'ASC-pv-ground-blanket-no-fire-control';
  expect(priced({ type: 'IM' }).of(id)).toBe(-0.2);
  expect(priced({ type: 'IM', specials: ['AFC'] }).of(id)).toBeUndefined();
  expect(priced(tank()).of(id)).toBeUndefined();
});
rule('ASC-tbl-pv-ground-blanket', 'the four rows add up', () => {
  expect(priced({ type: 'IM', damage: '10/10/10', size: 0, specials: ['C3S', 'VRT', 'DRO'] }).offense).toBe(40 * 0.9);
});
rule('ASC-pv-ground-offense-round', '12.5 x 0.9 = 11.25, up to 11.5', () => {
  expect(priced({ specials: ['TAG', 'SHLD'] }).offense).toBe(11.5);
});
rule('ASC-pv-ground-move-factor', '8" is 1; jumping adds a half', () => {
  expect(priced({ move: '8' }).of('ASC-pv-ground-move-factor')).toBe(1);
  expect(priced({ move: '10j' }).of('ASC-pv-ground-move-factor')).toBe(1.75);
});
rule('ASC-pv-ground-defensive-sua', 'abilities add to the defense', () => {
  expect(priced({ specials: ['AMS', 'FR'] }).defense - priced({}).defense).toBe(1.5);
});
adds('ASC-pv-ground-def-aba', 'ABA', 0.5);
adds('ASC-pv-ground-def-ams', 'AMS', 1);
adds('ASC-pv-ground-def-cr', 'CR', 0.25);
adds('ASC-pv-ground-def-fr', 'FR', 0.5);
adds('ASC-pv-ground-def-pnt', 'PNT=3', 3);
adds('ASC-pv-ground-def-rams', 'RAMS', 1.25);

/** A worth for every three full points of armor: 8 points are two, half of it on poor armor. */
function addsPerArmor(id: RuleId, code: string, each: number): void {
  rule(id, `${code} is worth ${each} for each three points of armor`, () => {
    expect(priced({ armor: 8, specials: [code] }).of(id)).toBe(2 * each);
    expect(priced({ armor: 8, specials: [code, 'BAR'] }).of(id)).toBe(each);
  });
}

addsPerArmor('ASC-pv-ground-def-bhj2', 'BHJ2', 1);
addsPerArmor('ASC-pv-ground-def-bhj3', 'BHJ3', 1.5);
addsPerArmor('ASC-pv-ground-def-bra', 'BRA', 0.75);
addsPerArmor('ASC-pv-ground-def-ira', 'IRA', 0.5);
addsPerArmor('ASC-pv-ground-def-rca', 'RCA', 1);
addsPerArmor('ASC-pv-ground-def-shld', 'SHLD', 1);
rule('ASC-tbl-pv-ground-def', 'rows of the table together', () => {
  const specials = ['ABA', 'AMS', 'CR', 'FR', 'RAMS', 'BHJ2', 'BHJ3', 'BRA', 'IRA', 'RCA', 'ARM'];
  expect(priced({ armor: 6, specials }).defense - priced({ armor: 6 }).defense).toBe(4 + 2 * 4.75);
});
rule('ASC-pv-ground-arm', 'a half, but nothing with a single point of structure', () => {
  expect(priced({ specials: ['ARM'] }).of('ASC-pv-ground-arm')).toBe(0.5);
  expect(priced({ structure: 1, specials: ['ARM'] }).of('ASC-pv-ground-arm')).toBe(0);
});
rule('ASC-pv-ground-armor-factor', 'armor 6 tracked with ARS: 11.4; an IndustrialMech of 5 with BAR: 5', () => {
  expect(priced(tank({ armor: 6, specials: ['ARS'] })).of('ASC-pv-ground-armor-factor')).toBeCloseTo(11.4);
  expect(priced({ type: 'IM', armor: 5, specials: ['BAR'] }).of('ASC-pv-ground-armor-factor')).toBe(5);
});
rule('ASC-pv-ground-armor-ars', 'a tenth more for each point', () => {
  const plain = priced(tank({ armor: 10 })).of('ASC-pv-ground-armor-factor')!;
  expect(priced(tank({ armor: 10, specials: ['ARS'] })).of('ASC-pv-ground-armor-factor')! - plain).toBeCloseTo(1);
});
rule('ASC-tbl-pv-ground-armor', 'by motive system', () => {
  const each = (move: string) => priced(tank({ move, armor: 10 })).of('ASC-pv-ground-armor-factor');
  expect(['8t', '8n', '8w', '8h', '8v', '8g'].map(each)).toEqual([18, 18, 17, 17, 15, 15]);
  expect(priced({ armor: 10 }).of('ASC-pv-ground-armor-factor')).toBe(20);
});
rule('ASC-pv-ground-structure-factor', 'a BattleMech’s 7 is 7, a support vehicle’s 8 with BAR is 4', () => {
  expect(priced({ structure: 7 }).of('ASC-pv-ground-structure-factor')).toBe(7);
  const farm = { unit: support(), type: 'SV', move: '8w', structure: 8, specials: ['BAR'] } as const;
  expect(priced(farm).of('ASC-pv-ground-structure-factor')).toBe(4);
});
rule('ASC-pv-ground-structure-once', 'an IndustrialMech with BAR is halved once', () => {
  expect(priced({ type: 'IM', structure: 8, specials: ['BAR'] }).of('ASC-pv-ground-structure-factor')).toBe(4);
});
rule('ASC-tbl-pv-structure', 'troops count double', () => {
  expect(priced({ unit: platoon(), type: 'CI', move: '2f', structure: 3 }).of('ASC-pv-ground-structure-factor')).toBe(6);
});
const factor = (over: Sketch): number => Math.round(priced(over).of('ASC-pv-ground-defense-factor')! * 10);
rule('ASC-pv-ground-defense-factor', 'a VTOL of 18" with STL: 3 + 1 + 2 = 6; a superheavy of 4" none', () => {
  expect(factor({ unit: vehicle({ motive: 'vtol' }), type: 'CV', move: '18v', specials: ['STL'] })).toBe(6);
  expect(factor({ move: '4', specials: ['LG'] })).toBe(0);
});
rule('ASC-pv-ground-df-move-bands', 'edges of the bands', () => {
  expect([4, 5, 8, 9, 12, 13, 18, 19, 34, 35].map(move => factor({ move: `${move}` }))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
});
rule('ASC-pv-ground-df-jump', 'jumping adds one', () => expect(factor({ move: '8j' })).toBe(2));
rule('ASC-pv-ground-df-battle-armor', 'battle armor adds one', () => expect(factor({ unit: suits(), type: 'BA', move: '6f' })).toBe(2));
rule('ASC-pv-ground-df-protomech', 'ProtoMechs add one', () => expect(factor({ unit: protomech(), type: 'PM', move: '6' })).toBe(2));
rule('ASC-pv-ground-df-vtol-wige', 'VTOLs and WiGE vehicles add one', () => {
  expect(factor(tank({ move: '8v' }))).toBe(2);
  expect(factor(tank({ move: '8g' }))).toBe(2);
  expect(factor(tank({ move: '8h' }))).toBe(1);
});
rule('ASC-pv-ground-df-large', 'large ones take one off', () => {
  for (const code of ['LG', 'VLG', 'SLG']) expect(factor({ move: '12', specials: [code] })).toBe(1);
});
rule('ASC-pv-ground-df-stealth', 'stealth adds two', () => expect(factor({ move: '8', specials: ['STL'] })).toBe(3));
rule('ASC-pv-ground-df-mimetic', 'MAS is 3 unless the move is worth more', () => {
  expect(factor({ move: '8', specials: ['MAS'] })).toBe(3);
  expect(factor({ move: '20', specials: ['LMAS'] })).toBe(4);
});
rule('ASC-tbl-pv-ground-defense-factor', 'modifiers add up', () => {
  expect(factor({ unit: suits(), type: 'BA', move: '6j', specials: ['STL'] })).toBe(1 + 1 + 1 + 2);
});
rule('ASC-pv-ground-dir', 'a VTOL of armor 4 and structure 2: 8 x 1.6 = 12.8, up to 13', () => {
  const { defense, of } = priced({
    unit: vehicle({ motive: 'vtol' }),
    type: 'CV',
    move: '18v',
    armor: 4,
    structure: 2,
    specials: ['STL'],
  });
  expect(defense - of('ASC-pv-ground-move-factor')!).toBe(13);
});
rule('ASC-pv-ground-defense-sum', 'move 1, AMS 1 and (12 + 4) x 1.1 = 17.6, up to 18', () => {
  expect(priced({ specials: ['AMS'] }).defense).toBe(20);
});
rule('ASC-pv-ground-subtotal', 'offense 12 and defense 19', () => expect(priced({}).pv).toBe(31));
rule('ASC-pv-ground-short-only', '6" to 10" and short range only: three quarters', () => {
  expect(priced({ damage: '3/0/0', move: '8' }).of('ASC-pv-ground-short-only')).toBe(0.75);
  expect(priced({ damage: '3/0/0', move: '11' }).of('ASC-pv-ground-short-only')).toBeUndefined();
  expect(priced({ damage: '3/1/0', move: '8' }).of('ASC-pv-ground-short-only')).toBeUndefined();
});
rule('ASC-pv-ground-slow-short-only', '2" to 5" and short range only: half', () => {
  expect(priced({ damage: '3/0/0', move: '4' }).of('ASC-pv-ground-slow-short-only')).toBe(0.5);
  expect(priced({ damage: '3/0/0', move: '6' }).of('ASC-pv-ground-slow-short-only')).toBeUndefined();
});
rule('ASC-pv-ground-slow-sm-only', '2" to 5" without long range: three quarters', () => {
  expect(priced({ damage: '3/3/0', move: '4' }).of('ASC-pv-ground-slow-sm-only')).toBe(0.75);
  expect(priced({ damage: '3/3/1', move: '4' }).of('ASC-pv-ground-slow-sm-only')).toBeUndefined();
});
rule('ASC-pv-ground-range-mult-gate', 'not for artillery, booby traps, the unarmed and the immobile', () => {
  const cut = (over: Sketch) => priced({ damage: '3/0/0', move: '4', ...over }).of('ASC-pv-ground-slow-short-only');
  expect(cut({})).toBe(0.5);
  expect(cut({ specials: ['ARTT-=1'] })).toBeUndefined();
  expect(cut({ specials: ['BT'] })).toBeUndefined();
  expect(cut({ damage: '0/0/0' })).toBeUndefined();
  expect(cut({ move: '0' })).toBeUndefined();
});
rule('ASC-pv-ground-force-bonus', 'bonuses come after the range factor', () => {
  const slow = { damage: '3/0/0', move: '4' } as const;
  expect(priced({ ...slow, specials: ['AECM'] }).pv - priced(slow).pv).toBe(3);
});
adds('ASC-pv-ground-force-aecm', 'AECM', 3);
adds('ASC-pv-ground-force-bh', 'BH', 2);
adds('ASC-pv-ground-force-c3rs', 'C3RS', 2);
adds('ASC-pv-ground-force-ecm', 'ECM', 2);
adds('ASC-pv-ground-force-lecm', 'LECM', 0.5);
adds('ASC-pv-ground-force-mhq', 'MHQ=7', 7);
adds('ASC-pv-ground-force-prb', 'PRB', 1);
adds('ASC-pv-ground-force-lprb', 'LPRB', 1);
adds('ASC-pv-ground-force-rcn', 'RCN', 2);
adds('ASC-pv-ground-force-trn', 'TRN', 2);
rule('ASC-tbl-pv-ground-force', 'all rows of the table together', () => {
  const specials = ['AECM', 'BH', 'C3RS', 'ECM', 'MHQ=7', 'PRB', 'LPRB', 'RCN', 'TRN'];
  expect(priced({ specials }).pv - priced({}).pv).toBe(22);
});
rule('ASC-pv-ground-final', 'rounded to nearest, at least 1', () => {
  expect(priced({ specials: ['LECM'] }).pv).toBe(32);
  expect(priced({ damage: '0/0/0', size: 0, armor: 0, structure: 0, move: '2' }).pv).toBe(1);
});
