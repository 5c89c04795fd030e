import type { RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { inCommand } from '../command/chain.ts';
import { at, cards, d6, d12, position, type Show, type Soldier, type Wanted } from '../proving/position.ts';
import { optionalIds, ruleset } from '../ruleset.ts';

const standard = ruleset.editions['standard']!;
const why = (refusals: readonly { rule: string }[]): readonly string[] => refusals.map(({ rule: id }) => id);
const red = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'front-line', on, ...rest });
const chief: Soldier = { seat: 0, type: 'command', on: 'A-01', done: true };
const blue = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 1, type: 'front-line', on, done: true, ...rest });
const stage = (extra: readonly RuleId[], units: readonly Soldier[], rest: Omit<Wanted, 'units'> = {}) =>
  scene(ruleset, position({ ...rest, units }), [...standard, ...extra]);
const strengthOf = (s: ReturnType<typeof stage>): number => s.events.find(event => event.type === 'attacked')!.strength.total;
const shoot = (s: ReturnType<typeof stage>, target: number, ...draws: readonly Show[]) => {
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'fire', target, mode: 'stationary' }, ...cards(s.state, ...draws));
  return s;
};

rule('MAAS-14.0-optional-use', 'every optional rule is off unless it is chosen', () => {
  expect(optionalIds.some(id => standard.includes(id))).toBe(false);
  const s = stage([], [red('H-10', { type: 'ranger' })]);
  s.does(0, { type: 'activate', unit: 0 });
  for (const command of [{ type: 'stealth' }, { type: 'turn', heading: 2 }, { type: 'climb', storey: 1 }] as const)
    expect(why(s.refuses(0, command))).toContain('MAAS-14.0-optional-use');
});
rule('MAAS-14.1-improved-detection', '+2 on every attack of the side that has it', () => {
  const forces = [{ detection: true }, {}] as const;
  expect(strengthOf(shoot(stage(['MAAS-14.1-improved-detection'], [red('H-10'), chief, blue('H-15')], { forces }), 2, d12(1)))).toBe(7);
  expect(
    strengthOf(
      shoot(stage(['MAAS-14.1-improved-detection'], [red('H-10'), chief, blue('H-15')], { forces: [{}, { detection: true }] }), 2, d12(1)),
    ),
  ).toBe(5);
});
const hurt = (damage: number, draws: readonly Show[], extra: readonly RuleId[] = []) =>
  shoot(stage(['MAAS-14.2-suit-integrity', ...extra], [red('H-10'), chief, blue('H-15', { card: { damage } })]), 2, ...draws).state
    .units[2]!;
