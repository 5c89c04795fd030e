import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { BASE, hit, ruleset, standard } from '../../scene.fixture.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { MoveCommand, State, Unit } from '../../shape.ts';
import { inContact, type Standing } from '../../state.ts';
import { freight } from './cargo-size.ts';
import type { Haul } from './facts.ts';

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

rule('ASC-tow-eligibility#1', 'it takes a hitch: HTC, which the quirk of that name gives', () => {
  expect([refusals(yard({}), haul('tow')), refusals(yard({ specials: '' }), haul('tow'))]).toEqual([[], ['ASC-tow-eligibility']]);
  expect(refusals(yard({}), haul('tow'), Rulebook.compile(ruleset, standard))).toEqual(['ASC-drag-drop']);
});
rule('ASC-tow-eligibility#2', 'and wheels or tracks under what is towed', () =>
  expect(['6"w', '6"t', '6"h', '6"v'].map(move => refusals(yard({}, trailer({ move })), haul('tow')))).toEqual([
    [],
    [],
    ['ASC-tow-eligibility'],
    ['ASC-tow-eligibility'],
  ]),
);
rule('ASC-tow-eligibility#3', 'at most a Size bigger than the tug', () =>
  expect([3, 4].map(size => refusals(yard({ size: 2 }, trailer({ type: 'CV', size })), haul('tow')))).toEqual([[], ['ASC-drag-drop']]),
);
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
rule('ASC-tow-movement#1', 'a smaller trailer costs two inches', () =>
  expect(farthest({ size: 3, move: '10"t' }, trailer({ type: 'CV', size: 2 }))).toBe(8),
);
rule('ASC-tow-movement#2', 'one of the same Size half of the Move, rounded down', () =>
  expect(farthest({ size: 2, move: '9"t' }, trailer({ type: 'CV', size: 2 }))).toBe(4),
);
rule('ASC-tow-movement#3', 'a bigger one leaves a quarter, rounded down', () =>
  expect(farthest({ size: 1, move: '11"t' }, trailer({ type: 'CV', size: 2 }))).toBe(2),
);
/** A tug that has gone four inches with its trailer, in the Combat Phase. */
const towed = (move: string): State => {
  const game = scene(ruleset, yard({ move }, trailer({ type: 'CV', size: 2, move: '10"t' })), rules);
  game.does(0, haul('tow', 4));
  return { ...game.state, phase: 'combat' };
};
const evades = (state: State, target: number): number | undefined =>
  book.ask('toHit', aimOf(state, { type: 'attack', unit: 2, target, how: 'standard' })!).terms.find(({ rule: id }) => id === 'AS-tmm-13c')
    ?.value;
