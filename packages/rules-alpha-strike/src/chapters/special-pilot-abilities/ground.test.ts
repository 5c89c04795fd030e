import { table as terrain } from '@sortie/board';
import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { patch, type Sketch, setPiece } from '../../set-piece.ts';
import type { Mode, Unit } from '../../shape.ts';
import { done, moving, needs, one, pair, play, plus, refusedBy, ruleset, stay, unmoved, walk } from './pilots.fixture.ts';

const weather = { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0 } as const;
const piece = (kind: terrain.PieceKind, level = 1, more: Partial<terrain.Piece> = {}): terrain.Piece =>
  patch(kind, 0, 0, 72, 48, { level, ...more });

/** Inches that an inch of ground costs more, for whoever has an ability and for whoever has not. */
const prices = (
  rules: readonly RuleId[],
  ability: string,
  ground: readonly terrain.Piece[],
  card: Sketch = {},
): readonly [number, number] => {
  const book = Rulebook.compile(ruleset, rules);
  const plan = { width: 72 * 254, height: 48 * 254, pieces: ground };
  const under = terrain.groundAt(plan, { x: 2540, y: 2540 });
  const price = (abilities: readonly string[]): number => {
    const [unit] = setPiece([one(0, 10, 10, card, { abilities })]).units;
    return book.ask('surcharge', { unit: unit!, mode: 'ground', ground: under, weather }).total;
  };
  return [price([ability]), price([])];
};
const inches = (rules: readonly RuleId[], ability: string, mode: Mode, card: Sketch = {}): number => {
  const game = play(rules, [one(0, 10, 10, card, { abilities: [ability] })]);
  return game.book.ask('move', { state: game.state, unit: game.state.units[0]!, mode }).total;
};
const with1 = (...abilities: readonly string[]): Partial<Unit> => ({ abilities });

