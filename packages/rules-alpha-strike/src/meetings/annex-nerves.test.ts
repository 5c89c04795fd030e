import type { RuleId } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { aloft, begin, carryOut, over, spot } from '../aerospace/sky.fixture.ts';
import { bombMarks } from '../artillery/bomb-load.ts';
import {
  at,
  hit,
  moving,
  lasting as pair,
  pass,
  plus,
  point,
  refused,
  ruleset,
  soldiers,
  stay,
  tank,
  withRules,
} from '../scene.fixture.ts';
import { patch, setPiece } from '../set-piece.ts';
import type { State, Unit } from '../shape.ts';

// Where nerves meet withdrawal, fire, digging, drones and commanders.

const NERVES: readonly RuleId[] = ['AS-withdraw', 'ASC-morale-check', 'ASC-morale-rout', 'ASC-morale-commanders', 'ASC-tbl-nerve-recovery'];
const rules = plus(...NERVES);
const routed: Partial<Unit> = { marks: [{ kind: 'routed', until: 0 }] };
const kinds = (game: { readonly state: State }, unit = 0) => game.state.units[unit]!.marks.map(({ kind }) => kind);

test('crippled × morale × withdrawal: who holds its nerve still has to leave', () => {
  const game = scene(ruleset, setPiece(pair(8, { structure: 5 }, {}, { armor: 0, structure: 1, hurt: 3 })), rules);
  pass(game, 1, 1, 2, 2, 5, 5);
  // A BattleMech needs a 2.
  expect(kinds(game)).toEqual(['withdrawing']);
  expect(game.refuses(0, stay({ path: [point(20, 36)] })).map(one => one.rule)).toEqual(['AS-withdraw']);
});
test('rally × withdrawal: nerve found again does not mend what is crippled', () => {
  const both: Partial<Unit> = {
    armor: 0,
    structure: 1,
    marks: [
      { kind: 'withdrawing', until: 0 },
      { kind: 'routed', until: 0 },
    ],
  };
  const game = scene(ruleset, setPiece(pair(8, { structure: 5 }, {}, both)), rules);
  pass(game, 6, 6, 2, 2, 5, 5);
  expect(kinds(game)).toEqual(['withdrawing']);
});
test('rout × digging in: who runs may not stop to dig, but may dig once it has its nerve back', () => {
  const by = withRules(
    ...NERVES,
    'ASC-inf-dig-in-eligibility',
    'ASC-fortified-position-create',
    'ASC-fortified-position-effect',
    'ASC-scen-forced-withdrawal',
  );
  const dig = stay({ stance: 'digIn' });
  expect([refused(moving(pair(8, soldiers, {}, routed)), dig, by), refused(moving(pair(8, soldiers)), dig, by)]).toEqual([
    ['ASC-scen-forced-withdrawal'],
    [],
  ]);
});
test('rout × shooting: it fires over its shoulder all the same', () => {
  expect(refused(setPiece(pair(8, {}, {}, routed)), hit(), withRules(...NERVES))).toEqual([]);
});
test('rout × spotting × indirect fire: it directs nobody', () => {
  const battery = setPiece([...pair(20, { specials: 'IF2' }), at({}, 0, 40, 40, routed)]);
  expect(refused(battery, hit({ how: 'indirect', spotter: 2 }), withRules(...NERVES))).toEqual(['ASC-morale-rout']);
});
test('inferno × heat × nerves: an IndustrialMech that burns is hot and shaken', () => {
  const game = begin(
    [aloft({ specials: 'BOMB4' }, 0, { marks: bombMarks(['inferno']) }), at({ type: 'IM', move: '4"' }, 1, 20, 20), at({}, 1, 60, 4)],
    rules,
  );
  game.does(0, over({ kind: 'bomb', at: spot(20, 20), bomb: 'inferno' }));
  game.does(0, carryOut, 6, 5);
  // Skill 4 and one for the fire: a 4 breaks.
  pass(game, 2, 2, 5, 5, 2, 2);
  expect([game.state.units[1]!.heat, kinds(game, 1)]).toEqual([2, ['routed']]);
});
test('inferno × fire-resistant armor: what does not burn is not shaken', () => {
  const game = begin(
    [
      aloft({ specials: 'BOMB4' }, 0, { marks: bombMarks(['inferno']) }),
      at({ type: 'IM', move: '4"', specials: 'FR' }, 1, 20, 20),
      at({}, 1, 60, 4),
    ],
    rules,
  );
  game.does(0, over({ kind: 'bomb', at: spot(20, 20), bomb: 'inferno' }));
  game.does(0, carryOut, 6, 5);
  pass(game, 5, 5, 2, 2);
  expect(kinds(game, 1)).toEqual([]);
});
test('drones × morale: a robot that is shot to pieces knows no fear', () => {
  const game = scene(
    ruleset,
    setPiece(pair(8, { type: 'IM', structure: 5, specials: 'RBT' }, {}, { armor: 0, structure: 1, hurt: 3, did: ['standard'] })),
    rules,
  );
  pass(game, 2, 2, 5, 5);
  expect(kinds(game)).not.toContain('routed');
});
test('commander × hill × rout: a commander behind a hill steadies nobody', () => {
  const needs = (pieces: Parameters<typeof setPiece>[2]) => {
    const state = setPiece([...pair(8, {}, {}, routed), at({}, 0, 40, 40, { commander: 'force' })], {}, pieces);
    return withRules(...NERVES).ask('morale', { state, unit: state.units[0]!, why: 'recovery' }).total;
  };
  expect([needs([]), needs([patch('hill', 29, 30, 31, 48, { height: 2000 })])]).toEqual([3, 5]);
});
test('commander who runs himself × others who run: a routed commander still counts as one who is seen', () => {
  const state = setPiece([...pair(8, soldiers, {}, routed), at(soldiers, 0, 30, 40, { commander: 'force', ...routed })]);
  // Skill 4, infantry 2, routed 3, the commander -2, another who runs +1.
  expect(withRules(...NERVES).ask('morale', { state, unit: state.units[0]!, why: 'recovery' }).total).toBe(8);
});
test('building × infantry × nerves: walls steady, and what broke indoors recovers by that number', () => {
  const house = [patch('building', 18, 38, 22, 42, { cf: 9, height: 900 })];
  const by = withRules(...NERVES);
  const inside = setPiece(pair(8, soldiers), {}, house);
  expect(by.ask('morale', { state: inside, unit: inside.units[0]!, why: 'shock' }).total).toBe(4);
  const outside = setPiece(pair(8, soldiers, {}, { marks: [{ kind: 'routed', until: 0, shocks: ['indoors'] }] }));
  expect(by.ask('morale', { state: outside, unit: outside.units[0]!, why: 'recovery' }).total).toBe(7);
});
test('smoke × fire × sight: a fire behind a hill frightens nobody', () => {
  const by = withRules(...NERVES);
  const needs = (...pieces: readonly Parameters<typeof patch>[]) => {
    const state = setPiece(
      pair(8, soldiers, {}, routed),
      {},
      pieces.map(one => patch(...one)),
    );
    return by.ask('morale', { state, unit: state.units[0]!, why: 'recovery' }).total;
  };
  expect([needs(), needs(['fire', 30, 38, 32, 42]), needs(['fire', 30, 38, 32, 42], ['hill', 24, 20, 26, 48, { height: 2000 }])]).toEqual([
    9, 11, 9,
  ]);
});
test('battlefield intelligence × rout: a scout that left the table tells nothing', () => {
  const game = scene(
    ruleset,
    setPiece([at({ specials: 'RCN', type: 'IM' }, 0, 20, 47.5, routed), at({}, 0, 30, 40), at({}, 1, 60, 4)]),
    rules,
  );
  pass(game, 5, 5, 2, 2);
  expect([game.state.units[0]!.fate, game.state.ratings ?? [0, 0]]).toEqual(['withdrawn', [0, 0]]);
});
test('tank × towing × nothing: a tank that is routed tows home as well as it can', () => {
  expect(
    refused(moving(pair(8, tank, {}, routed)), stay({ path: [point(20, 44)], facing: { dx: 0, dy: 1 } }), withRules(...NERVES)),
  ).toEqual([]);
});