rule('MAAS-14.2-suit-integrity', 'damage that comes to two: a d6 of 1 or 2 is a breach', () => {
  // 8 − 3 = 5: a d12 of 7 is one box.
  expect(hurt(1, [d12(7), d6(2)]).place).toBe('eliminated');
  expect(hurt(1, [d12(7), d6(3)])).toMatchObject({ place: 'map', card: { damage: 2 } });
  expect(hurt(0, [d12(7)])).toMatchObject({ place: 'map', card: { damage: 1 } });
  // By the other reading only what one attack does counts.
  expect(hurt(1, [d12(7)], ['MAAS-reading-65-breach-per-attack'])).toMatchObject({ place: 'map', card: { damage: 2 } });
});
rule('MAAS-14.2-suit-integrity-auto', 'three or more is the end', () => {
  // At d2 the shield is 2: strength 6, a d12 of 6 is one box.
  expect(hurt(2, [d12(6)]).place).toBe('eliminated');
});
const MARINES = ['MAAS-14.5.1-marine-firepower', 'MAAS-14.5.2-marine-aggressive', 'MAAS-14.5.3-marine-morale'] as const;
rule('MAAS-14.5.1-marine-firepower', 'marines attack one better', () => {
  expect(strengthOf(shoot(stage(MARINES, [red('H-10', { card: { marine: true } }), chief, blue('H-15')]), 2, d12(1)))).toBe(9 - 3);
});
rule('MAAS-14.5.2-marine-aggressive', 'and defend one worse, never below nothing', () => {
  expect(strengthOf(shoot(stage(MARINES, [red('H-10'), chief, blue('H-15', { card: { marine: true } })]), 2, d12(1)))).toBe(8 - 2);
  const police = shoot(stage(MARINES, [red('H-10'), chief, blue('H-15', { type: 'police', card: { marine: true } })]), 2, d12(1));
  expect(strengthOf(police)).toBe(8);
});
rule('MAAS-14.5.3-marine-morale', '+1 on morale: 8 with the leader lost is 8', () => {
  const s = stage(MARINES, [red('H-10', { morale: 'shocked', card: { marine: true } })]);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d12(8)));
  expect(s.events.find(event => event.type === 'checkedMorale')).toMatchObject({ total: { total: 8 } });
});
rule('MAAS-14.7-nap-of-earth', 'height is counted from the ground below: ten over a level 2 hill is level 12, over level 0 ten', () => {
  const s = stage(['MAAS-14.7-nap-of-earth'], [red('H-10')], { levels: { 'H-11': 2, 'H-12': 2 } });
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'bounce', level: 10, boost: false });
  s.does(0, { type: 'step', to: at('H-11') });
  expect(s.state.units[0]!.level).toBe(12);
  s.does(0, { type: 'bounce', level: 14, boost: false });
  expect(s.state.units[0]!.level).toBe(14);
  expect(why(s.refuses(0, { type: 'bounce', level: 15, boost: false }))).toContain('MAAS-8.2.2-ceiling');
});
rule('MAAS-14.8-strict-combat', 'who asks for a shot is committed to it: out of sight it is lost, and the soldier is done', () => {
  const board = { terrain: { 'H-13': 'woods', 'G-13': 'woods', 'I-13': 'woods' } } as const;
  const s = stage(['MAAS-14.8-strict-combat'], [red('H-10'), blue('H-16')], board);
  s.does(0, { type: 'activate', unit: 0 });
  const events = s.does(0, { type: 'fire', target: 1, mode: 'rapid' });
  expect(events.find(event => event.type === 'wasted')).toMatchObject({ unit: 0, why: 'no line of sight' });
  expect(s.state.units[0]!.done).toBe(true);
  const lenient = stage([], [red('H-10'), blue('H-16')], board);
  lenient.does(0, { type: 'activate', unit: 0 });
  lenient.refuses(0, { type: 'fire', target: 1, mode: 'rapid' });
});
const FACING = ['MAAS-14.9-facing-arc', 'MAAS-14.9-facing-rotate'] as const;
const facing = (on: string, extra: readonly RuleId[] = []) => {
  const s = stage([...FACING, ...extra], [red('J-11', { facing: 0 }), chief, blue(on, { done: false })]);
  s.does(0, { type: 'activate', unit: 0 });
  return s;
};
const fireAt2 = { type: 'fire', target: 2, mode: 'stationary' } as const;
rule('MAAS-14.9-facing-arc', 'facing north everything on or between the north-west and north-east rays is in the arc', () => {
  // North-east from J-11: I-12, I-13, H-14 …
  for (const on of ['F-11', 'H-14', 'H-08']) facing(on).does(0, fireAt2, ...cards(facing(on).state, d12(1)));
  expect(why(facing('I-14').refuses(0, fireAt2))).toEqual(['MAAS-14.9-facing-arc']);
  expect(why(facing('H-14', ['MAAS-reading-35-narrow-arc']).refuses(0, fireAt2))).toEqual(['MAAS-14.9-facing-arc']);
});
rule('MAAS-14.9-facing-rear', 'what is behind cannot be fired at without turning', () => {
  expect(why(facing('M-11').refuses(0, fireAt2))).toEqual(['MAAS-14.9-facing-arc']);
});
rule('MAAS-14.9-facing-rotate', 'turning costs one of strength for each step and may draw fire', () => {
  const s = facing('M-11');
  s.does(0, { type: 'turn', heading: 2 });
  expect(s.state.pending.at(-1)).toMatchObject({ kind: 'reaction', seat: 1 });
  s.does(1, { type: 'hold', rest: false });
  s.does(0, fireAt2, ...cards(s.state, d12(1)));
  expect(strengthOf(s)).toBe(8 - 3 - 2);
  const round = facing('M-11');
  round.does(0, { type: 'turn', heading: 3 });
  round.does(1, { type: 'hold', rest: false });
  round.does(0, fireAt2, ...cards(round.state, d12(1)));
  expect(strengthOf(round)).toBe(8 - 3 - 3);
  expect(why(facing('M-11').refuses(0, { type: 'turn', heading: 0 }))).toEqual(['MAAS-14.9-facing-rotate']);
});
rule('MAAS-14.9-facing-rotate', 'who reacts turns as well: one less for each step', () => {
  const s = stage(FACING, [red('H-11'), blue('H-17', { done: false, facing: 2 }), blue('R-35', { type: 'command' })]);
  s.does(0, { type: 'activate', unit: 0 });
  s.does(0, { type: 'step', to: at('I-11') });
  // The mover is to the west of a soldier that faces south-east: two steps.
  s.does(1, { type: 'react', unit: 1 }, ...cards(s.state, d12(1)));
  expect(strengthOf(s)).toBe(8 - 3 - 2 - 2);
});

