import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  at,
  BASE,
  hit,
  lost,
  moving,
  lasting as pair,
  pass,
  plus,
  point,
  refused,
  ruleset,
  soldiers,
  stay,
  suits,
  tank,
  term,
  withRules,
} from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Command, Unit } from '../../shape.ts';
import { INCH } from '../../state.ts';

type Pieces = Parameters<typeof setPiece>[2];
const DIG = 'ASC-inf-dig-in-eligibility';
const WORKS = [DIG, 'ASC-fortified-position-create', 'ASC-fortified-position-effect'] as const;
const digging = withRules(...WORKS);
const dig = stay({ stance: 'digIn' });
const ground = (kind: Parameters<typeof patch>[0], more = {}): Pieces => [patch(kind, 18, 38, 22, 42, more)];
const against = (card: Sketch, command: Command, pieces: Pieces = [], by = digging) => refused(moving(pair(8, card), pieces), command, by);
const foot = (move: string): Sketch => ({ type: 'CI', move });
const stands: Command = { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } };

rule('ASC-inf-dig-in-eligibility#1', 'foot, jump and motorized infantry dig in', () => {
  expect(['4"f', '6"j', '6"m', '4"f/6"j'].map(move => against(foot(move), dig))).toEqual([[], [], [], []]);
  expect(refused(moving(pair(8, soldiers)), dig)).toEqual(['AS-move-declare']);
});
rule('ASC-inf-dig-in-eligibility#2', 'battle armor does not', () => expect(against(suits(''), dig)).toEqual([DIG]));
rule('ASC-inf-dig-in-eligibility#3', 'nobody digs in roads, pavement, buildings or water', () => {
  expect(
    [ground('road'), ground('pavement'), ground('building', { cf: 9, height: 500 }), ground('water', { depth: 1 })].map(pieces =>
      against(soldiers, dig, pieces).includes(DIG),
    ),
  ).toEqual([true, true, true, true]);
  expect([against(soldiers, dig, ground('woods')), against(soldiers, dig, ground('rough'))]).toEqual([[], []]);
});
rule('ASC-inf-dig-in-eligibility#4', 'nor on wheels, tracks or hover, nor with MECH', () => {
  expect(['8"w', '8"t', '8"h', '8"v'].map(move => against(foot(move), dig).includes(DIG))).toEqual([true, true, true, true]);
  expect(against({ ...soldiers, specials: 'MECH' }, dig)).toEqual([DIG]);
});
rule('ASC-inf-dig-in-eligibility#5', 'infantry with ENG or TRN fortifies even a road, but no water', () => {
  const fortify = stay({ stance: 'fortify' });
  for (const specials of ['ENG', 'TRN'])
    expect([
      against(suits(specials), fortify, ground('road')),
      against({ ...foot('8"w'), specials }, fortify),
      against({ ...foot('4"f'), specials }, fortify, ground('water', { depth: 1 })).includes('ASC-fortified-position-create'),
    ]).toEqual([[], [], true]);
});
/** Soldiers dig; their enemy stays. */
const digTurn = (others: readonly Placed[] = []) => {
  const game = scene(ruleset, moving([...pair(8, soldiers), ...others]), plus(...WORKS));
  game.does(0, dig);
  game.does(1, stands);
  return game;
};
rule('ASC-inf-dig-in-process#1', 'it is declared with the move, and not afterwards', () => {
  const game = digTurn();
  expect(game.state.units[0]!.marks.map(({ kind }) => kind)).toEqual(['digging']);
  const late = setPiece(pair(8, soldiers));
  expect(refused(late, dig, digging)).not.toEqual([]);
});
rule('ASC-inf-dig-in-process#2', 'whoever digs does not move', () =>
  expect([
    against(soldiers, stay({ stance: 'digIn', path: [point(20, 39)] })),
    against(soldiers, stay({ path: [point(20, 39)] })),
    against(foot('6"j'), stay({ stance: 'digIn', mode: 'jump', path: [point(20, 39)] })),
  ]).toEqual([[DIG], [], [DIG, 'AS-move-declare'].sort()]),
);
rule('ASC-inf-dig-in-process#3', 'nor attacks in that turn', () => {
  const game = digTurn();
  expect(game.refuses(0, hit()).map(one => one.rule)).toContain('ASC-fortified-position-effect');
  const next = digTurn();
  pass(next, 5, 5, 2, 2);
  next.does(1, stands);
  next.does(0, { ...stay(), mode: 'stand' });
  expect(next.book.check(ruleset.view(next.state, next.state.active), { ...hit() }, 0).map(one => one.rule)).not.toContain(
    'ASC-fortified-position-effect',
  );
});
rule('ASC-inf-dig-in-process#4', 'as long as it digs it is hit as easily as ever', () => {
  const game = digTurn();
  expect(term(game.state, 'ASC-fortified-position-effect', { unit: 1, target: 0 }, digging)).toBeUndefined();
});
rule('ASC-inf-dig-in-process#5', 'without a roll the ground is prepared in the End Phase, two inches across', () => {
  const game = digTurn();
  expect(game.state.table.pieces).toEqual([]);
  pass(game, 5, 5, 2, 2);
  expect(game.state.table.pieces).toMatchObject([{ kind: 'fortified', outline: { kind: 'circle', radius: INCH, at: point(20, 40) } }]);
});
const trench = [{ ...patch('fortified', 18, 30, 22, 32), id: 'trench' }];
const inIt = (card: Sketch, theirs: Partial<Unit> = {}, pieces: Pieces = trench) =>
  term(setPiece(pair(8, {}, card, {}, theirs), {}, pieces), 'ASC-fortified-position-effect', {}, digging);
