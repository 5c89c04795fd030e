import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { at, book, done, hit, pair, plus, refused, ruleset, standard, term } from '../scene.fixture.ts';
import { JUMPED, patch, type Sketch, setPiece } from '../set-piece.ts';
import type { MoveCommand, Unit } from '../shape.ts';
import { after, alone, bookOf, CE, cost, FIRST, go, inches, mover, one, verdict } from './move.fixture.ts';

const still: Partial<Unit> = { moved: { mode: 'stand', length: 0, from: null } };
const evasion = (unit: Unit, rules = standard) => bookOf(rules).ask('evasion', { state: alone(), unit }).total;

rule('AS-move-declare#1', 'each mode has a Move of its own, and whoever lacks a mode may not use it', () => {
  const jumper = one({ move: '8"/10"j' });
  expect([inches(jumper, 'ground'), inches(jumper, 'jump'), inches(one({}), 'jump'), inches(one({ specials: 'UMU' }), 'sub')]).toEqual([
    8, 10, 0, 8,
  ]);
  expect(verdict(alone(), go(20, 28, 'jump'))).toContain('AS-move-declare');
  expect([verdict(alone(), go(20, 28, 'sprint')), verdict(alone(), go(20, 28, 'sprint'), [...standard, 'AS-sprint'])]).toEqual([
    ['AS-move-declare', 'AS-move-spend'],
    [],
  ]);
  const stand: MoveCommand = { ...go(20, 28, 'stand'), path: [] };
  expect([verdict(alone(), stand), verdict(alone(), go(20, 28, 'stand'))]).toEqual([[], ['AS-move-declare']]);
});
rule('AS-move-declare#2', 'whoever has walked does not jump in the same turn', () => {
  const game = after(alone({ move: '8"j' }), go(20, 28));
  expect(game.state.units[0]?.moved?.mode).toBe('ground');
  const again = { ...game.state, active: 0 };
  expect(verdict(again, go(20, 24, 'jump'))).toEqual(['AS-turn']);
});
rule('AS-move-minimum#1', 'two inches into legal ground, however dear; a little farther is too far', () => {
  const slow = alone({ move: '1"' }, [patch('woods', 10, 10, 30, 40, { level: 3 })]);
  expect([verdict(slow, go(20, 28)), verdict(slow, go(20, 27.9))]).toEqual([[], ['AS-move-spend']]);
  expect(verdict(alone({ move: '0"' }), go(20, 28))).toContain('AS-move-declare');
});
rule('AS-move-minimum#2', 'after it the Move is as small as before', () => {
  const slow = alone({ move: '1"' }, [patch('woods', 10, 10, 30, 40, { level: 3 })]);
  expect(inches(mover(after(slow, go(20, 28))), 'ground')).toBe(1);
});
rule('AS-move-minimum#3', 'it is as easy to hit as before, and aims no better for it', () => {
  const game = after(alone({ move: '1"' }, [patch('woods', 10, 10, 30, 40, { level: 3 })]), go(20, 28));
  expect(evasion(mover(game))).toBe(0);
  const aim = aimOf({ ...game.state, phase: 'combat', active: 0 }, hit());
  if (!aim) throw new Error('no aim');
  expect(book.ask('toHit', aim).terms.some(({ rule: id }) => id === 'AS-to-hit-att-still')).toBe(false);
});
rule('AS-move-standstill#1', 'an inch is a move, less than an inch is none', () => {
  const moved = (y: number) => evasion(mover(after(alone({ move: '12"' }), go(20, y))));
  expect([moved(29.5), moved(29)]).toEqual([0, 2]);
});
rule('AS-move-facing#1', 'a whole turn about costs nothing, and it has to face somewhere', () => {
  const backward = { ...go(20, 22), facing: { dx: -3, dy: 1 } };
  expect(mover(after(alone(), backward)).facing).toEqual({ dx: -3, dy: 1 });
  expect(verdict(alone(), { ...go(20, 22), facing: { dx: 0, dy: 0 } })).toEqual(['AS-move-facing']);
});
rule('AS-move-facing#2', 'it faces that way through combat and until it moves again', () => {
  const game = after(alone(), { ...go(20, 22), facing: { dx: 1, dy: 0 } });
  game.does(1, { type: 'move', unit: 1, mode: 'stand', path: [], facing: { dx: 0, dy: 1 } });
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1);
  expect([game.state.turn, mover(game).facing]).toEqual([2, { dx: 1, dy: 0 }]);
});
rule('AS-move-prohibited#1', 'wheels do not go into woods, not even two inches', () => {
  const car = (y: number) => alone({ type: 'CV', move: '10"w' }, [patch('woods', 10, 20, 30, y)]);
  expect([verdict(car(26), go(20, 25)), verdict(car(29), go(20, 28)), verdict(car(20.5), go(20, 25))]).toEqual([
    ['AS-move-prohibited'],
    ['AS-move-prohibited'],
    [],
  ]);
});
const flying: Partial<Unit> = { airborne: true, z: 4 * 254 };
rule('AS-move-prohibited#2', 'a VTOL flies over woods and crashes when it has to come down in them', () => {
  const woods = [patch('woods', 10, 10, 30, 40)];
  const flyer: Sketch = { type: 'CV', move: '12"v' };
  expect(cost(alone(flyer, woods, { airborne: true, z: 508 }), go(20, 24))).toBe(6);
  const shot = setPiece(
    pair(3, {}, { ...flyer, armor: 20 }, {}, { ...flying, waiting: [{ kind: 'motiveStop', rule: 'AS-motive' }] }),
    {},
    woods,
  );
  const game = scene(ruleset, shot);
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1);
  expect([game.state.units[1]?.airborne, game.state.units[1]?.z, game.state.units[1]?.armor]).toEqual([false, 0, 19]);
});
rule('AS-jump#1', 'one value with a j is for walking and jumping alike, two are kept apart', () => {
  const both = one({ move: '8"j' });
  const apart = one({ move: '8"/6"j' });
  expect([both, apart].map(unit => [inches(unit, 'ground'), inches(unit, 'jump')])).toEqual([
    [8, 8],
    [8, 6],
  ]);
  expect([verdict(alone({ move: '6"j' }), go(20, 24, 'jump')), verdict(alone({ move: '6"j' }), go(20, 23.9, 'jump'))]).toEqual([
    [],
    ['AS-move-spend'],
  ]);
});
rule('AS-jump#2', 'one straight line, and woods on the way cost nothing', () => {
  const jumper = alone({ move: '6"j' }, [patch('woods', 10, 26, 30, 29)]);
  expect([cost(jumper, go(20, 25, 'jump')), cost(jumper, go(20, 25))]).toEqual([5, 8]);
  const corner: MoveCommand = { ...go(20, 25, 'jump'), path: [...go(20, 27).path, ...go(20, 25).path] };
  expect(verdict(jumper, corner)).toEqual(['AS-jump']);
});
rule('AS-jump#3', 'troops do not land in deep water, a ’Mech does', () => {
  const lake = [patch('water', 10, 10, 30, 28, { depth: 508 })];
  const lands = (card: Sketch) => verdict(alone({ move: '8"j', ...card }, lake), go(20, 26, 'jump'));
  expect([lands({}), lands({ type: 'CI' }), lands({ type: 'CI', specials: 'UMU' })]).toEqual([[], ['AS-jump'], []]);
});
rule('AS-jump-height#1', 'a jump of 8 inches clears 4 inches, not 5, and lands no higher', () => {
  const over = (height: number, y: number) =>
    verdict(alone({ move: '8"j' }, [patch('hill', 10, 26, 30, 28, { height: height * 254 })]), go(20, y, 'jump'));
  expect([over(4, 24), over(5, 24), over(4, 27), over(5, 27)]).toEqual([[], ['AS-jump'], [], ['AS-jump']]);
});
const attack = (how: 'standard' | 'strike' | 'TAG', card: Sketch, moved: Unit['moved'], id: Parameters<typeof term>[1], apart = 0) =>
  term(setPiece(pair(apart, { specials: 'TAG', move: '8"j', ...card }, {}, { moved })), id, { how });
