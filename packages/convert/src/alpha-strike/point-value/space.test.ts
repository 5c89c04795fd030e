import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Arc } from '../card.ts';
import { companion, fighter, ship, support } from '../units.fixture.ts';
import { brackets, priced, type Sketch } from './price.fixture.ts';

const wing = (over: Sketch = {}): Sketch => ({ unit: fighter(), type: 'AF', move: '6a', damage: '2/2/1/0', ...over });
const arc = (standard: string, capital = '0/0/0/0', missiles = '0/0/0/0'): Arc => ({
  standard: brackets(standard),
  capital: brackets(capital),
  subCapital: brackets('0/0/0/0'),
  missiles: brackets(missiles),
  specials: [],
});
const craft = (over: Sketch = {}): Sketch => ({
  unit: ship(),
  type: 'DS',
  size: 1,
  move: '4p',
  damage: '0/0/0/0',
  arcs: { front: arc('4/3/2/9'), left: arc('2/1/1/0'), right: arc('2/1/1/0'), rear: arc('3/3/2/0') },
  ...over,
});
const glider = (over: Sketch = {}): Sketch => craft({ unit: ship({ motive: 'aerodyne' }), type: 'DA', ...over });

rule('ASC-pv-aero-scope', 'fighters by the method for aerospace, craft by that for large ones', () => {
  const last = (sample: ReturnType<typeof fighter>) => companion(sample).why.pv?.terms.at(-1)?.rule;
  expect(last(fighter())).toBe('ASC-pv-aero-final');
  expect(last(fighter({ kind: 'conventional-fighter' }))).toBe('ASC-pv-aero-final');
  expect(last(ship())).toBe('ASC-pv-large-final');
});
rule('ASC-pv-aero-attack-factor', '2/2/1 is 7', () => expect(priced(wing()).of('ASC-pv-aero-attack-factor')).toBe(7));
rule('ASC-pv-aero-overheat-factor', 'OV 3 is 2', () => expect(priced(wing({ overheat: 3 })).of('ASC-pv-aero-overheat-factor')).toBe(2));
rule('ASC-pv-aero-overheat-short-only', 'halved with short range only', () => {
  expect(priced(wing({ overheat: 3, damage: '2/0/0/0' })).of('ASC-pv-aero-overheat-factor')).toBe(1);
});
rule('ASC-pv-aero-offense-sum', 'attack 7, overheat 1 and OVL 0.25; no factor for size', () => {
  expect(priced(wing({ overheat: 1, specials: ['OVL'], size: 3 })).offense).toBe(8.5);
});

function adds(id: RuleId, special: string, worth: number, over: Sketch = {}): void {
  rule(id, `${special} is worth ${worth}`, () => {
    expect(priced(wing({ ...over, specials: [special] })).of(id)).toBe(worth);
    expect(priced(wing(over)).of(id)).toBeUndefined();
  });
}

