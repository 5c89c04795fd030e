import type { RuleId } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { companion, fighter, mounts, ship, support } from '../units.fixture.ts';
import { lineOf, priced, type Sketch } from './price.fixture.ts';

const wing = (over: Sketch = {}): Sketch => ({ type: 'AF', move: '6a', damage: '2/2/1/0', ...over });
const arc = (standard: string, capital = '-/-/-/-', missiles = '-/-/-/-', subCapital = '-/-/-/-') => ({
  standard,
  capital,
  missiles,
  subCapital,
});
const craft = (over: Sketch = {}): Sketch => ({
  type: 'DS',
  size: 1,
  move: '4p',
  damage: '0/0/0/0',
  arcs: { front: arc('4/3/2/9'), left: arc('2/1/1/0'), right: arc('2/1/1/0'), rear: arc('3/3/2/0') },
  ...over,
});
const glider = (over: Sketch = {}): Sketch => craft({ type: 'DA', move: '4a', ...over });

const methodOf = (unit: Unit) => companion(unit).why.pv?.terms.at(-1)?.rule;
rule('ASC-pv-aero-scope#1', 'fighters, airships and planes', () => {
  const flying = [
    fighter(),
    fighter({ kind: 'conventional-fighter' }),
    fighter({ kind: 'support-vehicle' }),
    support({ motive: 'airship', tons: 200 }),
  ];
  expect(flying.map(methodOf)).toEqual(flying.map(() => 'ASC-pv-aero-final'));
});
rule('ASC-pv-aero-scope#2', 'satellites, small craft and all ships by the method of large craft', () => {
  const large = [
    support({ motive: 'station-keeping', tons: 90 }),
    ...(['small-craft', 'dropship', 'jumpship', 'space-station', 'warship'] as const).map(kind => ship({ kind })),
  ];
  expect(large.map(methodOf)).toEqual(large.map(() => 'ASC-pv-large-final'));
  expect(methodOf(fighter())).toBe('ASC-pv-aero-final');
});
rule('ASC-pv-aero-attack-factor#1', '2/2/1 is 7', () => {
  expect(priced(wing()).of('ASC-pv-aero-attack-factor')).toBe(7);
  expect(priced(wing({ damage: '4/5/6/7' })).of('ASC-pv-aero-attack-factor')).toBe(20);
});
rule('ASC-pv-aero-attack-factor#2', '0* is nothing', () =>
  expect(priced(wing({ damage: '3/0*/0*/0' })).of('ASC-pv-aero-attack-factor')).toBe(3),
);
rule('ASC-pv-aero-overheat-factor#1', 'OV 1 is 1, OV 2 is 1.5, OV 3 is 2', () => {
  const worth = (overheat: number) => priced(wing({ overheat })).of('ASC-pv-aero-overheat-factor');
  expect([0, 1, 2, 3].map(worth)).toEqual([undefined, 1, 1.5, 2]);
});
rule('ASC-pv-aero-overheat-short-only#1', 'halved with short range only; minimal damage beyond is damage', () => {
  const worth = (damage: string) => priced(wing({ overheat: 3, damage })).of('ASC-pv-aero-overheat-factor');
  expect([worth('2/0/0/0'), worth('2/0*/0/0'), worth('2/1/0/0')]).toEqual([1, 2, 2]);
});
rule('ASC-pv-aero-offense-sum#1', 'attack 7, overheat 1 and OVL 0.25; no factor for size', () => {
  expect(priced(wing({ overheat: 1, specials: ['OVL'], size: 3 })).offense).toBe(8.5);
});

function adds(clause: string, special: string, worth: number, over: Sketch = {}): void {
  const id: RuleId = lineOf(clause);
  rule(clause, `${special} is worth ${worth}`, () => {
    expect(priced(wing({ ...over, specials: [special] })).of(id)).toBe(worth);
    expect(priced(wing(over)).of(id)).toBeUndefined();
  });
}