rule('ASC-tow-combat#1', 'the trailer stands in contact with the back of its tug', () => {
  const [tug, load] = towed('6"t').units as readonly [Standing, Standing, Standing];
  expect([inContact(tug, load), load.at.x === tug.at.x, load.at.y > tug.at.y]).toEqual([true, true, true]);
});
rule('ASC-tow-combat#2', 'each attacks and is attacked for itself', () => {
  const state = { ...towed('6"t'), active: 0 };
  const near = { ...state, units: state.units.map(unit => (unit.id === 2 ? { ...unit, at: { x: 22 * 254, y: 33 * 254 } } : unit)) };
  const game = scene(ruleset, near, rules);
  game.does(0, hit({ unit: 0, target: 2 }), 6, 5);
  game.does(0, hit({ unit: 1, target: 2 }), 6, 5);
  expect(9 - game.state.units[2]!.armor).toBe(6);
  game.does(0, { type: 'done' });
  game.does(1, hit({ unit: 2, target: 1 }), 6, 5, 3, 3);
  expect([game.state.units[0]!.armor, game.state.units[1]!.armor]).toEqual([9, 6]);
});
rule('ASC-tow-combat#3', 'both with the modifier of the Move that is left to the tug', () => {
  const [slow, quick] = [towed('6"t'), towed('8"t')];
  expect([evades(slow, 0), evades(slow, 1), evades(quick, 0), evades(quick, 1)]).toEqual([0, 0, 1, 1]);
});
rule('ASC-tow-combat#4', 'a Size 3 tug of 6 inches with a Size 2 trailer goes four, and both are of Move 4', () => {
  expect(farthest({ size: 3, move: '6"t' }, trailer({ type: 'CV', size: 2 }))).toBe(4);
  expect([evades(towed('6"t'), 0), evades(towed('6"t'), 1)]).toEqual([0, 0]);
});
rule('ASC-tow-naval#1', 'a tug on the water tows what floats', () => {
  const lake = [patch('water', 10, 20, 30, 48, { depth: 508 })];
  const barge = (move: string) => trailer({ type: 'CV', move });
  expect(refusals(yard({ move: '6"n' }, barge('4"n'), lake), haul('tow', 2))).toEqual([]);
  expect(refusals(yard({ move: '6"n' }, trailer({ type: 'SV', move: '4"r' }), lake), haul('tow', 2))).toEqual(['ASC-tow-eligibility']);
  expect(refusals(yard({ move: '6"t', specials: 'HTC' }, barge('4"n')), haul('tow', 2))).toEqual(['ASC-tow-eligibility']);
});
const dragger: Sketch = { type: 'BM', size: 3, move: '8"', specials: '' };
rule('ASC-drag-basic#1', '’Mechs, ProtoMechs, hovercraft, ground-effect vehicles and even infantry drag', () => {
  const by = (tug: Sketch) =>
    refusals(yard({ specials: '', ...tug }, { ...crate, y: 40 + (tug.type === 'PM' ? 286 / 254 : BASE) }), haul('drag'));
  expect([
    by(dragger),
    by({ type: 'PM', move: '8"' }),
    by({ move: '8"h' }),
    by({ move: '8"g' }),
    by({ type: 'CI', size: 2, move: '8"f' }),
  ]).toEqual([[], [], [], [], []]);
  expect(by({ move: '8"v' })).toEqual(['ASC-drag-basic']);
});
rule('ASC-drag-basic#2', 'as big a load as could be towed, and as slowly', () => {
  expect([
    farthest(dragger, crate, 'drag'),
    farthest({ ...dragger, size: 4 }, crate, 'drag'),
    farthest({ ...dragger, size: 2 }, crate, 'drag'),
  ]).toEqual([4, 6, 2]);
  expect(refusals(yard({ ...dragger, size: 1 }, crate), haul('drag'))).not.toEqual([]);
});
rule('ASC-drag-basic#3', 'without a hitch, and without wheels under it', () => {
  expect([refusals(yard(dragger, crate), haul('drag')), refusals(yard(dragger, crate), haul('tow'))]).toEqual([
    [],
    ['ASC-tow-eligibility'],
  ]);
});
rule('ASC-drag-basic#4', 'a support vehicle reads its own rows', () => {
  // 70 tons are Size 3 to a combat vehicle and Size 2 to a support vehicle, on an air cushion Size 3.
  const inches = (type: 'CV' | 'SV', move: string) => farthest({ type, size: 3, move, specials: '' }, crate, 'drag');
  expect([inches('CV', '8"h'), inches('SV', '8"g'), inches('SV', '8"h')]).toEqual([4, 6, 4]);
});
const puller: Sketch = { type: 'BM', size: 4, move: '8"', specials: '' };
const dragged = (load: Placed, inches: number, dice: readonly number[], pieces: Parameters<typeof setPiece>[2] = []) => {
  const game = scene(ruleset, yard(puller, load, pieces), rules);
  game.does(0, haul('drag', inches), ...dice);
  return game;
};
const rolls = (game: { readonly events: readonly { readonly type: string }[] }) =>
  game.events.flatMap(event => (event.type === 'rolled' ? [(event as { needs?: { total: number } }).needs?.total] : []));