const HIDDEN = ['MAAS-14.10-hidden-setup'] as const;
const lurking = () =>
  stage(HIDDEN, [red('H-10'), blue('H-14', { hidden: true, done: false, known: 0 }), blue('H-20', { hidden: true, known: 0 })], {
    terrain: { 'H-14': 'woods', 'H-20': 'woods' },
  });
rule('MAAS-14.10-hidden-setup', 'hidden soldiers are not on the enemy’s map until they move, fire, are hit or are found', () => {
  const s = lurking();
  const seen = () => ruleset.view(s.state, 0).units[1]!;
  expect(seen()).toMatchObject({ at: null, hidden: true, card: null });
  s.does(0, { type: 'activate', unit: 0 });
  expect(why(s.refuses(0, { type: 'fire', target: 1, mode: 'stationary' }))).toContain('MAAS-9.3a-one-defender');
  s.does(0, { type: 'step', to: at('H-11') });
  s.does(1, { type: 'hold', rest: false });
  s.does(0, { type: 'step', to: at('H-12') });
  s.does(1, { type: 'hold', rest: false });
  expect(seen().at).toBeNull();
  // The step beside it finds it.
  s.does(0, { type: 'step', to: at('H-13') });
  expect(seen()).toMatchObject({ at: at('H-14'), hidden: false });
  const firing = lurking();
  firing.does(0, { type: 'activate', unit: 0 });
  firing.does(0, { type: 'step', to: at('H-11') });
  firing.does(1, { type: 'react', unit: 1 }, ...cards(firing.state, d12(1)));
  expect(ruleset.view(firing.state, 0).units[1]!.at).toBe(at('H-14'));
  expect(ruleset.view(firing.state, 0).units[2]!.at).toBeNull();
});
rule('MAAS-14.10-hidden-setup', 'a hidden soldier that leaves the ground is seen', () => {
  const s = stage(HIDDEN, [red('H-10', { hidden: true, known: 0 }), blue('R-35')], { terrain: { 'H-10': 'woods' } });
  s.does(0, { type: 'activate', unit: 0 });
  expect(ruleset.view(s.state, 1).units[0]!.at).toBeNull();
  s.does(0, { type: 'bounce', level: 6, boost: false });
  expect(ruleset.view(s.state, 1).units[0]).toMatchObject({ at: at('H-10'), level: 6, hidden: false });
});
rule('MAAS-14.10-hidden-terrain', 'only woods, buildings, bunkers and improved positions hide anybody', () => {
  const start = position({
    units: [blue('A-01'), blue('A-03')],
    terrain: { 'H-14': 'woods', 'H-15': 'building', 'H-16': 'marsh' },
    works: { 'H-17': 'bunker', 'H-18': 'improved' },
    forces: [{}, { setsUp: { panels: [0], hidden: true } }],
    state: { phase: 'setup' },
  });
  const ready = { ...start, sides: [start.sides[0], { ...start.sides[1], ready: false }] as typeof start.sides };
  const s = scene(ruleset, ready, [...standard, ...HIDDEN]);
  const hide = (point: string) => ({ type: 'deploy', unit: 0, at: at(point), level: 0, hidden: true }) as const;
  for (const point of ['H-14', 'H-15', 'H-17', 'H-18']) expect(s.book.check(ruleset.view(s.state, 1), hide(point), 1)).toEqual([]);
  for (const point of ['H-16', 'H-19']) expect(why(s.refuses(1, hide(point)))).toEqual(['MAAS-14.10-hidden-terrain']);
  const [event] = s.does(1, hide('H-14'));
  expect(ruleset.redact(ready, event!, 0)).toMatchObject({ at: null, hidden: true });
});