rule('ASC-pv-aero-offensive-sua#1', 'TAG is not in the list for aerospace, SNARC is', () => {
  expect(priced(wing({ specials: ['TAG'] })).offense).toBe(7);
  expect(priced(wing({ specials: ['SNARC'] })).offense).toBe(8);
});
adds('ASC-pv-aero-off-artx#1', 'ARTAIS-1', 12);
adds('ASC-pv-aero-off-bt#1', 'BT', 6);
adds('ASC-pv-aero-off-cnarc#1', 'CNARC', 0.5);
adds('ASC-pv-aero-off-ht#1', 'HT2/1/0/0', 2.5);
adds('ASC-pv-aero-off-inarc#1', 'INARC', 1);
adds('ASC-pv-aero-off-ovl#1', 'OVL', 0.5, { overheat: 2 });
adds('ASC-pv-aero-off-snarc#1', 'SNARC', 1);
const RATED = 3;
const written = (code: string): string => code.replace('ARTX-#', 'ARTAIS-1').replace('HT#/#/#', 'HT2/1/0/0').replace('#', `${RATED}`);
function factorOf(text: string): number {
  if (/^[\d.]+$/.test(text)) return Number(text);
  const [, each] = /^Ability Rating x ([\d.]+)/.exec(text) ?? [];
  if (each !== undefined) return RATED * Number(each);
  if (text.startsWith('Damage x 4')) return 3 * 4;
  if (text.startsWith('Unit Size')) return 2 * 6 * 0.5;
  if (text.startsWith('Unit OV')) return 4 * 0.25;
  if (text.startsWith('1 per 3')) return 2;
  return 2 + 0.5;
}
table('ASC-tbl-pv-aero-off#1', 'every ability adds what is printed to the offense', row => {
  const over = { overheat: row.at('code') === 'OVL' ? 4 : 0 };
  expect(priced(wing({ ...over, specials: [written(row.at('code'))] })).offense - priced(wing(over)).offense).toBe(
    factorOf(row.at('factor')),
  );
});
adds('ASC-pv-aero-blanket-atac#1', 'ATAC6', 0.1);
adds('ASC-pv-aero-blanket-vrt#1', 'VRT', 0.1);
rule('ASC-pv-aero-blanket-to-hit#1', 'a tenth less for each of BFC and DRO', () => {
  const worth = (...specials: string[]) => priced(wing({ specials })).of('ASC-pv-aero-blanket-to-hit');
  expect([worth('DRO'), worth('BFC')]).toEqual([-0.1, -0.1]);
  expect(worth('BFC', 'DRO')).toBeCloseTo(-0.2);
});
rule('ASC-pv-aero-blanket-no-fire-control#1', 'a plane or an airship without fire control', () => {
  const id = 'ASC-pv-aero-blanket-no-fire-control';
  for (const move of ['6a', '6i']) {
    const plane = { type: 'SV', move, threshold: 1 } as const;
    expect(priced(wing(plane)).of(id)).toBe(-0.2);
    for (const code of ['AFC', 'BFC']) expect(priced(wing({ ...plane, specials: [code] })).of(id)).toBeUndefined();
  }
  expect(priced(wing()).of(id)).toBeUndefined();
});
rule('ASC-pv-aero-blanket#1', '7 x 1.2 = 8.4, up to 8.5', () => expect(priced(wing({ specials: ['ATAC6', 'VRT'] })).offense).toBe(8.5));
const BLANKETS: Readonly<Record<string, Sketch>> = {
  'Advanced Tactical Analysis Comp (ATAC#) Special': { specials: ['ATAC6'] },
  'Variable-Range Targeting (VRT) Special': { specials: ['VRT'] },
  'Each +1 To-Hit Modifier Special*': { specials: ['DRO'] },
  'No AFC or BFC Special**': { type: 'SV', threshold: 1 },
};
table('ASC-tbl-pv-aero-blanket#1', 'every row multiplies an offense of 40', row => {
  const factor = row.at('feature') === 'Base Multiplier' ? 1 : 1 + row.number('multiplier');
  expect(priced(wing({ damage: '10/10/10/0', ...BLANKETS[row.at('feature')] })).offense).toBe(40 * factor);
  expect(priced(wing({ damage: '10/10/10/0', specials: ['ATAC6'] })).offense).toBe(44);
});
rule('ASC-pv-aero-offense-round#1', '7 x 0.9 = 6.3, up to 6.5', () => expect(priced(wing({ specials: ['DRO'] })).offense).toBe(6.5));
const speed = (move: string) => priced(wing({ move })).of('ASC-pv-aero-move-factor');
rule('ASC-pv-aero-move-factor#1', 'a quarter for each thrust', () => expect(['1a', '6a', '9a'].map(speed)).toEqual([0.25, 1.5, 2.25]));
rule('ASC-pv-aero-move-factor#2', 'one more from 10', () => expect(['9a', '10a', '12a'].map(speed)).toEqual([2.25, 3.5, 4]));
rule('ASC-pv-aero-defensive-sua#1', 'AMS is not in the list, PNT is', () => {
  expect(priced(wing({ specials: ['AMS', 'PNT2'] })).defense - priced(wing()).defense).toBe(2);
});
adds('ASC-pv-aero-def-pnt#1', 'PNT2', 2);
adds('ASC-pv-aero-def-rca#1', 'RCA', 2, { armor: 8 });
adds('ASC-pv-aero-def-stl#1', 'STL', 2);
table('ASC-tbl-pv-aero-def#1', 'every ability adds what is printed to the defense', row => {
  const worth = (...more: string[]) =>
    priced(wing({ armor: 8, specials: [written(row.at('code')), ...more] })).defense - priced(wing({ armor: 8, specials: more })).defense;
  expect(worth()).toBe(factorOf(row.at('factor')));
  if (row.at('halved_if_bar') === 'Y') expect(worth('BAR')).toBe(factorOf(row.at('factor')) / 2);
});
rule('ASC-pv-aero-armor-factor#1', 'one and a half, half of it with BAR', () => {
  expect(priced(wing({ armor: 8 })).of('ASC-pv-aero-armor-factor')).toBe(12);
  expect(priced(wing({ armor: 8, specials: ['BAR'] })).of('ASC-pv-aero-armor-factor')).toBe(6);
});
rule('ASC-pv-aero-structure-factor#1', 'as it is', () => expect(priced(wing({ structure: 5 })).of('ASC-pv-aero-structure-factor')).toBe(5));
rule('ASC-pv-aero-threshold-factor#1', 'a third of the armor, rounded up, times half the size', () => {
  const worth = (size: number, armor: number) => priced(wing({ size, armor })).of('ASC-pv-aero-threshold-factor');
  expect([worth(1, 9), worth(1, 10), worth(3, 10)]).toEqual([1.5, 2, 6]);
});
rule('ASC-pv-aero-threshold-factor#2', 'size 2 and armor 15: 5 x 1', () => {
  expect(priced(wing({ size: 2, armor: 15 })).of('ASC-pv-aero-threshold-factor')).toBe(5);
});
rule('ASC-pv-aero-defense-sum#1', 'move 1.5, armor 9, structure 4 and threshold 2', () => {
  expect(priced(wing({ armor: 6, structure: 4, size: 2 })).defense).toBe(16.5);
});
adds('ASC-pv-aero-force-aecm#1', 'AECM', 3);
adds('ASC-pv-aero-force-bh#1', 'BH', 2);
adds('ASC-pv-aero-force-c3rs#1', 'C3RS', 2);
adds('ASC-pv-aero-force-ecm#1', 'ECM', 2);
adds('ASC-pv-aero-force-lecm#1', 'LECM', 0.5);
adds('ASC-pv-aero-force-mhq#1', 'MHQ3', 3);
adds('ASC-pv-aero-force-prb#1', 'PRB', 1);
adds('ASC-pv-aero-force-lprb#1', 'LPRB', 1);
adds('ASC-pv-aero-force-rcn#1', 'RCN', 2);
table('ASC-tbl-pv-aero-force#1', 'every ability adds its points at the end', row => {
  const worth = priced(wing({ specials: [written(row.at('code'))] })).of(
    `ASC-pv-aero-force-${row.at('code').replace('#', '').toLowerCase()}`,
  );
  expect(worth).toBe(factorOf(row.at('bonus')));
});
rule('ASC-pv-aero-final#1', 'offense 7 and defense 16.5 and a bonus of 3', () => {
  const plain = wing({ armor: 6, structure: 4, size: 2 });
  expect([priced(plain).pv, priced({ ...plain, specials: ['AECM'] }).pv]).toEqual([24, 27]);
});
rule('ASC-pv-aero-final#2', 'rounded to the nearest, at least 1', () => {
  expect([priced(wing({ armor: 6, structure: 4, size: 2 })).pv, priced(wing({ armor: 6, structure: 4, size: 2, move: '5a' })).pv]).toEqual([
    24, 23,
  ]);
  expect(priced(wing({ damage: '0/0/0/0', armor: 0, structure: 0, move: '1a' })).pv).toBe(1);
});