rule('ASC-drag-damage#1', 'for every two inches two dice against Skill', () => {
  expect(rolls(dragged(crate, 4, [2, 2, 2, 2]))).toEqual([4, 4]);
  expect(rolls(dragged(crate, 3, [2, 2]))).toEqual([4]);
});
rule('ASC-drag-damage#2', 'rough ground makes it one harder', () =>
  expect(rolls(dragged(crate, 4, [2, 2, 3, 3], [patch('rough', 18, 34.5, 22, 37.2)]))).toEqual([4, 5]),
);
rule('ASC-drag-damage#3', 'a failure costs the load a point at once', () =>
  expect(
    [dragged(crate, 4, [2, 2, 2, 2]), dragged(crate, 4, [2, 2, 1, 2]), dragged(crate, 4, [1, 1, 1, 2])].map(
      ({ state }) => state.units[1]!.structure,
    ),
  ).toEqual([3, 2, 1]),
);
rule('ASC-drag-damage#4', 'a unit rolls for criticals and motive systems as its type does', () => {
  const hover = at({ type: 'CV', size: 2, move: '6"h', armor: 0, structure: 5 }, 0, 20, 40 + BASE);
  // The failed roll, a critical hit that does nothing and the motive systems.
  expect(dragged(hover, 2, [1, 1, 2, 4, 2, 4]).state.units[1]!.structure).toBe(4);
});
rule('ASC-drag-damage#5', 'what has wheels or tracks rolls along unharmed', () =>
  expect(
    [dragged(trailer({ type: 'CV', size: 2 }), 4, []), dragged(trailer({ type: 'CV', size: 2, move: '6"t' }), 4, [])].map(
      ({ state }) => state.units[1]!.armor,
    ),
  ).toEqual([9, 9]),
);
/** Somebody who has a load on the hook, about to move. */
const holding = (load: Placed): State => {
  const held = scene(ruleset, yard(dragger, load), rules);
  held.does(0, haul('drag'));
  return { ...held.state, phase: 'movement', active: 0, units: held.state.units.map(unit => ({ ...unit, moved: null })) };
};
const letGo = (inches: number, careful: boolean, ...more: readonly number[]): MoveCommand => {
  const { haul: _none, ...rest } = haul('drag', inches);
  const path = [...rest.path, ...more.map(y => ({ x: 5080, y: (40 - y) * 254 }))];
  return { ...rest, path, release: { after: more.length > 0 ? 1 : 0, careful } };
};
const released = (load: Placed, command: MoveCommand, ...dice: readonly number[]) => {
  const game = scene(ruleset, holding(load), rules);
  game.does(0, command, ...dice);
  return game.state;
};
rule('ASC-drag-drop#1', 'let go in haste it costs nothing', () =>
  expect([refusals(holding(crate), letGo(8, false)), refusals(holding(crate), letGo(9, false))]).toEqual([[], ['AS-move-spend']]),
);
rule('ASC-drag-drop#2', 'with care two inches, and it is not hurt', () => {
  expect([refusals(holding(crate), letGo(6, true)), refusals(holding(crate), letGo(7, true))]).toEqual([[], ['AS-move-spend']]);
  expect(released(crate, letGo(6, true)).units[1]!.structure).toBe(3);
});
rule('ASC-drag-drop#3', 'in haste it loses a point, unless it stands on wheels or tracks', () => {
  expect(released(crate, letGo(8, false)).units[1]!.structure).toBe(2);
  expect(released(trailer({ type: 'CV', size: 2 }), letGo(8, false)).units[1]!.armor).toBe(9);
});
rule('ASC-drag-drop#4', 'rid of it, it has its whole Move less what is spent', () => {
  // Half of the Move is left under a load of its own Size: two inches with it are four of eight.
  const go = (...inches: readonly number[]) => refusals(holding(crate), letGo(2, false, ...inches));
  expect([go(6), go(7)]).toEqual([[], ['AS-move-spend']]);
});
