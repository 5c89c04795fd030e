import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { EDITIONS } from '../../ruleset.ts';
import { at, done, stay as move, pass, ruleset, soldiers } from '../../scene.fixture.ts';
import { type Placed, type Sketch, setPiece } from '../../set-piece.ts';
import type { Command, MoveCommand, State, Unit } from '../../shape.ts';
import { BURDEN } from './burden.ts';
import { freight } from './cargo-size.ts';
import { carrying } from './facts.ts';

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
      at(carrier, 0, 20, 40, { marks: carrying({ marks: [] }, [{ by: 1, value: burden }]), ...ready, ...more }),
      { ...load, more: { ...load.more, fate: 'riding', rides: 0, at: null, marks: [{ kind: 'cargo', until: 0, by: 0 }] } },
      enemy,
    ],
    { phase },
  );
};
const ahead = (...inches: readonly number[]): MoveCommand['path'] => inches.map(y => ({ x: 20 * 254, y: (40 - y) * 254 }));

/** May this carrier lift that load? */
const lifts = (carrier: Sketch, cargo: Placed): boolean => refusals(fight(carrier, cargo), lift).length === 0;
const support = (size: number, walk = '6"t'): Sketch => ({ type: 'SV', size, move: walk });
/** Inches that are left of a Move once the load is on. */
const inchesWith = (carrier: Sketch, tons: number): number => {
  const game = scene(ruleset, fight(carrier, crate(tons, beside, 40)), rules);
  game.does(0, lift);
  pass(game, 6, 6, 5, 5);
  return book.ask('move', { state: game.state, unit: game.state.units[0]!, mode: 'ground' }).total;
};