rule('ASC-pv-aero-offensive-sua', 'TAG is not in the list for aerospace, SNARC is', () => {
  expect(priced(wing({ specials: ['TAG'] })).offense).toBe(7);
  expect(priced(wing({ specials: ['SNARC'] })).offense).toBe(8);
});
adds('ASC-pv-aero-off-artx', 'ARTAIS-=1', 12);
adds('ASC-pv-aero-off-bt', 'BT', 6);
adds('ASC-pv-aero-off-cnarc', 'CNARC', 0.5);
adds('ASC-pv-aero-off-ht', 'HT@2/1/0/0', 2.5);
adds('ASC-pv-aero-off-inarc', 'INARC', 1);
adds('ASC-pv-aero-off-ovl', 'OVL', 0.5, { overheat: 2 });
adds('ASC-pv-aero-off-snarc', 'SNARC', 1);
rule('ASC-tbl-pv-aero-off', 'rows together', () => {
  expect(priced(wing({ specials: ['ARTAIS-=1', 'CNARC', 'HT@1/0/0/0', 'INARC', 'SNARC'] })).offense).toBe(7 + 15.5);
});
adds('ASC-pv-aero-blanket-atac', 'ATAC=6', 0.1);
adds('ASC-pv-aero-blanket-vrt', 'VRT', 0.1);
adds('ASC-pv-aero-blanket-to-hit', 'DRO', -0.1);
rule('ASC-pv-aero-blanket-no-fire-control', 'an airship without fire control', () => {
  const airship = support({ motive: 'airship', craft: { structuralIntegrity: 1, fuel: 10 } });
  const id = 'ASC-pv-aero-blanket-no-fire-control';
  expect(priced(wing({ unit: airship, type: 'SV' })).of(id)).toBe(-0.2);
  expect(priced(wing({ unit: airship, type: 'SV', specials: ['BFC'] })).of(id)).toBeUndefined();
  expect(priced(wing()).of(id)).toBeUndefined();
});
rule('ASC-pv-aero-blanket', '7 x 1.2 = 8.4, up to 8.5', () => expect(priced(wing({ specials: ['ATAC=6', 'VRT'] })).offense).toBe(8.5));
rule('ASC-tbl-pv-aero-blanket', 'rows add up', () => {
  expect(priced(wing({ damage: '10/10/10/0', specials: ['ATAC=6', 'DRO', 'BFC'] })).offense).toBe(36);
});
rule('ASC-pv-aero-offense-round', '7 x 0.9 = 6.3, up to 6.5', () => expect(priced(wing({ specials: ['DRO'] })).offense).toBe(6.5));
rule('ASC-pv-aero-move-factor', 'a quarter for each thrust, one more from 10', () => {
  const worth = (move: string) => priced(wing({ move })).of('ASC-pv-aero-move-factor');
  expect(['6a', '9a', '10a'].map(worth)).toEqual([1.5, 2.25, 3.5]);
});
rule('ASC-pv-aero-defensive-sua', 'AMS is not in the list, PNT is', () => {
  expect(priced(wing({ specials: ['AMS', 'PNT=2'] })).defense - priced(wing()).defense).toBe(2);
});
adds('ASC-pv-aero-def-pnt', 'PNT=2', 2);
adds('ASC-pv-aero-def-rca', 'RCA', 2, { armor: 8 });
adds('ASC-pv-aero-def-stl', 'STL', 2);
rule('ASC-tbl-pv-aero-def', 'rows together', () => {
  expect(priced(wing({ armor: 6, specials: ['PNT=2', 'RCA', 'STL'] })).defense - priced(wing({ armor: 6 })).defense).toBe(6);
});
rule('ASC-pv-aero-armor-factor', 'one and a half, half of it with BAR', () => {
  expect(priced(wing({ armor: 8 })).of('ASC-pv-aero-armor-factor')).toBe(12);
  expect(priced(wing({ armor: 8, specials: ['BAR'] })).of('ASC-pv-aero-armor-factor')).toBe(6);
});
rule('ASC-pv-aero-structure-factor', 'as it is', () => expect(priced(wing({ structure: 5 })).of('ASC-pv-aero-structure-factor')).toBe(5));
rule('ASC-pv-aero-threshold-factor', 'size 2 and armor 15: 5 x 1', () => {
  expect(priced(wing({ size: 2, armor: 15 })).of('ASC-pv-aero-threshold-factor')).toBe(5);
});
rule('ASC-pv-aero-defense-sum', 'move 1.5, armor 9, structure 4 and threshold 2', () => {
  expect(priced(wing({ armor: 6, structure: 4, size: 2 })).defense).toBe(16.5);
});
adds('ASC-pv-aero-force-aecm', 'AECM', 3);
adds('ASC-pv-aero-force-bh', 'BH', 2);
adds('ASC-pv-aero-force-c3rs', 'C3RS', 2);
adds('ASC-pv-aero-force-ecm', 'ECM', 2);
adds('ASC-pv-aero-force-lecm', 'LECM', 0.5);
adds('ASC-pv-aero-force-mhq', 'MHQ=3', 3);
adds('ASC-pv-aero-force-prb', 'PRB', 1);
adds('ASC-pv-aero-force-lprb', 'LPRB', 1);
adds('ASC-pv-aero-force-rcn', 'RCN', 2);
rule('ASC-tbl-pv-aero-force', 'rows together', () => {
  expect(priced(wing({ specials: ['AECM', 'BH', 'C3RS', 'ECM', 'MHQ=3', 'PRB', 'LPRB', 'RCN'] })).pv - priced(wing()).pv).toBe(16);
});
rule('ASC-pv-aero-final', 'offense 7 and defense 16.5 are 24', () => expect(priced(wing({ armor: 6, structure: 4, size: 2 })).pv).toBe(24));