const SQUADS = ['MAAS-14.11-squad-split', 'MAAS-14.11-reorganize', 'MAAS-14.12-squad-morale'] as const;
const platoon = (n: number, rest: Partial<Soldier> = {}): Soldier[] => [
  { seat: 0, type: 'command', on: 'A-01', squad: 1 },
  { seat: 0, type: 'command', on: 'A-33', squad: 2 },
  ...Array.from({ length: n }, (_, i) =>
    red(`${String.fromCharCode(66 + (i % 15))}-${i < 15 ? '05' : '31'}`, { squad: i % 2 === 0 ? 1 : 2, ...rest }),
  ),
];
const split = (units: readonly Soldier[], rest: Omit<Wanted, 'units'> = {}) =>
  stage(SQUADS, units, { forces: [{ squads: 2 }, {}], alone: true, ...rest });
rule('MAAS-14.11-squad-split', 'two squads, each with a commander of its own; who is in which is secret', () => {
  const s = split([...platoon(12), blue('R-35')]);
  expect(s.state.sides[0].squads).toBe(2);
  expect(new Set(s.state.units.filter(({ seat }) => seat === 0).map(({ squad }) => squad))).toEqual(new Set([1, 2]));
  expect(ruleset.view(s.state, 1).units[0]!.squad).toBeNull();
  expect(s.state.units.slice(0, 2).map(({ card }) => card!.stars)).toEqual([2, 2]);
});
rule('MAAS-14.11-squad-size', 'five to nine soldiers beside the commander', () => {
  const start = split([...platoon(12), blue('R-35')], { state: { phase: 'setup' } });
  const s = scene(ruleset, { ...start.state, sides: [{ ...start.state.sides[0], ready: false }, start.state.sides[1]] }, [
    ...standard,
    ...SQUADS,
  ]);
  const soldiers = s.state.units.slice(2, 14).map(({ id }) => id);
  expect(why(s.refuses(0, { type: 'assign', first: soldiers.slice(0, 4) }))).toEqual(['MAAS-14.11-squad-split']);
  expect(why(s.refuses(0, { type: 'assign', first: soldiers.slice(0, 8) }))).toEqual(['MAAS-14.11-squad-split']);
  s.does(0, { type: 'assign', first: soldiers.slice(0, 5) });
  expect(s.state.units.filter(({ squad, seat, card }) => seat === 0 && squad === 1 && card!.type !== 'command')).toHaveLength(5);
});
rule('MAAS-14.11-squad-benefit', 'a commander commands his own squad, and of the other whom he sees', () => {
  const board = {
    terrain: { 'A-32': 'woods', 'B-33': 'woods', 'A-34': 'woods', 'B-32': 'woods', 'B-34': 'woods', 'A-31': 'woods' },
  } as const;
  const units: Soldier[] = [
    { seat: 0, type: 'command', on: 'A-01', squad: 1, morale: 'shocked' },
    { seat: 0, type: 'command', on: 'A-33', squad: 2 },
    red('R-05', { squad: 1 }),
    red('R-07', { squad: 2 }),
  ];
  const hidden = split([...units, blue('R-35')], board);
  const led = (s: typeof hidden, id: number) => inCommand(s.state, s.book, s.state.units[id]!);
  expect([led(hidden, 2), led(hidden, 3)]).toEqual([false, true]);
  const open = split([...units, blue('R-35')]);
  expect(led(open, 2)).toBe(true);
});
rule(
  'MAAS-14.11-reorganize',
  'below nine soldiers with one commander a side may spend a turn to become one squad, with +2 on morale',
  () => {
    const left: Soldier[] = [
      { seat: 0, type: 'command', on: 'A-01', squad: 1 },
      { seat: 0, type: 'command', squad: 2, place: 'eliminated' },
      red('H-05', { squad: 2, morale: 'shocked' }),
      red('H-07', { squad: 1 }),
    ];
    const s = split([...left, blue('R-35')]);
    split([...platoon(12), blue('R-35')]).refuses(0, { type: 'reorganize' });
    s.does(0, { type: 'reorganize' });
    expect(s.state.units[3]!.done).toBe(true);
    expect(s.state.toAct).toBe(0);
    s.does(0, { type: 'rally', unit: 2, points: 0 }, ...cards(s.state, d12(3), d6(6), d6(5), d6(2)));
    // 3, +2 for reorganizing, nothing for the lost leader of the second squad: the first one sees the soldier.
    expect(s.events.find(event => event.type === 'checkedMorale')!.total.terms).toContainEqual({ rule: 'MAAS-14.11-reorganize', value: 2 });
    expect(s.state).toMatchObject({ turn: 2, sides: [{ squads: 1 }, {}] });
    expect(s.state.units[3]!.squad).toBe(0);
  },
);
const worn = (lost: number) => {
  const units: Soldier[] = [
    chief,
    ...Array.from({ length: 9 }, (_, i) => red(`B-${String(5 + i).padStart(2, '0')}`, i < lost ? { place: 'eliminated' } : {})),
    blue('B-25'),
  ];
  return stage(['MAAS-14.12-squad-morale'], units, { alone: true });
};
/** What losses take off the morale of a soldier that is left. */
const tired = (s: ReturnType<typeof worn>): number | undefined =>
  s.book
    .ask('morale', { state: s.state, unit: s.state.units[9]!, d12: 6, points: 0, inCommand: true })
    .terms.find(({ rule: id }) => id === 'MAAS-14.12-squad-morale')?.value;
