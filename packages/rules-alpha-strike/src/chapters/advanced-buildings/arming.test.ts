import { Rulebook, type RuleId, readSetupFor } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { at as one, point, ruleset, standard } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Command, Entry, State, Unit } from '../../shape.ts';
import { artilleryEmplacement, emplacement } from './armed.ts';

const rules: readonly RuleId[] = [...standard, 'ASC-armed-building-damage-points'];
const book = Rulebook.compile(ruleset, rules);
const house = (cf = 15, more = {}) => patch('building', 18, 18, 22, 22, { cf, height: 4 * 254, ...more });
const soldier = (x: number, y: number, card: Sketch = {}, more: Partial<Unit> = {}): Placed => one({ move: '4"', ...card }, 0, x, y, more);
const roof = (more: Partial<Placed> = {}): Placed => ({
  card: emplacement(15, [2, 1, 0], true),
  seat: 1,
  x: 20,
  y: 20,
  more: { z: 4 * 254, moved: null },
  ...more,
});
/** In the south wall, so many inches above the ground. */
const wall = (height = 1): Placed => ({
  card: emplacement(15, [2, 1, 0], false),
  seat: 1,
  x: 20,
  y: 22,
  more: { z: height * 254, moved: null, facing: { dx: 0, dy: 1 } },
});
const siege = (gun: Placed, shooter: Placed, more: Partial<State> = {}, pieces = [house()]): State =>
  setPiece([shooter, gun, one({}, 1, 60, 4)], more, pieces);
const aimed: Command = { type: 'demolish', unit: 0, piece: 'building', gun: 1 };
const fire: Command = { type: 'attack', unit: 1, target: 0, how: 'standard' };
const against = (state: State, command: Command, seat = 0): readonly RuleId[] =>
  book.check(ruleset.view(state, seat), command, seat).map(({ rule: id }) => id);
const needs = (gun: Placed, shooter = soldier(20, 26)) =>
  book.ask('toHit', aimOf(siege(gun, shooter), { type: 'attack', unit: 1, target: 0, how: 'standard' })!);
const auto = (skill: number) => {
  const card = emplacement(15, [2, 1, 0], true);
  return roof({ skill, card: { ...card, specials: [...card.specials, 'AUTO'] } });
};
/** May a force begin with these guns on that building? */
const begins = (guns: readonly Entry[], piece = house()) =>
  readSetupFor(
    ruleset,
    rules,
  )({
    table: { width: 18288, height: 12192, pieces: [piece] },
    forces: [[...guns, { card: 'Bulwark' }], [{ card: 'Bulwark' }]],
    zone: 6,
    limit: 9,
  }).ok;
const turret = (cf: number, values: readonly [number, number, number], x = 20, y = 20): Entry => ({
  card: emplacement(cf, values, true),
  emplaced: { piece: 'building', at: point(x, y) },
});
const inWall = (x: number, y: number, dx: number, dy: number, height?: number): Entry => ({
  card: emplacement(15, [1, 1, 1], false),
  emplaced: { piece: 'building', at: point(x, y), facing: { dx, dy }, ...(height === undefined ? {} : { height }) },
});
const cannon = (code: string, x = 19, y = 19): Entry => ({
  card: artilleryEmplacement(15, code),
  emplaced: { piece: 'building', at: point(x, y) },
});

