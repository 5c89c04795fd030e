import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { at, hit, lost, pass, point, refused, ruleset, soldiers, standard, stay, term, withRules } from '../../scene.fixture.ts';
import { patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Setup, State, Unit } from '../../shape.ts';

// What has been put into warriors, on worlds where it matters.

const DAY = { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0 } as const;
const BELTER = 'ASC-aug-belter';
/** The set-up of a world, as it is when the match begins. */
const world = (more: Partial<Setup>): State => {
  const setup: Setup = {
    table: { width: 72 * 254, height: 48 * 254, pieces: [] },
    forces: [[{ card: sketch() }], [{ card: sketch() }]],
    zone: 6,
    limit: 9,
    ...more,
  };
  const read = ruleset.readSetup(setup, '');
  if (!read.ok) throw new Error('the set-up is not read');
  return ruleset.setup(read.value);
};
const under = (gravity: number | undefined, abilities: readonly string[]): State =>
  setPiece([at({}, 0, 20, 40, { abilities }), at({ move: '4"' }, 1, 20, 36)], {
    weather: world(gravity === undefined ? {} : { gravity }).weather,
  });
rule('ASC-aug-belter#1', 'a point of Skill at seven tenths of a gravity and less', () => {
  const by = withRules(BELTER);
  const aims = (gravity: number) => term(under(gravity, ['belter']), BELTER, {}, by);
  expect([aims(7), aims(1)]).toEqual([-1, -1]);
  const state = under(7, ['belter']);
  const control = (one: State) => by.ask('control', { state: one, unit: one.units[0]!, why: 'skid', inches: 8 }).total;
  expect(control(state) - control(under(7, []))).toBe(-1);
  expect(term(under(7, []), BELTER, {}, by)).toBeUndefined();
});
rule('ASC-aug-belter#1', 'whatever the Skill is rolled for: walls, shells, bombs and boarders', () => {
  const by = withRules(BELTER);
  const eased = (of: (state: State) => number) => of(under(7, ['belter'])) - of(under(7, []));
  const shelled = (state: State) =>
    by.ask('artillery', { state, unit: state.units[0]!, weapon: 'ART-T', direct: false, against: null, at: point(20, 20) }).total;
  const dropped = (state: State) => by.ask('bombing', { state, unit: state.units[0]! }).total;
  const boarded = (state: State) => by.ask('trial', { state, unit: state.units[0]!, why: 'aboard', bySkill: true }).total;
  const razed = ({ weather }: State, abilities: readonly string[]) => {
    const house = patch('building', 18, 33, 22, 37, { cf: 20, height: 900 });
    const game = scene(ruleset, setPiece([at({}, 0, 20, 42, { abilities }), at({}, 1, 60, 4)], { weather }, [house]), [
      ...standard,
      BELTER,
    ]);
    const rolled = game.does(0, { type: 'demolish', unit: 0, piece: 'building' }, 6, 6).find(event => event.type === 'rolled');
    return rolled?.type === 'rolled' ? (rolled.needs?.total ?? 0) : 0;
  };
  expect([eased(shelled), eased(dropped), eased(boarded)]).toEqual([-1, -1, -1]);
  expect(razed(under(7, []), ['belter']) - razed(under(7, []), [])).toBe(-1);
  expect(by.ask('trial', { state: under(7, ['belter']), unit: under(7, ['belter']).units[0]!, why: 'drop' }).total).toBe(
    by.ask('trial', { state: under(7, []), unit: under(7, []).units[0]!, why: 'drop' }).total,
  );
});
rule('ASC-aug-belter#3', 'none at eight tenths, and none at home', () => {
  const by = withRules(BELTER);
  expect([8, 10, 13, undefined].map(gravity => term(under(gravity, ['belter']), BELTER, {}, by))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

const FILTERED: readonly RuleId[] = [...standard, 'ASC-aug-filtration'];
const squad = (abilities: readonly string[], card: Sketch = {}, more: Partial<Unit> = {}) =>
  at({ ...soldiers, ...card }, 0, 20, 40, { abilities, ...more });
/** Points that a turn in the open costs a squad. */
const breathing = (abilities: readonly string[], card: Sketch = {}, poison = true, rules = FILTERED) => {
  const state = setPiece([squad(abilities, card), at({}, 1, 60, 4)], { weather: world({ poison }).weather });
  const game = scene(ruleset, state, rules);
  pass(game, 6, 6, 1, 1);
  return lost(game, 0);
};
rule('ASC-aug-filtration#1', 'soldiers with filters breathe poisonous air, others are hurt by it', () => {
  expect([breathing(['filtration']), breathing([]), breathing([], {}, false)]).toEqual([0, 1, 0]);
  // Who sits in a suit or a machine does not mind, and without the rule the filters are of no use.
  expect([
    breathing([], { type: 'BA', specials: '' }),
    breathing([], { specials: 'CAR4,SEAL' }),
    breathing(['filtration'], {}, true, standard),
  ]).toEqual([0, 0, 1]);
  expect(
    Rulebook.compile(ruleset, FILTERED).checkSetup({
      table: { width: 18288, height: 12192, pieces: [] },
      forces: [[{ card: sketch(), abilities: ['filtration'] }], [{ card: sketch() }]],
      zone: 6,
      limit: 9,
    }).length,
  ).toBe(1);
});
/** A squad under water, or in vacuum, that is hit. */
const drowned = (
  abilities: readonly string[],
  dice: readonly number[],
  card: Sketch = {},
  deep = true,
  rules = FILTERED,
  more: Partial<Unit> = {},
) => {
  const sunk: Partial<Unit> = deep ? { z: -508 } : {};
  const state = setPiece(
    [at({ damage: '1/1/1' }, 0, 20, 40, sunk), at({ ...soldiers, move: '4"s', ...card }, 1, 20, 37, { abilities, ...sunk, ...more })],
    deep ? {} : { weather: { ...DAY, vacuum: true } },
  );
  const game = scene(ruleset, state, rules);
  game.does(0, hit(), 6, 5, ...dice);
  return game.state.units[1]!.structure <= 0 || game.state.units[1]!.fate === 'destroyed';
};
rule('ASC-aug-filtration#2', 'a hole in the suit under water drowns them all the same', () => {
  expect([drowned(['filtration'], [6, 6]), drowned(['filtration'], [6, 5]), drowned([], [6, 6])]).toEqual([true, false, true]);
});
rule('ASC-aug-filtration#3', 'and there is nothing to filter in vacuum', () => {
  const airless: Partial<State> = { weather: { ...DAY, vacuum: true } };
  const by = withRules('ASC-aug-filtration');
  const walks = (abilities: readonly string[], card: Sketch = {}) => {
    const state = setPiece([squad(abilities, card, { moved: null }), at({}, 1, 60, 4)], { ...airless, phase: 'movement' });
    return refused(state, stay({ path: [{ x: 5080, y: 39 * 254 }] }), by);
  };
  const shoots = (abilities: readonly string[], card: Sketch = {}) =>
    refused(setPiece([squad(abilities, card), at({}, 1, 20, 37)], airless), hit(), by);
  expect([walks(['filtration']), shoots(['filtration']), walks([])]).toEqual([['AS-env-vacuum'], ['AS-env-vacuum'], ['AS-env-vacuum']]);
  expect([walks([], { specials: 'CAR4,SOA' }), shoots([], { specials: 'CAR4,SOA' }), walks([], { type: 'BA', specials: '' })]).toEqual([
    [],
    [],
    [],
  ]);
});
rule('ASC-quirk-poor-sealing', 'suits that are badly sealed are holed from ten on, in vacuum as under water', () => {
  const rules: readonly RuleId[] = [...standard, 'ASC-quirk-poor-sealing'];
  const suits: Sketch = { type: 'BA', specials: '' };
  const leaky: Partial<Unit> = { quirks: ['poor-sealing'] };
  expect([
    drowned([], [6, 4], suits, true, rules, leaky),
    drowned([], [6, 3], suits, true, rules, leaky),
    drowned([], [6, 4], suits, true, rules),
  ]).toEqual([true, false, false]);
  expect([drowned([], [6, 4], suits, false, rules, leaky), drowned([], [6, 4], suits, false, rules)]).toEqual([true, false]);
});
