import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../attack/aim.ts';
import { BASE, ruleset, standard } from '../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../set-piece.ts';
import type { Haul, MoveCommand, State, Unit } from '../shape.ts';
import { inContact, type Standing } from '../state.ts';
import { freight } from './cargo-size.ts';

const rules: readonly RuleId[] = [...standard, 'ASC-tow-eligibility', 'ASC-drag-basic'];
const book = Rulebook.compile(ruleset, rules);
const at = (card: Sketch, seat: 0 | 1, x: number, y: number, more: Partial<Unit> = {}): Placed => ({
  card: sketch({ armor: 9, ...card }),
  seat,
  x,
  y,
  more: { moved: null, ...more },
});
const trailer = (card: Sketch = {}): Placed => at({ type: 'SV', size: 2, move: '0"w', ...card }, 0, 20, 40 + BASE);
const crate: Placed = { card: freight(70), seat: 0, x: 20, y: 40 + BASE, more: { shutdown: true, moved: null } };
const yard = (tug: Sketch, load: Placed = trailer(), pieces: Parameters<typeof setPiece>[2] = []): State =>
  setPiece(
    [at({ type: 'CV', size: 3, move: '6"t', specials: 'HTC', ...tug }, 0, 20, 40), load, at({}, 1, 20, 10)],
    { phase: 'movement' },
    pieces,
  );
const haul = (how: Haul, inches = 0, more: Partial<MoveCommand> = {}): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode: 'ground',
  path: inches > 0 ? [{ x: 20 * 254, y: (40 - inches) * 254 }] : [],
  facing: { dx: 0, dy: -1 },
  haul: { what: 1, how },
  ...more,
});
const refusals = (state: State, command: MoveCommand, by = book): readonly RuleId[] =>
  by.check(ruleset.view(state, 0), command, 0).map(one => one.rule);

