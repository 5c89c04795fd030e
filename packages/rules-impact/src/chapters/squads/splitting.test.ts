import type { RuleId } from '@sortie/kernel';
import { opening, rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { impact } from '../../impact.ts';
import { cards, d12, type Soldier } from '../../proving/position.ts';
import { ruleset } from '../../ruleset.ts';
import { activate, blue, fire, ofType, red, stage, strengthOf, termOf, why } from '../../testing/field.fixture.ts';

const SPLIT: readonly RuleId[] = ['MAAS-14.11-squad-split'];
const two = { forces: [{ squads: 2 as const }, {}] as const };

rule('MAAS-14.11-squad-split#1', 'two commanders and ten soldiers: two squads, one commander each', () => {
  const scenario = impact.scenarios.find(({ id }) => id === 'twin-hammers')!;
  const { state } = opening({ game: impact, seed: 2, scenario, commands: 0 });
  const s = scene(ruleset, state, scenario.rules);
  for (const seat of [0, 1]) {
    const mine = s.state.units.filter(unit => unit.seat === seat && (unit.kind === 'armored' || unit.kind === 'unarmored'));
    for (const squad of [1, 2]) expect(mine.filter(unit => unit.squad === squad && unit.card!.type === 'command')).toHaveLength(1);
  }
  // Nine soldiers beside their commanders cannot be split so that both squads have five.
  const few = (count: number) => {
    const units: Soldier[] = [
      { seat: 0, type: 'command', on: 'A-01', squad: 1 },
      { seat: 0, type: 'command', on: 'A-33', squad: 2 },
      ...Array.from({ length: count }, (_, i) => red(`${String.fromCharCode(66 + i)}-05`, { squad: 1 })),
    ];
    const setting = stage([...units, blue('R-35')], { ...two, alone: true, state: { phase: 'setup' } }, SPLIT);
    const unready = { ...setting.state, sides: [{ ...setting.state.sides[0], ready: false }, setting.state.sides[1]] as const };
    const now = scene(ruleset, unready, [...ruleset.editions['standard']!, ...SPLIT]);
    return now.book.allows(ruleset.view(now.state, 0), { type: 'assign', first: [2, 3, 4, 5, 6] }, 0);
  };
  expect([few(9), few(10)]).toEqual([false, true]);
});
/** A soldier of the first squad whose leader is shocked; the other commander is hidden in woods, or in the open. */
const orphan = (woods: boolean, squad: 1 | 2, rules: readonly RuleId[] = SPLIT) => {
  const wall = ['A-32', 'B-33', 'A-34', 'B-32', 'B-34', 'A-31'];
  const s = stage(
    [
      { seat: 0, type: 'command', on: 'A-01', squad: 1, morale: 'shocked', done: true },
      { seat: 0, type: 'command', on: 'A-33', squad: 2, points: 3, done: true },
      red('R-05', { squad, morale: 'shocked' }),
      blue('R-35'),
    ],
    { ...two, ...(woods && { terrain: Object.fromEntries(wall.map(point => [point, 'woods' as const])) }) },
    rules,
  );
  return s;
};
const heard = (s: ReturnType<typeof orphan>) => {
  s.does(0, { type: 'rally', unit: 2, points: 0 }, ...cards(s.state, d12(5)));
  return ofType(s, 'checkedMorale')[0]!.total.total;
};
rule('MAAS-14.11-squad-benefit#1', 'a commander speaks for his own squad only: no points, no leader', () => {
  expect([heard(orphan(true, 2)), heard(orphan(true, 1))]).toEqual([5, 4]);
  expect(why(orphan(true, 1).refuses(0, { type: 'rally', unit: 2, points: 1 }))).toEqual(['MAAS-12.1.2.1-morale-points']);
  // Without the rule everybody hears every commander.
  expect(heard(orphan(true, 1, []))).toBe(5);
});
rule('MAAS-14.11-squad-benefit#2', 'and for one of the other squad whom he sees', () => {
  expect(heard(orphan(false, 1))).toBe(5);
  const s = orphan(false, 1);
  s.does(0, { type: 'rally', unit: 2, points: 1 }, ...cards(s.state, d12(5)));
  expect(ofType(s, 'checkedMorale')[0]!.total.total).toBe(6);
});
/** A squad of ten, one of them in reserve, that has lost so many; its last soldier fires or rallies. */
const worn = (lost: number, rest: Partial<Soldier> = {}) =>
  stage(
    [
      { seat: 0, type: 'command', on: 'A-01', done: true },
      ...Array.from(
        { length: 7 },
        (_, i): Soldier => red(`B-${String(5 + i).padStart(2, '0')}`, { done: true, ...(i < lost && { place: 'eliminated' }) }),
      ),
      red('H-10', rest),
      blue('H-15'),
    ],
    {},
    ['MAAS-14.12-squad-morale'],
  );
rule('MAAS-14.12-squad-morale#1', 'five of ten gone: one less on attacks and on morale; four are not enough', () => {
  const attack = (lost: number) => {
    const s = worn(lost);
    activate(s, 8);
    fire(s, 9, 'stationary', d12(1));
    return [strengthOf(s), termOf(s, 'MAAS-14.12-squad-morale')];
  };
  expect([attack(4), attack(5)]).toEqual([
    [5, undefined],
    [4, -1],
  ]);
  const morale = (lost: number) => {
    const s = worn(lost, { morale: 'shocked' });
    s.does(0, { type: 'rally', unit: 8, points: 0 }, ...cards(s.state, d12(5)));
    return ofType(s, 'checkedMorale')[0]!.total.total;
  };
  expect([morale(4), morale(5)]).toEqual([5, 4]);
});
