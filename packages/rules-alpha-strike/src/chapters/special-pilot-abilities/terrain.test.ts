import { table as terrain } from '@sortie/board';
import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Mode, State, Unit } from '../../shape.ts';
import {
  attack,
  dealt,
  gifted,
  moving,
  needs,
  one,
  pair,
  play,
  plus,
  refusedBy,
  ruleset,
  STANDARD,
  unmoved,
  walk,
} from './pilots.fixture.ts';

const weather = { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0 } as const;
type Kind = terrain.PieceKind;

/** Inches that an inch of ground costs beyond itself. */
const price = (
  rules: readonly RuleId[],
  abilities: readonly string[],
  kind: Kind,
  level = 1,
  card: Sketch = {},
  mode: Mode = 'ground',
  depth = 0,
) => {
  const piece = patch(kind, 0, 0, 72, 48, { level, ...(kind === 'water' && { depth: depth * 254 }) });
  const ground = terrain.groundAt({ width: 72 * 254, height: 48 * 254, pieces: [piece] }, { x: 2540, y: 2540 });
  const [unit] = setPiece([one(0, 10, 10, card, { abilities })]).units;
  return Rulebook.compile(ruleset, rules).ask('surcharge', { unit: unit!, mode, ground, weather }).total;
};
/** With the ability and without. */
const prices = (rules: readonly RuleId[], ability: string, kind: Kind, level = 1, card: Sketch = {}) =>
  [price(rules, [ability], kind, level, card), price(rules, [], kind, level, card)] as const;
const inches = (
  rules: readonly RuleId[],
  abilities: readonly string[],
  mode: Mode,
  card: Sketch = {},
  more: Partial<Unit> = {},
): number => {
  const game = play(rules, [one(0, 10, 10, card, { abilities, ...more })]);
  return game.book.ask('move', { state: game.state, unit: game.state.units[0]!, mode }).total;
};

rule('ASC-spa-animal-mimicry#2', 'ultra-heavy growth and houses cost two inches less for each', () => {
  const rules = plus('ASC-spa-animal-mimicry');
  const quad = { specials: 'QUAD' };
  const of = (kind: Kind, level: number) => prices(rules, 'animal-mimicry', kind, level, quad);
  expect([of('woods', 3), of('jungle', 3), of('building', 3), of('building', 1), of('woods', 2), of('jungle', 2), of('rough', 2)]).toEqual([
    [1, 3],
    [2, 4],
    [1, 3],
    [0, 1],
    [2, 2],
    [3, 3],
    [2, 2],
  ]);
});
const grace = plus('ASC-spa-natural-grace');
const turned: Partial<Unit> = { facing: { dx: 0, dy: 1 } };
rule('ASC-spa-natural-grace#2', 'it attacks whatever is around it', () => {
  expect(needs(grace, pair(3, {}, {}, { ...turned, ...gifted('natural-grace') }))).toBe(5);
  expect(refusedBy(grace, setPiece(pair(3, {}, {}, turned)), attack())).toEqual(['AS-arc-front']);
  expect(refusedBy(grace, setPiece(pair(0, {}, {}, { ...turned, ...gifted('natural-grace') })), attack({ how: 'strike' }))).toEqual([]);
});
rule('ASC-spa-natural-grace#3', 'from behind it still loses a point more', () => {
  const back = (theirs: Partial<Unit>) => dealt(grace, pair(3, {}, {}, {}, { ...gifted('natural-grace'), ...theirs }));
  expect([back({}), back({ facing: { dx: 0, dy: -1 } })]).toEqual([3, 4]);
});
rule('ASC-spa-natural-grace#4', 'ultra-heavy growth and houses cost an inch less', () => {
  const of = (kind: Kind, level: number) => prices(grace, 'natural-grace', kind, level);
  expect([of('woods', 3), of('jungle', 3), of('building', 3), of('building', 1), of('woods', 2)]).toEqual([
    [2, 3],
    [3, 4],
    [2, 3],
    [0, 1],
    [2, 2],
  ]);
});
rule('ASC-spa-maneuvering-ace#2', 'woods and jungle of every kind cost an inch less', () => {
  const of = (kind: Kind, level: number) => prices(plus('ASC-spa-maneuvering-ace'), 'maneuvering-ace', kind, level);
  expect([of('woods', 1), of('woods', 2), of('woods', 3), of('jungle', 1), of('jungle', 3), of('rough', 1), of('building', 1)]).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [1, 2],
    [3, 4],
    [1, 1],
    [1, 1],
  ]);
});
const ranger = plus('ASC-spa-terrain-master-forest-ranger');
const RANGER = 'terrain-master-forest-ranger';
rule('ASC-spa-terrain-master-forest-ranger#2', 'growth of every kind costs an inch less, and never less than nothing', () => {
  const of = (kind: Kind, level: number, card: Sketch = {}) => prices(ranger, RANGER, kind, level, card);
  expect([of('woods', 1), of('woods', 2), of('woods', 3), of('jungle', 1), of('jungle', 3), of('rough', 1)]).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [1, 2],
    [3, 4],
    [1, 1],
  ]);
  // Soldiers pay nothing for light woods, and get nothing back.
  expect(of('woods', 1, { type: 'CI', move: '4"f' })).toEqual([0, 0]);
});
const shotAt = (rules: readonly RuleId[], theirs: Partial<Unit>, pieces: Parameters<typeof setPiece>[2], b: Sketch = {}) =>
  needs(rules, pair(3, {}, b, {}, theirs), {}, {}, pieces);
