import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Command, Entry, State } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { objectors } from './formations.fixture.ts';
import { at, having, many, match, type Someone, someone } from './play.fixture.ts';

const fighter = (role: string, more: Someone = {}): Someone => ({ type: 'AF', move: '7a', role, name: role, ...more });
const squadron = (type: string, ...parts: readonly (readonly [number, Someone])[]): readonly Entry[] =>
  parts.flatMap(([count, one]) => many(count, type, one, { lance: 0 }));

rule('ASC-form-interceptor-bonus', 'everybody with a Thrust of 9 or less has one more', () => {
  const state = match(squadron('interceptor', [4, fighter('Interceptor', { move: '10a' })], [2, fighter('Dogfighter', { move: '9a' })]));
  expect(having(state, 'speed-demon')).toEqual([4, 5]);
  const thrust = (unit: number) => at(state).book.ask('thrust', { unit: state.units[unit]! }).total;
  expect([thrust(0), thrust(4)]).toEqual([10, 10]);
});
rule('ASC-form-interceptor-range-master', 'two of them prefer Long range', () => {
  const state = match(squadron('interceptor', [6, fighter('Interceptor')]));
  expect(having(state, 'range-master')).toEqual([0, 1]);
  expect(state.units[0]!.abilities).toContain('range-master:long');
});
const interceptors = squadron('aerospace-superiority', [6, fighter('Interceptor')]);
const given = (force: readonly Entry[], ...bonus: readonly (readonly string[])[]): readonly Entry[] =>
  force.map((one, i) => ({ ...one, bonus: bonus[i] ?? [] }));
rule('ASC-form-aero-superiority-bonus', 'half of them have up to two of three abilities', () => {
  expect(having(match(interceptors), 'blood-stalker')).toEqual([0, 1, 2]);
  const state = match(given(interceptors, ['hot-dog', 'ride-the-wash'], [], ['blood-stalker']));
  expect([0, 2].map(unit => state.units[unit]?.abilities)).toEqual([['ride-the-wash', 'hot-dog'], ['blood-stalker']]);
  const rule = ['ASC-form-aero-superiority-bonus'];
  expect(objectors(given(interceptors, ['hot-dog', 'ride-the-wash', 'blood-stalker']))).toEqual(rule);
  expect(objectors(given(interceptors, ['hot-dog'], ['hot-dog'], ['hot-dog'], ['hot-dog']))).toEqual(rule);
});
const supporters = squadron('fire-support-squadron', [4, fighter('Fire Support')], [2, fighter('Dogfighter')]);
rule('ASC-form-aero-fire-support-bonus#1', 'two pairs have one of four abilities', () => {
  expect(match(supporters).units.map(({ abilities }) => abilities[0])).toEqual([
    'golden-goose',
    'golden-goose',
    'ground-hugger',
    'ground-hugger',
    undefined,
    undefined,
    undefined,
  ]);
  const pairs = (one: string, other: string) => given(supporters, [one], [one], [], [], [other], [other]);
  for (const ability of ['golden-goose', 'ground-hugger', 'shaky-stick'])
    expect(match(pairs(ability, 'hot-dog')).units.map(({ abilities }) => abilities[0] ?? '')).toEqual([
      ability,
      ability,
      '',
      '',
      'hot-dog',
      'hot-dog',
      '',
    ]);
  // Each pair is two of one model, and there are two.
  expect(objectors(given(supporters, ['hot-dog'], [], [], [], [], ['hot-dog']))).toEqual(['ASC-form-aero-fire-support-bonus']);
  const three = given(supporters, ['hot-dog'], ['hot-dog'], ['shaky-stick'], ['shaky-stick'], ['golden-goose'], ['golden-goose']);
  expect(objectors(three)).toEqual(['ASC-form-aero-fire-support-bonus']);
});
rule('ASC-form-aero-fire-support-bonus#2', 'the two pairs do not have the same', () => {
  const same = given(supporters, ['hot-dog'], ['hot-dog'], ['hot-dog'], ['hot-dog']);
  expect(objectors(same)).toEqual(['ASC-form-aero-fire-support-bonus']);
  expect(objectors(given(supporters, ['hot-dog'], ['hot-dog'], ['shaky-stick'], ['shaky-stick']))).toEqual([]);
});
rule('ASC-form-strike-bonus', 'half of them are faster, and the others aim better at the ground', () => {
  const state = match(squadron('strike', [6, fighter('Attack Fighter')]));
  expect([having(state, 'speed-demon'), having(state, 'golden-goose')]).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});