rule('ASC-armed-building-skill#1', 'with a crew or without, as its player likes', () =>
  expect([needs(roof()).total, needs(auto(4)).total]).toEqual([3, 4]),
);
rule('ASC-armed-building-skill#2', 'without a crew one worse: Regular guns have Skill 5', () =>
  expect(needs(auto(4)).total - needs(roof({ skill: 4 })).total).toBe(1),
);
rule('ASC-armed-building-skill#3', 'and never better than Elite', () =>
  expect([needs(auto(1)).total, needs(auto(0)).total, needs(roof({ skill: 0 })).total]).toEqual([1, 1, -1]),
);
rule('ASC-armed-building-attacks#1', 'it attacks like any unit: with sight, range and what lies between', () => {
  const open = siege(roof(), soldier(20, 30), { active: 1 });
  const hill = siege(roof(), soldier(20, 34), { active: 1 }, [house(), patch('hill', 10, 31, 30, 32, { height: 3000 })]);
  const woods = siege(roof(), soldier(20, 30), { active: 1 }, [house(), patch('woods', 10, 28, 30, 31)]);
  expect([against(open, fire, 1), against(hill, fire, 1)]).toEqual([[], ['AS-los-thirds', 'AS-range-nodamage'].slice(0, 1)]);
  expect(book.ask('toHit', aimOf(woods, fire)!).total - book.ask('toHit', aimOf(open, fire)!).total).toBe(2);
  expect(
    Rulebook.compile(ruleset, standard)
      .check(ruleset.view(open, 1), fire, 1)
      .map(({ rule: id }) => id),
  ).toEqual(['ASC-armed-building-attacks']);
});
rule('ASC-armed-building-attacks#2', 'with -1 for standing still', () =>
  expect(needs(roof()).terms.find(term => term.rule === 'AS-to-hit-att-still')?.value).toBe(-1),
);
rule('ASC-armed-building-attacks#3', 'no ability of a pilot and no quirk helps it', () => {
  const gun = turret(15, [2, 1, 0]);
  expect([begins([gun]), begins([{ ...gun, abilities: ['marksman'] }]), begins([{ ...gun, quirks: ['improved-sensors'] }])]).toEqual([
    true,
    false,
    false,
  ]);
});
rule('ASC-armed-building-targeting#1', 'a turret on the roof is shot at from all sides', () => {
  const from = (x: number, y: number, dx: number, dy: number) => against(siege(roof(), soldier(x, y, {}, { facing: { dx, dy } })), aimed);
  expect([from(20, 26, 0, -1), from(20, 14, 0, 1), from(26, 20, -1, 0), from(14, 20, 1, 0)]).toEqual([[], [], [], []]);
});
rule('ASC-armed-building-targeting#2', 'a gun in a wall only by those who see the outside of that wall', () =>
  expect([
    against(siege(wall(), soldier(20, 26)), aimed),
    against(siege(wall(), soldier(20, 14, {}, { facing: { dx: 0, dy: 1 } })), aimed),
  ]).toEqual([[], ['ASC-armed-building-targeting']]),
);
const shoot = (state: State, ...dice: readonly number[]) => {
  const game = scene(ruleset, state, rules);
  game.does(0, aimed, ...dice);
  return [game.state.table.pieces[0]!.cf, game.state.units[1]!.weaponHits, game.state.units[1]!.fate];
};
// Skill 4 less 4 for what stands still is 0.
rule('ASC-armed-building-emplacement-damage#1', 'a margin of 3 strikes the gun, less the building', () =>
  expect([shoot(siege(roof(), soldier(20, 26)), 1, 1), shoot(siege(roof(), soldier(20, 26)), 1, 2, 3, 4)]).toEqual([
    [12, 0, 'fighting'],
    [15, 1, 'fighting'],
  ]),
);
rule('ASC-armed-building-emplacement-damage#2', 'then 7 takes a point at every range, 6 nothing', () => {
  expect([shoot(siege(roof(), soldier(20, 26)), 6, 5, 3, 4)[1], shoot(siege(roof(), soldier(20, 26)), 6, 5, 3, 3)[1]]).toEqual([1, 0]);
  const worn = siege(roof({ more: { z: 4 * 254, moved: null, weaponHits: 1 } }), soldier(20, 26), { active: 1 });
  const game = scene(ruleset, worn, rules);
  game.does(1, fire, 6, 5);
  expect(20 - game.state.units[0]!.armor).toBe(1);
});
rule('ASC-armed-building-emplacement-damage#3', 'without a point at any range it is destroyed, and the building stands', () => {
  const worn = siege(roof({ more: { z: 4 * 254, moved: null, weaponHits: 1 } }), soldier(20, 26));
  expect(shoot(worn, 1, 2, 3, 4)).toEqual([15, 2, 'destroyed']);
});
rule('ASC-armed-building-damage-points#1', 'a fifth of its CF, rounded normally, for each gun', () => {
  const bears = (cf: number, points: number) => begins([turret(cf, [points, 0, 0])], house(cf));
  expect([bears(15, 3), bears(15, 4), bears(12, 2), bears(12, 3), bears(13, 3)]).toEqual([true, false, true, false, true]);
});
rule('ASC-armed-building-damage-points#2', 'shared among the brackets, none higher than a nearer one', () =>
  expect([begins([turret(15, [1, 1, 1])]), begins([turret(15, [1, 2, 0])]), begins([turret(15, [0, 0, 1])])]).toEqual([true, false, false]),
);
rule('ASC-armed-building-damage-points#3', 'CF 15: 3/0/0, 2/1/0 and 1/1/1, but not 0/0/3, 0/1/2 or 1/2/0', () => {
  const shares = [
    [3, 0, 0],
    [2, 1, 0],
    [1, 1, 1],
    [0, 0, 3],
    [0, 1, 2],
    [1, 2, 0],
  ] as const;
  expect(shares.map(values => begins([turret(15, values)]))).toEqual([true, true, true, false, false, false]);
});
rule('ASC-armed-building-generic#1', 'a building never overheats', () =>
  expect(against(siege(roof(), soldier(20, 26), { active: 1 }), { ...fire, overheat: 1 } as Command, 1)).toContain('AS-heat-ov'),
);
rule('ASC-armed-building-generic#2', 'nor has it anything but plain guns', () => {
  for (const how of ['indirect', 'LRM', 'SRM', 'FLK', 'AC'] as const)
    expect(against(siege(roof(), soldier(20, 26), { active: 1 }), { type: 'attack', unit: 1, target: 0, how }, 1), how).toContain(
      'AS-range-nodamage',
    );
});
rule('ASC-armed-building-generic#3', 'a turret of a building is a turret', () => {
  const tur: Command = { type: 'attack', unit: 1, target: 0, how: 'turret' };
  expect([
    against(siege(roof(), soldier(20, 26), { active: 1 }), tur, 1),
    against(siege(wall(), soldier(20, 26), { active: 1 }), tur, 1).includes('AS-sua-tur'),
  ]).toEqual([[], true]);
});
rule('ASC-armed-building-wall#1', 'one gun for each wall that looks another way', () =>
  expect([begins([inWall(20, 22, 0, 1, 1), inWall(22, 20, 1, 0, 1)]), begins([inWall(20, 22, 0, 1, 1), inWall(21, 22, 0, 5, 2)])]).toEqual([
    true,
    false,
  ]),
);
rule('ASC-armed-building-wall#2', 'nothing but its own building is in its way', () => {
  const from = (x: number, y: number) => against(siege(wall(), soldier(x, y), { active: 1 }), fire, 1);
  expect([from(20, 30), from(28, 24), from(20, 10).includes('ASC-armed-building-wall')]).toEqual([[], [], true]);
});
rule('ASC-armed-building-wall#3', 'its height is told, lies within the wall, and counts for what it sees', () => {
  expect([begins([inWall(20, 22, 0, 1)]), begins([inWall(20, 22, 0, 1, 4)]), begins([inWall(20, 22, 0, 1, 5)])]).toEqual([
    false,
    true,
    false,
  ]);
  const over = (height: number) =>
    against(siege(wall(height), soldier(20, 30), { active: 1 }, [house(), patch('hill', 10, 24, 30, 25, { height: 600 })]), fire, 1);
  expect([over(0), over(4)]).toEqual([['AS-los-thirds'], []]);
});
rule('ASC-armed-building-roof#1', 'a turret for every circle of two inches that it takes to cover the roof', () => {
  const four = [
    [19, 19],
    [21, 19],
    [19, 21],
    [21, 21],
  ] as const;
  expect([
    begins(four.map(([x, y]) => turret(15, [1, 0, 0], x, y))),
    begins([...four.map(([x, y]) => turret(15, [1, 0, 0], x, y)), turret(15, [1, 0, 0])]),
  ]).toEqual([true, false]);
});
rule('ASC-armed-building-roof#2', 'one and a half by three inches bear two', () => {
  const shed = patch('building', 18, 18, 19.5, 21, { cf: 15, height: 500 });
  const on = (...ys: readonly number[]) =>
    begins(
      ys.map(y => turret(15, [1, 0, 0], 18.5, y)),
      shed,
    );
  expect([on(18.5, 20.5), on(18.5, 19.5, 20.5)]).toEqual([true, false]);
});
const around = (x: number, y: number, gun: Placed = roof()) => against(siege(gun, soldier(x, y), { active: 1 }), fire, 1);
rule('ASC-armed-building-roof#3', 'it fires all round', () =>
  expect([around(20, 27), around(20, 13), around(27, 20), around(13, 20)]).toEqual([[], [], [], []]),
);
rule('ASC-armed-building-roof#4', 'and sees from the edge that is nearest: right down to the foot of the wall', () => {
  const plain = roof({ card: { ...emplacement(15, [2, 1, 0], true), specials: ['AFC'] } });
  expect([around(20, 23), around(20, 23, plain)]).toEqual([[], ['AS-los-thirds']]);
});
rule('ASC-artillery-emplacement-attacks#1', 'it shells by the rules of all artillery', () => {
  const state = siege(roof({ card: artilleryEmplacement(15, 'S') }), soldier(20, 30), { active: 1 });
  const game = scene(ruleset, state, rules);
  game.does(1, { type: 'bombard', unit: 1, weapon: 'ART-S', at: point(20, 30) });
  game.does(1, { type: 'done' }, 6, 6, 6, 6, 5, 5);
  expect(20 - game.state.units[0]!.armor).toBe(3);
});
rule('ASC-artillery-emplacement-attacks#2', 'without anything for standing still', () => {
  const state = siege(roof({ card: artilleryEmplacement(15, 'S') }), soldier(20, 30), { active: 1 });
  expect(
    book.ask('artillery', { state, unit: state.units[1]!, weapon: 'ART-S', direct: true, against: null, at: point(20, 30) }).total,
  ).toBe(8);
});
rule('ASC-artillery-emplacement-attacks#3', 'nor does anything a pilot or a machine could bring along', () =>
  expect([
    begins([cannon('S')]),
    begins([{ ...cannon('S'), abilities: ['oblique-artilleryman'] }]),
    begins([{ ...cannon('S'), quirks: ['improved-sensors'] }]),
  ]).toEqual([true, false, false]),
);
rule('ASC-artillery-emplacement-attacks#4', 'and is shot at like a turret, from every side', () => {
  const gun = roof({ card: artilleryEmplacement(15, 'S') });
  expect([
    against(siege(gun, soldier(20, 26)), aimed),
    against(siege(gun, soldier(20, 14, {}, { facing: { dx: 0, dy: 1 } })), aimed),
  ]).toEqual([[], []]);
  expect(shoot(siege(gun, soldier(20, 26)), 1, 2, 3, 4)[1]).toBe(1);
});
rule('ASC-artillery-emplacement-placement#1', 'one for every two inches of roof', () =>
  expect([begins([cannon('S'), cannon('S', 21, 19)]), begins([cannon('S'), cannon('S', 20.5, 19)]), begins([cannon('S', 24, 19)])]).toEqual(
    [true, false, false],
  ),
);
rule('ASC-artillery-emplacement-placement#2', 'in a turret: on the roof and nowhere else', () => {
  const inside = { ...artilleryEmplacement(15, 'S'), specials: ['AFC', 'WALL', 'ARTS-1'] };
  expect([
    begins([cannon('S')]),
    begins([{ card: inside, emplaced: { piece: 'building', at: point(20, 22), facing: { dx: 0, dy: 1 }, height: 1 } }]),
  ]).toEqual([true, false]);
});
rule('ASC-artillery-emplacement-placement#3', 'with no other weapon beside it', () => {
  const mixed = { ...artilleryEmplacement(15, 'S'), damage: emplacement(15, [1, 0, 0], true).damage };
  expect(begins([{ ...cannon('S'), card: mixed }])).toBe(false);
});
rule('ASC-artillery-emplacement-limit#1', 'what stands there is settled before the game', () => {
  const read = readSetupFor(
    ruleset,
    rules,
  )({
    table: { width: 18288, height: 12192, pieces: [house()] },
    forces: [[cannon('S'), { card: 'Bulwark' }], [{ card: 'Bulwark' }]],
    zone: 6,
    limit: 9,
  });
  expect(read.ok && ruleset.setup(read.value).units[0]).toMatchObject({ fate: 'fighting', at: point(19, 19), z: 4 * 254 });
});
rule('ASC-artillery-emplacement-limit#2', 'nothing that does more than half of its CF', () =>
  expect([begins([cannon('LT')], house(10)), begins([cannon('LT')], house(9))]).toEqual([true, false]),
);
rule('ASC-artillery-emplacement-limit#3', 'CF 30 bears a Cruise Missile/70 of 11 points, not a /90 of 16', () =>
  expect([begins([cannon('CM7')], house(30)), begins([cannon('CM9')], house(30))]).toEqual([true, false]),
);