table('ASC-tbl-tonnage-to-size#1', 'each row is the Size it says, at both of its ends', row => {
  const fighter = row.at('carrier').startsWith("'Mech");
  const carrier = (size: number): Sketch => (fighter ? { size } : support(size));
  const least = Math.max(1, row.number('tons_min'));
  const ends = [least, row.at('tons_max') === '' ? least + 500 : row.number('tons_max')];
  for (const tons of ends) {
    if (row.at('size') === 'cannot be carried') expect(lifts({ size: 5, specials: 'TSM' }, crate(tons, beside, 40)), `${tons}`).toBe(false);
    else {
      const size = row.number('size');
      expect(
        [lifts(carrier(size), crate(tons, beside, 40)), size > 1 && lifts(carrier(size - 1), crate(tons, beside, 40))],
        `${tons}`,
      ).toEqual([true, false]);
    }
  }
});
rule('ASC-tbl-tonnage-to-size#2', 'from 101 tons on, for support vehicles from 400 on, a load is bulky: an inch a turn', () => {
  expect([
    inchesWith({ size: 4, move: '12"' }, 100),
    inchesWith({ size: 4, move: '12"' }, 101),
    inchesWith({ size: 5, move: '12"' }, 400),
  ]).toEqual([6, 1, 1]);
  const truck = (tons: number): number => {
    const game = scene(
      ruleset,
      fight(support(5, '12"t'), crate(tons, beside, 40), { marks: [{ kind: 'lifting', until: 1, by: 1, value: 0 }] }),
      rules,
    );
    game.does(0, lift);
    pass(game, 6, 6, 5, 5);
    return book.ask('move', { state: game.state, unit: game.state.units[0]!, mode: 'ground' }).total;
  };
  expect([truck(399), truck(400), truck(600)]).toEqual([6, 1, 1]);
});
rule('ASC-tbl-tonnage-to-size#3', 'no ’Mech, ProtoMech or combat vehicle carries more than 400 tons', () => {
  expect([lifts({ size: 5 }, crate(400, beside, 40)), lifts({ size: 5 }, crate(401, beside, 40))]).toEqual([true, false]);
  expect([lifts({ type: 'CV', size: 5, move: '6"t' }, crate(401, beside, 40)), lifts(support(5), crate(401, beside, 40))]).toEqual([
    false,
    true,
  ]);
});
rule('ASC-tbl-tonnage-to-size#4', 'on an air cushion a weight counts twice, in the air four times', () => {
  expect([lifts(support(2, '6"h'), crate(49, beside, 40)), lifts(support(2, '6"h'), crate(50, beside, 40))]).toEqual([true, false]);
  expect([lifts(support(2, '6"v'), crate(24, beside, 40)), lifts(support(2, '6"v'), crate(25, beside, 40))]).toEqual([true, false]);
});
rule('ASC-cargo-capacity#1', 'a load up to its own Size, and only where players agree on it', () => {
  for (const carrier of [{}, { type: 'PM' }, { type: 'CV', move: '8"t' }] as const)
    expect([
      lifts(
        { ...carrier, size: 2 },
        crate(59, Object.hasOwn(carrier, 'type') && (carrier as Sketch).type === 'PM' ? 20 + 286 / 254 : beside, 40),
      ),
      lifts({ ...carrier, size: 2 }, crate(60, beside, 40)),
    ]).toEqual([true, false]);
  expect(refusals(fight({ size: 2 }, crate(59, beside, 40)), lift, plain)).toEqual(['ASC-optional-rules']);
});
rule('ASC-cargo-capacity#2', 'who has room inside puts nothing outside', () =>
  expect([lifts({ size: 2, specials: 'CT9' }, crate(39, beside, 40)), lifts({ size: 2 }, crate(39, beside, 40))]).toEqual([false, true]),
);
rule('ASC-cargo-capacity#3', 'tons are turned into a Size', () =>
  expect([
    lifts({ size: 1 }, crate(39, beside, 40)),
    lifts({ size: 1 }, crate(40, beside, 40)),
    lifts({ size: 2 }, crate(40, beside, 40)),
  ]).toEqual([true, false, true]),
);
rule('ASC-cargo-capacity#4', 'a unit without a weight is as big as its Size; infantry that says its tons by those', () => {
  const friend = (size: number) => at({ size }, 0, beside, 40);
  expect([
    lifts({ size: 2 }, friend(2)),
    lifts({ size: 2 }, friend(3)),
    lifts({ size: 1 }, at({ ...soldiers, size: 3 }, 0, beside, 40)),
  ]).toEqual([true, false, true]);
});
rule('ASC-cargo-forbidden-units#1', 'nobody carries a Small Craft or a DropShip', () => {
  const craft = (type: 'SC' | 'DS' | 'DA' | 'AF') => at({ type, size: 1, move: '5a' }, 0, beside, 40, { airborne: false });
  const against = (type: 'SC' | 'DS' | 'DA' | 'AF') =>
    refusals(fight({ size: 4 }, craft(type)), lift).includes('ASC-cargo-forbidden-units');
  expect([against('SC'), against('DS'), against('DA'), against('AF')]).toEqual([true, true, true, false]);
});
rule('ASC-cargo-forbidden-units#2', 'nor a support vehicle of Size 3', () => {
  const truck = (size: number) => at({ type: 'SV', size, move: '6"h' }, 0, beside, 40);
  expect([refusals(fight({ size: 4 }, truck(3)), lift), refusals(fight({ size: 4 }, truck(2)), lift)]).toEqual([
    ['ASC-cargo-forbidden-units'],
    [],
  ]);
});
const truckOn = (walk: string) => at({ type: 'SV', size: 2, move: walk }, 0, beside, 40);
rule('ASC-cargo-sv-size2#1', 'a support vehicle of Size 2 counts as 3', () =>
  expect([lifts({ size: 2 }, truckOn('6"t')), lifts({ size: 2 }, truckOn('6"w')), lifts({ size: 3 }, truckOn('6"t'))]).toEqual([
    false,
    false,
    true,
  ]),
);
rule('ASC-cargo-sv-size2#2', 'unless it floats on air or flies', () =>
  expect([lifts({ size: 2 }, truckOn('6"h')), lifts({ size: 2 }, truckOn('6"v'))]).toEqual([true, true]),
);
rule('ASC-cargo-tsm#1', 'strong muscles carry twice their Size, at most 5', () => {
  const strong = (specials: string, size: number, tons: number) => lifts({ size, specials }, crate(tons, beside, 40));
  expect(['', 'TSM', 'I-TSM', 'TSMX'].map(specials => strong(specials, 2, 100))).toEqual([false, true, true, true]);
  expect([strong('TSM', 3, 300), strong('', 4, 300), strong('TSM', 4, 500)]).toEqual([true, false, false]);
});
rule('ASC-cargo-support-vehicle#1', 'a support vehicle reads its own rows: 99 tons are Size 2 to it', () =>
  expect([
    lifts(support(2), crate(99, beside, 40)),
    lifts(support(2), crate(100, beside, 40)),
    lifts({ size: 2 }, crate(99, beside, 40)),
  ]).toEqual([true, false, false]),
);
rule('ASC-cargo-support-vehicle#2', 'on an air cushion the weight counts twice', () =>
  expect([
    lifts(support(1, '6"h'), crate(2, beside, 40)),
    lifts(support(1, '6"h'), crate(3, beside, 40)),
    lifts(support(1), crate(3, beside, 40)),
  ]).toEqual([true, false, true]),
);
rule('ASC-cargo-support-vehicle#3', 'in the air it counts four times', () =>
  expect([lifts(support(1, '6"v'), crate(1, beside, 40)), lifts(support(1, '6"v'), crate(2, beside, 40))]).toEqual([true, false]),
);
rule('ASC-cargo-support-vehicle#4', 'a unit that has a Size alone counts with twice or four times its Size', () => {
  const friend = (size: number) => at({ size }, 0, beside, 40);
  expect([lifts(support(2, '6"h'), friend(1)), lifts(support(3, '6"h'), friend(2)), lifts(support(4, '6"h'), friend(2))]).toEqual([
    true,
    false,
    true,
  ]);
  expect([lifts(support(3, '6"v'), friend(1)), lifts(support(4, '6"v'), friend(1)), lifts(support(2), friend(2))]).toEqual([
    false,
    true,
    true,
  ]);
});
rule('ASC-cargo-support-vehicle#5', 'that changes what Size it counts as, and nothing about the load itself', () => {
  const game = scene(
    ruleset,
    fight(support(2, '6"h'), crate(40, beside, 40), { marks: [{ kind: 'lifting', until: 1, by: 1, value: 0 }] }),
    rules,
  );
  game.does(0, lift);
  pass(game, 6, 6, 5, 5);
  expect(game.state.units[1]).toMatchObject({ fate: 'riding', structure: 2, card: { size: 2, specials: ['TON40'] } });
});
rule('ASC-cargo-pickup-mech#1', 'a ’Mech in contact that does nothing else has its load in the End Phase', () => {
  expect(refusals(fight({}, crate(30, 24, 40)), lift)).toEqual(['ASC-cargo-pickup-mech']);
  expect(refusals(fight({}, crate(30, beside, 40), { did: ['standard'] }), lift)).toEqual(['ASC-cargo-pickup-mech']);
  const game = scene(ruleset, fight({}, crate(30, beside, 40)), rules);
  game.does(0, lift);
  expect(game.refuses(0, { type: 'attack', unit: 0, target: 2, how: 'standard' }).map(one => one.rule)).toContain('AS-attack-count');
  expect(game.state.units[1]!.fate).toBe('fighting');
  game.does(0, done);
  game.does(1, done, 6, 6, 5, 5);
  expect(game.state.units[1]).toMatchObject({ fate: 'riding', rides: 0, at: null });
  expect(game.state.units[0]!.marks).toEqual(carrying({ marks: [] }, [{ by: 1, value: BURDEN.third }]));
});
rule('ASC-cargo-pickup-other#1', 'a vehicle needs one more turn in contact', () => {
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
rule('ASC-cargo-pickup-other#2', 'and attacks nobody in any turn of it', () => {
  const state = fight({ type: 'CV', size: 3, move: '8"t' }, crate(30, beside, 40));
  const shoot: Command = { type: 'attack', unit: 0, target: 2, how: 'standard' };
  const game = scene(ruleset, state, rules);
  game.does(0, lift);
  expect(game.refuses(0, shoot).map(one => one.rule)).toContain('AS-attack-count');
  pass(game, 6, 6, 5, 5);
  const next = scene(ruleset, { ...game.state, phase: 'combat', active: 0, initiative: 0 }, rules);
  next.does(0, lift);
  expect(next.refuses(0, { ...shoot, how: 'charge' }).map(one => one.rule)).toContain('AS-attack-count');
  expect(refusals(fight({ type: 'CV', size: 3, move: '8"t' }, crate(30, beside, 40), { did: ['standard'] }), lift)).toEqual([
    'ASC-cargo-pickup-mech',
  ]);
});
const foe = at({ size: 1, move: '4"', armor: 9 }, 1, beside, 40, { moved: { mode: 'ground', length: 1016, from: null } });
const tries = (cargo: Placed, ...dice: readonly number[]) => {
  const game = scene(ruleset, fight({ size: 3, move: '4"' }, cargo), rules);
  game.does(0, lift, ...dice);
  return game;
};
const needed = (game: { readonly events: readonly { readonly type: string }[] }) =>
  game.events.filter(({ type }) => type === 'rolled').map(event => (event as { needs?: { total: number } }).needs?.total);
rule('ASC-cargo-pickup-unwilling#1', 'a friend that is willing is picked up like a crate', () => {
  const game = tries(at({ size: 1 }, 0, beside, 40));
  pass(game, 6, 6, 5, 5);
  expect(game.state.units[1]!.fate).toBe('riding');
});
rule('ASC-cargo-pickup-unwilling#2', 'an enemy is wrestled with in the Combat Phase and lifted in the End Phase after it', () => {
  const game = tries(foe, 4, 5, 3, 2);
  expect([game.state.phase, game.state.units[1]!.fate]).toEqual(['combat', 'fighting']);
  pass(game, 6, 6, 5, 5);
  expect(game.state.units[1]!.fate).toBe('riding');
  const asleep = tries({ ...foe, more: { ...foe.more, shutdown: true } });
  expect(needed(asleep)).toEqual([]);
});
rule('ASC-cargo-pickup-unwilling#3', 'whoever lifts strikes at +3', () => expect(needed(tries(foe, 4, 5, 3, 2))[0]).toBe(7));
rule('ASC-cargo-pickup-unwilling#4', 'whoever is lifted strikes without any such modifier', () =>
  expect(needed(tries(foe, 4, 5, 3, 2))[1]).toBe(4),
);
rule('ASC-cargo-pickup-unwilling#5', 'it takes a success by more than the other; even is not enough', () => {
  const held = (...dice: readonly number[]) => tries(foe, ...dice).state.units[0]!.marks.map(({ kind }) => kind);
  // 9 against 7 is a margin of 2; against 4, a 5 is one of 1 and a 6 one of 2. A 6 against 7 fails whatever the other does.
  expect([held(4, 5, 3, 2), held(4, 5, 3, 3), held(3, 3, 1, 1)]).toEqual([['lifting'], [], []]);
});
rule('ASC-cargo-movement#1', 'a load of a quarter of its Size, and of 1 at least, takes a third of the Move', () =>
  expect([inchesWith({ size: 4, move: '12"' }, 30), inchesWith({ size: 1, move: '12"' }, 30)]).toEqual([8, 8]),
);
rule('ASC-cargo-movement#2', 'a bigger one takes half', () =>
  expect([inchesWith({ size: 4, move: '12"' }, 50), inchesWith({ size: 3, move: '12"' }, 50)]).toEqual([6, 6]),
);
rule('ASC-cargo-movement#3', 'what is left is rounded down', () =>
  expect([inchesWith({ size: 4, move: '8"' }, 30), inchesWith({ size: 4, move: '7"' }, 50)]).toEqual([5, 3]),
);
rule('ASC-cargo-movement#4', 'a bulky load leaves one inch', () => expect(inchesWith({ size: 4, move: '12"' }, 150)).toBe(1));
rule('ASC-cargo-no-jump#1', 'nobody jumps with a load', () => {
  const jump = move({ mode: 'jump', path: ahead(4) });
  expect(refusals(laden({ move: '12"j' }, crate(30, 0, 0), BURDEN.third), jump)).toEqual(['ASC-cargo-no-jump']);
});
rule('ASC-cargo-no-attacks#1', 'who carries something attacks nobody', () => {
  const state = laden({ specials: 'ARTS-1' }, crate(30, 0, 0), BURDEN.third, 'combat');
  const near = { ...state, units: state.units.map(unit => (unit.id === 2 ? { ...unit, at: { x: 20 * 254, y: 36 * 254 } } : unit)) };
  expect(refusals(near, { type: 'attack', unit: 0, target: 2, how: 'standard' })).toEqual(['ASC-cargo-no-attacks']);
  expect(refusals(near, { type: 'bombard', unit: 0, weapon: 'ART-S', at: { x: 5080, y: 5080 } })).toEqual(['ASC-cargo-no-attacks']);
});
rule('ASC-cargo-no-attacks#2', 'but a ’Mech may throw what it carries', () => {
  const state = laden({ size: 4 }, crate(30, 0, 0), BURDEN.third, 'combat');
  const near = { ...state, units: state.units.map(unit => (unit.id === 2 ? { ...unit, at: { x: 20 * 254, y: 36 * 254 } } : unit)) };
  expect(refusals(near, { type: 'throw', unit: 0, target: 2 })).toEqual([]);
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
const friend = at({ type: 'CV', move: '6"t', size: 1, armor: 9 }, 0, 0, 0);
/** The enemy deals 3: armor left of the load and of its carrier. */
const parted = (...dice: readonly number[]) => {
  const { units } = struck(friend, [5, 4, ...dice]).state;
  return [units[1]!.armor, units[0]!.armor];
};
rule('ASC-cargo-damage-split#1', 'a die of the points strikes the load instead', () =>
  expect([parted(1, 3, 3), parted(2, 3, 3)]).toEqual([
    [8, 7],
    [7, 8],
  ]),
);
rule('ASC-cargo-damage-split#2', 'no more than the attack does', () => expect(parted(6, 3, 3)).toEqual([6, 9]));
rule('ASC-cargo-damage-split#3', 'the rest strikes the carrier', () => expect([parted(3, 3, 3)[1], parted(1, 3, 3)[1]]).toEqual([9, 7]));
rule('ASC-cargo-structure#1', 'a crate has its Size as structure and no armor', () => {
  for (const [tons, size] of [
    [30, 1],
    [70, 3],
    [90, 4],
  ] as const) {
    const game = scene(ruleset, laden({ size: 4, move: '8"' }, crate(tons, 0, 0), BURDEN.half), rules);
    game.does(0, move({ release: { after: 0, careful: true } }));
    expect([game.state.units[1]!.structure, game.state.units[1]!.armor]).toEqual([size, 0]);
  }
});
rule('ASC-cargo-structure#2', 'without structure it is gone', () => {
  const game = struck(crate(30, 0, 0), [5, 4, 1]);
  expect(game.state.units[1]!.structure).toBe(0);
  game.does(1, done, 6, 6, 5, 5);
  expect([game.state.units[1]!.fate, game.state.units[0]!.marks]).toEqual(['destroyed', []]);
});
const dropped = (after: number, careful: boolean, path: MoveCommand['path'], load: Placed, ...dice: readonly number[]) => {
  const game = scene(ruleset, laden({ move: '8"' }, load, BURDEN.half), rules);
  game.does(0, move({ release: { after, careful }, path }), ...dice);
  return game;
};
rule('ASC-cargo-drop-quick#1', 'it is let go anywhere on the way', () => {
  const y = (after: number, ...inches: readonly number[]) =>
    dropped(after, false, ahead(...inches), friend, 1, 3, 3).state.units[1]!.at!.y / 254;
  expect([y(0, 2), y(1, 2, 4)]).toEqual([40, 38]);
  expect(refusals(laden({ move: '8"' }, friend, BURDEN.half), move({ drops: [1] }))).toContain('ASC-cargo-drop-quick');
});
rule('ASC-cargo-drop-quick#2', 'quickly at no cost', () => {
  const state = laden({ move: '8"' }, friend, BURDEN.half);
  const go = (inches: number) => refusals(state, move({ release: { after: 0, careful: false }, path: ahead(inches) }));
  expect([go(8), go(9)]).toEqual([[], ['AS-move-spend']]);
});
rule('ASC-cargo-drop-quick#3', 'with a die of damage to what falls', () =>
  expect(
    [dropped(0, false, ahead(8), friend, 4, 3, 3), dropped(0, false, ahead(8), friend, 1, 3, 3)].map(({ state }) => state.units[1]!.armor),
  ).toEqual([5, 8]),
);
rule('ASC-cargo-drop-quick#4', 'what is left of it lies where it fell', () => {
  expect(dropped(1, false, ahead(2, 4), crate(70, 0, 0), 2).state.units[1]).toMatchObject({
    fate: 'fighting',
    rides: null,
    structure: 1,
    at: { x: 5080, y: 38 * 254 },
  });
  expect(dropped(1, false, ahead(2, 4), crate(70, 0, 0), 3).state.units[1]!.fate).toBe('destroyed');
});
rule('ASC-cargo-drop-careful#1', 'with care it costs four inches', () => {
  const state = laden({ move: '8"' }, crate(30, 0, 0), BURDEN.half);
  const go = (inches: number) => refusals(state, move({ release: { after: 0, careful: true }, path: ahead(inches) }));
  expect([go(4), go(5)]).toEqual([[], ['AS-move-spend']]);
});
rule('ASC-cargo-drop-careful#2', 'and does no harm, without a roll', () =>
  expect(dropped(0, true, ahead(4), crate(30, 0, 0)).state.units[1]).toMatchObject({
    fate: 'fighting',
    structure: 1,
    at: { x: 5080, y: 40 * 254 },
  }),
);
const midway = (...inches: readonly number[]) =>
  refusals(laden({ move: '12"' }, crate(30, 0, 0), BURDEN.half), move({ release: { after: 1, careful: false }, path: ahead(...inches) }));
rule('ASC-cargo-drop-mid-move#1', 'rid of its load it has its whole Move again and may attack', () => {
  const game = dropped(0, true, [], crate(30, 0, 0));
  const { state } = game;
  expect(book.ask('move', { state, unit: state.units[0]!, mode: 'ground' }).total).toBe(8);
  const fighting: State = {
    ...state,
    phase: 'combat',
    active: 0,
    units: state.units.map(unit => (unit.id === 2 ? { ...unit, at: { x: 5080, y: 36 * 254 } } : unit)),
  };
  expect(refusals(fighting, { type: 'attack', unit: 0, target: 2, how: 'standard' })).toEqual([]);
});
rule('ASC-cargo-drop-mid-move#2', 'inches under the load are paid at the rate of the load', () =>
  expect([midway(2, 10), midway(2, 11), midway(6), midway(7)]).toEqual([[], ['AS-move-spend'], [], ['AS-move-spend']]),
);
rule('ASC-cargo-drop-mid-move#3', 'of 12 inches halved to 6, four inches under load leave four', () =>
  expect([midway(4, 8), midway(4, 9)]).toEqual([[], ['AS-move-spend']]),
);
rule('ASC-cargo-airborne#1', 'of those in the air only a VTOL carries a load', () => {
  const flyer = (walk: string) =>
    refusals(fight({ type: 'CV', size: 2, move: walk }, crate(30, beside, 40), { airborne: true, z: 254 }), lift);
  expect([flyer('12"g'), flyer('12"v')]).toEqual([['ASC-cargo-airborne'], []]);
});