rule('ASC-inf-dig-in-benefit#1', 'dug in it is harder to hit by two', () => {
  const game = digTurn();
  pass(game, 5, 5, 2, 2);
  expect(term(game.state, 'ASC-fortified-position-effect', { unit: 1, target: 0 }, digging)).toBe(2);
  expect([inIt(soldiers), inIt({}), inIt(tank)]).toEqual([2, undefined, undefined]);
});
rule('ASC-inf-dig-in-benefit#2', 'outside again it is not', () => {
  const game = digTurn();
  pass(game, 2, 2, 5, 5);
  game.does(0, stay({ path: [point(23, 40)] }));
  expect(term(game.state, 'ASC-fortified-position-effect', { unit: 1, target: 0 }, digging)).toBeUndefined();
});
rule('ASC-inf-dig-in-benefit#3', 'any infantry that comes there later has it as well, suits too', () =>
  expect([inIt(suits('')), inIt(foot('8"w')), inIt(soldiers, {}, [])]).toEqual([2, 2, undefined]),
);

const DECK = 'ASC-inf-hit-the-deck';
const deck = withRules(DECK);
const drop = stay({ stance: 'hitDeck' });
const flat: Partial<Unit> = { marks: [{ kind: 'prone', until: 0 }] };
rule('ASC-inf-hit-the-deck#1', 'any infantry throws itself to the ground anywhere, nobody else does', () => {
  expect([soldiers, suits(''), foot('8"w')].map(card => against(card, drop, [], deck))).toEqual([[], [], []]);
  expect(
    [ground('road'), ground('building', { cf: 9, height: 500 }), ground('woods')].map(pieces => against(soldiers, drop, pieces, deck)),
  ).toEqual([[], [], []]);
  expect([against({}, drop, [], deck), against(tank, drop, [], deck)]).toEqual([[DECK], [DECK]]);
});
rule('ASC-inf-hit-the-deck#2', 'that is its whole movement: it goes nowhere in that turn', () =>
  expect([against(soldiers, stay({ stance: 'hitDeck', path: [point(20, 39)] }), [], deck), against(soldiers, drop, [], deck)]).toEqual([
    [DECK],
    [],
  ]),
);
rule('ASC-inf-hit-the-deck#3', 'it is harder to hit by one', () =>
  expect([term(setPiece(pair(8, {}, soldiers, {}, flat)), DECK, {}, deck), term(setPiece(pair(8, {}, soldiers)), DECK, {}, deck)]).toEqual([
    1,
    undefined,
  ]),
);
rule('ASC-inf-hit-the-deck#4', 'and swarms ’Mechs worse by one; its shots are as good as ever', () => {
  const state = setPiece(pair(0, suits('AM'), {}, flat));
  expect([term(state, DECK, { how: 'antimech' }, deck), term(state, DECK, {}, deck)]).toEqual([1, undefined]);
  expect(term(setPiece(pair(0, suits('AM'))), DECK, { how: 'antimech' }, deck)).toBeUndefined();
});
rule('ASC-inf-hit-the-deck#5', 'it lies there turn after turn until it moves', () => {
  const game = scene(ruleset, moving(pair(8, soldiers)), plus(DECK));
  game.does(0, drop);
  game.does(1, stands);
  const lies = () => game.state.units[0]!.marks.some(({ kind }) => kind === 'prone');
  pass(game, 2, 2, 5, 5);
  expect(lies()).toBe(true);
  game.does(0, { ...stay(), mode: 'stand' });
  expect(lies()).toBe(true);
  game.does(1, stands);
  pass(game, 2, 2, 5, 5);
  game.does(0, stay({ path: [point(20, 39)] }));
  expect(lies()).toBe(false);
  expect(game.story()).toContain('Sketch #1 gets up');
});

