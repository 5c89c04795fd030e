import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  hit,
  lost,
  moving,
  lasting as pair,
  pass,
  plus,
  point,
  refused,
  ruleset,
  slow,
  soldiers,
  stay,
  suits,
  tank,
  term,
  walk,
  withRules,
} from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Command, MoveCommand, Unit } from '../../shape.ts';

type Pieces = Parameters<typeof setPiece>[2];
const RULE = 'ASC-hull-down-eligibility';
const rules = plus(RULE);
const low = withRules(RULE);
const crouch = stay({ stance: 'hullDown' });
const rise = stay({ stance: 'rise' });
const crouched: Partial<Unit> = { marks: [{ kind: 'hullDown', until: 0 }] };
const ground = (kind: Parameters<typeof patch>[0]): Pieces => [patch(kind, 18, 38, 22, 42)];
const mud = ground('mud');
const against = (card: Sketch, command: Command, more: Partial<Unit> = {}, pieces: Pieces = []) =>
  refused(moving(pair(8, card, {}, more), pieces), command, low);
/** The longest way on which a unit can still do that: whole inches to the south. */
const reach = (card: Sketch, stance: MoveCommand['stance'], more: Partial<Unit> = {}, pieces: Pieces = []) => {
  const state = moving(pair(8, card, {}, more), pieces);
  const goes = (inches: number) =>
    refused(state, stay({ ...(stance ? { stance } : {}), path: [point(20, 40 + inches)], facing: { dx: 0, dy: 1 } }), low).length === 0;
  return [1, 2, 3, 4, 5, 6, 7].filter(goes).at(-1);
};
const played = (placed: readonly Placed[], command: Command, pieces: Pieces = []) => {
  const game = scene(ruleset, moving(placed, pieces), rules);
  game.does(0, command);
  return game;
};
const isDown = (unit: Unit) => unit.marks.some(({ kind }) => kind === 'hullDown');

