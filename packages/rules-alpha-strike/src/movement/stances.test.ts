import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  at,
  done,
  hit,
  moving,
  lasting as pair,
  refused,
  ruleset,
  soldiers,
  standard,
  stay,
  suits,
  tank,
  term,
  withRules,
} from '../scene.fixture.ts';
import { patch, type Sketch, setPiece } from '../set-piece.ts';
import type { MoveCommand, Unit } from '../shape.ts';
import { INCH, tallness } from '../state.ts';

const north: MoveCommand = stay({ path: [{ x: 5080, y: 34 * 254 }] });

// Hull down, digging in
const low = withRules('ASC-hull-down-eligibility');
const crouch = stay({ stance: 'hullDown' });
const crouched: Partial<Unit> = { marks: [{ kind: 'hullDown', until: 0 }] };
rule('ASC-hull-down-eligibility', '’Mechs and ground vehicles may crouch, infantry may not, and only by agreement', () => {
  expect([
    refused(moving(pair(8)), crouch, low),
    refused(moving(pair(8, { type: 'CI' })), crouch, low),
    refused(moving(pair(8)), crouch),
  ]).toEqual([[], ['AS-hull-down'], ['AS-hull-down']]);
});
rule('AS-hull-down', 'nobody crouches while jumping', () =>
  expect(
    refused(moving(pair(8, { move: '8"j' })), stay({ mode: 'jump', stance: 'hullDown', path: [{ x: 5080, y: 36 * 254 }] }), low),
  ).toContain('AS-hull-down'),
);
rule('ASC-hull-down-no-jump', 'nor rises in a jump', () =>
  expect(
    refused(moving(pair(8, { move: '8"j' }, {}, crouched)), stay({ mode: 'jump', stance: 'rise', path: [{ x: 5080, y: 36 * 254 }] }), low),
  ).toContain('AS-hull-down'),
);
const stance = (card: Sketch, what: 'hullDown' | 'rise', more: Partial<Unit> = {}, pieces: Parameters<typeof setPiece>[2] = []) => {
  const state = moving(pair(8, card, {}, more), pieces);
  const answer = low.ask('stance', { state, unit: state.units[0]!, stance: what });
  return answer.terms.length === 0 ? undefined : answer.total;
};
rule('ASC-hull-down-mech-cost', 'three inches for two legs, two for more', () =>
  expect([stance({}, 'hullDown'), stance({ specials: 'QUAD' }, 'hullDown'), stance({ specials: 'TRIPOD' }, 'hullDown')]).toEqual([3, 2, 2]),
);
rule('ASC-hull-down-mech-leave', 'rising costs the same, and comes before moving', () => {
  expect([stance({}, 'rise', crouched), stance({ specials: 'QUAD' }, 'rise', crouched)]).toEqual([3, 2]);
  expect(refused(moving(pair(8, {}, {}, crouched)), north, low)).toContain('AS-hull-down');
});
rule('ASC-hull-down-stationary', 'a crouching unit that stays counts as standing still', () => {
  const game = scene(ruleset, moving(pair(8, { move: '12"' }, {}, crouched)), [...standard, 'ASC-hull-down-eligibility']);
  game.does(0, { ...stay(), mode: 'stand' });
  expect(low.ask('evasion', { state: game.state, unit: game.state.units[0]! }).total).toBe(0);
});
rule('ASC-hull-down-mech-effects', 'half as tall and one harder to hit', () => {
  const state = setPiece(pair(8, {}, {}, {}, crouched));
  expect([term(state, 'ASC-hull-down-eligibility', {}, low), tallness(state.units[1]!)]).toEqual([1, INCH]);
});
rule('ASC-hull-down-partial-cover', 'cover is measured against the lower height', () => {
  const behind = (height: number) =>
    refused(setPiece(pair(8, {}, {}, {}, crouched), {}, [patch('hill', 10, 31.6, 30, 31.9, { height })]), hit(), low);
  expect([behind(260), behind(100)]).toEqual([['AS-los-thirds'], []]);
});
const mud = [patch('mud', 18, 38, 22, 42)];
rule('ASC-hull-down-vehicle-terrain', 'a vehicle needs soft ground', () =>
  expect([
    stance(tank, 'hullDown'),
    stance(tank, 'hullDown', {}, mud),
    stance(tank, 'hullDown', {}, [patch('pavement', 18, 38, 22, 42)]),
  ]).toEqual([undefined, 2, undefined]),
);
rule('ASC-hull-down-vehicle-cost', 'and pays two inches each way', () =>
  expect([stance(tank, 'hullDown', {}, mud), stance(tank, 'rise', crouched, mud)]).toEqual([2, 2]),
);
rule('ASC-hull-down-vehicle-height', 'only large vehicles get lower', () => {
  const tall = (specials: string) => tallness(setPiece(pair(8, { type: 'SV', move: '8"t', specials }, {}, crouched)).units[0]!);
  expect([tall('LG'), tall('')]).toEqual([INCH, INCH]);
});
rule('ASC-hull-down-protomech-damage', 'a crouching ProtoMech does half', () => {
  const game = scene(ruleset, setPiece(pair(3, { type: 'PM' }, {}, crouched)), [...standard, 'ASC-hull-down-eligibility']);
  game.does(0, hit(), 6, 5);
  expect(game.state.units[1]!.armor).toBe(19);
});
rule('ASC-hull-down-vehicle-attacks', 'a crouching vehicle fires its turret only', () =>
  expect([
    refused(setPiece(pair(3, tank, {}, crouched)), hit(), low),
    refused(setPiece(pair(3, tank, {}, crouched)), hit({ how: 'turret' }), low),
  ]).toEqual([['ASC-hull-down-eligibility'], []]),
);
const digging = withRules('ASC-inf-dig-in-eligibility');
rule('ASC-inf-dig-in-eligibility', 'foot soldiers dig in, not on pavement; suits do not', () => {
  const dig = stay({ stance: 'digIn' });
  expect([
    refused(moving(pair(8, soldiers)), dig, digging),
    refused(moving(pair(8, soldiers), [patch('road', 18, 38, 22, 42)]), dig, digging),
    refused(moving(pair(8, suits(''))), dig, digging),
  ]).toEqual([[], ['AS-hull-down'], ['AS-hull-down']]);
});
const digTurn = () => {
  const game = scene(ruleset, moving(pair(8, soldiers)), [...standard, 'ASC-inf-dig-in-eligibility']);
  game.does(0, stay({ stance: 'digIn' }));
  game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  return game;
};
rule('ASC-inf-dig-in-process', 'a turn without attacks, then the ground around it is prepared', () => {
  const game = digTurn();
  expect(game.refuses(0, hit()).map(one => one.rule)).toContain('ASC-inf-dig-in-eligibility');
  game.does(0, done);
  game.does(1, done, 5, 5, 2, 2);
  expect(game.state.table.pieces).toMatchObject([{ kind: 'fortified', outline: { radius: INCH } }]);
});
rule('ASC-inf-dig-in-benefit', 'infantry in it is harder to hit by two', () => {
  const trench = [{ ...patch('fortified', 18, 30, 22, 32), id: 'trench' }];
  expect([
    term(setPiece(pair(8, {}, soldiers), {}, trench), 'ASC-inf-dig-in-eligibility', {}, digging),
    term(setPiece(pair(8), {}, trench), 'ASC-inf-dig-in-eligibility', {}, digging),
  ]).toEqual([2, undefined]);
});
rule('ASC-fortified-position-create', 'engineers fortify, suits among them', () =>
  expect(refused(moving(pair(8, suits('TRN'))), stay({ stance: 'fortify' }), digging)).toEqual([]),
);
rule('AS-sua-trn', 'nobody else does', () =>
  expect(refused(moving(pair(8, suits(''))), stay({ stance: 'fortify' }), digging)).toEqual(['AS-hull-down']),
);
rule('ASC-fortified-position-effect', 'vehicles may crouch there', () =>
  expect(stance(tank, 'hullDown', {}, [{ ...patch('fortified', 18, 38, 22, 42) }])).toBe(2),
);
const prone = withRules('ASC-inf-hit-the-deck');
rule('ASC-inf-hit-the-deck', 'prone infantry is harder to hit by one, and swarms worse', () => {
  const flat: Partial<Unit> = { marks: [{ kind: 'prone', until: 0 }] };
  expect([
    term(setPiece(pair(8, {}, soldiers, {}, flat)), 'ASC-inf-hit-the-deck', {}, prone),
    term(setPiece(pair(0, { ...suits('AM') }, {}, flat)), 'ASC-inf-hit-the-deck', { how: 'antimech' }, prone),
  ]).toEqual([1, 1]);
});
const wall = withRules('ASC-inf-unit-cover');
rule('ASC-inf-unit-cover', 'infantry behind a friend: three to hit it, one for its own shots', () => {
  const shield = (seat: 0 | 1, y: number) => at({}, seat, 20, y);
  expect(term(setPiece([...pair(8, {}, soldiers), shield(1, 30.748 + 318 / 254)]), 'ASC-inf-unit-cover', {}, wall)).toBe(3);
  expect(term(setPiece([...pair(8, soldiers), shield(0, 40 - 318 / 254)]), 'ASC-inf-unit-cover', {}, wall)).toBe(1);
});