rule('ASC-form-transport-bonus', 'those who carry have what was chosen, and their escort has nothing', () => {
  const force = (formation: string) => squadron(formation, [2, { type: 'SC', move: '4a', role: 'Transport' }], [2, fighter('Dogfighter')]);
  expect(having(match(force('transport')), 'dust-off')).toEqual([0, 1]);
  expect(having(match(force('transport:wind-walker')), 'wind-walker')).toEqual([0, 1]);
});

const jammers = (more: Partial<Entry> = {}): readonly Entry[] =>
  many(4, 'electronic-warfare', fighter('Dogfighter', { specials: 'ECM' }), { lance: 9, ...more });
const enemies: readonly Entry[] = [someone({ armor: 30 }, { lance: 0 }), someone({ armor: 30 }, { lance: 1 })];
/** The last unit of a side that was yet to be told what to do is told to do nothing: the next turn begins. */
const endOf = (state: State, by: Parameters<typeof at>[1], ...dice: readonly number[]): State => {
  const fought: State = {
    ...state,
    turn: Math.max(1, state.turn),
    phase: 'combat',
    active: 1,
    initiative: 0,
    units: state.units.map((unit, i) =>
      unit.seat === 1 || unit.card.type === 'BM' ? { ...unit, fate: 'fighting' as const, at: { x: 2000 + 1500 * i, y: 3000 } } : unit,
    ),
  };
  const game = at(fought, by);
  game.does(1, { type: 'done' }, ...dice);
  return game.state;
};
const confused = ({ units }: State): readonly number[] =>
  units.flatMap(({ id, marks }) => (marks.some(({ kind }) => kind === 'confused') ? [id] : []));
const over = { ring: 0 } as const;

rule('ASC-form-ew-bonus#1', 'on a 6 the dice choose one enemy lance whose orders are confused', () => {
  const state = match(jammers(over), enemies);
  expect(confused(endOf(state, undefined, 6, 6, 1, 1, 5))).toEqual([]);
  expect([1, 2].map(lance => confused(endOf(state, undefined, 6, 6, 1, 1, 6, lance)))).toEqual([[4], [5]]);
  // Two of four are too few to keep it up.
  const two = { ...state, units: state.units.map(unit => (unit.id < 2 ? { ...unit, fate: 'destroyed' as const } : unit)) };
  expect(confused(endOf(two, undefined, 6, 6, 1, 1))).toEqual([]);
});
rule('ASC-form-ew-bonus#2', 'they are slow for that turn, and for no other', () => {
  const hit = endOf(match(jammers(over), enemies), undefined, 6, 6, 1, 1, 6, 2);
  const inches = (state: State) => [4, 5].map(id => at(state).book.ask('move', { state, unit: unitAt(state, id), mode: 'ground' }).total);
  expect(inches(hit)).toEqual([8, 4]);
  const next = endOf(hit, undefined, 6, 6, 1, 1, 3);
  expect([next.turn - hit.turn, confused(next), inches(next)]).toEqual([1, [], [8, 8]]);
});
rule('ASC-form-ew-ground', 'on the ground nobody is disturbed unless one of the squadron is overhead', () => {
  expect(confused(endOf(match(jammers({ ring: 1 }), enemies), undefined, 6, 6, 1, 1))).toEqual([]);
  expect(confused(endOf(match(jammers(over), enemies.slice(0, 1)), undefined, 6, 6, 1, 1, 6))).toEqual([4]);
  // In the air they are, wherever they fly.
  const flying = [someone({}, { lance: 0 }), someone(fighter('Dogfighter'), { lance: 1 })];
  expect(confused(endOf(match(jammers({ ring: 1 }), flying), undefined, 6, 6, 1, 1, 6))).toEqual([5]);
});
rule('ASC-form-ew-choose-victim', 'a force that confuses orders anyway chooses whom its squadron disturbs', () => {
  const force = [someone({}, { commander: 'force', lance: 1 }), ...jammers(over)];
  const order: Command = { type: 'ability', ability: 'electronic-warfare', target: 6 };
  const opening = (commands: readonly string[]): State => {
    const state = match(force, enemies, { commands: [commands, []] });
    return {
      ...state,
      turn: 1,
      phase: 'combat',
      active: 0,
      initiative: 0,
      units: state.units.map(unit =>
        unit.fate === 'waiting'
          ? { ...unit, fate: 'fighting' as const, at: { x: 2000 + 1500 * unit.id, y: unit.seat === 0 ? 9000 : 3000 } }
          : unit,
      ),
    };
  };
  expect(at(opening([])).refuses(0, order)).toHaveLength(1);
  const game = at(opening(['communications-disruption']));
  game.does(0, order);
  // The side rolls 1, the squadron 6; nobody rolls for the lance.
  expect(confused(endOf(game.state, undefined, 6, 6, 1, 1, 1, 6))).toEqual([6]);
});
