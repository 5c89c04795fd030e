import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Muster } from '../model/scenario.ts';
import { UNIT_TYPES, type UnitType } from '../units/types.ts';
import { billFor, forceFaults, poolSuggestion } from './force.ts';
import { type Design, designFaults } from './scenario.ts';

const many = (type: UnitType, count: number): readonly Muster[] => [{ type, count }];
const rulesOf = (faults: readonly { readonly rule: string }[]): readonly string[] => faults.map(({ rule: id }) => id);
const typeOf = (name: string): UnitType => {
  const word = name.toLowerCase().replace(' drone', '').replace(' ', '-');
  return UNIT_TYPES.find(type => type === word) ?? 'command';
};

table('MAAS-18.4-build-points#1', 'every price and every maximum', row => {
  const type = typeOf(row.at('type'));
  expect(billFor(many(type, 1)).total).toBe(row.number('build_points'));
  const most = Number(row.at('maximum')) || 0;
  const limit = (count: number) => forceFaults(many(type, count), 9999).some(({ said }) => said.text.includes('cards'));
  expect([limit(most || 30), limit((most || 30) + 1)]).toEqual([false, most > 0]);
  expect(rulesOf(forceFaults(many(type, 1), 0))).toEqual(['MAAS-18.4-build-points']);
});
const PRICES: readonly (readonly [string, UnitType, number, number])[] = [
  ['front-line', 'front-line', 8, 18],
  ['assault', 'assault', 10, 9],
  ['ranger', 'ranger', 12, 9],
  ['thumper', 'thumper', 12, 3],
  ['dead-eye', 'dead-eye', 10, 3],
  ['commander', 'command', 20, 1],
  ['crusader', 'crusader', 15, 1],
  ['engineer', 'engineer', 15, 2],
  ['sniper', 'sniper', 15, 1],
  ['jack-knife', 'jack-knife', 12, 9],
  ['attack-drone', 'attack', 5, 4],
  ['bomb-drone', 'bomb', 3, 4],
  ['ecm-drone', 'ecm', 3, 4],
  ['recon-drone', 'recon', 3, 4],
  ['sentry-drone', 'sentry', 4, 4],
  ['police', 'police', 2, 0],
  ['militia', 'militia', 1, 0],
];
for (const [slug, type, price, most] of PRICES)
  rule(
    `MAAS-18.4-cost-${slug}#1`,
    most > 0 ? `${price} build points, at most ${most}` : `${price} build points, as many as one likes`,
    () => {
      expect(billFor(many(type, 2)).terms).toEqual([{ rule: `MAAS-18.4-cost-${slug}`, value: 2 * price }]);
      expect(forceFaults(many(type, most || 40), 9999)).toEqual([]);
      expect(forceFaults(many(type, (most || 40) + 1), 9999)).toHaveLength(most > 0 ? 1 : 0);
    },
  );
rule('MAAS-18.4-cost-front-line#2', 'twenty armored soldiers stand above the maxima', () => {
  const force = (n: number): readonly Muster[] => [
    { type: 'front-line', count: 15 },
    { type: 'assault', count: n },
  ];
  expect(forceFaults(force(5), 9999)).toEqual([]);
  expect(rulesOf(forceFaults(force(6), 9999))).toEqual(['MAAS-18.4-cost-front-line']);
});
rule('MAAS-4.6.2-drone-limits#1', 'four drones of a type', () => {
  expect(forceFaults(many('recon', 4), 9999)).toEqual([]);
  expect(rulesOf(forceFaults(many('recon', 5), 9999))).toEqual(['MAAS-4.6.2-drone-limits']);
});
rule('MAAS-4.6.2-drone-limits#2', 'nine in all', () => {
  const drones = (n: number): readonly Muster[] => [
    { type: 'recon', count: 4 },
    { type: 'attack', count: 4 },
    { type: 'ecm', count: n },
  ];
  expect(forceFaults(drones(1), 9999)).toEqual([]);
  expect(rulesOf(forceFaults(drones(2), 9999))).toEqual(['MAAS-4.6.2-drone-limits']);
});
rule('MAAS-18.3-one-commander#1', 'one commander for each squad', () => {
  expect(rulesOf(forceFaults(many('command', 2), 9999, 1))).toEqual(['MAAS-18.3-one-commander']);
  expect(forceFaults(many('command', 2), 9999, 2)).toEqual([]);
  expect(forceFaults(many('command', 3), 9999, 2)).toHaveLength(1);
});
rule('MAAS-18.1-meeting#2', 'a hundred and twenty each', () =>
  expect(poolSuggestion('meeting', 'standard')).toEqual({ pools: [120, 120], by: ['MAAS-18.1-meeting', 'MAAS-18.5-standard-size'] }),
);
rule('MAAS-18.2-holding#2', 'a hundred for the defender, a hundred and thirty for the attacker', () =>
  expect(poolSuggestion('holding', 'standard').pools).toEqual([130, 100]),
);
rule('MAAS-18.5-large-size#1', 'twice as much for two squads', () => {
  expect(poolSuggestion('meeting', 'large').pools).toEqual([240, 240]);
  expect(poolSuggestion('holding', 'large').pools).toEqual([260, 200]);
});
const panels = (rows: number, columns: number): Design['panels'] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ({ panel: 'A' })));
const design = (more: Partial<Design>): Design => ({
  title: 'Ours',
  situation: '',
  engagement: 'meeting',
  size: 'standard',
  panels: panels(2, 2),
  forces: [many('front-line', 10), many('front-line', 10)],
  turns: 8,
  kills: 'value',
  ...more,
});
rule('MAAS-18.1-meeting#1', 'both sides are worth the same', () => {
  expect(designFaults(design({}))).toEqual([]);
  expect(rulesOf(designFaults(design({ forces: [many('front-line', 10), many('front-line', 9)] })))).toEqual(['MAAS-18.1-meeting']);
});
rule('MAAS-18.2-holding#1', 'the attacker is worth a quarter to a half more', () => {
  const holding = (attackers: number) =>
    rulesOf(designFaults(design({ engagement: 'holding', forces: [many('front-line', attackers), many('front-line', 8)] })));
  expect([9, 10, 12, 13].map(holding)).toEqual([['MAAS-18.2-holding'], [], [], ['MAAS-18.2-holding']]);
});
rule('MAAS-18.5-large-size#2', 'at least two by three panels', () => {
  const large = (rows: number, columns: number) => rulesOf(designFaults(design({ size: 'large', panels: panels(rows, columns) })));
  expect([large(2, 2), large(2, 3)]).toEqual([['MAAS-18.5-large-size'], []]);
});
rule('MAAS-18.5-standard-size#1', 'the suggested pools and two by two panels', () => {
  expect(rulesOf(designFaults(design({ panels: panels(1, 2) })))).toEqual(['MAAS-18.5-standard-size']);
  expect(poolSuggestion('meeting', 'standard').by).toContain('MAAS-18.5-standard-size');
});
