import type { RuleId } from '@sortie/kernel';
import { opening, rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { impact } from '../impact.ts';
import { at, cards, d6, d12, type Show, type Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { activate, blue, chief, fire, ofType, red, stage, strengthOf, termOf, why } from '../testing/field.fixture.ts';

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
rule('MAAS-14.6.3.1-dummy#1', 'twice as many dummies as mines are there to lay, unless the scenario says how many', () => {
  const stock = (mines: { readonly explosive: number; readonly nuclear: number; readonly dummies?: number }) => {
    const { setup, rules } = impact.scenarios.find(({ id }) => id === 'glow-line')!;
    const [first, second] = setup.forces;
    const plan = { ...setup, forces: [first, { ...second, setsUp: { ...second.setsUp!, mines } }] as const };
    expect(ruleset.readSetup(plan).ok).toBe(true);
    const s = scene(ruleset, ruleset.setup(plan), rules);
    let laid = 0;
    const land = Array.from({ length: 14 }, (_, i) => at('C-03') + 2 * i);
    for (const place of land)
      if (s.book.allows(ruleset.view(s.state, 1), { type: 'layMine', kind: 'dummy', at: place }, 1)) {
        s.does(1, { type: 'layMine', kind: 'dummy', at: place });
        laid++;
      }
    return [laid, s.state.sides[1].stock.dummy];
  };
  expect([
    stock({ explosive: 4, nuclear: 1 }),
    stock({ explosive: 2, nuclear: 0 }),
    stock({ explosive: 2, nuclear: 0, dummies: 1 }),
  ]).toEqual([
    [10, 0],
    [4, 0],
    [1, 0],
  ]);
});

const panicked: Partial<Soldier> = { type: 'police', morale: 'panicked' };
/** A policeman out of his mind runs two points to the north and fires. */
const raging = (others: readonly Soldier[], ...more: readonly Show[]) => {
  const s = stage([red('H-10', panicked), { ...chief, on: 'R-01' }, ...others, blue('R-35')]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(1), d6(1), ...more));
  return ofType(s, 'attacked')[0]!;
};
rule('MAAS-7.3-unarmored-berserk#2', 'at the nearest it sees, friend or enemy; of equals the likelier hit; then by a d6', () => {
  expect(raging([red('F-12', { done: true }), blue('F-14')], d12(1)).target).toBe(2);
  expect(raging([red('F-15', { done: true }), blue('F-12')], d12(1))).toMatchObject({ attacker: 0, target: 3 });
  // Two points to either side: police have no shield, an assault suit has four.
  expect(raging([red('F-12', { done: true, type: 'assault' }), blue('F-08', { type: 'police' })], d12(1)).target).toBe(3);
  expect(raging([red('F-12', { done: true }), red('F-08', { done: true })], d6(1), d12(1)).target).not.toBe(
    raging([red('F-12', { done: true }), red('F-08', { done: true })], d6(6), d12(1)).target,
  );
});
/** A flier over woods is shocked while another enemy, who has not acted, looks on. */
const shaken = (damage: number, draw: Show) => {
  const s = stage([red('H-05'), chief, red('H-14'), blue('H-11', { level: 8, done: false, card: { damage } })], {
    terrain: { 'H-11': 'woods', 'H-12': 'woods' },
  });
  activate(s);
  fire(s, 3, 'stationary', draw);
  return s;
};
const mayShift = (s: ReturnType<typeof shaken>, to: string): boolean =>
  s.book.allows(ruleset.view(s.state, 1), { type: 'comeDown', pay: true, to: at(to) }, 1);
rule('MAAS-9.3.3-result-shock-airborne#3', 'with points enough it may shift one point and pay for it; nobody reacts', () => {
  const s = shaken(0, d12(5));
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'landing', seat: 1 });
  expect([mayShift(s, 'H-12'), mayShift(s, 'G-12'), mayShift(s, 'H-13')]).toEqual([true, true, false]);
  s.does(1, { type: 'comeDown', pay: true, to: at('G-12') });
  expect(s.state.units[3]).toMatchObject({ at: at('G-12'), aloft: false, level: 0, morale: 'shocked' });
  expect(s.state.pending).toEqual([]);
  // At d4 it has two points: enough for the woods below it, or for clear ground beside it, not for woods beside it.
  const poor = shaken(4, d12(3));
  expect([mayShift(poor, 'H-12'), mayShift(poor, 'G-12')]).toEqual([false, true]);
});

/** Jammed Feed strikes one of so many soldiers of blue at random. */
function chosen(count: number, ...draws: readonly Show[]): number {
  const many = Array.from({ length: count }, (_, i) => blue(`B-${String(3 + i).padStart(2, '0')}`, { type: 'militia', done: false }));
  const s = stage([red('H-10'), ...many], { alone: true });
  s.does(0, { type: 'pass' });
  s.does(1, { type: 'pass' }, ...cards(s.state, { id: 8 }, 'shuffle', { event: 8 }, ...draws, d6(5), d6(3)));
  return s.state.boons[0]!.unit!;
}
rule('MAAS-13.2.2-soldier-selection#1', 'numbered, and a d12; numbers that nobody has are drawn again', () => {
  expect([1, 4, 7].map(draw => chosen(7, d12(draw)))).toEqual([1, 4, 7]);
  expect([chosen(7, d12(8), d12(3)), chosen(7, d12(12), d12(9), d12(5))]).toEqual([3, 5]);
});
rule('MAAS-13.2.2-soldier-selection#2', 'above twelve a draw for the group and one within it', () => {
  // Eighteen are three groups of six, four faces of the d12 each.
  expect([chosen(18, d12(1), d6(1)), chosen(18, d12(4), d6(6)), chosen(18, d12(5), d6(1)), chosen(18, d12(12), d6(2))]).toEqual([
    1, 6, 7, 14,
  ]);
  // Of fourteen the last group has two: a number that nobody has starts over.
  expect(chosen(14, d12(12), d6(5), d12(9), d6(2))).toBe(14);
});