rule('MAAS-14.12-squad-morale', 'half of the squad gone: −1 on attacks and morale', () => {
  // A commander and nine soldiers are ten.
  expect([tired(worn(4)), tired(worn(5))]).toEqual([undefined, -1]);
  const s = worn(5);
  s.does(0, { type: 'activate', unit: 9 });
  s.does(0, { type: 'fire', target: 10, mode: 'stationary' }, ...cards(s.state, d12(1)));
  expect(s.events.find(event => event.type === 'attacked')!.strength.terms).toContainEqual({ rule: 'MAAS-14.12-squad-morale', value: -1 });
});
/** Two squads of which the second has lost some become one. */
function merging(lost: number) {
  const units: Soldier[] = [
    { seat: 0, type: 'command', on: 'A-01', squad: 1 },
    red('H-05', { squad: 1 }),
    red('H-07', { squad: 1 }),
    { seat: 0, type: 'command', squad: 2, place: 'eliminated' },
    ...Array.from({ length: 6 }, (_, i) =>
      red(`R-${String(5 + 2 * i).padStart(2, '0')}`, { squad: 2, ...(i < lost ? { place: 'eliminated' } : {}) }),
    ),
    blue('R-35', { done: true }),
  ];
  const s = split(units.map((unit, i) => (lost === 1 && i === 9 ? { ...unit, place: 'exited' } : unit)));
  s.does(0, { type: 'reorganize' }, ...cards(s.state, d6(6), d6(5), d6(2)));
  return s;
}
rule('MAAS-14.12-consolidated', 'a merged squad keeps the −1', () => {
  const s = merging(4);
  expect(s.state.sides[0]).toMatchObject({ squads: 1, shaken: true });
  const fresh = merging(1);
  expect(fresh.state.sides[0]).toMatchObject({ squads: 1, shaken: false });
  const morale = (now: ReturnType<typeof merging>): number | undefined =>
    now.book
      .ask('morale', { state: now.state, unit: now.state.units[2]!, d12: 6, points: 0, inCommand: true })
      .terms.find(({ rule: id }) => id === 'MAAS-14.12-squad-morale')?.value;
  expect([morale(s), morale(fresh)]).toEqual([-1, undefined]);
});