rule('ASC-spa-animal-mimicry', 'on four legs the densest growth and houses cost two less', () => {
  const rules = plus('ASC-spa-animal-mimicry');
  const quad = { specials: 'QUAD' };
  expect([
    prices(rules, 'animal-mimicry', [piece('woods', 3)], quad),
    prices(rules, 'animal-mimicry', [piece('building', 1)], quad),
    prices(rules, 'animal-mimicry', [piece('woods', 2)], quad),
    prices(rules, 'animal-mimicry', [piece('woods', 3)]),
  ]).toEqual([
    [1, 3],
    [0, 1],
    [2, 2],
    [3, 3],
  ]);
});
rule('ASC-spa-natural-grace', 'it shoots behind itself, and thickets cost one less', () => {
  const rules = plus('ASC-spa-natural-grace');
  expect(prices(rules, 'natural-grace', [piece('jungle', 3)])).toEqual([3, 4]);
  const back: Partial<Unit> = { facing: { dx: 0, dy: 1 } };
  expect(needs(rules, pair(3, {}, {}, { ...back, abilities: ['natural-grace'] }))).toBe(5);
  expect(refusedBy(rules, setPiece(pair(3, {}, {}, back)), { type: 'attack', unit: 0, target: 1, how: 'standard' })).toEqual([
    'AS-arc-front',
  ]);
});
rule('ASC-spa-maneuvering-ace', 'woods and jungle cost one less', () => {
  const rules = plus('ASC-spa-maneuvering-ace');
  expect([
    prices(rules, 'maneuvering-ace', [piece('woods', 1)]),
    prices(rules, 'maneuvering-ace', [piece('jungle', 2)]),
    prices(rules, 'maneuvering-ace', [piece('rough')]),
  ]).toEqual([
    [0, 1],
    [2, 3],
    [1, 1],
  ]);
});
rule('ASC-spa-terrain-master-forest-ranger', 'growth costs one less and hides it', () => {
  const rules = plus('ASC-spa-terrain-master-forest-ranger');
  expect(prices(rules, 'terrain-master-forest-ranger', [piece('woods', 2)])).toEqual([1, 2]);
  const woods = [patch('woods', 18, 34, 22, 38)];
  const shot = (abilities: readonly string[]) => needs(rules, pair(3, {}, {}, {}, { abilities }), {}, {}, woods);
  expect(shot(['terrain-master-forest-ranger']) - shot([])).toBe(1);
});
rule('ASC-spa-terrain-master-frogman', 'under water an inch costs one less', () => {
  const rules = plus('ASC-spa-terrain-master-frogman');
  expect([
    prices(rules, 'terrain-master-frogman', [piece('water', 1, { depth: 2 * 254 })]),
    prices(rules, 'terrain-master-frogman', [piece('water', 1, { depth: 4 * 254 })]),
  ]).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
rule('ASC-spa-terrain-master-mountaineer', 'rocks and slopes cost one less', () => {
  const rules = plus('ASC-spa-terrain-master-mountaineer', 'AS-climb');
  expect([
    prices(rules, 'terrain-master-mountaineer', [piece('rough')]),
    prices(rules, 'terrain-master-mountaineer', [piece('rubble', 2)]),
    prices(rules, 'terrain-master-mountaineer', [piece('woods')]),
  ]).toEqual([
    [0, 1],
    [1, 2],
    [1, 1],
  ]);
  const hill = [patch('hill', 10, 20, 30, 37, { height: 3 * 254 })];
  const placed = unmoved(pair(25, {}, {}, with1('terrain-master-mountaineer')));
  // Six inches along and three up: nine for others.
  expect(refusedBy(rules, setPiece(placed, moving, hill), walk(0, 20, 32.5))).toEqual([]);
  expect(refusedBy(rules, setPiece(unmoved(pair(25)), moving, hill), walk(0, 20, 32.5))).toEqual(['AS-move-spend']);
  // Climbing six inches costs twelve; five here would be more than it has, so three up a cliff of six is out of reach for others.
  const { book } = play(rules, placed);
  const clamber = (abilities: readonly string[]) => {
    const [unit] = setPiece([one(0, 10, 10, {}, { abilities })]).units;
    const rate = book.ask('climb', { unit: unit!, mode: 'ground' }).total;
    return book.ask('clamber', { unit: unit!, mode: 'ground', up: true, rate }).total;
  };
  expect([clamber(['terrain-master-mountaineer']), clamber([])]).toEqual([1, 2]);
});
rule('ASC-spa-terrain-master-swamp-beast', 'swamps cost one less, hide it and do not hold it', () => {
  const rules = plus('ASC-spa-terrain-master-swamp-beast', 'AS-bog');
  expect(prices(rules, 'terrain-master-swamp-beast', [piece('swamp')])).toEqual([0, 1]);
  const swamp = [patch('swamp', 10, 30, 30, 39)];
  const placed = unmoved(pair(20, {}, {}, with1('terrain-master-swamp-beast')));
  const game = play(rules, placed, moving, swamp);
  game.does(0, walk(0, 20, 38));
  expect(game.state.units[0]!.marks).toEqual([]);
  const shot = (abilities: readonly string[]) => needs(rules, pair(3, {}, {}, {}, { abilities }), {}, {}, swamp);
  expect(shot(['terrain-master-swamp-beast']) - shot([])).toBe(1);
});
rule('ASC-spa-terrain-master-drag-racer', 'two inches more on the road and a firmer grip', () => {
  const rules = plus('ASC-spa-terrain-master-drag-racer', 'ASC-skid-trigger', 'AS-sprint');
  const road = [patch('road', 18, 10, 22, 44)];
  const tank = { type: 'CV', move: '8"t' } as const;
  const racer = (abilities: readonly string[]) => setPiece(unmoved(pair(30, tank, {}, { abilities })), moving, road);
  const far = walk(0, 20, 28.5);
  expect([refusedBy(rules, racer(['terrain-master-drag-racer']), far), refusedBy(rules, racer([]), far)]).toEqual([[], ['AS-move-spend']]);
  const sprint = walk(0, 20, 22.5, { mode: 'sprint' });
  expect([refusedBy(rules, racer(['terrain-master-drag-racer']), sprint), refusedBy(rules, racer([]), sprint)]).toEqual([
    [],
    ['AS-move-spend'],
  ]);
  const { book } = play(rules, []);
  const state = racer(['terrain-master-drag-racer']);
  expect(book.ask('control', { state, unit: state.units[0]!, why: 'skid', inches: 8 }).total).toBe(2);
});
rule('ASC-spa-cross-country', 'wheels go through woods for twice what a ’Mech pays', () => {
  const rules = plus('ASC-spa-cross-country');
  const jeep = { type: 'CV', move: '10"w' } as const;
  const woods = [patch('woods', 10, 20, 30, 39.5)];
  const driver = (abilities: readonly string[]) => setPiece(unmoved(pair(30, jeep, {}, { abilities })), moving, woods);
  expect(refusedBy(rules, driver([]), walk(0, 20, 38))).toEqual(['AS-move-prohibited']);
  // Two inches of which one and a half lie in the woods: half an inch, and four for each of the others.
  expect(refusedBy(rules, driver(['cross-country']), walk(0, 20, 37.5))).toEqual([]);
  expect(refusedBy(rules, driver(['cross-country']), walk(0, 20, 36.5))).toEqual(['AS-move-spend']);
});
rule('ASC-spa-speed-demon', 'two inches more, four when sprinting, and no harder to hit', () => {
  const rules = plus('ASC-spa-speed-demon', 'AS-sprint');
  expect([inches(rules, 'speed-demon', 'ground'), inches(rules, 'speed-demon', 'sprint'), inches(rules, 'dodge', 'sprint')]).toEqual([
    10, 16, 12,
  ]);
  expect(needs(rules, pair(3, {}, {}, {}, with1('speed-demon')))).toBe(5);
});
rule('ASC-spa-light-horseman', 'two inches more, and woods and rough cost one less', () => {
  const rules = plus('ASC-spa-light-horseman');
  const riders = { type: 'CI', move: '6"f' } as const;
  expect([inches(rules, 'light-horseman', 'ground', riders), prices(rules, 'light-horseman', [piece('rough')], riders)]).toEqual([
    8,
    [0, 1],
  ]);
});
rule('ASC-spa-foot-cavalry', 'two inches more, and hard ground costs one less', () => {
  const rules = plus('ASC-spa-foot-cavalry');
  const squad = { type: 'CI', move: '2"f' } as const;
  expect([
    inches(rules, 'foot-cavalry', 'ground', squad),
    prices(rules, 'foot-cavalry', [piece('rubble')], squad),
    prices(rules, 'foot-cavalry', [piece('jungle', 2)], squad),
    inches(rules, 'foot-cavalry', 'ground', { type: 'CI', move: '6"j' }),
  ]).toEqual([4, [0, 1], [1, 2], 6]);
});
rule('ASC-spa-stand-aside', 'it goes through an enemy for an inch', () => {
  const rules = plus('ASC-spa-stand-aside');
  const around = (abilities: readonly string[], to: number) =>
    refusedBy(rules, setPiece(unmoved(pair(2, {}, {}, { abilities })), moving), walk(0, 20, to));
  expect([around([], 33), around(['stand-aside'], 33), around(['stand-aside'], 32.5)]).toEqual([['AS-stacking'], [], ['AS-move-spend']]);
});
rule('ASC-spa-hopper', 'a leg less and it hops on, two inches at a time', () => {
  const rules = plus('ASC-spa-hopper');
  const limping = (dice: readonly number[]) => {
    const hit = { waiting: [{ kind: 'mp', rule: 'AS-crit-mp' }], moves: [{ value: 2, code: '' }], abilities: ['hopper'] } as const;
    const game = play(rules, pair(20, {}, {}, hit));
    game.does(0, done);
    game.does(1, done, ...dice, 1, 1, 5, 5);
    return game.state.units[0]!.moves[0]!.value;
  };
  // Two and its Skill of 4.
  expect([limping([3, 3]), limping([3, 2])]).toEqual([2, 0]);
});
rule('ASC-spa-lucky', 'a failed roll is made again, once for each point', () => {
  const rules = plus('ASC-spa-lucky', 'AS-bog');
  const game = play(rules, pair(3, {}, {}, with1('lucky:2')));
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard', with: ['lucky'] }, 1, 1, 6, 4);
  expect([20 - game.state.units[1]!.armor, game.state.units[0]!.spent]).toEqual([3, ['lucky']]);
  const spent = setPiece(pair(3, {}, {}, { abilities: ['lucky'], spent: ['lucky'] }));
  expect(refusedBy(rules, spent, { type: 'attack', unit: 0, target: 1, how: 'standard', with: ['lucky'] })).toEqual(['ASC-spa-lucky']);
  const swamp = [patch('swamp', 10, 30, 30, 39)];
  const stuck = play(rules, unmoved(pair(20, {}, {}, with1('lucky'))), moving, swamp);
  stuck.does(0, walk(0, 20, 38, { with: ['lucky'] }), 1, 1, 6, 6);
  expect([stuck.state.units[0]!.marks, stuck.state.units[0]!.spent]).toEqual([[], ['lucky']]);
});
rule('ASC-spa-heavy-lifter', 'it lifts and throws what is a Size bigger', () => {
  const rules = plus('ASC-spa-heavy-lifter', 'ASC-cargo-capacity');
  const lift = (mark: boolean) =>
    refusedBy(
      rules,
      setPiece([
        one(0, 20, 40, { size: 2 }, mark ? { abilities: ['heavy-lifter'], marks: [{ kind: 'lifter', until: 0 }] } : {}),
        one(0, 20, 40 - 318 / 254, { size: 3 }),
      ]),
      { type: 'lift', unit: 0, target: 1 },
    );
  expect([lift(true), lift(false)]).toEqual([[], ['ASC-cargo-capacity']]);
});
rule('ASC-spa-heavy-lifter-move', 'a load four Sizes smaller costs it two inches and no more', () => {
  const rules = plus('ASC-spa-heavy-lifter', 'ASC-cargo-capacity');
  const carry = (marks: Unit['marks']) => {
    const game = play(rules, [one(0, 20, 40, { size: 5, move: '12"' }, { marks }), one(0, 20, 40 - 318 / 254, { size: 1 }), one(1, 20, 5)]);
    game.does(0, { type: 'lift', unit: 0, target: 1 });
    game.does(0, done);
    game.does(1, done, 6, 6, 1, 1);
    return game.book.ask('move', { state: game.state, unit: game.state.units[0]!, mode: 'ground' }).total;
  };
  expect([carry([{ kind: 'lifter', until: 0 }]), carry([])]).toEqual([10, 8]);
});
rule('ASC-spa-combat-intuition', 'it moves and shoots at once, and what it hits is hit at once', () => {
  const rules = plus('ASC-spa-combat-intuition');
  const placed = unmoved([one(0, 20, 40, { damage: '9/9/9' }, with1('combat-intuition')), one(1, 20, 30), one(1, 50, 5)]);
  const game = play(rules, placed, { ...moving, initiative: 0 });
  game.does(0, stay(0, { with: ['combat-intuition'] }));
  expect(ruleset.awaiting(game.state)).toMatchObject([{ seat: 0, question: 'attack' }]);
  game.does(0, { type: 'attack', unit: 0, target: 1, how: 'standard' }, 6, 4);
  expect([game.state.units[1]!.fate, game.state.phase]).toEqual(['destroyed', 'movement']);
  game.does(0, done);
  expect([game.state.active, game.state.pending]).toEqual([1, null]);
  const again = setPiece(unmoved(pair(9, {}, {}, { abilities: ['combat-intuition'], marks: [{ kind: 'insight', until: 3 }] })), {
    ...moving,
    initiative: 0,
  });
  expect(refusedBy(rules, again, stay(0, { with: ['combat-intuition'] }))).toEqual(['ASC-spa-combat-intuition']);
  const beaten = setPiece(unmoved(pair(9, {}, {}, with1('combat-intuition'))), { ...moving, initiative: 1 });
  expect(refusedBy(rules, beaten, stay(0, { with: ['combat-intuition'] }))).toEqual(['ASC-spa-combat-intuition']);
});
