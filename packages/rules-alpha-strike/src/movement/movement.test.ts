import type { table as terrain } from '@sortie/board';
import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { EDITIONS } from '../rules.ts';
import { ruleset, standard } from '../scene.fixture.ts';
import { patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { Mode, MoveCommand, State, Unit } from '../shape.ts';

const books = Object.fromEntries(Object.entries(EDITIONS).map(([name, ids]) => [name, Rulebook.compile(ruleset, ids)]));
const sprinting = Rulebook.compile(ruleset, [...standard, 'AS-sprint']);

const alone = (card: Sketch = {}, pieces: readonly terrain.Piece[] = [], more: Partial<Unit> = {}): State =>
  setPiece(
    [
      { card: sketch(card), seat: 0, x: 20, y: 30, more: { moved: null, ...more } },
      { card: sketch(), seat: 1, x: 60, y: 4, more: { moved: null } },
    ],
    { phase: 'movement', active: 0 },
    pieces,
  );
const go = (x: number, y: number, mode: Mode = 'ground', more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode,
  path: [{ x: Math.round(x * 254), y: Math.round(y * 254) }],
  facing: { dx: 0, dy: -1 },
  ...more,
});
const verdict = (state: State, command: MoveCommand, edition = 'corrected-2013'): readonly RuleId[] =>
  books[edition]!.check(ruleset.view(state, 0), command, 0).map(refusal => refusal.rule);
/** The least Move with which somebody gets there, found by going; without end if no Move is enough. */
const cost = (state: State, command: MoveCommand, edition = 'corrected-2013'): number => {
  for (let value = 1; value <= 40; value++) {
    const units = state.units.map(unit => ({ ...unit, moves: unit.moves.map(move => ({ ...move, value })) }));
    if (verdict({ ...state, units }, command, edition).length > 0) continue;
    const game = scene(ruleset, { ...state, units }, EDITIONS[edition]!);
    game.does(0, command);
    expect(game.state.units[0]!.at).toEqual(command.path.at(-1));
    return value;
  }
  return Number.POSITIVE_INFINITY;
};
const inches = (unit: Unit, mode: Mode, book = books['corrected-2013']!): number => book.ask('move', { state: alone(), unit, mode }).total;
const one = (card: Sketch, more: Partial<Unit> = {}): Unit => alone(card, [], more).units[0]!;