rule('ASC-tow-eligibility', 'a hitch, wheels or tracks, and at most a Size more', () => {
  expect([refusals(yard({}), haul('tow')), refusals(yard({ specials: '' }), haul('tow'))]).toEqual([[], ['ASC-tow-eligibility']]);
  expect(refusals(yard({}, trailer({ move: '6"h' })), haul('tow'))).toEqual(['ASC-tow-eligibility']);
  expect(refusals(yard({ size: 2 }, trailer({ type: 'CV', size: 3 })), haul('tow'))).toEqual([]);
  expect(refusals(yard({ size: 2 }, trailer({ type: 'CV', size: 4 })), haul('tow'))).toEqual(['ASC-drag-drop']);
  expect(refusals(yard({}), haul('tow'), Rulebook.compile(ruleset, standard))).toEqual(['ASC-drag-drop']);
});
rule('ASC-sua-htc', 'a hitch lets a vehicle tow what has wheels or tracks', () => {
  expect([refusals(yard({}, trailer({ move: '2"t' })), haul('tow')), refusals(yard({ specials: '' }), haul('tow'))]).toEqual([
    [],
    ['ASC-tow-eligibility'],
  ]);
});
rule('AS-sua-htc', 'without it nothing is towed', () => {
  expect([refusals(yard({}), haul('tow')), refusals(yard({ specials: '' }), haul('tow'))]).toEqual([[], ['ASC-tow-eligibility']]);
});
/** The longest straight move that is not refused. */
const farthest = (tug: Sketch, load: Placed, how: Haul = 'tow'): number => {
  for (let inches = 12; inches > 0; inches--) if (refusals(yard(tug, load), haul(how, inches)).length === 0) return inches;
  return 0;
};
rule('ASC-tow-movement', 'two inches less for a smaller trailer, half for an equal one, a quarter left for a larger one', () => {
  expect(farthest({ size: 3, move: '10"t' }, trailer({ type: 'CV', size: 2 }))).toBe(8);
  expect(farthest({ size: 2, move: '9"t' }, trailer({ type: 'CV', size: 2 }))).toBe(4);
  expect(farthest({ size: 1, move: '10"t' }, trailer({ type: 'CV', size: 2 }))).toBe(2);
});
rule('ASC-tow-combat', 'the trailer stands behind its tug, and both are attacked as units of the lower Move', () => {
  // A tug of 6 inches with a smaller trailer has 4, which adds nothing; alone it would add 1.
  const game = scene(ruleset, yard({}, trailer({ type: 'CV', size: 2 })), rules);
  game.does(0, haul('tow', 4));
  const [tug, load] = game.state.units as readonly [Standing, Standing, Standing];
  expect([inContact(tug, load), load.at.y > tug.at.y, load.moved?.length]).toEqual([true, true, 4 * 254]);
  const state: State = { ...game.state, phase: 'combat' };
  const needs = (target: number) => book.ask('toHit', aimOf(state, { type: 'attack', unit: 2, target, how: 'standard' })!);
  expect([needs(0), needs(1)].map(({ terms }) => terms.find(({ rule: id }) => id === 'AS-tmm-13c')?.value)).toEqual([0, 0]);
  const fast = scene(ruleset, yard({ move: '8"t' }, trailer({ type: 'CV', size: 2 })), rules);
  fast.does(0, haul('tow', 4));
  const term = book
    .ask('toHit', aimOf({ ...fast.state, phase: 'combat' }, { type: 'attack', unit: 2, target: 1, how: 'standard' })!)
    .terms.find(({ rule: id }) => id === 'AS-tmm-13c');
  expect(term?.value).toBe(1);
});
rule('ASC-tow-naval', 'a tug on the water tows what floats', () => {
  const lake = [patch('water', 10, 20, 30, 48, { depth: 508 })];
  const barge = (move: string) => trailer({ type: 'CV', move });
  expect(refusals(yard({ move: '6"n' }, barge('4"n'), lake), haul('tow', 2))).toEqual([]);
  expect(refusals(yard({ move: '6"n' }, barge('4"s'), lake), haul('tow', 2))).toEqual(['ASC-tow-eligibility']);
  expect(refusals(yard({ move: '6"t', specials: 'HTC' }, barge('4"n')), haul('tow', 2))).toEqual(['ASC-tow-eligibility']);
});
rule('ASC-drag-basic', '’Mechs, hovercraft and even infantry drag without hitch or wheels, as slowly as with a trailer', () => {
  const by = (tug: Sketch) => refusals(yard({ specials: '', ...tug }, crate), haul('drag'));
  expect([by({ type: 'BM', move: '8"' }), by({ move: '8"h' }), by({ type: 'CI', size: 2, move: '8"f' }), by({ move: '8"v' })]).toEqual([
    [],
    [],
    [],
    ['ASC-drag-basic'],
  ]);
  expect(farthest({ type: 'BM', size: 3, move: '8"', specials: '' }, crate, 'drag')).toBe(4);
});
rule('ASC-drag-damage', 'a roll for every two inches, harder on rough ground', () => {
  const mech: Sketch = { type: 'BM', size: 4, move: '8"', specials: '' };
  const game = scene(ruleset, yard(mech, crate, [patch('rough', 18, 34.5, 22, 37.2)]), rules);
  game.does(0, haul('drag', 4), 2, 2, 2, 2);
  // Clear ground needs 4, rough ground 5: the second roll fails.
  expect([game.state.units[1]!.structure, game.events.filter(({ type }) => type === 'rolled').length]).toEqual([2, 2]);
  const rolling = scene(ruleset, yard(mech, trailer({ type: 'CV', size: 2 })), rules);
  rolling.does(0, haul('drag', 4));
  expect(rolling.state.units[1]!.armor).toBe(9);
});
rule('ASC-drag-drop', 'let go in haste it suffers a point, with care it costs two inches', () => {
  const mech: Sketch = { type: 'BM', size: 3, move: '8"', specials: '' };
  const held = scene(ruleset, yard(mech, crate), rules);
  held.does(0, haul('drag'));
  const again = (): State => ({
    ...held.state,
    phase: 'movement',
    active: 0,
    units: held.state.units.map(unit => ({ ...unit, moved: null })),
  });
  const go = (inches: number, careful: boolean): MoveCommand => {
    const { haul: _none, ...rest } = haul('drag', inches);
    return { ...rest, release: { after: 0, careful } };
  };
  expect([refusals(again(), go(6, true)), refusals(again(), go(7, true)), refusals(again(), go(8, false))]).toEqual([
    [],
    ['AS-move-spend'],
    [],
  ]);
  const hasty = scene(ruleset, again(), rules);
  hasty.does(0, go(8, false));
  expect([hasty.state.units[1]!.structure, hasty.state.units[1]!.marks, hasty.state.units[0]!.marks]).toEqual([2, [], []]);
  const careful = scene(ruleset, again(), rules);
  careful.does(0, go(6, true));
  expect(careful.state.units[1]!.structure).toBe(3);
});
