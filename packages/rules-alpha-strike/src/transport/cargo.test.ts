import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { EDITIONS } from '../rules.ts';
import { at, done, stay as move, ruleset } from '../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../set-piece.ts';
import type { Command, MoveCommand, State, Unit } from '../shape.ts';
import { BURDEN } from './burden.ts';
import { freight, sizeForSupport, sizeOfTons } from './cargo-size.ts';

const rules: readonly RuleId[] = [...EDITIONS['corrected-2013']!, 'ASC-cargo-capacity', 'ASC-throw-eligibility'];
const book = Rulebook.compile(ruleset, rules);
const plain = Rulebook.compile(ruleset, EDITIONS['corrected-2013']!);
const beside = 20 + 318 / 254;
const crate = (tons: number, x: number, y: number): Placed => ({
  card: freight(tons),
  seat: 1,
  x,
  y,
  more: { shutdown: true, moved: null },
});
const enemy = at({}, 1, 60, 4);
const lift: Command = { type: 'lift', unit: 0, target: 1 };
const fight = (carrier: Sketch, cargo: Placed, more: Partial<Unit> = {}): State => setPiece([at(carrier, 0, 20, 40, more), cargo, enemy]);
const refusals = (state: State, command: Command, by = book): readonly RuleId[] =>
  by.check(ruleset.view(state, 0), command, 0).map(one => one.rule);

/** A unit that already has its load. */
const laden = (carrier: Sketch, load: Placed, burden: number, phase: State['phase'] = 'movement', more: Partial<Unit> = {}): State => {
  const ready = phase === 'movement' ? { moved: null } : {};
  return setPiece(
    [
      at(carrier, 0, 20, 40, { marks: [{ kind: 'carries', until: 0, by: 1, value: burden }], ...ready, ...more }),
      { ...load, more: { ...load.more, fate: 'riding', rides: 0, at: null, marks: [{ kind: 'cargo', until: 0, by: 0 }] } },
      enemy,
    ],
    { phase },
  );
};
const ahead = (...inches: readonly number[]): MoveCommand['path'] => inches.map(y => ({ x: 20 * 254, y: (40 - y) * 254 }));

