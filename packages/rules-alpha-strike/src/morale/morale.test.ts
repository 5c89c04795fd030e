import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, done, moving, lasting as pair, refused, ruleset, standard, stay, tank, withRules } from '../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../set-piece.ts';
import type { MoveCommand, Unit } from '../shape.ts';
import { isCrippled } from './withdrawal.ts';

const north: MoveCommand = stay({ path: [{ x: 5080, y: 34 * 254 }] });

// Morale
const retreat = withRules('AS-withdraw');
rule('AS-withdraw', 'crippled: no armor and half the structure, no guns beyond Short, or immobile; then it makes for its edge', () => {
  const hurt = (more: Partial<Unit>, card: Sketch = {}) => isCrippled(setPiece(pair(8, { structure: 5, ...card }, {}, more)).units[0]!);
  expect([
    hurt({ armor: 0, structure: 3 }),
    hurt({ armor: 0, structure: 4 }),
    hurt({ weaponHits: 3 }),
    hurt({ marks: [{ kind: 'immobile', until: 0 }] }),
    hurt({}),
  ]).toEqual([true, false, true, true, false]);
  const running = moving(pair(8, {}, {}, { marks: [{ kind: 'withdrawing', until: 0 }] }));
  expect([refused(running, north, retreat), refused(running, stay({ path: [{ x: 5080, y: 44 * 254 }] }), retreat)]).toEqual([
    ['AS-withdraw'],
    [],
  ]);
});
rule('AS-withdraw', 'at its own edge it is gone, and whoever was hidden there is seen leaving', () => {
  const leaving: Partial<Unit> = { marks: [{ kind: 'withdrawing', until: 0 }], hidden: true };
  const game = scene(ruleset, setPiece([at({}, 0, 20, 47.5, leaving), at({}, 0, 30, 40), at({}, 1, 60, 4)]), [...standard, 'AS-withdraw']);
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.events.flatMap(event => (event.type === 'revealed' || event.type === 'destroyed' ? [[event.type, event.unit]] : []))).toEqual(
    [
      ['revealed', 0],
      ['destroyed', 0],
    ],
  );
});
const nerves: readonly RuleId[] = [...standard, 'AS-withdraw', 'ASC-morale-check', 'ASC-morale-commanders', 'ASC-tbl-nerve-recovery'];
const morale = Rulebook.compile(ruleset, nerves);
rule('ASC-tbl-morale-check', 'steadiness by type, three worse when routed', () => {
  const needs = (type: 'BM' | 'IM' | 'CV' | 'SV' | 'BA' | 'CI', why: 'crippled' | 'recovery' = 'crippled') => {
    const state = setPiece(pair(8, { type }));
    return morale.ask('morale', { state, unit: state.units[0]!, why }).total;
  };
  expect([needs('BM'), needs('IM'), needs('CV'), needs('SV'), needs('BA'), needs('CI'), needs('BM', 'recovery')]).toEqual([
    2, 4, 4, 7, 3, 6, 5,
  ]);
});
const broken = (dice: readonly number[], more: Partial<Unit> = { armor: 0, structure: 1, hurt: 3 }, card: Sketch = { structure: 5 }) => {
  const game = scene(ruleset, setPiece(pair(8, card, {}, more)), nerves);
  game.does(0, done);
  game.does(1, done, ...dice, 5, 5, 2, 2);
  return game.state.units[0]!.marks.map(({ kind }) => kind);
};
rule('ASC-morale-check', 'two dice against the number: enough holds, less breaks', () =>
  expect([broken([1, 5], undefined, { type: 'CI', structure: 5 }), broken([1, 4], undefined, { type: 'CI', structure: 5 })]).toEqual([
    ['withdrawing'],
    ['withdrawing', 'routed'],
  ]),
);
rule('ASC-morale-triggers', 'crippling damage of this turn, or half of an infantry unit lost', () => {
  const crippled = { armor: 0, structure: 1 };
  expect(broken([1, 1], { ...crippled, hurt: 2 }, { structure: 5, type: 'IM' })).toContain('routed');
  expect(broken([], crippled, { structure: 5, type: 'IM' })).not.toContain('routed');
  const platoon: Sketch = { type: 'CI', armor: 2, structure: 2 };
  expect(broken([1, 1], { armor: 0, structure: 2, hurt: 1 }, platoon)).toContain('routed');
  expect(broken([], { armor: 1, structure: 2, hurt: 1 }, platoon)).not.toContain('routed');
});
rule('ASC-morale-exemptions', 'large units and robots never check, whatever shakes a plain one', () => {
  const shaken = (specials: string, ...dice: readonly number[]) =>
    broken(dice, { armor: 0, structure: 1, hurt: 2, did: ['standard'] }, { type: 'IM', structure: 5, specials }).includes('routed');
  expect(shaken('', 1, 1)).toBe(true);
  expect(['LG', 'DRO', 'RBT', 'SDCS'].map(specials => shaken(specials))).toEqual([false, false, false, false]);
});
rule('ASC-morale-rout', 'a routed unit flees and does not spot', () => {
  const running = moving(pair(8, {}, {}, { marks: [{ kind: 'routed', until: 0 }] }));
  expect(refused(running, north, morale)).toEqual(['AS-withdraw']);
});
rule('ASC-morale-recovery', 'it rallies on the number it broke under and three more', () => {
  const routed: Partial<Unit> = { marks: [{ kind: 'routed', until: 0 }] };
  expect([broken([2, 3], routed, {}), broken([2, 2], routed, {})]).toEqual([[], ['routed']]);
});
const rallying = (others: readonly Placed[], card: Sketch = {}) => {
  const state = setPiece([...pair(8, card, {}, { marks: [{ kind: 'routed', until: 0 }] }), ...others]);
  return morale.ask('morale', { state, unit: state.units[0]!, why: 'recovery' }).total;
};
rule('ASC-morale-commanders', 'a commander in sight within 35 inches steadies: two, or one', () =>
  expect([
    rallying([]),
    rallying([at({}, 0, 40, 40, { commander: 'force' })]),
    rallying([at({}, 0, 40, 40, { commander: 'lance' })]),
    rallying([at({}, 0, 60, 40, { commander: 'force' })]),
  ]).toEqual([5, 3, 4, 5]),
);
rule('ASC-tbl-nerve-recovery', 'infantry looks to ’Mechs, vehicles and others who run', () => {
  const men: Sketch = { type: 'CI' };
  expect([
    rallying([], men),
    rallying([at({}, 0, 40, 40)], men),
    rallying([at(tank, 0, 40, 40)], men),
    rallying([at(men, 0, 40, 40, { marks: [{ kind: 'routed', until: 0 }] })], men),
  ]).toEqual([9, 7, 8, 10]);
});