rule('AS-jump-mods#1', '+2 on weapons, devices and blows', () => {
  expect((['standard', 'TAG', 'strike'] as const).map(how => attack(how, {}, JUMPED, 'AS-to-hit-att-jump'))).toEqual([2, 2, 2]);
  expect(attack('standard', {}, { mode: 'ground', length: 900, from: null }, 'AS-to-hit-att-jump')).toBeUndefined();
});
rule('AS-jump-mods#2', 'a target that jumped 12 inches is harder by 2 and 1, whatever its walk', () => {
  const [move, extra] = (['AS-tmm-13c', 'AS-to-hit-jumped'] as const).map(id =>
    term(setPiece(pair(3, {}, { move: '4"/12"j' }, {}, { moved: JUMPED })), id),
  );
  expect([move, extra]).toEqual([2, 1]);
});
rule('AS-jump-mods#3', 'troops and suits have neither the +2 nor the -1', () => {
  for (const type of ['CI', 'BA'] as const)
    expect([
      attack('standard', { type, move: '6"j' }, JUMPED, 'AS-to-hit-att-jump', 3),
      attack('standard', { type, move: '6"j' }, still.moved ?? null, 'AS-to-hit-att-still', 3),
    ]).toEqual([undefined, undefined]);
  expect(attack('standard', {}, still.moved ?? null, 'AS-to-hit-att-still', 3)).toBe(-1);
});
rule('AS-jump-noheat#1', 'a ’Mech that jumped and fired is as cool as before', () => {
  const game = scene(ruleset, setPiece(pair(3, { move: '8"j' }, {}, { moved: JUMPED })));
  game.does(0, hit(), 1, 1);
  game.does(0, done);
  game.does(1, done, 1, 1, 6, 6);
  expect(game.state.units[0]?.heat).toBe(0);
});
rule('AS-jump-noheat#2', 'heat shortens the walk and not the jump', () => {
  const hot = one({ move: '8"j' }, { heat: 2 });
  expect([inches(hot, 'ground'), inches(hot, 'jump')]).toEqual([4, 8]);
});
rule('AS-jump-noheat#3', 'in the Commander’s Edition a hot walker loses a point of its modifier, a hot jumper none', () => {
  const card: Sketch = { move: '8"j', tmm: 2 };
  const walked = one(card, { heat: 2, moved: { mode: 'ground', length: 900, from: null } });
  const jumped = one(card, { heat: 2, moved: JUMPED });
  expect([evasion(walked, CE), evasion(jumped, CE)]).toEqual([1, 2 + 1]);
});
const vtol: Sketch = { type: 'CV', move: '12"v' };
rule('AS-vtol#1', 'over woods and water for the length alone, and an inch for every inch up or down', () => {
  const lake = [patch('woods', 10, 26, 30, 28), { ...patch('water', 10, 20, 30, 26, { depth: 1016 }), id: 'lake' }];
  const flyer = alone(vtol, lake, { airborne: true, z: 508 });
  expect([2, 5, 1].map(height => cost(flyer, go(20, 24, 'ground', { height })))).toEqual([6, 9, 7]);
  expect(verdict(alone(), go(20, 24, 'ground', { height: 2 }))).toContain('AS-vtol');
});
rule('AS-vtol#2', 'in the air +1, landed nothing', () => {
  const state = (more: Partial<Unit>) => setPiece(pair(3, {}, vtol, {}, more));
  expect([flying, {}].map(more => term(state(more), 'AS-to-hit-air-vtol'))).toEqual([1, undefined]);
});
rule('AS-vtol#3', 'without Move it comes down and is hurt, slower it stays up', () => {
  const waiting: Unit['waiting'] = [{ kind: 'motiveSlow', rule: 'AS-motive' }];
  const end = (value: number) => {
    const moves = [{ value, code: 'v' }];
    const game = scene(ruleset, setPiece(pair(3, {}, { ...vtol, armor: 20 }, {}, { ...flying, moves, waiting })));
    game.does(0, done);
    game.does(1, done, 6, 6, 1, 1);
    return [game.state.units[1]?.airborne, game.state.units[1]?.armor];
  };
  expect([end(2), end(6)]).toEqual([
    [false, 19],
    [true, 20],
  ]);
});
rule('AS-vtol#4', 'two bombs cost it four inches', () => {
  const bombs = (value: number): Unit['marks'] => [{ kind: 'bombs', until: 0, value, bomb: 'he' }];
  expect([0, 1, 2].map(count => inches(one({ ...vtol, specials: 'BOMB2' }, { marks: count ? bombs(count) : [] }), 'ground'))).toEqual([
    12, 10, 8,
  ]);
});
const skimmer: Sketch = { type: 'CV', move: '12"g' };
rule('AS-wige#1', 'four inches keep it one level up, two inches or one; less sets it down', () => {
  const up = (y: number, rules = standard) => mover(after(alone(skimmer), go(20, y), rules)).z / 254;
  expect([up(26), up(26.1), up(26, CE)]).toEqual([2, 0, 1]);
});
rule('AS-wige#2', 'up it is harder to hit by one', () => {
  const state = (airborne: boolean) => setPiece(pair(3, {}, skimmer, {}, { airborne, z: airborne ? 508 : 0 }));
  expect([true, false].map(up => term(state(up), 'AS-to-hit-air-vtol'))).toEqual([1, undefined]);
});
const sea = [patch('water', 10, 10, 30, 40, { depth: 8 * 254 })];
rule('AS-sub#1', 'six inches deeper cost six, in the Commander’s Edition twelve, and nobody dives into the ground', () => {
  const boat = alone({ type: 'CV', move: '12"s' }, sea);
  const dive = go(20, 26, 'sub', { height: 2 });
  expect([cost(boat, dive), cost(boat, dive, CE), cost(boat, go(20, 26, 'sub'))]).toEqual([4 + 6, 4 + 12, 4]);
  expect(mover(after(boat, dive)).z).toBe(-6 * 254);
  expect(verdict(alone({ type: 'CV', move: '12"s' }, sea, { z: -8 * 254 }), go(20, 26, 'sub', { height: 20 }))).toEqual([]);
  expect(mover(after(alone({ type: 'CV', move: '20"s' }, sea, { z: -8 * 254 }), go(20, 26, 'sub', { height: 20 }))).z).toBe(0);
});
rule('AS-sub#2', 'swimmers dive like boats and not on land; an amphibious tank stays on the surface', () => {
  const dive = go(20, 26, 'sub', { height: 4 });
  const amphibian: Sketch = { type: 'CV', move: '20"t', specials: 'AMP' };
  expect(mover(after(alone({ specials: 'UMU', move: '20"' }, sea), dive)).z).toBe(-4 * 254);
  expect(verdict(alone({ specials: 'UMU' }), go(20, 28, 'sub'))).toEqual(['AS-move-prohibited']);
  expect(verdict(alone(amphibian, sea), dive)).toContain('AS-move-declare');
  expect(mover(after(alone(amphibian, sea), go(20, 26))).z).toBe(0);
});
const sprinting = plus('AS-sprint');
rule('AS-sprint#1', 'half as far again, rounded up', () => {
  expect(['8"', '10"', '7"'].map(move => inches(one({ move }), 'sprint', bookOf(sprinting)))).toEqual([12, 15, 11]);
  expect(inches(one({}, { heat: 1 }), 'sprint', bookOf(sprinting))).toBe(9);
  expect(inches(one({}), 'sprint')).toBe(0);
});
const ran: Partial<Unit> = { moved: { mode: 'sprint', length: 3000, from: null } };
rule('AS-sprint#2', 'neither guns nor fists nor shells, at units, buildings or points', () => {
  const state = setPiece([...pair(0, { specials: 'ARTS-1' }, {}, ran)], {}, [patch('building', 30, 30, 34, 34, { cf: 10 })]);
  const by = bookOf(sprinting);
  expect(refused(state, hit(), by)).toContain('AS-sprint');
  expect(refused(state, hit({ how: 'strike' }), by)).toContain('AS-sprint');
  expect(refused(state, { type: 'demolish', unit: 0, piece: 'building' }, by)).toContain('AS-sprint');
  expect(refused(state, { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 2540 } }, by)).toContain('AS-sprint');
  expect(refused(setPiece(pair(3)), hit(), by)).toEqual([]);
});
rule('AS-sprint#3', 'it spots for nobody', () => {
  const state = (more: Partial<Unit>) => setPiece([...pair(8, { specials: 'IF2' }), at({}, 0, 30, 34, more)]);
  const shot = hit({ how: 'indirect', spotter: 2 });
  expect([refused(state(ran), shot, bookOf(sprinting)), refused(state({}), shot, bookOf(sprinting))]).toEqual([['AS-sprint'], []]);
  expect(refused(state(ran), { type: 'deed', unit: 2, deed: 'spot' }, bookOf(sprinting))).toEqual(['AS-sprint']);
});
rule('AS-sprint#4', 'nobody gets on or off while it sprints', () => {
  const truck = [
    at({ type: 'CV', move: '8"t', specials: 'IT8' }, 0, 20, 30, { moved: null }),
    at({ type: 'CI', move: '4"f', specials: 'CAR4' }, 0, 21.25, 30, { moved: null }),
  ];
  const state = setPiece([...truck, at({}, 1, 60, 4)], { phase: 'movement' });
  const riding = setPiece(
    [
      truck[0] ?? at({}, 0, 0, 0),
      at({ type: 'CI', specials: 'CAR4' }, 0, 20, 30, { fate: 'riding', rides: 0, at: null }),
      at({}, 1, 60, 4),
    ],
    { phase: 'movement' },
  );
  expect([
    verdict(state, go(20, 24, 'sprint', { mounts: [1] }), sprinting),
    verdict(state, go(20, 25, 'ground', { mounts: [1] }), sprinting),
  ]).toEqual([['AS-sprint'], []]);
  expect([
    verdict(riding, go(20, 24, 'sprint', { drops: [1] }), sprinting),
    verdict(riding, go(20, 25, 'ground', { drops: [1] }), sprinting),
  ]).toEqual([['AS-sprint'], []]);
});
rule('AS-sprint#5', 'a sprint of 12 inches is as hard to hit as the walk of 8', () => {
  const ranFar = mover(after(alone({ move: '8"' }), go(20, 18, 'sprint'), sprinting));
  expect([ranFar.moved?.length, evasion(ranFar, sprinting)]).toEqual([12 * 254, 1]);
});
rule('AS-sprint#6', 'neither VTOLs nor aircraft sprint, and the jump Move does not count', () => {
  const of = (card: Sketch) => inches(one(card), 'sprint', bookOf(sprinting));
  expect([of(vtol), of({ type: 'AF', move: '6a' }), of({ move: '4"/10"j' })]).toEqual([0, 0, 6]);
});
const evading = [...FIRST, ...(['AS-evade'] as const)];
rule('AS-evade#1', 'whoever evades attacks nothing', () => {
  const state = setPiece(pair(3, {}, {}, { moved: { mode: 'evade', length: 900, from: null } }), {}, [
    patch('building', 20, 20, 24, 24, { cf: 9 }),
  ]);
  expect([
    refused(state, hit(), bookOf(evading)),
    refused(state, { type: 'demolish', unit: 0, piece: 'building' }, bookOf(evading)),
  ]).toEqual([['AS-evade'], ['AS-evade']]);
});
rule('AS-evade#2', 'by Skill 4, 4, 3, 3, 2, 2, 1, 1 besides its Move', () => {
  const plain = evasion(one({ move: '8"' }), FIRST);
  const skills = [0, 1, 2, 3, 4, 5, 6, 7].map(skill =>
    evasion(one({ move: '8"' }, { skill, moved: { mode: 'evade', length: 900, from: null } }), evading),
  );
  expect(skills.map(total => total - plain)).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
  expect(mover(after(alone(), go(20, 23, 'evade'), evading)).moved?.mode).toBe('evade');
});
rule('AS-evade#3', 'without the option there is no such move, in the Commander’s Edition as in the others', () => {
  for (const rules of [FIRST, standard, CE]) expect(verdict(alone(), go(20, 28, 'evade'), rules)).toContain('AS-move-declare');
  expect(verdict(alone(), go(20, 28, 'evade'), evading)).toEqual([]);
});
rule('AS-stacking#1', 'through friends, but not onto them', () => {
  const crowd = (seat: 0 | 1, card: Sketch = {}) =>
    setPiece([at({}, 0, 20, 30, { moved: null }), at(card, seat, 20, 27, { moved: null })], { phase: 'movement', active: 0 });
  expect([verdict(crowd(0), go(20, 24)), verdict(crowd(0), go(20, 27.5)), verdict(crowd(0), go(20, 28.3))]).toEqual([
    [],
    ['AS-stacking'],
    [],
  ]);
});
rule('AS-stacking#2', 'not through enemies, be they troops; a jump goes over them', () => {
  const crowd = (card: Sketch) =>
    setPiece([at({ move: '8"j' }, 0, 20, 30, { moved: null }), at(card, 1, 20, 27, { moved: null })], { phase: 'movement', active: 0 });
  expect([
    verdict(crowd({}), go(20, 24)),
    verdict(crowd({ type: 'CI', move: '4"f' }), go(20, 24)),
    verdict(crowd({}), go(20, 24, 'jump')),
  ]).toEqual([['AS-stacking'], ['AS-stacking'], []]);
});
rule('AS-stacking#3', 'nobody but troops gets past a superheavy of the same side', () => {
  const past = (card: Sketch) =>
    verdict(
      setPiece([at({ move: '8"', ...card }, 0, 20, 30, { moved: null }), at({ specials: 'LG' }, 0, 20, 27, { moved: null })], {
        phase: 'movement',
        active: 0,
      }),
      go(20, 24),
    );
  expect([past({}), past({ type: 'CV', move: '8"t' }), past({ type: 'CI', move: '8"f' })]).toEqual([['AS-stacking'], ['AS-stacking'], []]);
});
rule('AS-stacking#4', 'a large vehicle keeps others an inch from its middle, a very large one two, a super-large one three', () => {
  const beside = (specials: string, apart: number) =>
    verdict(
      setPiece([at({ move: '12"' }, 0, 20, 30, { moved: null }), at({ type: 'SV', move: '4"t', specials }, 0, 20, 20, { moved: null })], {
        phase: 'movement',
        active: 0,
      }),
      go(20, 20 + apart + 159 / 254),
    );
  expect(
    [beside('LG', 1), beside('LG', 0.9), beside('VLG', 2), beside('VLG', 1.9), beside('SLG', 3), beside('SLG', 2.9)].map(no => no.length),
  ).toEqual([0, 1, 0, 1, 0, 1]);
});
rule('AS-scale-inch#1', 'the table ends at its edge, an inch is an inch, and a hill is as high in inches', () => {
  expect(verdict(alone({ move: '40"' }), go(20, -1))).toContain('AS-scale-inch');
  expect([cost(alone(), go(20, 20)), cost(alone({}, [patch('hill', 10, 10, 30, 28, { height: 3 * 254 })]), go(20, 26))]).toEqual([10, 7]);
  expect([24, 24.1].map(apart => term(setPiece([at({}, 0, 4, 40), at({}, 1, 4 + 318 / 254 + apart, 40)]), 'AS-to-hit-range'))).toEqual([
    2, 4,
  ]);
});
rule(
  'AS-move-height-scale#2',
  'a wall of an inch hides a vehicle and half of a ’Mech, one of two all of a ’Mech but not a superheavy',
  () => {
    const behind = (height: number, b: Sketch) =>
      refused(
        setPiece([at({}, 0, 20, 40), at(b, 1, 20, 24)], {}, [patch('hill', 10, 25, 30, 26, { height: height * 254 })]),
        hit(),
      ).includes('AS-los-thirds');
    const low: Sketch = { type: 'CV', move: '4"t' };
    expect([behind(1, low), behind(1, { type: 'PM' }), behind(1, {}), behind(2, {}), behind(2, { specials: 'LG' })]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  },
);