rule('ASC-pv-large-scope#1', 'small craft are large ones', () => {
  expect(companion(ship({ kind: 'small-craft', tons: 150 })).why.pv?.terms.at(-1)?.rule).toBe('ASC-pv-large-final');
});
rule('ASC-pv-large-spheroid-subtotal#1', 'standard weapons and missiles of all arcs: 9 + 4 + 4 + 8 = 25', () => {
  for (const type of ['DS', 'SC', 'JS', 'SS', 'WS'] as const) expect(subtotal(craft({ type })), type).toBe(25);
  expect(subtotal(craft({ type: 'SV', move: '0.2k', threshold: 1 }))).toBe(25);
  expect(subtotal(craft({ arcs: { rear: arc('0/0/0/0', '0/0/0/0', '2/2/2/2') } }))).toBe(6);
});
rule('ASC-pv-large-spheroid-subtotal#2', 'but not extreme range', () =>
  expect(subtotal(craft({ arcs: { front: arc('1/1/1/9') } }))).toBe(3),
);
const subtotal = (sketch: Sketch) => priced(sketch).of('ASC-pv-large-spheroid-subtotal');
rule('ASC-pv-large-aerodyne-subtotal#1', 'standard weapons and missiles of nose and wings, small craft too', () => {
  expect([subtotal(glider()), subtotal(glider({ type: 'SC' }))]).toEqual([17, 17]);
  expect(subtotal(glider({ arcs: { front: arc('0/0/0/0', '0/0/0/0', '2/2/2/2') } }))).toBe(6);
});
rule('ASC-pv-large-aerodyne-subtotal#2', 'neither extreme range nor the rear', () => {
  expect(subtotal(glider({ arcs: { front: arc('1/1/1/9'), rear: arc('5/5/5/5') } }))).toBe(3);
});
const guns = { front: arc('0/0/0/0', '10/10/10/10'), rear: arc('0/0/0/0', '10/10/0*/0') };
rule('ASC-pv-large-spheroid-capital-share#1', 'a fifth of 50, sub-capital guns alike', () => {
  for (const type of ['DS', 'JS', 'SS', 'WS'] as const) expect(subtotal(craft({ type, arcs: guns })), type).toBe(10);
  expect(subtotal(craft({ arcs: { front: arc('0/0/0/0', '-/-/-/-', '-/-/-/-', '10/10/5/9') } }))).toBe(5);
});
rule('ASC-pv-large-aerodyne-capital-share#1', 'a fourth of the 30 in front, sub-capital guns alike', () => {
  expect(subtotal(glider({ arcs: guns }))).toBe(7.5);
  expect(subtotal(glider({ arcs: { left: arc('0/0/0/0', '-/-/-/-', '-/-/-/-', '10/10/0/9') } }))).toBe(5);
});
rule('ASC-pv-large-aerodyne-capital-share#2', '0* is nothing', () => {
  expect(subtotal(glider({ arcs: { front: arc('2/0*/0*/0', '4/0*/0*/0') } }))).toBe(3);
});
rule('ASC-pv-large-offense#1', 'a fourth for spheroids, a third for stations, all for aerodynes', () => {
  expect(priced(craft()).offense).toBe(6.25);
  expect(priced(craft({ type: 'WS' })).offense).toBe(6.25);
  expect(priced(craft({ type: 'SS' })).offense).toBeCloseTo(25 / 3, 4);
  expect(priced(craft({ type: 'JS' })).offense).toBeCloseTo(25 / 3, 4);
  expect(priced(glider()).offense).toBe(17);
});
const KINDS: Readonly<Record<string, Sketch>> = {
  'Aerodyne Small Craft': glider({ type: 'SC' }),
  'Aerodyne DropShip': glider(),
  'Spheroid Small Craft': craft({ type: 'SC' }),
  'Spheroid DropShip': craft(),
  WarShip: craft({ type: 'WS', move: '4' }),
  JumpShip: craft({ type: 'JS', move: '0.2k' }),
  'Space Station': craft({ type: 'SS', move: '0.2k' }),
  'Satellite support vehicle': craft({ type: 'SV', move: '0.2k', threshold: 1 }),
};
table('ASC-tbl-pv-large#1', 'arcs, share of capital guns and divisor of each kind', row => {
  const kind = KINDS[row.at('unit_type')];
  if (!kind) throw new Error('nobody knows this kind');
  const winged = row.at('arcs_counted') === 'Nose and Wings';
  const [part, whole] = row.at('capital_subcapital_nonmissile_share').split('/').map(Number);
  const arcs = { front: arc('3/3/3/0', '20/20/20/20'), left: arc('1/1/1/0'), right: arc('1/1/1/0'), rear: arc('5/5/5/0') };
  const sum = 15 + (winged ? 0 : 15) + (60 * part!) / whole!;
  expect(priced({ ...kind, arcs }).offense).toBeCloseTo(sum / row.number('divisor'), 4);
});
const thrust = (move: string) => priced(craft({ move })).of('ASC-pv-large-move-factor');
rule('ASC-pv-large-move-factor#1', 'a quarter for each thrust', () => expect(['1p', '4p', '9p'].map(thrust)).toEqual([0.25, 1, 2.25]));
rule('ASC-pv-large-move-factor#2', 'one more from 10', () => expect(['9p', '10p'].map(thrust)).toEqual([2.25, 3.5]));
rule(
  'ASC-pv-large-defensive-sua#1',
  'the abilities of aerospace units count, point defense of the arcs among them; those of the ground do not',
  () => {
    const worth = (specials: readonly string[]) => priced(craft({ armor: 6, specials })).defense - priced(craft({ armor: 6 })).defense;
    expect([worth(['STL']), worth(['RCA']), worth(['AMS']), worth(['ABA'])]).toEqual([2, 2, 0, 0]);
    const guarded = (mountsOf: string) =>
      companion(ship({ mounts: mounts(mountsOf) })).why.defense?.terms.find(({ rule: by }) => by === 'ASC-pv-aero-def-pnt');
    expect(guarded('Small Laser@NOS*9')?.value).toBe(3);
    expect(guarded('PPC@NOS')).toBeUndefined();
  },
);
rule('ASC-pv-large-armor-factor#1', 'one and a half, half of it with BAR', () => {
  expect(priced(craft({ armor: 32 })).of('ASC-pv-large-armor-factor')).toBe(48);
  expect(priced(craft({ armor: 32, specials: ['BAR'] })).of('ASC-pv-large-armor-factor')).toBe(24);
});
rule('ASC-pv-large-structure-factor#1', 'as it is', () =>
  expect(priced(craft({ structure: 9 })).of('ASC-pv-large-structure-factor')).toBe(9),
);
rule('ASC-pv-large-threshold-factor#1', 'a third of the armor, rounded up, whatever its arcs', () => {
  const worth = (size: number, armor: number) => priced(craft({ size, armor })).of('ASC-pv-large-threshold-factor');
  expect([worth(1, 12), worth(2, 13)]).toEqual([2, 5]);
});
rule('ASC-pv-large-threshold-factor#2', 'size 3 and armor 32: 11 x 1.5 = 16.5', () => {
  expect(priced(craft({ size: 3, armor: 32 })).of('ASC-pv-large-threshold-factor')).toBe(16.5);
});
rule('ASC-pv-large-defense-sum#1', 'move 1, armor 9, structure 4, threshold 1', () => {
  expect(priced(craft({ armor: 6, structure: 4, size: 1 })).defense).toBe(15);
});
rule('ASC-pv-large-final#1', '6.25 and 15 are 21, at least 1', () => {
  expect(priced(craft()).pv).toBe(21);
  expect(priced(craft({ arcs: {}, armor: 0, structure: 0, move: '1p' })).pv).toBe(1);
});
rule('ASC-pv-large-final#2', 'no bonuses', () => {
  for (const code of ['ECM', 'AECM', 'RCN', 'MHQ5']) expect(priced(craft({ specials: [code] })).pv).toBe(21);
  expect(priced(wing({ specials: ['AECM'] })).pv - priced(wing()).pv).toBe(3);
});