rule('AS-move-declare', 'each mode has its own Move, and a mode that a unit lacks is refused', () => {
  expect([inches(one({ move: '8"/10"j' }), 'ground'), inches(one({ move: '8"/10"j' }), 'jump'), inches(one({}), 'jump')]).toEqual([
    8, 10, 0,
  ]);
  expect(verdict(alone(), go(20, 28, 'jump'))).toContain('AS-move-declare');
});
rule('AS-move-spend', 'eight inches go eight inches and not a tenth of a millimetre more', () => {
  expect(verdict(alone(), go(20, 22))).toEqual([]);
  expect(verdict(alone(), { ...go(20, 22), path: [{ x: 20 * 254, y: 22 * 254 - 1 }] })).toEqual(['AS-move-spend']);
});
rule('AS-move-minimum', 'two inches into legal ground are always possible', () => {
  const slow = alone({ move: '1"' }, [patch('woods', 10, 10, 30, 40, { level: 3 })]);
  expect(verdict(slow, go(20, 28))).toEqual([]);
  expect(verdict(slow, go(20, 27.9))).toEqual(['AS-move-spend']);
});
rule('AS-move-standstill', 'less than an inch is standing still', () => {
  const game = scene(ruleset, alone({ move: '12"' }));
  game.does(0, go(20, 29.5));
  expect(books['corrected-2013']!.ask('evasion', { state: game.state, unit: game.state.units[0]! }).total).toBe(0);
});
rule('AS-move-facing', 'any facing costs nothing and has to be one', () => {
  const game = scene(ruleset, alone());
  game.does(0, { ...go(20, 22), facing: { dx: -3, dy: 1 } });
  expect(game.state.units[0]!.facing).toEqual({ dx: -3, dy: 1 });
  expect(verdict(alone(), { ...go(20, 22), facing: { dx: 0, dy: 0 } })).toContain('AS-move-facing');
});
rule('AS-move-prohibited', 'wheels do not go into woods at all', () => {
  expect(verdict(alone({ type: 'CV', move: '10"w' }, [patch('woods', 10, 20, 30, 26)]), go(20, 25))).toEqual(['AS-move-prohibited']);
});
rule('AS-tbl-terrain-cost', 'woods, rough and rubble cost an inch more per inch, infantry pays nothing in woods', () => {
  const through = (kind: terrain.PieceKind, card: Sketch = {}) => cost(alone(card, [patch(kind, 10, 10, 30, 28)]), go(20, 26));
  expect([through('woods'), through('rough'), through('rubble'), through('woods', { type: 'CI', move: '6"f' })]).toEqual([6, 6, 6, 4]);
  expect(through('woods', { type: 'CV', move: '10"h' })).toBe(Number.POSITIVE_INFINITY);
});
rule('AS-move-superheavy', 'a superheavy pays one less', () => {
  expect(cost(alone({ specials: 'LG' }, [patch('woods', 10, 10, 30, 28)]), go(20, 26))).toBe(4);
});
rule('AS-tbl-paved', 'tracks and wheels have two inches more on a road all the way', () => {
  const road = [patch('road', 18, 10, 22, 40)];
  expect(verdict(alone({ type: 'CV', move: '8"t' }, road), go(20, 20))).toEqual([]);
  expect(verdict(alone({ type: 'CV', move: '8"t' }, [patch('road', 18, 21, 22, 40)]), go(20, 20))).toEqual(['AS-move-spend']);
  expect(verdict(alone({ move: '8"' }, road), go(20, 20))).toEqual(['AS-move-spend']);
});
const lake = (depth: number) => [patch('water', 10, 10, 30, 28, { depth: depth * 254 })];
rule('AS-tbl-water-class', 'two inches of water add one, four add three, besides the way down', () => {
  expect([1, 2, 4].map(depth => cost(alone({}, lake(depth)), go(20, 26)))).toEqual([4 + 1, 4 + 2 + 2, 4 + 6 + 4]);
  expect(verdict(alone({ type: 'CV', move: '8"t' }, lake(2)), go(20, 26))).toEqual(['AS-move-prohibited']);
});
rule('AS-tbl-water-class-ce', 'in the Commander’s Edition one inch is class 1 and two class 2', () => {
  expect([1, 2].map(depth => cost(alone({}, lake(depth)), go(20, 26), 'commanders-edition'))).toEqual([4 + 2 + 2, 4 + 6 + 4]);
});
rule('AS-naval', 'a ship stays in the water, a hovercraft crosses it', () => {
  expect(verdict(alone({ type: 'CV', move: '8"n' }), go(20, 28))).toEqual(['AS-move-prohibited']);
  expect(cost(alone({ type: 'CV', move: '12"h' }, lake(4)), go(20, 24))).toBe(6);
});
rule('AS-sua-amp', 'an amphibious unit pays four inches in all for each inch of water', () => {
  expect(cost(alone({ type: 'CV', move: '12"t', specials: 'AMP' }, lake(4)), go(20, 26))).toBe(2 + 2 * 4);
});
rule('AS-sua-seal', 'a sealed vehicle walks the bottom', () => {
  expect(Number.isFinite(cost(alone({ type: 'IM', specials: 'SEAL' }, lake(2)), go(20, 26)))).toBe(true);
  expect(Number.isFinite(cost(alone({ type: 'IM' }, lake(2)), go(20, 26)))).toBe(false);
});
const hill = (height: number) => [patch('hill', 10, 10, 30, 28, { height: height * 254 })];
rule('AS-move-level', 'an inch up costs a ’Mech one inch and a tank two', () => {
  expect([cost(alone({}, hill(2)), go(20, 26)), cost(alone({ type: 'CV', move: '8"t' }, hill(2)), go(20, 26))]).toEqual([6, 8]);
});
rule('AS-move-level-ce', 'twice that in the Commander’s Edition', () => {
  expect([
    cost(alone({}, hill(1)), go(20, 26), 'commanders-edition'),
    cost(alone({ type: 'CV', move: '8"t' }, hill(1)), go(20, 26), 'commanders-edition'),
  ]).toEqual([6, 8]);
});
rule('AS-move-level-limit', 'a ’Mech climbs four inches at once, others two', () => {
  const climbs = (height: number, card: Sketch) => Number.isFinite(cost(alone(card, hill(height)), go(20, 26)));
  expect([climbs(4, {}), climbs(5, {}), climbs(2, { type: 'CV', move: '8"t' }), climbs(3, { type: 'CV', move: '8"t' })]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
rule('AS-move-level-limit-ce', 'two and one in the Commander’s Edition', () => {
  const climbs = (height: number, card: Sketch) => Number.isFinite(cost(alone(card, hill(height)), go(20, 26), 'commanders-edition'));
  expect([climbs(2, {}), climbs(3, {}), climbs(1, { type: 'CI', move: '6"f' }), climbs(2, { type: 'CI', move: '6"f' })]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
rule('AS-sua-mtn', 'mountain troops climb two inches for one', () => {
  expect(cost(alone({ type: 'CI', move: '6"f', specials: 'MTN' }, hill(2)), go(20, 26))).toBe(5);
});
rule('AS-jump', 'a jump is one straight line over everything to legal ground', () => {
  const jumper = alone({ move: '6"j' }, [patch('woods', 10, 24, 30, 29)]);
  expect(cost(jumper, go(20, 25, 'jump'))).toBe(5);
  expect(
    verdict(jumper, {
      ...go(20, 25, 'jump'),
      path: [
        { x: 5080, y: 7000 },
        { x: 5080, y: 6350 },
      ],
    }),
  ).toContain('AS-jump');
  expect(verdict(jumper, go(20, 23.9, 'jump'))).toEqual(['AS-move-spend']);
});
rule('AS-jump-height', 'no higher than half the jump', () => {
  const over = (height: number) =>
    verdict(alone({ move: '8"j' }, [patch('hill', 10, 26, 30, 28, { height: height * 254 })]), go(20, 24, 'jump'));
  expect([over(4), over(5)]).toEqual([[], ['AS-jump']]);
});
rule('AS-jump-noheat', 'heat shortens the walk and not the jump', () => {
  const hot = one({ move: '8"j' }, { heat: 2 });
  expect([inches(hot, 'ground'), inches(hot, 'jump')]).toEqual([4, 8]);
});
rule('AS-heat-effects', 'two inches less for each level of heat', () => {
  expect([0, 1, 2, 3].map(heat => inches(one({ move: '12"' }, { heat }), 'ground'))).toEqual([12, 10, 8, 6]);
});
rule('AS-heat-tsm', 'hot muscle: 8 inches become 10 at level 1 and 6 at level 2', () => {
  expect([0, 1, 2].map(heat => inches(one({ specials: 'TSM' }, { heat }), 'ground'))).toEqual([8, 10, 6]);
});
rule('AS-sua-tsm', 'without heat it does nothing', () => {
  expect(inches(one({ specials: 'TSM' }), 'ground')).toBe(8);
});
rule('AS-sprint', 'half as far again, rounded up', () => {
  expect(['8"', '10"', '7"'].map(move => inches(one({ move }), 'sprint', sprinting))).toEqual([12, 15, 11]);
  expect(inches(one({}), 'sprint')).toBe(0);
  const ran = setPiece([
    { card: sketch(), seat: 0, x: 20, y: 30, more: { moved: { mode: 'sprint', length: 3000, from: null } } },
    { card: sketch(), seat: 1, x: 20, y: 20 },
  ]);
  expect(
    sprinting.check(ruleset.view(ran, 0), { type: 'attack', unit: 0, target: 1, how: 'standard' }, 0).map(refusal => refusal.rule),
  ).toContain('AS-sprint');
});
rule('AS-vtol', 'flight ignores the ground and pays for height', () => {
  const flyer = alone({ type: 'CV', move: '12"v' }, [patch('woods', 10, 20, 30, 28)], { airborne: true, z: 508 });
  expect(cost(flyer, go(20, 24))).toBe(6);
  expect(cost(flyer, go(20, 24, 'ground', { height: 5 }))).toBe(9);
  expect(verdict(flyer, go(20, 24, 'ground', { height: 0 }))).toEqual(['AS-move-prohibited']);
  expect(verdict(alone(), go(20, 24, 'ground', { height: 2 }))).toContain('AS-vtol');
});
rule('AS-wige', 'four inches keep it aloft, less sets it down', () => {
  const aloft = (y: number) => {
    const game = scene(ruleset, alone({ type: 'CV', move: '12"g' }));
    game.does(0, go(20, y));
    return game.state.units[0]!.airborne;
  };
  expect([aloft(26), aloft(26.1)]).toEqual([true, false]);
});
rule('AS-sub', 'submersibles move in the water', () => {
  expect(inches(one({ type: 'CV', move: '8"s' }), 'sub')).toBe(8);
  expect(inches(one({ type: 'CV', move: '8"t' }), 'sub')).toBe(0);
});
rule('AS-sua-umu', 'underwater units may dive as well', () => {
  expect(inches(one({ specials: 'UMU' }), 'sub')).toBe(8);
});
rule('AS-rail', 'rail units stay on rails', () => {
  expect(verdict(alone({ type: 'SV', move: '8"r' }), go(20, 28))).toEqual(['AS-move-prohibited']);
  expect(verdict(alone({ type: 'SV', move: '8"r', specials: 'ORO' }, [patch('rails', 18, 10, 22, 40)]), go(20, 28))).toEqual([]);
});
rule('AS-sua-rail', 'so do those marked for it', () => {
  expect(verdict(alone({ type: 'SV', move: '8"t', specials: 'RAIL' }), go(20, 28))).toEqual(['AS-move-prohibited']);
});
rule('AS-sua-mag', 'and those on magnetic rails', () => {
  expect(verdict(alone({ type: 'SV', move: '8"t', specials: 'MAG' }), go(20, 28))).toEqual(['AS-move-prohibited']);
});
rule('AS-sua-oro', 'a wheeled support vehicle without it pays one more off the road', () => {
  expect([
    cost(alone({ type: 'SV', move: '8"w' }), go(20, 26)),
    cost(alone({ type: 'SV', move: '8"w', specials: 'ORO' }), go(20, 26)),
  ]).toEqual([8, 4]);
});
rule('AS-sua-dun', 'dune vehicles do not mind sand', () => {
  const sand = [patch('sand', 10, 10, 30, 40)];
  expect([cost(alone({ specials: 'DUN' }, sand), go(20, 26)), cost(alone({}, sand), go(20, 26))]).toEqual([4, 8]);
});
rule('AS-tbl-terrain-advanced', 'jungle, ultra rough, soft ground and magma', () => {
  const through = (kind: terrain.PieceKind, level?: number) =>
    cost(alone({ move: '20"' }, [patch(kind, 10, 10, 30, 40, level ? { level } : {})]), go(20, 26));
  expect([
    through('jungle'),
    through('jungle', 3),
    through('rough', 2),
    through('mud'),
    through('snow'),
    through('magma', 2),
    through('ice'),
  ]).toEqual([12, 20, 12, 8, 8, 12, 4]);
});
rule('AS-stacking', 'nobody ends on another base or walks through an enemy; friends are passed', () => {
  const crowd = (seat: 0 | 1) =>
    setPiece(
      [
        { card: sketch(), seat: 0, x: 20, y: 30, more: { moved: null } },
        { card: sketch(), seat, x: 20, y: 27, more: { moved: null } },
      ],
      { phase: 'movement', active: 0 },
    );
  expect(verdict(crowd(0), go(20, 27.5))).toEqual(['AS-stacking']);
  expect(verdict(crowd(1), go(20, 24))).toEqual(['AS-stacking']);
  expect(verdict(crowd(0), go(20, 24))).toEqual([]);
});
rule('AS-scale-inch', 'the table ends at its edge', () => {
  expect(verdict(alone({ move: '40"' }), go(20, -1))).toContain('AS-scale-inch');
});
rule('AS-bld-move', 'a ’Mech pays for the class of a building, infantry nothing, large units stay out', () => {
  const house = (level: number) => [patch('building', 10, 10, 30, 28, { level, cf: 15 })];
  expect([1, 2, 4].map(level => cost(alone({ move: '20"' }, house(level)), go(20, 26)))).toEqual([6, 8, 12]);
  expect(cost(alone({ type: 'CI', move: '6"f' }, house(3)), go(20, 26))).toBe(4);
  expect(verdict(alone({ type: 'SV', move: '8"t', specials: 'LG' }, house(1)), go(20, 26))).toEqual(['AS-move-prohibited']);
});
rule('AS-bld-wall', 'walls are not crossed', () => {
  expect(verdict(alone({}, [patch('wall', 10, 27, 30, 28)]), go(20, 26))).toEqual(['AS-move-prohibited']);
});
rule('AS-unit-card', 'a unit is set up on ground it can stand on', () => {
  const state = alone({ type: 'CV', move: '8"w' }, [patch('woods', 10, 43, 30, 47)]);
  const waiting: State = {
    ...state,
    phase: 'setup',
    units: state.units.map((unit, i) => (i === 0 ? { ...unit, fate: 'waiting', at: null } : unit)),
  };
  const command = { type: 'deploy', unit: 0, at: { x: 5080, y: 45 * 254 }, facing: { dx: 0, dy: -1 } } as const;
  expect(books['corrected-2013']!.check(ruleset.view(waiting, 0), command, 0).map(refusal => refusal.rule)).toEqual(['AS-unit-card']);
});
rule('AS-sua-mcs', 'riders on clamps cost their ’Mech two inches each', () => {
  const state = setPiece([
    { card: sketch(), seat: 0, x: 20, y: 30 },
    { card: sketch({ type: 'PM', specials: 'MCS' }), seat: 0, x: 1, y: 1, more: { fate: 'riding', rides: 0, at: null } },
  ]);
  expect(books['corrected-2013']!.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(6);
});
rule('AS-sua-ucs', 'so do larger ones', () => {
  const state = setPiece([
    { card: sketch(), seat: 0, x: 20, y: 30 },
    { card: sketch({ type: 'PM', specials: 'UCS' }), seat: 0, x: 1, y: 1, more: { fate: 'riding', rides: 0, at: null } },
  ]);
  expect(books['corrected-2013']!.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(6);
});
rule('AS-bog', 'a failed Control Roll in a swamp holds a unit fast', () => {
  const game = scene(ruleset, alone({}, [patch('swamp', 10, 10, 30, 28)]), [...standard, 'AS-bog']);
  game.does(0, go(20, 27), 1, 2);
  expect(game.state.units[0]!.marks.map(({ kind }) => kind)).toEqual(['bogged']);
});
rule('AS-control-roll', 'two dice against Skill', () => {
  const game = scene(ruleset, alone({}, [patch('swamp', 10, 10, 30, 28)]), [...standard, 'AS-bog']);
  game.does(0, go(20, 27), 2, 2);
  expect(game.state.units[0]!.marks).toEqual([]);
});
