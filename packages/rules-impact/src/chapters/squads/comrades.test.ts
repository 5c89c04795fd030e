import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { cards, d12, type Soldier } from '../../proving/position.ts';
import { blue, chief, ofType, red, stage } from '../../testing/field.fixture.ts';

const COMRADES = 'MAAS-house-comrades';

/** What a shocked soldier on H-10 draws for his morale beside these, with a five on the card; and what the rule adds to it. */
function drawn(others: readonly Soldier[], rules: readonly RuleId[] = [COMRADES]) {
  const s = stage([red('H-10', { morale: 'shocked' }), { ...chief, on: 'A-01' }, ...others, blue('R-35')], {}, rules);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(5)));
  const { total } = ofType(s, 'checkedMorale')[0]!.total;
  return [total, ofType(s, 'checkedMorale')[0]!.total.terms.find(term => term.rule === COMRADES)?.value];
}
const [alone] = drawn([]);

rule(COMRADES, 'somebody of the squad beside him steadies a soldier by one, and several by no more', () => {
  expect(drawn([])).toEqual([alone, undefined]);
  expect(drawn([red('H-11', { done: true })])).toEqual([Number(alone) + 1, 1]);
  expect(drawn([red('H-11', { done: true }), red('G-10', { done: true })])).toEqual([Number(alone) + 1, 1]);
  expect(drawn([red('H-11', { done: true })], [])).toEqual([alone, undefined]);
});

rule(COMRADES, 'not from farther away, nor an enemy, a drone, or somebody who is shaken himself', () => {
  const nobody: readonly Soldier[] = [
    red('H-12', { done: true }),
    blue('H-11'),
    red('H-11', { done: true, type: 'recon' }),
    red('H-11', { done: true, morale: 'shocked' }),
    red('H-11', { done: true, morale: 'panicked' }),
    red('H-11', { done: true, squad: 2 }),
  ];
  expect(nobody.map(other => drawn([other])[1])).toEqual(nobody.map(() => undefined));
});