const wall = withRules('ASC-inf-unit-cover');
/** Somebody right in front of the infantry that is shot at, or that shoots. */
const shelter = (card: Sketch, seat: 0 | 1, more: Partial<Unit> = {}, aside = 0) =>
  term(setPiece([...pair(8, {}, soldiers), at(card, seat, 20 + aside, 32, more)]), 'ASC-inf-unit-cover', {}, wall);
rule('ASC-inf-unit-cover#1', 'friends that are no infantry are cover; enemies and infantry are none', () =>
  expect([shelter({}, 1), shelter(tank, 1), shelter(soldiers, 1), shelter({}, 0)]).toEqual([3, 3, undefined, undefined]),
);
rule('ASC-inf-unit-cover#2', 'in base contact, not near by', () => {
  const apart = (y: number) => term(setPiece([...pair(8, {}, soldiers), at({}, 1, 20, y)]), 'ASC-inf-unit-cover', {}, wall);
  expect([apart(32), apart(32.2)]).toEqual([3, undefined]);
});
rule('ASC-inf-unit-cover#3', 'three harder where the line goes through the base, and not past it; others have no use of it', () => {
  expect(shelter({}, 1)).toBe(3);
  const beside = setPiece([...pair(8, {}, soldiers), at({}, 1, 20 + BASE, 30.748)]);
  expect(term(beside, 'ASC-inf-unit-cover', {}, wall)).toBeUndefined();
  expect(term(setPiece([...pair(8), at({}, 1, 20, 32)]), 'ASC-inf-unit-cover', {}, wall)).toBeUndefined();
});
rule('ASC-inf-unit-cover#4', 'its own shots past its cover are one harder', () => {
  const from = (y: number, card: Sketch = soldiers) => term(setPiece([...pair(8, card), at({}, 0, 20, y)]), 'ASC-inf-unit-cover', {}, wall);
  expect([from(40 - BASE), from(40 + BASE), from(40 - BASE, {})]).toEqual([1, undefined, undefined]);
  const game = scene(ruleset, setPiece([...pair(8, soldiers, { move: '4"' }), at({}, 0, 20, 40 - BASE)]), plus('ASC-inf-unit-cover'));
  // Skill 4, two for Medium range, one for the friend in the way.
  game.does(0, hit(), 3, 3);
  expect(lost(game)).toBe(0);
});