rule('ASC-hull-down-eligibility#1', '’Mechs, ProtoMechs and ground vehicles of every kind go hull down where players agree on it', () => {
  const kinds: readonly Sketch[] = [
    {},
    { type: 'IM' },
    { type: 'PM' },
    tank,
    { ...tank, move: '8"w' },
    { ...tank, move: '8"h' },
    { type: 'SV', move: '8"t' },
  ];
  for (const card of kinds) expect(isDown(played(pair(8, card), crouch, mud).state.units[0]!), JSON.stringify(card)).toBe(true);
  expect(refused(moving(pair(8)), crouch)).toEqual(['AS-move-declare']);
});
rule('ASC-hull-down-eligibility#2', 'infantry does not', () =>
  expect([against(soldiers, crouch, {}, mud), against(suits(''), crouch, {}, mud)]).toEqual([[RULE], [RULE]]),
);
rule('ASC-hull-down-eligibility#3', 'nor do VTOLs, not even on the ground, nor aircraft', () =>
  expect([
    against({ type: 'CV', move: '12"v' }, crouch, { airborne: true, z: 508 }, mud).includes(RULE),
    against({ type: 'CV', move: '12"v' }, crouch, {}, mud).includes(RULE),
    against({ type: 'AF', move: '7a' }, crouch, {}, mud).includes(RULE),
  ]).toEqual([true, true, true]),
);
rule('ASC-hull-down-stationary#1', 'a turn spent hull down is a turn spent standing still', () => {
  const game = played(pair(8, { move: '16"' }, {}, crouched), { ...stay(), mode: 'stand' });
  expect(low.ask('evasion', { state: game.state, unit: game.state.units[0]! }).total).toBe(0);
  const down = played(pair(8, { move: '16"' }), crouch);
  expect(low.ask('evasion', { state: down.state, unit: down.state.units[0]! }).total).toBe(0);
  const walked = played(pair(8, { move: '16"' }), walk(36));
  expect(low.ask('evasion', { state: walked.state, unit: walked.state.units[0]! }).total).toBe(3);
});
rule('ASC-hull-down-stationary#2', 'whoever is hull down stays in place, turn after turn', () => {
  expect(against({}, walk(39), crouched)).toContain('AS-hull-down');
  const game = played(pair(8, {}, {}, crouched), { ...stay(), mode: 'stand' });
  expect(isDown(game.state.units[0]!)).toBe(true);
});
rule('ASC-hull-down-mech-cost#1', 'three of eight inches for two legs', () =>
  expect([reach({ move: '8"' }, undefined), reach({ move: '8"' }, 'hullDown')]).toEqual([7, 5]),
);
rule('ASC-hull-down-mech-cost#2', 'two for three or four legs', () =>
  expect([reach({ specials: 'QUAD' }, 'hullDown'), reach({ specials: 'TRIPOD' }, 'hullDown')]).toEqual([6, 6]),
);
rule('ASC-hull-down-mech-cost#3', 'they come out of the Move on the ground: a jump pays for nothing', () => {
  const jumper: Sketch = { move: '2"/8"j' };
  expect(against(jumper, crouch)).toEqual(['AS-move-spend']);
  expect(against({ move: '3"/8"j' }, crouch)).toEqual([]);
  expect(against(jumper, stay({ stance: 'hullDown', mode: 'jump', path: [point(20, 39)] }))).toContain('AS-move-declare');
  expect(against({}, { ...crouch, mode: 'stand' })).toEqual([RULE]);
});
rule('ASC-hull-down-mech-leave#1', 'it goes nowhere before it has stood up', () => {
  expect(against({}, walk(38), crouched)).toContain('AS-hull-down');
  const game = played(pair(8, {}, {}, crouched), stay({ stance: 'rise', path: [point(20, 38)] }));
  expect([isDown(game.state.units[0]!), game.state.units[0]!.at!.y]).toEqual([false, 38 * 254]);
});
rule('ASC-hull-down-mech-leave#2', 'standing up costs what crouching cost: three inches, or two', () =>
  expect([
    reach({}, 'rise', crouched),
    reach({ specials: 'QUAD' }, 'rise', crouched),
    reach({ specials: 'TRIPOD' }, 'rise', crouched),
  ]).toEqual([5, 6, 6]),
);
const jumper: Sketch = { move: '8"j' };
rule('ASC-hull-down-no-jump#1', 'nobody goes hull down in a jump', () =>
  expect([
    against(jumper, stay({ mode: 'jump', stance: 'hullDown', path: [point(20, 36)] })),
    against(jumper, stay({ mode: 'jump', path: [point(20, 36)] })),
  ]).toEqual([['AS-move-declare'], []]),
);
rule('ASC-hull-down-no-jump#2', 'nor gets up to jump, nor jumps out of it', () => {
  expect(against(jumper, stay({ mode: 'jump', stance: 'rise', path: [point(20, 36)] }), crouched)).toContain('AS-move-declare');
  expect(against(jumper, stay({ mode: 'jump', path: [point(20, 36)] }), crouched)).toContain('AS-hull-down');
});
rule('ASC-hull-down-mech-effects#1', 'a ’Mech crouches anywhere, on a road as well', () =>
  expect([against({}, crouch), against({}, crouch, {}, ground('pavement')), against({}, crouch, {}, ground('road'))]).toEqual([[], [], []]),
);
/** Behind a low hill just in front of the target. */
const behind = (height: number, theirs: Partial<Unit>, card: Sketch = {}, by = low) => {
  const state = setPiece(pair(8, {}, card, {}, theirs), {}, [patch('hill', 10, 30.8, 30, 30.9, { height })]);
  if (refused(state, hit(), by).includes('AS-los-thirds')) return 'hidden';
  return term(state, 'AS-to-hit-cover', {}, by) === undefined ? 'seen' : 'covered';
};
rule('ASC-hull-down-mech-effects#2', 'it is half as tall: what hid its legs hides all of it', () =>
  expect([behind(240, {}), behind(240, crouched), behind(240, {}, { specials: 'LG' }), behind(300, crouched, { specials: 'LG' })]).toEqual([
    'covered',
    'hidden',
    'seen',
    'hidden',
  ]),
);
rule('ASC-hull-down-mech-effects#3', 'every attack on it is at +1', () => {
  expect([term(setPiece(pair(8, {}, {}, {}, crouched)), RULE, {}, low), term(setPiece(pair(8)), RULE, {}, low)]).toEqual([1, undefined]);
  expect(term(setPiece(pair(0, {}, {}, {}, crouched)), RULE, { how: 'strike' }, low)).toBe(1);
});
rule('ASC-hull-down-partial-cover#1', 'cover is measured against the lower height', () =>
  expect([behind(110, {}), behind(110, crouched)]).toEqual(['seen', 'covered']),
);
rule('ASC-hull-down-partial-cover#2', 'what covered it when it stood covers it only where it is lower than the crouching ’Mech', () =>
  expect([behind(200, {}), behind(260, {}), behind(130, crouched), behind(260, crouched)]).toEqual([
    'covered',
    'covered',
    'covered',
    'hidden',
  ]),
);
rule('ASC-hull-down-partial-cover#3', 'two thirds of its height block, though that is still lower than the ’Mech', () =>
  expect([behind(160, crouched), behind(172, crouched)]).toEqual(['covered', 'hidden']),
);
rule('ASC-hull-down-vehicle-terrain#1', 'ProtoMechs and vehicles do not crouch on pavement, roads or bridges', () => {
  for (const kind of ['pavement', 'road', 'bridge'] as const)
    for (const card of [tank, { type: 'PM' } as const])
      expect(against(card, crouch, {}, [...ground(kind)!, ...mud!.map(piece => ({ ...piece, id: 'mud' }))]), kind).toContain(RULE);
});
rule('ASC-hull-down-vehicle-terrain#2', 'on clear ground they need snow, mud, a field or sand, where their way ends', () => {
  expect([against(tank, crouch), against({ type: 'PM' }, crouch)]).toEqual([[RULE], [RULE]]);
  for (const kind of ['snow', 'mud', 'field', 'sand', 'woods', 'rough'] as const)
    expect(against(tank, crouch, {}, ground(kind)), kind).toEqual([]);
  const into = stay({ stance: 'hullDown', path: [point(20, 37)] });
  expect([against(tank, into, {}, [patch('sand', 18, 35, 22, 38)]), against(tank, into, {}, [patch('sand', 18, 39, 22, 42)])]).toEqual([
    [],
    [RULE],
  ]);
});
rule('ASC-hull-down-vehicle-terrain#3', 'and a position that engineers have fortified serves as well', () => {
  const engineers = [
    ...pair(8, tank),
    ...pair(8, { ...suits('TRN'), move: '4"f' })
      .slice(0, 1)
      .map(one => ({ ...one, x: 21.2 })),
  ];
  const game = scene(ruleset, moving(engineers), plus(RULE, 'ASC-fortified-position-create', 'ASC-fortified-position-effect'));
  expect(game.refuses(0, crouch).map(one => one.rule)).toEqual([RULE]);
  game.does(0, { ...stay(), mode: 'stand' });
  game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  game.does(0, { ...stay(), unit: 2, stance: 'fortify' });
  pass(game, 2, 2, 5, 5);
  game.does(0, crouch);
  expect(isDown(game.state.units[0]!)).toBe(true);
});
rule('ASC-hull-down-vehicle-cost#1', 'it costs them two inches, however they move', () =>
  expect(
    [{ type: 'PM' } as const, tank, { ...tank, move: '8"h' }].map(card => reach(card, 'hullDown', {}, [patch('field', 10, 30, 30, 48)])),
  ).toEqual([6, 6, 6]),
);
rule('ASC-hull-down-vehicle-cost#2', 'and two more to leave', () =>
  expect([reach(tank, 'rise', crouched), reach({ type: 'PM' }, 'rise', crouched)]).toEqual([6, 6]),
);
rule('ASC-hull-down-vehicle-cost#3', 'until then they stay', () => {
  expect([against(tank, walk(39), crouched), against({ type: 'PM' }, walk(39), crouched)].map(one => one.includes('AS-hull-down'))).toEqual(
    [true, true],
  );
  expect(isDown(played(pair(8, tank, {}, crouched), rise).state.units[0]!)).toBe(false);
});
rule('ASC-hull-down-vehicle-height#1', 'a large vehicle gets an inch lower', () => {
  const giant = (specials: string): Sketch => ({ type: 'SV', move: '8"t', specials });
  // Two thirds of two inches hide a standing one; crouching it is one inch tall.
  expect([behind(240, {}, giant('LG')), behind(240, crouched, giant('LG'))]).toEqual(['seen', 'hidden']);
  expect([behind(300, {}, giant('VLG')), behind(480, crouched, giant('VLG'))]).toEqual(['seen', 'hidden']);
});
rule('ASC-hull-down-vehicle-height#2', 'ProtoMechs and all other vehicles stay an inch tall', () => {
  const all = withRules(RULE, 'ASC-plos-partial-cover-all');
  for (const card of [tank, { type: 'PM' } as const])
    expect([behind(110, {}, card, all), behind(110, crouched, card, all)]).toEqual(['covered', 'covered']);
});
rule('ASC-hull-down-vehicle-height#3', 'but are hit at +1 like everybody else', () =>
  expect([tank, { type: 'PM' } as const].map(card => term(setPiece(pair(8, {}, card, {}, crouched)), RULE, {}, low))).toEqual([1, 1]),
);
rule('ASC-hull-down-protomech-damage#1', 'a crouching ProtoMech does half, rounded down, of one point nothing', () => {
  const dealt = (damage: string, more: Partial<Unit>) => {
    const state = setPiece(slow(3, { type: 'PM', damage }, {}, more));
    if (refused(state, hit(), low).includes('AS-range-nodamage')) return 0;
    const game = scene(ruleset, state, rules);
    game.does(0, hit(), 6, 5);
    return lost(game);
  };
  expect([dealt('3/3/3', {}), dealt('3/3/3', crouched), dealt('4/4/4', crouched), dealt('1/1/1', crouched)]).toEqual([3, 1, 2, 0]);
});
rule('ASC-hull-down-vehicle-attacks#1', 'a crouching vehicle fires its turret and nothing else', () => {
  const state = setPiece(slow(3, { ...tank, damage: '5/5/5', specials: 'TUR(2/2/-),ARTS-1' }, {}, crouched), {}, [
    patch('building', 10, 30, 12, 32, { cf: 9, height: 500 }),
  ]);
  expect(refused(state, hit(), low)).toEqual([RULE]);
  expect(refused(state, { type: 'demolish', unit: 0, piece: 'building' }, low)).toContain(RULE);
  expect(refused(state, { type: 'bombard', unit: 0, weapon: 'ART-S', at: point(20, 20) }, low)).toEqual([RULE]);
  const game = scene(ruleset, state, rules);
  game.does(0, hit({ how: 'turret' }), 6, 5);
  expect(lost(game)).toBe(2);
  expect(refused(setPiece(slow(3, tank)), hit(), low)).toEqual([]);
});
rule('ASC-hull-down-vehicle-attacks#2', 'without a turret it attacks nobody', () => {
  const state = setPiece(slow(3, { type: 'CV', move: '8"t' }, {}, crouched));
  expect([refused(state, hit(), low).includes(RULE), refused(state, hit({ how: 'turret' }), low)]).toEqual([
    true,
    ['AS-range-nodamage', 'AS-sua-tur'],
  ]);
});
rule('AS-hull-down', 'nobody crouches while jumping', () =>
  expect(against(jumper, stay({ mode: 'jump', stance: 'hullDown', path: [point(20, 36)] }))).toContain('AS-move-declare'),
);