rule('ASC-spa-terrain-master-forest-ranger#3', 'one harder to hit where it ends its move in woods or jungle', () => {
  for (const kind of ['woods', 'jungle', 'rough'] as const) {
    const piece = [patch(kind, 18, 34, 22, 38)];
    expect([kind, shotAt(ranger, gifted(RANGER), piece) - shotAt(ranger, {}, piece)]).toEqual([kind, kind === 'rough' ? 0 : 1]);
  }
  expect(shotAt(ranger, gifted(RANGER), []) - shotAt(ranger, {}, [])).toBe(0);
});
const frog = plus('ASC-spa-terrain-master-frogman');
const dive = (depth: number, abilities: readonly string[], card: Sketch = {}) => price(frog, abilities, 'water', 1, card, 'ground', depth);
rule('ASC-spa-terrain-master-frogman#2', 'under water it pays an inch less, and never less than nothing', () => {
  const of = (depth: number) => [dive(depth, ['terrain-master-frogman']), dive(depth, [])];
  expect([of(2), of(4)]).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
rule('ASC-spa-terrain-master-frogman#3', 'only where the water closes over it', () => {
  // A big ’Mech stands higher than others: two inches of water do not cover it.
  expect([dive(2, ['terrain-master-frogman'], { specials: 'LG' }), dive(2, [], { specials: 'LG' })]).toEqual([1, 1]);
  expect([dive(4, ['terrain-master-frogman'], { specials: 'LG' }), dive(4, [], { specials: 'LG' })]).toEqual([2, 3]);
});
const climber = plus('ASC-spa-terrain-master-mountaineer', 'AS-climb');
const MOUNT = 'terrain-master-mountaineer';
rule('ASC-spa-terrain-master-mountaineer#2', 'rocks, rubble and every inch of height cost one less', () => {
  const of = (kind: Kind, level: number) => prices(climber, MOUNT, kind, level);
  expect([of('rough', 1), of('rough', 2), of('rubble', 1), of('rubble', 2), of('woods', 1)]).toEqual([
    [0, 1],
    [1, 2],
    [0, 1],
    [1, 2],
    [1, 1],
  ]);
  const hill = [patch('hill', 10, 20, 30, 37, { height: 3 * 254 })];
  const up = (abilities: readonly string[], to: number) =>
    refusedBy(climber, setPiece(unmoved(pair(25, {}, {}, { abilities })), moving, hill), walk(0, 20, to));
  // Eight inches along are all it has; others pay three for the slope.
  expect([up([MOUNT], 32), up([MOUNT], 31.9), up([], 35), up([], 34.9)]).toEqual([[], ['AS-move-spend'], [], ['AS-move-spend']]);
  const { book } = play(climber, []);
  const clamber = (abilities: readonly string[]) => {
    const [unit] = setPiece([one(0, 10, 10, {}, { abilities })]).units;
    const rate = book.ask('climb', { unit: unit!, mode: 'ground' }).total;
    return book.ask('clamber', { unit: unit!, mode: 'ground', up: true, rate }).total;
  };
  expect([clamber([MOUNT]), clamber([])]).toEqual([1, 2]);
});
const beast = plus('ASC-spa-terrain-master-swamp-beast', 'AS-bog');
const BEAST = 'terrain-master-swamp-beast';
rule('ASC-spa-terrain-master-swamp-beast#2', 'swamp costs an inch less, mud does not', () => {
  expect([prices(beast, BEAST, 'swamp'), prices(beast, BEAST, 'mud'), prices(beast, BEAST, 'woods')]).toEqual([
    [0, 1],
    [1, 1],
    [1, 1],
  ]);
});
rule('ASC-spa-terrain-master-swamp-beast#3', 'neither mud nor swamp holds it', () => {
  for (const kind of ['mud', 'swamp'] as const) {
    const wade = (abilities: readonly string[], dice: readonly number[]) => {
      const game = play(beast, unmoved(pair(20, {}, {}, { abilities })), moving, [patch(kind, 10, 30, 30, 39)]);
      game.does(0, walk(0, 20, 38), ...dice);
      return game.state.units[0]!.marks.map(mark => mark.kind);
    };
    expect([kind, wade([BEAST], []), wade([], [1, 1])]).toEqual([kind, [], ['bogged']]);
  }
});
rule('ASC-spa-terrain-master-swamp-beast#4', 'and it is one harder to hit in them', () => {
  for (const kind of ['mud', 'swamp', 'woods'] as const) {
    const piece = [patch(kind, 18, 34, 22, 38)];
    expect([kind, shotAt(beast, gifted(BEAST), piece) - shotAt(beast, {}, piece)]).toEqual([kind, kind === 'woods' ? 0 : 1]);
  }
});
const racer = plus('ASC-spa-terrain-master-drag-racer', 'ASC-skid-trigger', 'AS-sprint');
const RACER = 'terrain-master-drag-racer';
const tank = { type: 'CV', move: '8"t' } as const;
const drive = (abilities: readonly string[], kind: 'road' | 'pavement' | 'ice' | null, to: number, mode: Mode = 'ground', bottom = 44) =>
  refusedBy(
    racer,
    setPiece(unmoved(pair(30, tank, {}, { abilities })), moving, kind ? [patch(kind, 18, 5, 22, bottom)] : []),
    walk(0, 20, to, { mode }),
  );
rule('ASC-spa-terrain-master-drag-racer#2', 'two inches more on pavement or ice all the way, on top of the bonus', () => {
  // Eight inches, two for the road, two for the driver.
  expect([drive([RACER], 'road', 28), drive([RACER], 'road', 27.9), drive([], 'road', 30), drive([], 'road', 29.9)]).toEqual([
    [],
    ['AS-move-spend'],
    [],
    ['AS-move-spend'],
  ]);
  expect([drive([RACER], 'pavement', 28), drive([RACER], 'pavement', 27.9)]).toEqual([[], ['AS-move-spend']]);
  expect([drive([RACER], 'ice', 30), drive([RACER], 'ice', 29.9), drive([], 'ice', 31.9)]).toEqual([
    [],
    ['AS-move-spend'],
    ['AS-move-spend'],
  ]);
  // It began on the grass.
  expect([drive([RACER], 'road', 31.9, 'ground', 39), drive([RACER], null, 31.9)]).toEqual([['AS-move-spend'], ['AS-move-spend']]);
});
rule('ASC-spa-terrain-master-drag-racer#3', 'four when it sprints, on top of the bonus', () => {
  // Twelve inches, two or three for the road, four for the driver: the last inch is its own.
  const reach = (abilities: readonly string[]) => {
    let to = 39;
    while (drive(abilities, 'road', to - 0.5, 'sprint').length === 0) to -= 0.5;
    return 40 - to;
  };
  expect(reach([RACER]) - reach([])).toBe(4);
  const state = setPiece(unmoved(pair(30, tank, {}, gifted(RACER))), moving);
  const { book } = play(racer, []);
  expect(
    book.ask('pavement', { unit: state.units[0]!, mode: 'sprint' }).terms.find(({ rule: id }) => id === 'ASC-spa-terrain-master-drag-racer')
      ?.value,
  ).toBe(4);
});
rule('ASC-spa-terrain-master-drag-racer#4', 'two easier not to skid', () => {
  const { book } = play(racer, []);
  const control = (abilities: readonly string[], why: 'skid' | 'landing' = 'skid') => {
    const state = setPiece(unmoved(pair(30, tank, {}, { abilities })), moving);
    return book.ask('control', { state, unit: state.units[0]!, why, inches: 8 }).total;
  };
  expect([control([RACER]) - control([]), control([RACER], 'landing') - control([], 'landing')]).toEqual([-2, 0]);
});
const cross = plus('ASC-spa-cross-country');
const jeep = { type: 'CV', move: '10"w' } as const;
const rolls = (abilities: readonly string[], kind: Kind, to: number, card: Sketch = jeep, depth = 1) =>
  refusedBy(
    cross,
    setPiece(unmoved(pair(30, card, {}, { abilities })), moving, [
      patch(kind, 10, 20, 30, 39, { ...(kind === 'water' && { depth: depth * 254 }) }),
    ]),
    walk(0, 20, to),
  );
rule('ASC-spa-cross-country#2', 'it enters woods, rough, rubble and shallow water that its wheels are not made for', () => {
  for (const kind of ['woods', 'rough', 'rubble', 'water'] as const) expect([kind, rolls(['cross-country'], kind, 38)]).toEqual([kind, []]);
  expect([rolls([], 'woods', 38), rolls([], 'rough', 38)]).toEqual([['AS-move-prohibited'], ['AS-move-prohibited']]);
  expect([rolls(['cross-country'], 'jungle', 38), rolls(['cross-country'], 'water', 38, jeep, 4)]).toEqual([
    ['AS-move-prohibited'],
    ['AS-move-prohibited'],
  ]);
});
rule('ASC-spa-cross-country#3', 'for twice what a ’Mech pays', () => {
  // One inch of grass, then four for each inch of woods or rough: two and a quarter of ten.
  for (const kind of ['woods', 'rough'] as const)
    expect([rolls(['cross-country'], kind, 36.8), rolls(['cross-country'], kind, 36.7)]).toEqual([[], ['AS-move-spend']]);
  // Where its wheels may go it pays like everybody: nine inches of rubble for two each.
  expect([rolls(['cross-country'], 'rubble', 34.5), rolls(['cross-country'], 'rubble', 34.4)]).toEqual([[], ['AS-move-spend']]);
  const tracks = { type: 'CV', move: '10"t' } as const;
  expect([rolls(['cross-country'], 'woods', 34.5, tracks), rolls([], 'woods', 34.4, tracks)]).toEqual([[], ['AS-move-spend']]);
});
const demon = plus('ASC-spa-speed-demon', 'AS-sprint');
rule('ASC-spa-speed-demon#2', 'two inches more for everything that moves near the ground', () => {
  for (const [type, code] of [
    ['BM', ''],
    ['CV', 't'],
    ['CV', 'h'],
    ['CV', 'v'],
    ['CV', 'g'],
    ['CV', 'n'],
    ['CI', 'f'],
  ] as const)
    expect([code, inches(demon, ['speed-demon'], 'ground', { type, move: `8"${code}` })]).toEqual([code, 10]);
  expect(inches(demon, [], 'ground')).toBe(8);
});
rule('ASC-spa-speed-demon#3', 'four when sprinting', () => {
  expect([inches(demon, ['speed-demon'], 'sprint'), inches(demon, [], 'sprint')]).toEqual([16, 12]);
});
rule('ASC-spa-speed-demon#4', 'it is no harder to hit for that', () => {
  const fast = play(demon, unmoved([one(0, 20, 40, { move: '8"' }, gifted('speed-demon')), one(1, 20, 30)]), { ...moving, initiative: 0 });
  fast.does(0, walk(0, 28, 34));
  expect(needs(demon, pair(3, {}, {}, {}, gifted('speed-demon')))).toBe(needs(demon, pair(3)));
  expect(fast.state.units[0]!.card.tmm).toBe(1);
});
const riders = { type: 'CI', move: '6"f' } as const;
rule('ASC-spa-light-horseman#2', 'riders have two inches more', () => {
  const rules = plus('ASC-spa-light-horseman');
  expect([
    inches(rules, ['light-horseman'], 'ground', riders),
    inches(rules, [], 'ground', riders),
    inches(rules, ['light-horseman'], 'ground'),
  ]).toEqual([8, 6, 8]);
});
rule('ASC-spa-light-horseman#3', 'woods and rough ground cost them an inch less, and never less than nothing', () => {
  const of = (kind: Kind, level: number) => prices(plus('ASC-spa-light-horseman'), 'light-horseman', kind, level, riders);
  expect([of('woods', 3), of('woods', 2), of('woods', 1), of('rough', 1), of('rough', 2), of('rubble', 1), of('jungle', 2)]).toEqual([
    [1, 2],
    [0, 1],
    [0, 0],
    [0, 1],
    [1, 2],
    [1, 1],
    [2, 2],
  ]);
});
const squad = { type: 'CI', move: '2"f' } as const;
rule('ASC-spa-foot-cavalry#2', 'soldiers on foot have two inches more', () => {
  const rules = plus('ASC-spa-foot-cavalry');
  expect([
    inches(rules, ['foot-cavalry'], 'ground', squad),
    inches(rules, [], 'ground', squad),
    inches(rules, ['foot-cavalry'], 'ground', { type: 'CI', move: '6"j' }),
  ]).toEqual([4, 2, 6]);
});
rule('ASC-spa-foot-cavalry#3', 'growth, rocks, rubble and houses cost them an inch less, and never less than nothing', () => {
  const of = (kind: Kind, level: number) => prices(plus('ASC-spa-foot-cavalry'), 'foot-cavalry', kind, level, squad);
  expect([of('woods', 2), of('jungle', 2), of('rough', 1), of('rubble', 2), of('building', 2), of('woods', 1), of('swamp', 1)]).toEqual([
    [0, 1],
    [1, 2],
    [0, 1],
    [1, 2],
    [0, 0],
    [0, 0],
    [1, 1],
  ]);
});
const aside = plus('ASC-spa-stand-aside');
const through = (abilities: readonly string[], to: number, apart = 2) =>
  refusedBy(aside, setPiece(unmoved(pair(apart, {}, {}, { abilities })), moving), walk(0, 20, to));
rule('ASC-spa-stand-aside#2', 'it passes through an enemy for an inch', () => {
  expect([through([], 33), through(['stand-aside'], 33), through(['stand-aside'], 32.9), through(['stand-aside'], 32, 20)]).toEqual([
    ['AS-stacking'],
    [],
    ['AS-move-spend'],
    [],
  ]);
});
rule('ASC-spa-stand-aside#3', 'which hurts nobody', () => {
  const game = play(aside, unmoved(pair(2, {}, {}, gifted('stand-aside'))), moving);
  game.does(0, walk(0, 20, 33));
  expect(game.state.units.map(({ armor, marks, waiting }) => [armor, marks, waiting])).toEqual([
    [5, [], []],
    [20, [], []],
  ]);
});
const climate = plus('ASC-spa-environmental-specialist');
const under = (change: Partial<State['weather']>): Partial<State> => ({ weather: { ...weather, ...change } });
rule('ASC-spa-environmental-specialist#2', 'the fog it knows slows it two inches less, and never speeds it up', () => {
  const pays = (abilities: readonly string[], fog: 0 | 1 | 2) => {
    const [unit] = setPiece([one(0, 10, 10, {}, { abilities })]).units;
    const ground = { elevation: 0, depth: 0, pieces: [] };
    return Rulebook.compile(ruleset, climate).ask('surcharge', { unit: unit!, mode: 'ground', ground, weather: { ...weather, fog } }).total;
  };
  expect(([0, 1, 2] as const).map(fog => pays(['environmental-specialist:fog'], fog))).toEqual([0, 0, 0]);
  expect(([0, 1, 2] as const).map(fog => pays(['environmental-specialist:hail'], fog))).toEqual([0, 1, 2]);
});
rule('ASC-spa-environmental-specialist#3', 'what the weather it knows adds to its shots is one less, and no more than there was', () => {
  const shot = (choice: string, change: Partial<State['weather']>, card: Sketch = {}) =>
    needs(climate, pair(3, { type: 'PM', ...card }, {}, gifted(`environmental-specialist:${choice}`)), {}, under(change));
  expect([shot('night', { light: 'night' }), shot('fog', { light: 'night' }), shot('night', { light: 'dusk' }), shot('night', {})]).toEqual(
    [6, 7, 5, 5],
  );
  expect([shot('fog', { fog: 2 }), shot('night', { fog: 2 }), shot('fog', { fog: 1 })]).toEqual([5, 6, 5]);
  expect([
    shot('hail', { hail: 2 }, { specials: 'LRM1/1/1' }),
    shot('fog', { hail: 2 }, { specials: 'LRM1/1/1' }),
    shot('hail', { hail: 2 }),
  ]).toEqual([6, 7, 5]);
});
rule('ASC-spa-terrain-master-nightwalker#2', 'darkness of every kind does not matter to it, without a light', () => {
  const rules = plus('ASC-spa-terrain-master-nightwalker');
  const shot = (abilities: readonly string[], light: State['weather']['light']) =>
    needs(rules, pair(3, { type: 'PM' }, {}, { abilities }), {}, under({ light }));
  const lights = ['day', 'dusk', 'night', 'moonless', 'pitch-black'] as const;
  expect([lights.map(light => shot(['terrain-master-nightwalker'], light)), lights.map(light => shot([], light))]).toEqual([
    [5, 5, 5, 5, 5],
    [5, 6, 7, 8, 9],
  ]);
});
rule('ASC-spa-general-compatibility#2', 'it changes only what the unit has: a swordsman needs a sword', () => {
  const rules = plus('ASC-spa-swordsman', 'ASC-spa-cluster-hitter');
  const blow = (card: Sketch, how: 'strike' | 'melee') => dealt(rules, pair(0, card, {}, gifted('swordsman')), { how });
  expect([blow({}, 'strike'), blow({ specials: 'MEL' }, 'melee'), blow({ specials: 'MEL' }, 'strike')]).toEqual([3, 5, 3]);
});
rule('ASC-spa-general-compatibility#3', 'help with one way of moving is none with another', () => {
  const rules = plus('ASC-spa-foot-cavalry', 'ASC-spa-terrain-master-drag-racer');
  expect([
    inches(rules, ['foot-cavalry'], 'ground', squad),
    inches(rules, ['foot-cavalry'], 'ground', { type: 'CI', move: '2"m' }),
  ]).toEqual([4, 2]);
  const [hover, wheels] = (['8"h', '8"w'] as const).map(move => setPiece([one(0, 10, 10, { type: 'CV', move }, gifted(RACER))]).units[0]!);
  const { book } = play(rules, []);
  const bonus = (unit: Unit) =>
    book.ask('pavement', { unit, mode: 'ground' }).terms.some(({ rule: id }) => id === 'ASC-spa-terrain-master-drag-racer');
  expect([bonus(hover!), bonus(wheels!)]).toEqual([false, true]);
});
rule('ASC-spa-general-compatibility#4', 'forbidden ground stays forbidden unless the ability opens it', () => {
  const wheels = (line: RuleId, ability: string) =>
    refusedBy(
      plus(line),
      setPiece(unmoved(pair(30, jeep, {}, gifted(ability))), moving, [patch('woods', 10, 20, 30, 39)]),
      walk(0, 20, 38),
    );
  expect([wheels('ASC-spa-terrain-master-forest-ranger', RANGER), wheels('ASC-spa-cross-country', 'cross-country')]).toEqual([
    ['AS-move-prohibited'],
    [],
  ]);
});
rule('ASC-spa-general-transfer#1', 'an ability is one crew’s own', () => {
  const shots = (mine: Partial<Unit>, friend: Partial<Unit>) =>
    needs(plus('ASC-spa-sniper'), [...pair(12, {}, {}, mine), one(0, 30, 40, {}, friend)]);
  expect([shots({}, gifted('sniper')), shots(gifted('sniper'), {})]).toEqual([7, 6]);
});
rule('ASC-spa-general-transfer#2', 'and goes with it into another machine', () => {
  const rules = plus('ASC-spa-sniper');
  const inside = (card: Sketch) => needs(rules, pair(12, card, {}, gifted('sniper')));
  expect([inside({}), inside({ type: 'CV', move: '8"t' }), inside({ type: 'BA', move: '4"f' })]).toEqual([6, 6, 6]);
  expect(needs(STANDARD, pair(12, {}, {}, gifted('sniper')))).toBe(7);
});