rule('ASC-tbl-tonnage-to-size', 'the ends of all rows, for fighting units and for support vehicles', () => {
  expect([39, 40, 59, 60, 79, 80, 100, 101, 200, 201, 400, 401].map(tons => sizeOfTons(tons).size)).toEqual([
    1, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 99,
  ]);
  expect([100, 101, 400].map(tons => sizeOfTons(tons).large)).toEqual([false, true, true]);
  expect([5, 6, 99, 100, 199, 200, 299, 300, 399, 400, 600].map(tons => sizeForSupport(tons, 't').size)).toEqual([
    1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5,
  ]);
  expect([sizeForSupport(399, 't').large, sizeForSupport(400, 't').large]).toEqual([false, true]);
});
rule('ASC-cargo-capacity', 'a load up to its own Size, and only where players agree on it', () => {
  expect(refusals(fight({ size: 2 }, crate(59, beside, 40)), lift)).toEqual([]);
  expect(refusals(fight({ size: 2 }, crate(60, beside, 40)), lift)).toEqual(['ASC-cargo-capacity']);
  expect(refusals(fight({ size: 2, specials: 'CT9' }, crate(39, beside, 40)), lift)).toEqual(['ASC-cargo-capacity']);
  expect(refusals(fight({ size: 2 }, crate(59, beside, 40)), lift, plain)).toEqual(['AS-turn']);
});
rule('ASC-cargo-forbidden-units', 'no support vehicle of Size 3', () => {
  const truck = (size: number) => at({ type: 'SV', size, move: '6"h' }, 0, beside, 40);
  expect(refusals(fight({ size: 4 }, truck(3)), lift)).toEqual(['ASC-cargo-forbidden-units']);
  expect(refusals(fight({ size: 4 }, truck(2)), lift)).toEqual([]);
});
rule('ASC-cargo-sv-size2', 'a support vehicle of Size 2 counts as 3 unless it floats on air or flies', () => {
  const truck = (move: string) => at({ type: 'SV', size: 2, move }, 0, beside, 40);
  expect(refusals(fight({ size: 2 }, truck('6"t')), lift)).toEqual(['ASC-cargo-capacity']);
  expect(refusals(fight({ size: 3 }, truck('6"t')), lift)).toEqual([]);
  expect(refusals(fight({ size: 2 }, truck('6"h')), lift)).toEqual([]);
});
rule('ASC-cargo-tsm', 'strong muscles carry twice their Size, at most 5', () => {
  const with300 = (specials: string, size: number, tons: number) => refusals(fight({ size, specials }, crate(tons, beside, 40)), lift);
  expect([with300('', 2, 100), with300('TSM', 2, 100), with300('I-TSM', 2, 100), with300('TSMX', 2, 100)]).toEqual([
    ['ASC-cargo-capacity'],
    [],
    [],
    [],
  ]);
  expect([with300('TSM', 3, 300), with300('', 4, 300), with300('TSM', 4, 500)]).toEqual([
    [],
    ['ASC-cargo-capacity'],
    ['ASC-cargo-capacity'],
  ]);
});
rule('ASC-cargo-support-vehicle', 'its own column, with weights doubled on air and four times in the air', () => {
  const truck = (move: string, tons: number) => refusals(fight({ type: 'SV', size: 2, move }, crate(tons, beside, 40)), lift);
  expect([truck('6"t', 99), truck('6"t', 100)]).toEqual([[], ['ASC-cargo-capacity']]);
  expect([truck('6"h', 49), truck('6"h', 50)]).toEqual([[], ['ASC-cargo-capacity']]);
  expect([truck('6"v', 24), truck('6"v', 25)]).toEqual([[], ['ASC-cargo-capacity']]);
});
rule('ASC-cargo-pickup-mech', 'a ’Mech in contact that does nothing else has its load in the End Phase', () => {
  expect(refusals(fight({}, crate(30, 24, 40)), lift)).toEqual(['ASC-cargo-pickup-mech']);
  expect(refusals(fight({}, crate(30, beside, 40), { did: ['standard'] }), lift)).toEqual(['ASC-cargo-pickup-mech']);
  const game = scene(ruleset, fight({}, crate(30, beside, 40)), rules);
  game.does(0, lift);
  expect(game.refuses(0, { type: 'attack', unit: 0, target: 2, how: 'standard' }).map(one => one.rule)).toContain('AS-attack-count');
  expect(game.state.units[1]!.fate).toBe('fighting');
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5);
  expect(game.state.units[1]).toMatchObject({ fate: 'riding', rides: 0, at: null });
  expect(game.state.units[0]!.marks).toEqual([{ kind: 'carries', until: 0, by: 1, value: BURDEN.third }]);
});
rule('ASC-cargo-pickup-other', 'a vehicle needs one more turn in contact', () => {
  const state = fight({ type: 'CV', size: 3, move: '8"t' }, crate(30, beside, 40));
  const game = scene(ruleset, state, rules);
  game.does(0, lift);
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5);
  expect(game.state.units[1]!.fate).toBe('fighting');
  const next = scene(ruleset, { ...game.state, phase: 'combat', active: 0, initiative: 0 }, rules);
  next.does(0, lift);
  next.does(0, done);
  next.does(1, done, 6, 6, 5, 5);
  expect(next.state.units[1]!.fate).toBe('riding');
});
rule('ASC-cargo-pickup-unwilling', 'who lifts an enemy needs three more, and a better margin than the other', () => {
  const foe = at({ size: 1, move: '4"', armor: 9 }, 1, beside, 40, { moved: { mode: 'ground', length: 1016, from: null } });
  const tries = (...dice: readonly number[]) => {
    const game = scene(ruleset, fight({ size: 3, move: '4"' }, foe), rules);
    game.does(0, lift, ...dice);
    return game;
  };
  // Skill 4 and 3 more: 9 is a margin of 2; the other needs 4, so that 6 is a margin of 2 as well and 5 is one of 1.
  expect(tries(4, 5, 3, 2).state.units[0]!.marks.map(({ kind }) => kind)).toEqual(['lifting']);
  expect(tries(4, 5, 3, 3).state.units[0]!.marks).toEqual([]);
  expect(tries(3, 3, 1, 1).state.units[0]!.marks).toEqual([]);
  const game = tries(4, 5, 3, 2);
  expect(game.events.filter(({ type }) => type === 'rolled').map(event => (event as { needs?: { total: number } }).needs?.total)).toEqual([
    7, 4,
  ]);
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5);
  expect(game.state.units[1]!.fate).toBe('riding');
});
rule('ASC-cargo-movement', 'a third less for a light load, half for more, an inch for something huge', () => {
  const inches = (burden: number, walk: string) => {
    const state = laden({ size: 4, move: walk }, crate(30, 0, 0), burden);
    return book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total;
  };
  expect([inches(BURDEN.third, '12"'), inches(BURDEN.third, '8"'), inches(BURDEN.half, '12"'), inches(BURDEN.half, '7"')]).toEqual([
    8, 5, 6, 3,
  ]);
  expect(inches(BURDEN.crawl, '12"')).toBe(1);
  const burden = (size: number, tons: number): number | undefined => {
    const game = scene(ruleset, fight({ size }, crate(tons, beside, 40)), rules);
    game.does(0, lift);
    game.does(0, done);
    game.does(1, done, 6, 6, 5, 5);
    return game.state.units[0]!.marks[0]?.value;
  };
  expect([burden(4, 30), burden(1, 30), burden(4, 50), burden(4, 150)]).toEqual([BURDEN.third, BURDEN.third, BURDEN.half, BURDEN.crawl]);
});
rule('ASC-cargo-no-jump', 'nobody jumps with a load', () => {
  const jump = move({ mode: 'jump', path: ahead(4) });
  expect(refusals(laden({ move: '12"j' }, crate(30, 0, 0), BURDEN.third), jump)).toEqual(['ASC-cargo-no-jump']);
});
rule('ASC-cargo-no-attacks', 'who carries something attacks nobody', () => {
  const state = laden({}, crate(30, 0, 0), BURDEN.third, 'combat');
  const near = { ...state, units: state.units.map(unit => (unit.id === 2 ? { ...unit, at: { x: 20 * 254, y: 36 * 254 } } : unit)) };
  expect(refusals(near, { type: 'attack', unit: 0, target: 2, how: 'standard' })).toEqual(['ASC-cargo-no-attacks']);
});
const struck = (load: Placed, die: readonly number[], burden: number = BURDEN.third) => {
  const state = laden({ armor: 9, move: '4"' }, load, burden, 'combat', { at: { x: 20 * 254, y: 40 * 254 } });
  const near = {
    ...state,
    active: 1,
    units: state.units.map(unit => (unit.id === 2 ? { ...unit, at: { x: 20 * 254, y: 36 * 254 } } : unit)),
  };
  const game = scene(ruleset, near, rules);
  game.does(1, { type: 'attack', unit: 2, target: 0, how: 'standard' }, ...die);
  return game;
};
rule('ASC-cargo-damage-split', 'a die of the points strikes the load, the rest its carrier', () => {
  const friend = at({ type: 'CV', move: '6"t', size: 1, armor: 9 }, 0, 0, 0);
  // The enemy deals 3: a 2 leaves one point for the carrier, a 6 none.
  const two = struck(friend, [5, 4, 2, 3, 3]);
  expect([two.state.units[1]!.armor, two.state.units[0]!.armor]).toEqual([7, 8]);
  const six = struck(friend, [5, 4, 6, 3, 3]);
  expect([six.state.units[1]!.armor, six.state.units[0]!.armor]).toEqual([6, 9]);
});
rule('ASC-cargo-structure', 'a crate has its Size as structure and is gone with it', () => {
  expect([freight(30), freight(70), freight(90)].map(({ structure, armor }) => [structure, armor])).toEqual([
    [1, 0],
    [3, 0],
    [4, 0],
  ]);
  const game = struck(crate(30, 0, 0), [5, 4, 1]);
  expect(game.state.units[1]!.structure).toBe(0);
  game.does(1, done, 6, 6, 5, 5);
  expect([game.state.units[1]!.fate, game.state.units[0]!.marks]).toEqual(['destroyed', []]);
});
rule('ASC-cargo-drop-quick', 'at no cost, and a die of damage to what falls', () => {
  const load = at({ type: 'CV', move: '6"t', size: 1, armor: 9 }, 0, 0, 0);
  const game = scene(ruleset, laden({ move: '8"' }, load, BURDEN.half), rules);
  expect(refusals(game.state, move({ drops: [1] }))).toContain('ASC-cargo-drop-quick');
  game.does(0, move({ release: { after: 0, careful: false }, path: ahead(8) }), 4, 3, 3);
  expect(game.state.units[1]).toMatchObject({ fate: 'fighting', rides: null, armor: 5, marks: [] });
  expect(game.state.units[0]!.marks).toEqual([]);
});
rule('ASC-cargo-drop-careful', 'four inches, and no harm', () => {
  const state = laden({ move: '8"' }, crate(30, 0, 0), BURDEN.half);
  const go = (inches: number) => move({ release: { after: 0, careful: true }, path: ahead(inches) });
  expect([refusals(state, go(4)), refusals(state, go(5))]).toEqual([[], ['AS-move-spend']]);
  const game = scene(ruleset, state, rules);
  game.does(0, go(4));
  expect(game.state.units[1]).toMatchObject({ fate: 'fighting', structure: 1, at: { x: 20 * 254, y: 40 * 254 } });
});
rule('ASC-cargo-drop-mid-move', 'of 12 inches halved to 6, four inches under load leave four', () => {
  const state = laden({ move: '12"' }, crate(30, 0, 0), BURDEN.half);
  const go = (...inches: readonly number[]) => move({ release: { after: 1, careful: false }, path: ahead(...inches) });
  expect([refusals(state, go(4, 8)), refusals(state, go(4, 9)), refusals(state, go(6)), refusals(state, go(7))]).toEqual([
    [],
    ['AS-move-spend'],
    [],
    ['AS-move-spend'],
  ]);
});
rule('ASC-cargo-airborne', 'of those in the air only a VTOL carries a load', () => {
  const flyer = (walk: string) =>
    refusals(fight({ type: 'CV', size: 2, move: walk }, crate(30, beside, 40), { airborne: true, z: 254 }), lift);
  expect([flyer('12"g'), flyer('12"v')]).toEqual([['ASC-cargo-airborne'], []]);
});