const STOREYS = ['MAAS-14.13-storey-height', 'MAAS-14.13-storey-climb', 'MAAS-14.13-no-bounce-inside'] as const;
const tower = (rest: Partial<Soldier> = {}, storeys = 3) => {
  const s = stage(STOREYS, [red('H-10', rest), blue('R-35')], {
    terrain: { 'H-10': 'building', 'H-11': 'building' },
    storeys: { 'H-10': storeys, 'H-11': 3 },
  });
  s.does(0, { type: 'activate', unit: 0 });
  return s;
};
rule('MAAS-14.13-storey-height', 'a storey is four levels: three are twelve', () => {
  const ground = groundOf(tower().state.map);
  expect([ground.top(at('H-10')), groundOf(tower({}, 1).state.map).top(at('H-10'))]).toEqual([12, 4]);
});
rule('MAAS-14.13-storey-climb', 'a point for each storey up', () => {
  const s = tower();
  s.does(0, { type: 'climb', storey: 2 });
  expect([s.state.units[0]!.level, s.state.units[0]!.aloft, s.state.active!.mp]).toEqual([8, false, 3]);
  s.does(0, { type: 'climb', storey: 0 });
  expect(s.state.active!.mp).toBe(3);
  expect(why(s.refuses(0, { type: 'climb', storey: 4 }))).toEqual(['MAAS-14.13-storey-climb']);
});
rule('MAAS-14.13-no-bounce-inside', 'no bouncing inside, but out of and into upper storeys', () => {
  const s = tower();
  expect(why(s.refuses(0, { type: 'bounce', level: 4, boost: false }))).toEqual(['MAAS-14.13-no-bounce-inside']);
  s.does(0, { type: 'climb', storey: 2 });
  // Into the neighbouring tower at the same floor, then out of it into the air.
  s.does(0, { type: 'step', to: at('H-11') });
  expect(s.state.units[0]).toMatchObject({ level: 8, aloft: false });
  s.does(0, { type: 'step', to: at('G-11') });
  expect(s.state.units[0]).toMatchObject({ level: 8, aloft: true });
});
rule('MAAS-14.13-crash-ground', 'a crash ends on the ground floor, a safe landing on the roof', () => {
  const crash = tower({ level: 12, aloft: true });
  crash.does(0, { type: 'land', pay: false }, ...cards(crash.state, d6(6)));
  expect(crash.state.units[0]).toMatchObject({ level: 0, aloft: false });
  const safe = tower({ level: 12, aloft: true });
  safe.does(0, { type: 'land', pay: true });
  expect(safe.state.units[0]).toMatchObject({ level: 12, aloft: false });
});
rule('MAAS-14.14-abandonment', 'a shaken soldier that was skipped is next, at a d6 less: 7 and a 4 are 3, stunned', () => {
  const s = stage(
    ['MAAS-14.14-abandonment'],
    [red('H-10', { morale: 'shocked' }), red('H-12'), red('H-14'), chief, blue('R-35', { done: false })],
  );
  s.does(0, { type: 'activate', unit: 1 });
  s.does(0, { type: 'done' });
  expect(s.state.units[0]!.abandoned).toBe(true);
  s.does(1, { type: 'activate', unit: 4 });
  s.does(1, { type: 'done' });
  expect(why(s.refuses(0, { type: 'activate', unit: 2 }))).toEqual(['MAAS-7.2-shocked-first']);
  s.does(0, { type: 'rally', unit: 0, points: 0 }, ...cards(s.state, d6(4), d12(7)));
  expect(s.events.find(event => event.type === 'checkedMorale')).toMatchObject({ total: { total: 3 }, result: 'stunned' });
});