rule('ASC-pv-large-scope', 'small craft are large ones', () => {
  expect(companion(ship({ kind: 'small-craft', tons: 150 })).why.pv?.terms.at(-1)?.rule).toBe('ASC-pv-large-final');
});
rule('ASC-pv-large-spheroid-subtotal', 'all arcs, short to long: 9 + 4 + 4 + 8 = 25', () => {
  expect(priced(craft()).of('ASC-pv-large-spheroid-subtotal')).toBe(25);
});
rule('ASC-pv-large-aerodyne-subtotal', 'nose and wings: 9 + 4 + 4 = 17, with missiles in full', () => {
  expect(priced(glider()).of('ASC-pv-large-spheroid-subtotal')).toBe(17);
  expect(priced(glider({ arcs: { front: arc('0/0/0/0', '0/0/0/0', '2/2/2/2') } })).of('ASC-pv-large-spheroid-subtotal')).toBe(6);
});
const guns = { front: arc('0/0/0/0', '10/10/10/10'), rear: arc('0/0/0/0', '10/10/0*/0') };
rule('ASC-pv-large-spheroid-capital-share', 'a fifth of 50', () => {
  expect(priced(craft({ arcs: guns })).of('ASC-pv-large-spheroid-subtotal')).toBe(10);
});
rule('ASC-pv-large-aerodyne-capital-share', 'a fourth of the 30 in front', () => {
  expect(priced(glider({ arcs: guns })).of('ASC-pv-large-spheroid-subtotal')).toBe(7.5);
});
rule('ASC-pv-large-offense', 'a fourth for spheroids, a third for stations, all for aerodynes', () => {
  expect(priced(craft()).offense).toBe(6.25);
  expect(priced(craft({ type: 'WS' })).offense).toBe(6.25);
  expect(priced(craft({ type: 'SS' })).offense).toBeCloseTo(25 / 3, 4);
  expect(priced(craft({ type: 'JS' })).offense).toBeCloseTo(25 / 3, 4);
  expect(priced(glider()).offense).toBe(17);
});
rule('ASC-tbl-pv-large', 'arcs, share and divisor of each', () => {
  expect([priced(craft({ arcs: guns })).offense, priced(glider({ arcs: guns })).offense]).toEqual([2.5, 7.5]);
});
rule('ASC-pv-large-move-factor', 'thrust 4 is 1', () => expect(priced(craft()).of('ASC-pv-large-move-factor')).toBe(1));
rule('ASC-pv-large-defensive-sua', 'point defense in an arc counts', () => {
  const pnt = { ...arc('1/1/1/0'), specials: [{ code: 'PNT', value: { kind: 'number', value: 3 }, terms: [] }] } as const;
  expect(priced(craft({ arcs: { front: pnt } })).of('ASC-pv-aero-def-pnt')).toBe(3);
});
rule('ASC-pv-large-armor-factor', 'one and a half', () => expect(priced(craft({ armor: 32 })).of('ASC-pv-large-armor-factor')).toBe(48));
rule('ASC-pv-large-structure-factor', 'as it is', () =>
  expect(priced(craft({ structure: 9 })).of('ASC-pv-large-structure-factor')).toBe(9),
);
rule('ASC-pv-large-threshold-factor', 'size 3 and armor 32: 11 x 1.5 = 16.5', () => {
  expect(priced(craft({ size: 3, armor: 32 })).of('ASC-pv-large-threshold-factor')).toBe(16.5);
});
rule('ASC-pv-large-defense-sum', 'move 1, armor 9, structure 4, threshold 1', () => {
  expect(priced(craft({ armor: 6, structure: 4, size: 1 })).defense).toBe(15);
});
rule('ASC-pv-large-final', '6.25 and 15 are 21; no bonuses for ECM', () => {
  expect(priced(craft()).pv).toBe(21);
  expect(priced(craft({ specials: ['ECM'] })).pv).toBe(21);
});
