import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { aimOf } from '../../attack/aim.ts';
import { type Placed, patch, type Sketch, setPiece, sketch } from '../../set-piece.ts';
import type { Command, Entry, Point, State, Unit } from '../../shape.ts';
import { markOf } from '../../state.ts';
import {
  attack,
  done,
  endTurn,
  moving,
  needs,
  one,
  opened,
  pair,
  play,
  plus,
  refusedBy,
  ruleset,
  STANDARD,
  stay,
  unmoved,
  walk,
} from '../special-pilot-abilities/pilots.fixture.ts';
import { commandCounsel } from './budget.ts';

const mine = (...commands: readonly string[]): Partial<State> => ({ commands: [commands, []] });
const force = (...skills: readonly number[]): readonly Entry[] =>
  skills.map((skill, i) => ({ card: sketch(), skill, ...(i === 0 ? { commander: 'force' as const } : {}) }));
const accepts = (line: RuleId | null, own: readonly Entry[], ...commands: readonly string[]): boolean => {
  const read = ruleset.readSetup(
    { table: { scene: 'hills', seed: 4 }, forces: [own, [{ card: sketch() }]], zone: 6, limit: 9, commands: [commands, []] },
    '',
  );
  return read.ok && Rulebook.compile(ruleset, line ? plus(line) : STANDARD).checkSetup(read.value).length === 0;
};
const GENERAL = ['environmental-specialization:woods', 'tactical-specialization:attack', 'enemy-specialization:Kurita'];
const bonus = (rules: readonly RuleId[], placed: readonly Placed[], change: Partial<State>, pieces: Parameters<typeof setPiece>[2] = []) =>
  play(rules, []).book.ask('initiative', { state: setPiece(placed, change, pieces), seat: 0 }).total;
/** The whole force of one Skill. */
const skilled = (skill: number): readonly Placed[] => [{ ...one(0, 20, 40), skill }, one(1, 20, 10)];
const lines = (id: string): RuleId => (id === 'assignment' ? 'ASC-sca-commander-loss' : (`ASC-sca-${id}` as RuleId));

rule('ASC-sca-scope#1', 'what a force has been trained for all its units know', () => {
  const game = play(plus('ASC-sca-brawlers', 'ASC-sca-commander-loss'), [...pair(3), one(0, 24, 40)], mine('brawlers'));
  const number = (seat: 0 | 1, command: Command) => {
    const [event] = game.does(seat, command, 1, 1);
    return event?.type === 'attacked' ? event.toHit.total : 0;
  };
  expect([number(0, attack()), number(0, attack({ unit: 2 }))]).toEqual([4, 4]);
  game.does(0, done);
  expect(number(1, attack({ unit: 1, target: 0 }))).toBe(5);
});
rule('ASC-sca-scope#2', 'an ability has the name of this book, and other names are none', () => {
  expect([accepts(lines('commander-loss'), force(4), 'brawlers'), accepts(lines('commander-loss'), force(4), 'Brawlers of Sian')]).toEqual([
    true,
    false,
  ]);
});
const assigned = (own: readonly Entry[], ...commands: readonly string[]) => accepts(lines('assignment'), own, ...commands);
rule('ASC-sca-assignment#1', 'the green have none but one specialization', () => {
  for (const skill of [5, 6, 7]) {
    expect(assigned(force(skill), 'brawlers')).toBe(false);
    for (const one1 of GENERAL) expect(assigned(force(skill), one1)).toBe(true);
    expect(assigned(force(skill), GENERAL[0]!, GENERAL[2]!)).toBe(false);
  }
});
rule('ASC-sca-assignment#2', 'a Regular force has one', () =>
  expect([assigned(force(4), 'brawlers'), assigned(force(4), 'brawlers', 'overrun-combat')]).toEqual([true, false]),
);
rule('ASC-sca-assignment#3', 'Veterans and Elites have two different ones', () => {
  for (const skill of [3, 2])
    expect([
      assigned(force(skill), 'brawlers', 'overrun-combat'),
      assigned(force(skill), 'brawlers', 'brawlers'),
      assigned(force(skill), 'brawlers', 'overrun-combat', 'zone-of-control'),
    ]).toEqual([true, false, false]);
});
rule('ASC-sca-assignment#4', 'Heroes and Legends have three', () => {
  for (const skill of [1, 0])
    expect([
      assigned(force(skill), 'brawlers', 'overrun-combat', 'zone-of-control'),
      assigned(force(skill), 'brawlers', 'overrun-combat', 'zone-of-control', 'off-map-movement'),
    ]).toEqual([true, false]);
});
rule('ASC-sca-average-skill#1', 'its Skill is the average, rounded normally', () => {
  // 3.5 is 4, a third less is 3.
  expect([assigned(force(4, 3), 'brawlers', 'overrun-combat'), assigned(force(4, 3, 3), 'brawlers', 'overrun-combat')]).toEqual([
    false,
    true,
  ]);
});
rule('ASC-sca-average-skill#2', '44 for twelve is Regular: one', () => {
  const dozen = force(4, 4, 4, 4, 3, 3, 3, 2, 2, 5, 5, 5);
  expect([assigned(dozen, 'brawlers'), assigned(dozen, 'brawlers', 'overrun-combat')]).toEqual([true, false]);
});

const LOSS = plus('ASC-sca-commander-loss', 'ASC-sca-brawlers');
const officers = (count: number, fates: readonly Unit['fate'][], ranks: readonly Unit['commander'][] = ['force', 'lance']) =>
  Array.from({ length: count }, (_, i) => {
    const fate = fates[i] ?? 'fighting';
    return one(0, 6 + 4 * i, 40, {}, { fate, commander: ranks[i] ?? null, ...(fate === 'fighting' ? {} : { at: null }) });
  });
/** The number of the last unit of the force: 4 while it is trained, 5 afterwards. */
const trained = (placed: readonly Placed[]) => {
  const last = placed.length - 1;
  const at = placed[last]!;
  const game = play(LOSS, [...placed, one(1, at.x, 36, { armor: 20 })], mine('brawlers'));
  const [event] = game.does(0, attack({ unit: last, target: placed.length }), 1, 1);
  return event?.type === 'attacked' && event.toHit.total === 4;
};
rule('ASC-sca-officers#1', 'one officer for six units or a part of six', () => {
  // Of six the second leader is none: with the commander everything is lost; of seven he still leads.
  expect([trained(officers(6, ['destroyed'])), trained(officers(7, ['destroyed']))]).toEqual([false, true]);
});
rule('ASC-sca-officers#2', 'the first of them commands the force, the others stand in', () => {
  expect([
    bonus(LOSS, officers(7, ['fighting', 'destroyed']), mine('brawlers')),
    bonus(LOSS, officers(7, ['destroyed']), mine('brawlers')),
  ]).toEqual([0, -2]);
  expect(accepts(lines('commander-loss'), [{ card: sketch(), commander: 'lance' }], 'brawlers')).toBe(false);
});
rule('ASC-sca-commander-loss#1', 'without its commander a force rolls at −2', () => {
  expect([
    bonus(LOSS, officers(2, ['destroyed']), mine('brawlers')),
    bonus(LOSS, officers(2, []), mine('brawlers')),
    bonus(LOSS, officers(2, ['destroyed']), {}),
  ]).toEqual([-2, 0, 0]);
});
rule('ASC-sca-commander-loss#2', 'without any officer its training is gone', () =>
  expect([trained(officers(7, ['destroyed', 'destroyed'])), trained(officers(7, ['destroyed']))]).toEqual([false, true]),
);
rule('ASC-sca-commander-loss#3', 'an officer is lost when destroyed or gone from the table for good', () => {
  expect((['destroyed', 'withdrawn', 'offTable'] as const).map(fate => bonus(LOSS, officers(2, [fate]), mine('brawlers')))).toEqual([
    -2, -2, 0,
  ]);
});

const bank = (choice: string): Command => ({ type: 'ability', ability: 'initiative-banking', choice });
const BANKING = plus('ASC-sca-banking-yield', 'ASC-sca-banking-bank', 'ASC-sca-overrun');
const still = (game: ReturnType<typeof play>): void => {
  while (game.state.phase === 'movement')
    game.does(
      game.state.active,
      stay(game.state.units.find(({ seat, moved, fate }) => seat === game.state.active && !moved && fate === 'fighting')!.id),
    );
};
const turn = (game: ReturnType<typeof play>, choice: string | null, ...dice: readonly number[]): void => {
  if (game.state.active !== 0) game.does(1, done);
  if (choice) game.does(0, bank(choice));
  const last = game.state.initiative === 1;
  game.does(0, done, ...(last ? dice : []));
  if (!last) game.does(1, done, ...dice);
  still(game);
};
const saver = (theirs: readonly string[] = []) => play(BANKING, pair(20), { commands: [['initiative-banking'], theirs] });
rule('ASC-sca-banking-yield#1', 'it gives way before any die is rolled', () => {
  const game = saver();
  turn(game, 'yield');
  expect(game.state.initiative).toBe(1);
  expect(refusedBy(BANKING, setPiece(pair(20), { ...moving, ...mine('initiative-banking') }), bank('yield'))).toEqual([
    'ASC-sca-banking-yield',
  ]);
});
rule('ASC-sca-banking-yield#2', 'and the other side has won by one', () => {
  // By one is no overrun: nobody rushes.
  const game = saver(['overrun-combat']);
  game.does(0, bank('yield'));
  game.does(0, done);
  game.does(1, done);
  expect([game.state.initiative, game.state.active, game.state.standing?.[1]?.length ?? 0]).toEqual([1, 0, 0]);
});
rule('ASC-sca-banking-bank#1', 'two turns of giving way save up a win, whether they follow on each other or not', () => {
  const game = saver();
  turn(game, 'yield');
  expect(refusedBy(BANKING, { ...game.state, active: 0 }, bank('spend'))).toEqual(['ASC-sca-banking-bank']);
  turn(game, null, 6, 6, 1, 1);
  turn(game, 'yield');
  if (game.state.active !== 0) game.does(1, done);
  game.does(0, bank('spend'));
  expect(game.state.phase).toBe('combat');
});
rule('ASC-sca-banking-bank#2', 'which is taken before any die is rolled', () => {
  const game = saver();
  turn(game, 'yield');
  turn(game, 'yield');
  turn(game, 'spend');
  expect(game.state.initiative).toBe(0);
  expect(refusedBy(BANKING, { ...game.state, phase: 'movement', active: 0 }, bank('spend'))).toEqual(['ASC-sca-banking-bank']);
});
rule('ASC-sca-banking-bank#3', 'no more than two are kept', () => {
  const game = saver();
  for (const _ of [1, 2, 3, 4]) turn(game, 'yield');
  expect(refusedBy(BANKING, { ...game.state, active: 0 }, bank('yield'))).toEqual(['ASC-sca-banking-yield']);
});
rule('ASC-sca-banking-expiry#1', 'and none is left for the next scenario', () => {
  const fresh = opened(BANKING, [...force(4)], [{ card: sketch() }], { commands: [['initiative-banking'], []] });
  expect(refusedBy(BANKING, { ...fresh, phase: 'combat', active: 0, turn: 1 }, bank('spend'))).toEqual(['ASC-sca-banking-bank']);
});

const FORCING = plus('ASC-sca-forcing-initiative');
const push: Command = { type: 'ability', ability: 'forcing-the-initiative', choice: 'force' };
/** Seat 0 has ordered it for this turn; so many of each side were lost before and are lost now. */
const forced = (own: readonly [number, number], theirs: readonly [number, number], ordered = true) => {
  const dead = (seat: 0 | 1, count: number): readonly Placed[] =>
    Array.from({ length: count }, () => one(seat, 0, 0, {}, { fate: 'destroyed', at: null }));
  return bonus(FORCING, [...dead(0, own[1]), ...dead(1, theirs[1]), one(0, 20, 40), one(1, 20, 10)], {
    ...mine('forcing-the-initiative'),
    turn: 3,
    standing: [
      [{ kind: 'tally', until: 0, value: own[0] }, ...(ordered ? [{ kind: 'force', until: 0, value: 3 } as const] : [])],
      [{ kind: 'tally', until: 0, value: theirs[0] }],
    ],
  });
};
rule('ASC-sca-forcing-initiative#1', 'kills of the last turn less its own losses', () =>
  expect([forced([0, 0], [0, 2]), forced([0, 2], [0, 0]), forced([0, 1], [0, 2])]).toEqual([2, -2, 1]),
);
rule('ASC-sca-forcing-initiative#2', 'six less three are three', () => expect(forced([0, 3], [0, 6])).toBe(3));
rule('ASC-sca-forcing-initiative#3', 'what was lost before that is history', () => expect(forced([2, 3], [5, 6])).toBe(0));
rule('ASC-sca-forcing-initiative#4', 'it is ordered before the dice', () => {
  expect(forced([0, 0], [0, 2], false)).toBe(0);
  const at = (change: Partial<State>) => refusedBy(FORCING, setPiece(pair(20), { ...mine('forcing-the-initiative'), ...change }), push);
  expect([at({}), at({ phase: 'movement' }), at({ commands: [[], []] })]).toEqual([
    [],
    ['ASC-sca-forcing-initiative'],
    ['ASC-sca-forcing-initiative'],
  ]);
});
rule('ASC-sca-forcing-initiative#5', 'in the first turn nobody can', () => {
  const start = opened(FORCING, [...force(4)], [{ card: sketch() }], { commands: [['forcing-the-initiative'], []] });
  expect(refusedBy(FORCING, { ...start, active: 0 }, push)).toEqual(['ASC-sca-forcing-initiative']);
  expect(play(FORCING, []).book.ask('initiative', { state: start, seat: 0 }).total).toBe(0);
});

const FLANK = plus('ASC-sca-offmap-orders');
const flank = mine('off-map-movement');
const spot = (x: number, y: number): Point => ({ x: Math.round(x * 254), y: Math.round(y * 254) });
const go = (to?: Point): Command => ({ type: 'ability', ability: 'off-map-movement', unit: 0, ...(to && { at: to }) });
const back: Command = { type: 'ability', ability: 'off-map-movement', unit: 0, choice: 'return' };
const edge = (move = '6"') => unmoved([one(0, 0.3, 40, { move }), one(0, 36, 46), one(1, 36, 5)]);
const leaving = (to: Point, move?: string) => {
  const game = play(FLANK, edge(move), { ...moving, exchange: { loser: 0, winner: 1 }, ...flank });
  game.does(0, go(to));
  return game;
};
const orders = (value: number): Partial<Unit> => ({
  fate: 'offTable',
  at: null,
  marks: [{ kind: 'flank', until: 0, secret: true, at: spot(0, 21), value }],
});
const returning = (foes: readonly Placed[], others: readonly Placed[] = []) => {
  const game = play(FLANK, [one(0, 0, 40, { armor: 9 }, orders(5)), one(0, 36, 46), ...foes, ...others], { ...flank, turn: 5 });
  game.does(0, back);
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1);
  return game;
};
const waits = (game: ReturnType<typeof leaving>) => markOf(game.state.units[0]!, 'flank')?.value;
rule('ASC-sca-offmap-orders#1', 'where it leaves, where it comes back and when are written down as it goes', () => {
  expect(leaving(spot(0, 21)).state.units[0]!.marks).toEqual([{ kind: 'flank', until: 0, secret: true, at: spot(0, 21), value: 5 }]);
  const start = setPiece(edge(), { ...moving, ...flank });
  expect([
    refusedBy(FLANK, start, go()),
    refusedBy(FLANK, start, go(spot(10, 20))),
    refusedBy(FLANK, setPiece(unmoved([one(0, 30, 40), one(1, 36, 5)]), { ...moving, ...flank }), go(spot(0, 21))),
  ]).toEqual([['ASC-sca-offmap-orders'], ['ASC-sca-offmap-orders'], ['ASC-sca-offmap-orders']]);
});
rule('ASC-sca-offmap-orders#2', 'the way along the edges by its Move, rounded up, is how long it takes', () => {
  // Around the corner: eight inches down and ten along.
  expect([waits(leaving(spot(10, 48))), waits(leaving(spot(10, 48), '9"')), waits(leaving(spot(10, 48), '8"'))]).toEqual([4, 3, 4]);
});
rule('ASC-sca-offmap-orders#3', 'nineteen inches at six a turn are four turns', () => expect(waits(leaving(spot(0, 21)))).toBe(1 + 4));
rule('ASC-sca-offmap-orders#4', 'it may stay away longer', () => {
  const away = (now: number) =>
    refusedBy(FLANK, setPiece([one(0, 0, 40, {}, orders(5)), one(0, 36, 46), one(1, 36, 5)], { ...flank, turn: now }), back);
  expect([away(5), away(9)]).toEqual([[], []]);
  const game = play(FLANK, [one(0, 0, 40, {}, orders(5)), one(0, 36, 46), one(1, 36, 5)], { ...flank, turn: 5 });
  endTurn(game);
  expect(game.state.units[0]!.fate).toBe('offTable');
});
rule('ASC-sca-offmap-secrecy#1', 'the other side learns nothing of it', () => {
  const game = leaving(spot(0, 21));
  const heard = game.events.flatMap(event => ruleset.redact(game.state, event, 1) ?? []);
  expect([
    JSON.stringify(heard).includes('"from":5'),
    ruleset.view(game.state, 1).units[0]!.marks,
    ruleset.view(game.state, 0).units[0]!.marks.length,
  ]).toEqual([false, [], 1]);
});
rule('ASC-sca-offmap-secrecy#2', 'it comes back no sooner and nowhere else', () => {
  const away = (now: number) =>
    refusedBy(FLANK, setPiece([one(0, 0, 40, {}, orders(5)), one(0, 36, 46), one(1, 36, 5)], { ...flank, turn: now }), back);
  expect([away(4), away(5)]).toEqual([['ASC-sca-offmap-orders'], []]);
  expect(returning([one(1, 50, 5)]).state.units[0]!.at).toEqual(spot(0, 21));
});
rule('ASC-sca-offmap-secrecy#3', 'beside its point where somebody stands there', () => {
  const [unit] = returning([one(1, 50, 5)], [one(0, 0, 21)]).state.units;
  expect([unit!.fate, unit!.at?.x === 0 && unit!.at.y === 21 * 254]).toEqual(['fighting', false]);
});
rule('ASC-sca-offmap-arrival#1', 'in the End Phase it stands on the edge', () => {
  const game = play(FLANK, [one(0, 0, 40, {}, orders(5)), one(0, 36, 46), one(1, 50, 5)], { ...flank, turn: 5 });
  game.does(0, back);
  expect(game.state.units[0]!.at).toBeNull();
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1);
  expect([game.state.units[0]!.fate, game.state.units[0]!.at]).toEqual(['fighting', spot(0, 21)]);
});
rule('ASC-sca-offmap-arrival#2', 'enemies within an inch may fire at once', () => {
  const near = 318 / 254;
  expect(ruleset.awaiting(returning([one(1, near, 21)]).state)).toMatchObject([{ seat: 1, question: 'ambush' }]);
  expect(ruleset.awaiting(returning([one(1, 1 + near, 21)]).state)).toMatchObject([{ seat: 1, question: 'ambush' }]);
  expect(returning([one(1, 1.1 + near, 21)]).state.pending).toBeNull();
  const met = returning([one(1, 2, 21)]);
  met.does(1, { type: 'ambush', fire: true }, 6, 4);
  expect(met.state.units[0]!.armor).toBe(6);
});
rule('ASC-sca-offmap-initiative#1', 'while it is away nobody waits for its move', () => {
  const game = leaving(spot(0, 21));
  game.does(1, stay(2));
  game.does(0, stay(1));
  expect(game.state.phase).toBe('combat');
});
rule('ASC-sca-offmap-initiative#2', 'alone it saves nobody', () => {
  const alone = play(FLANK, [one(0, 0, 40, {}, orders(9)), one(0, 36, 46, {}, { fate: 'destroyed', at: null }), one(1, 36, 5)], flank);
  alone.does(0, done);
  alone.does(1, done);
  expect(alone.state.result?.winners).toEqual([1]);
});

const OVERRUN = plus('ASC-sca-overrun');
const rush = (dice: readonly number[], own = 3) => {
  const game = play(
    OVERRUN,
    [...Array.from({ length: own }, (_, i) => one(0, 6 + 4 * i, 40)), one(1, 6, 36, { armor: 20 }), one(1, 60, 5)],
    mine('overrun-combat'),
  );
  game.does(0, done);
  game.does(1, done, ...dice);
  return game;
};
const left = (game: ReturnType<typeof rush>) => game.state.standing?.[0]?.find(({ kind }) => kind === 'overrun')?.value ?? 0;
rule('ASC-sca-overrun#1', 'a lead of two or more is an overrun', () =>
  expect([left(rush([4, 3, 3, 3])), left(rush([4, 4, 3, 3])), left(rush([3, 3, 4, 4]))]).toEqual([0, 1, 0]),
);
rule('ASC-sca-overrun#2', 'of half the lead, rounded down', () =>
  expect([left(rush([5, 4, 3, 3])), left(rush([6, 5, 3, 3])), left(rush([6, 6, 3, 3]))]).toEqual([1, 2, 3]),
);
const strike = (game: ReturnType<typeof rush>, unit: number) => {
  game.does(0, stay(unit));
  game.does(0, done);
};
rule('ASC-sca-overrun#3', 'who has moved like that is left out of the rest of the turn', () => {
  const game = rush([6, 5, 3, 3]);
  strike(game, 0);
  strike(game, 1);
  expect([game.state.active, left(game)]).toEqual([1, 0]);
  expect(game.state.units.filter(({ moved }) => !moved).map(({ id }) => id)).toEqual([2, 3, 4]);
  still(game);
  expect([game.state.phase, game.events.filter(({ type }) => type === 'moved').length]).toEqual(['combat', 5]);
});
rule('ASC-sca-overrun#4', 'twelve ahead by five: two first, ten to go', () => {
  const game = rush([6, 5, 3, 3], 12);
  strike(game, 0);
  strike(game, 1);
  expect([game.state.active, game.state.units.filter(({ seat, moved }) => seat === 0 && !moved).length]).toEqual([1, 10]);
});
rule('ASC-sca-overrun#5', 'what is more than the whole force is not kept', () => {
  const game = rush([6, 6, 1, 1], 1);
  strike(game, 0);
  while (game.state.phase === 'movement') game.does(1, stay(game.state.units.find(({ seat, moved }) => seat === 1 && !moved)!.id));
  game.does(game.state.active, done);
  game.does(game.state.active, done, 4, 3, 3, 3);
  expect(game.state.active).toBe(1);
});
rule('ASC-sca-overrun#6', 'each fires right after its move', () => {
  const game = rush([6, 5, 3, 3]);
  game.does(0, stay(0));
  expect(ruleset.awaiting(game.state)).toMatchObject([{ seat: 0, question: 'attack' }]);
  game.does(0, attack({ target: 3 }), 6, 4);
  expect([20 - game.state.units[3]!.armor, game.state.phase, game.state.units[3]!.moved]).toEqual([3, 'movement', null]);
});

const DISRUPT = plus('ASC-sca-comm-disruption');
const confuse = (
  dice: readonly number[],
  theirs: readonly Placed[] = [
    one(1, 20, 5, { move: '8"j' }, { lance: 0 }),
    one(1, 24, 5, { move: '8"' }, { lance: 0 }),
    one(1, 30, 5, { move: '3"' }, { lance: 1 }),
  ],
) => {
  const game = play(DISRUPT, [one(0, 20, 45), ...theirs], mine('communications-disruption'));
  game.does(0, done);
  game.does(1, done, 6, 6, 1, 1, ...dice);
  return game;
};
const moves = (game: ReturnType<typeof confuse>) =>
  game.state.units.slice(1).map(one1 => game.book.ask('move', { state: game.state, unit: one1, mode: 'ground' }).total);
rule('ASC-sca-comm-disruption#1', 'a die each turn, and only a 6 counts', () =>
  expect([moves(confuse([5])), moves(confuse([1])), moves(confuse([6, 1]))]).toEqual([
    [8, 8, 3],
    [8, 8, 3],
    [4, 4, 3],
  ]),
);
rule('ASC-sca-comm-disruption#2', 'one lance of the other side, chosen by a die, with all its units', () =>
  expect([moves(confuse([6, 1])), moves(confuse([6, 2]))]).toEqual([
    [4, 4, 3],
    [8, 8, 1],
  ]),
);
rule('ASC-sca-comm-disruption#3', 'it is four inches slower, and never below one', () => {
  expect(moves(confuse([6, 2]))[2]).toBe(1);
  const game = confuse([6, 1]);
  expect(game.book.ask('move', { state: game.state, unit: game.state.units[1]!, mode: 'jump' }).total).toBe(4);
});
rule('ASC-sca-comm-disruption#4', 'what flies loses one Thrust', () => {
  const { book } = play(DISRUPT, []);
  const thrust = (marks: Unit['marks']) =>
    book.ask('thrust', { unit: setPiece([one(0, 0, 0, { type: 'AF', move: '7a' }, { marks })]).units[0]! }).total;
  expect([thrust([{ kind: 'confused', until: 1 }]), thrust([])]).toEqual([6, 7]);
});
rule('ASC-sca-comm-disruption#5', 'until the turn is over', () => {
  const game = confuse([6, 1]);
  still(game);
  game.does(game.state.active, done);
  game.does(game.state.active, done, 6, 6, 1, 1, 1);
  expect(moves(game)).toEqual([8, 8, 3]);
});
rule('ASC-sca-comm-disruption#6', 'a force without lances is one of fours', () => {
  const six = Array.from({ length: 6 }, (_, i) => one(1, 10 + 4 * i, 5, { move: '8"' }, { lance: 0 }));
  expect([moves(confuse([6, 1], six)), moves(confuse([6, 2], six))]).toEqual([
    [4, 4, 4, 4, 8, 8],
    [8, 8, 8, 8, 4, 4],
  ]);
  expect(moves(confuse([6], six.slice(0, 4)))).toEqual([4, 4, 4, 4]);
});

const ZONE = plus('ASC-sca-zoc-establish', 'ASC-sca-zoc-effect');
const TOUCH = 36 + 318 / 254;
const pinned = (card: Sketch = {}, theirs: Partial<Unit> = {}, foe: Sketch = {}, to = TOUCH, more: Parameters<typeof walk>[3] = {}) => {
  const game = play(
    ZONE,
    unmoved([one(0, 20, 40, card), one(1, 20, 36, { move: '8"', ...foe }, theirs), one(1, 60, 5), one(1, 20, 30, { move: '8"' })]),
    { ...moving, ...mine('zone-of-control') },
  );
  game.does(0, walk(0, 20, to, more));
  return game;
};
const held = (game: ReturnType<typeof pinned>) => game.state.units[1]!.marks.some(({ kind }) => kind === 'controlled');
const goes = (game: ReturnType<typeof pinned>, unit: number, x: number, y: number, more = {}) =>
  game.book.check(game.state as Parameters<typeof game.book.check>[0], walk(unit, x, y, more), 1).map(({ rule: id }) => id);
rule('ASC-sca-zoc-establish#1', 'in contact after a walk, with two inches to spare', () => {
  // The walk takes 2.75 inches.
  expect([
    held(pinned()),
    held(pinned({ move: '5"' })),
    held(pinned({ move: '4"' })),
    held(pinned({}, {}, {}, 38)),
    held(pinned({ move: '8"j' }, {}, {}, TOUCH, { mode: 'jump' })),
  ]).toEqual([true, true, false, false, false]);
});
rule('ASC-sca-zoc-establish#2', 'the enemy is in front of it', () =>
  expect([held(pinned()), held(pinned({}, {}, {}, TOUCH, { facing: { dx: 0, dy: 1 } }))]).toEqual([true, false]),
);
rule('ASC-sca-zoc-establish#3', 'it holds those it touches that have not moved, and those that go past nearer than two inches', () => {
  expect([held(pinned()), held(pinned({}, { moved: { mode: 'stand', length: 0, from: null } }))]).toEqual([true, false]);
  const game = pinned();
  // The other one goes past it a base and an inch away, or three.
  expect([goes(game, 3, 22.2, 37), goes(game, 3, 25, 36)]).toEqual([['AS-move-spend'], []]);
});
rule('ASC-sca-zoc-establish#4', 'until the turn is over', () => {
  const game = pinned();
  expect(game.state.units[1]!.marks).toMatchObject([{ kind: 'controlled', until: 1 }]);
  still(game);
  endTurn(game);
  expect(game.state.units.map(({ marks }) => marks)).toEqual([[], [], [], []]);
});
rule('ASC-sca-zoc-effect#1', 'four inches more in every direction but straight away', () => {
  const game = pinned();
  expect([
    goes(game, 1, 24, 36),
    goes(game, 1, 24.1, 36),
    goes(game, 1, 20, 32),
    goes(game, 1, 20, 28.5).includes('AS-move-spend'),
  ]).toEqual([[], ['AS-move-spend'], [], false]);
});
rule('ASC-sca-zoc-effect#2', 'who jumps or flies pays nothing', () => {
  expect(goes(pinned({}, {}, { move: '8"j' }), 1, 27, 36, { mode: 'jump' })).toEqual([]);
  expect(goes(pinned({}, {}, { type: 'CV', move: '8"v' }), 1, 25, 36)).toEqual([]);
});
rule('ASC-sca-zoc-effect#3', 'who cannot pay goes straight away or not at all', () => {
  const game = pinned({}, {}, { move: '4"' });
  expect([goes(game, 1, 20.5, 36), goes(game, 1, 20, 33)]).toEqual([['AS-move-spend'], []]);
});

const at = (rules: readonly RuleId[], command: string) =>
  [3, 12, 30, 50].map(inches => needs(rules, pair(inches, { damage: '5/5/5' }, {}, { skill: 0 }), {}, mine(command)));
const third = (command: string, line: RuleId) => {
  const own = force(4, 4, 4).map((entry, i) => ({ ...entry, lance: i }));
  return accepts(line, own, command) ? commandCounsel(own, [command]).map(({ rule: id }) => id) : ['refused'];
};
rule('ASC-sca-sharp-shooters#1', '+1, +2, +3 and +4 in the place of what range adds', () =>
  expect(at(plus('ASC-sca-sharp-shooters', 'AS-range-extreme-ground'), 'sharp-shooters')).toEqual([2, 3, 4, 5]),
);
rule('ASC-sca-sharp-shooters#2', 'a third of a force at most should be', () =>
  expect([third('sharp-shooters', 'ASC-sca-sharp-shooters'), third('sharp-shooters:lance=1', 'ASC-sca-sharp-shooters')]).toEqual([
    ['ASC-sca-sharp-shooters'],
    [],
  ]),
);
rule('ASC-sca-brawlers#1', '−1, +2, +5 and +10 in the place of what range adds', () =>
  expect(at(plus('ASC-sca-brawlers', 'AS-range-extreme-ground'), 'brawlers')).toEqual([0, 3, 6, 11]),
);
rule('ASC-sca-brawlers#2', 'a third of a force at most should be', () =>
  expect([third('brawlers', 'ASC-sca-brawlers'), third('brawlers:lance=1', 'ASC-sca-brawlers')]).toEqual([['ASC-sca-brawlers'], []]),
);
const vtol: Sketch = { type: 'CV', move: '8"v' };
const wige: Sketch = { type: 'CV', move: '8"g' };
const aloft: Partial<Unit> = { airborne: true, z: 508 };
const change = (line: RuleId, command: string, a: Sketch, b: Sketch, me: Partial<Unit>, them: Partial<Unit>) =>
  needs(plus(line), pair(3, a, b, me, them), {}, mine(command)) - needs(plus(line), pair(3, a, b, me, them));
const AA = (a: Sketch, b: Sketch, them: Partial<Unit> = {}, me: Partial<Unit> = {}) =>
  change('ASC-sca-anti-aircraft', 'anti-aircraft-specialists', a, b, me, them);
rule('ASC-sca-anti-aircraft#1', 'two easier against whatever flies', () =>
  expect([AA({}, vtol, aloft), AA({}, wige, { airborne: true, z: 254 })]).toEqual([-2, -2]),
);
rule('ASC-sca-anti-aircraft#2', 'one harder against everything else, jumpers and grounded aircraft too', () =>
  expect([AA({}, {}), AA({}, { move: '8"j' }, { moved: { mode: 'jump', length: 1000, from: null } }), AA({}, vtol)]).toEqual([1, 1, 1]),
);
rule('ASC-sca-anti-aircraft#3', 'fighters cannot be trained for it', () => {
  const { book } = play(plus('ASC-sca-anti-aircraft'), []);
  const asked = (type: 'AF' | 'BM') => {
    const state = setPiece(
      pair(3, { type, move: type === 'AF' ? '6a' : '8"' }, {}, { airborne: false }),
      mine('anti-aircraft-specialists'),
    );
    return book.ask('toHit', aimOf(state, attack())!).terms.some(({ rule: id }) => id === 'ASC-sca-anti-aircraft');
  };
  expect([asked('AF'), asked('BM')]).toEqual([false, true]);
});
const GA = (a: Sketch, b: Sketch, them: Partial<Unit> = {}, me: Partial<Unit> = aloft) =>
  change('ASC-sca-ground-attack', 'ground-attack-specialists', a, b, me, them);
rule('ASC-sca-ground-attack#1', 'two easier against the ground, jumpers and landed aircraft too', () =>
  expect([GA(vtol, {}), GA(vtol, { move: '8"j' }, { moved: { mode: 'jump', length: 1000, from: null } }), GA(vtol, vtol)]).toEqual([
    -2, -2, -2,
  ]),
);
rule('ASC-sca-ground-attack#2', 'one harder against what flies', () =>
  expect([GA(vtol, vtol, aloft), GA(vtol, wige, { airborne: true, z: 254 })]).toEqual([1, 1]),
);
rule('ASC-sca-ground-attack#3', 'only for what flies itself', () =>
  expect([GA({}, {}, {}, {}), GA(wige, {}, {}, {}), GA({ type: 'CV', move: '8"t' }, {}, {}, {})]).toEqual([0, -2, 0]),
);

const SPECIAL = plus(
  'ASC-sca-env-spec-condition',
  'ASC-sca-env-spec-penalty',
  'ASC-sca-env-improved-initiative',
  'ASC-sca-env-improved-combat',
  'ASC-sca-env-improved-mobility',
);
const env = (own: readonly Entry[], written: string) =>
  accepts('ASC-sca-env-spec-condition', own, `environmental-specialization:${written}`);
const woods = [patch('woods', 0, 0, 72, 30)];
const ranger = (benefits: string, condition = 'woods') => mine(`environmental-specialization:${condition}:${benefits}`);
rule('ASC-sca-env-spec-condition#1', 'one kind of ground that is not clear, or one weather', () => {
  expect(['woods', 'jungle', 'water', 'swamp', 'night', 'vacuum', 'fog'].map(one1 => env(force(4), one1))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['clear', 'mist', ''].map(one1 => env(force(4), one1))).toEqual([false, false, false]);
});
rule('ASC-sca-env-spec-condition#2', 'one, and named before the game', () => {
  expect([
    env(force(3), 'woods,night'),
    accepts('ASC-sca-env-spec-condition', force(3), 'environmental-specialization:woods', 'environmental-specialization:night'),
    accepts('ASC-sca-env-spec-condition', force(4), 'environmental-specialization'),
  ]).toEqual([false, false, false]);
});
const led = (skill: number, benefits: string) => bonus(SPECIAL, skilled(skill), ranger(benefits), woods);
rule('ASC-sca-env-spec-benefits#1', 'the green have no use of it', () =>
  expect([led(5, 'initiative'), env(force(5), 'woods:initiative'), env(force(5), 'woods')]).toEqual([0, false, true]),
);
rule('ASC-sca-env-spec-benefits#2', 'Regulars have one benefit', () =>
  expect([led(4, 'initiative'), env(force(4), 'woods:combat'), env(force(4), 'woods:combat,mobility')]).toEqual([1, true, false]),
);
rule('ASC-sca-env-spec-benefits#3', 'Veterans and Elites have two different ones', () => {
  for (const skill of [3, 2])
    expect([
      env(force(skill), 'woods:combat,mobility'),
      env(force(skill), 'woods:combat,combat'),
      env(force(skill), 'woods:combat,mobility,initiative'),
    ]).toEqual([true, false, false]);
});
rule('ASC-sca-env-spec-benefits#4', 'Heroes and Legends three, or one of two twice', () => {
  for (const skill of [1, 0])
    expect([
      env(force(skill), 'woods:combat,mobility,initiative'),
      env(force(skill), 'woods:combat,combat,mobility'),
      env(force(skill), 'woods:combat,combat,combat'),
    ]).toEqual([true, true, false]);
  expect(led(1, 'initiative,initiative,combat')).toBe(2);
});
rule('ASC-sca-env-spec-penalty#1', 'where its ground is missing it rolls at −1', () =>
  expect([bonus(SPECIAL, skilled(4), ranger('combat')), bonus(SPECIAL, skilled(4), ranger('combat'), woods)]).toEqual([-1, 0]),
);
rule('ASC-sca-env-spec-penalty#2', 'the green too', () =>
  expect([bonus(SPECIAL, skilled(5), ranger('')), bonus(SPECIAL, skilled(5), ranger(''), woods)]).toEqual([-1, 0]),
);
const ground = (kind: 'woods' | 'rough', level: number, value: number | null) => {
  const piece = patch(kind, 0, 0, 72, 48, { level });
  const home: Partial<Unit> = value === null ? {} : { marks: [{ kind: 'home', until: 0, condition: 'woods', value }] };
  const [unit] = setPiece([one(0, 10, 10, {}, home)]).units;
  return play(SPECIAL, []).book.ask('surcharge', {
    unit: unit!,
    mode: 'ground',
    ground: { elevation: 0, depth: 0, pieces: [piece] },
    weather: { light: 'day', fog: 0, hail: 0, vacuum: false, wind: 0 },
  }).total;
};
rule('ASC-sca-env-improved-mobility#1', 'its ground costs an inch less', () => {
  expect([ground('woods', 2, 1), ground('woods', 2, null), ground('rough', 1, 1)]).toEqual([1, 2, 1]);
  expect(
    opened(SPECIAL, [...force(4)], [{ card: sketch() }], { commands: [['environmental-specialization:woods:mobility'], []] }).units[0]!
      .marks,
  ).toEqual([{ kind: 'home', until: 0, condition: 'woods', value: 1 }]);
});
rule('ASC-sca-env-improved-mobility#2', 'and never less than an inch for an inch', () =>
  expect([ground('woods', 1, 1), ground('woods', 1, 2)]).toEqual([0, 0]),
);
const grove = [patch('woods', 18, 34, 22, 38)];
const shoot = (benefits: string | null, pieces: typeof grove, skill = 4, change1: Partial<State> = {}) =>
  needs(SPECIAL, pair(3, {}, {}, { skill }), {}, { ...(benefits === null ? {} : ranger(benefits)), ...change1 }, pieces);
rule('ASC-sca-env-improved-combat#1', 'attacks into or through its ground are one easier', () => {
  const between = [patch('woods', 18, 37.5, 22, 38.5)];
  expect([
    shoot('combat', grove) - shoot(null, grove),
    shoot('combat', between) - shoot(null, between),
    shoot('combat', []) - shoot(null, []),
  ]).toEqual([-1, -1, 0]);
});
rule('ASC-sca-env-improved-combat#2', 'never by more than the ground adds', () => {
  const dark: Partial<State> = {
    weather: { light: 'dusk', fog: 0, hail: 0, vacuum: false, wind: 0 },
    ...ranger('combat,combat,mobility', 'night'),
  };
  const plain = needs(SPECIAL, pair(3, {}, {}, { skill: 1 }), {}, { weather: dark.weather! });
  expect(plain - needs(SPECIAL, pair(3, {}, {}, { skill: 1 }), {}, dark)).toBe(1);
});

const TACTICS = plus('ASC-sca-tac-spec-rules', 'ASC-sca-tac-attack', 'ASC-sca-tac-defense', 'ASC-sca-tac-scenario');
const tac = (skill: number, written: string, change1: Partial<State> = { attacker: 0 }) =>
  bonus(TACTICS, skilled(skill), { ...mine(`tactical-specialization:${written}`), ...change1 });
const tacOk = (skill: number, written: string) => accepts('ASC-sca-tac-spec-rules', force(skill), `tactical-specialization:${written}`);
rule('ASC-sca-tac-spec-rules#1', 'attack, defense or one kind of scenario, named before the game', () =>
  expect(['attack', 'defense', 'scenario=breakthrough', 'retreat', ''].map(one1 => tacOk(4, one1))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]),
);
rule(
  'ASC-sca-tac-spec-rules#2',
  'one benefit for Regulars, two for Veterans and Elites, three for Heroes and Legends, one of them twice',
  () => {
    expect([
      tacOk(4, 'attack,defense'),
      tacOk(3, 'attack,defense'),
      tacOk(2, 'attack,attack'),
      tacOk(1, 'attack,attack,defense'),
      tacOk(0, 'attack,attack,attack'),
    ]).toEqual([false, true, false, true, false]);
    expect([tac(4, 'attack'), tac(1, 'attack,attack,scenario=raid', { attacker: 0, occasion: { scenario: 'raid' } })]).toEqual([1, 3]);
  },
);
rule('ASC-sca-tac-spec-rules#3', 'the green have only the −1 where it does not apply', () =>
  expect([tac(5, 'attack'), tac(5, 'attack', { attacker: 1 })]).toEqual([0, -1]),
);
rule('ASC-sca-tac-spec-rules#4', 'where nobody attacks it is worth nothing', () =>
  expect([tac(4, 'attack', { attacker: -1 }), tac(4, 'defense', { attacker: -1 })]).toEqual([0, 0]),
);
rule('ASC-sca-tac-spec-cancel#1', 'attack and defense cancel out', () =>
  expect([tac(3, 'attack,defense'), tac(3, 'attack,defense', { attacker: 1 })]).toEqual([0, 0]),
);
rule('ASC-sca-tac-spec-cancel#2', 'two of attack and one of defense are one of attack', () =>
  expect([tac(1, 'attack,attack,defense'), tac(1, 'attack,attack,defense', { attacker: 1 })]).toEqual([1, -1]),
);

const ENEMY = plus('ASC-sca-enemy-initiative', 'ASC-sca-enemy-focus');
const against = (faction: string): Partial<State> => ({ occasion: { factions: ['Davion', faction] } });
const hates = (skill: number, written: string, faction: string) =>
  bonus(ENEMY, skilled(skill), { ...mine(`enemy-specialization:${written}`), ...against(faction) });
rule('ASC-sca-enemy-initiative#1', 'the green have −1 where their enemy is not there, and nothing else', () =>
  expect([hates(5, 'Kurita', 'Kurita'), hates(5, 'Kurita', 'Liao')]).toEqual([0, -1]),
);
rule('ASC-sca-enemy-initiative#2', 'Regulars have +1 against it and −1 against others', () =>
  expect([
    hates(4, 'Kurita', 'Kurita'),
    hates(4, 'Kurita', 'Liao'),
    hates(4, 'Kurita,Liao', 'Liao'),
    hates(4, 'Kurita:double', 'Kurita'),
  ]).toEqual([1, -1, -1, 1]),
);
rule('ASC-sca-enemy-initiative#3', 'Veterans may double both', () =>
  expect([hates(3, 'Kurita:double', 'Kurita'), hates(3, 'Kurita:double', 'Liao')]).toEqual([2, -2]),
);
rule('ASC-sca-enemy-initiative#4', 'or have a second enemy', () =>
  expect([hates(3, 'Kurita,Liao', 'Kurita'), hates(3, 'Kurita,Liao', 'Liao'), hates(3, 'Kurita,Liao', 'Marik')]).toEqual([1, 1, -1]),
);
/** Seat 1 of this Skill takes abilities away from seat 0, whose faction is Liao: is the first unit of seat 0 still a brawler? */
const brawls = (skill: number, negated: string, faction = 'Liao') => {
  const state = setPiece([one(0, 20, 40), { ...one(1, 20, 36, { armor: 20 }), skill }], {
    commands: [['brawlers', 'overrun-combat'], [`enemy-specialization:Liao:negate=${negated}`]],
    occasion: { factions: [faction, 'Davion'] },
  });
  const [event] = scene(ruleset, state, plus('ASC-sca-enemy-focus', 'ASC-sca-brawlers')).does(0, attack(), 1, 1);
  return event?.type === 'attacked' && event.toHit.total === 4;
};
rule('ASC-sca-enemy-elite#1', 'Elites take one ability of their enemy away', () =>
  expect([brawls(2, 'brawlers'), brawls(2, 'overrun-combat+brawlers'), brawls(3, 'brawlers')]).toEqual([false, true, true]),
);
rule('ASC-sca-enemy-elite#2', 'Heroes and Legends take two', () =>
  expect([
    brawls(1, 'overrun-combat+brawlers'),
    brawls(0, 'overrun-combat+brawlers'),
    brawls(1, 'overrun-combat+zone-of-control+brawlers'),
  ]).toEqual([false, false, true]),
);
rule('ASC-sca-enemy-elite#3', 'of nobody else', () => expect(brawls(1, 'brawlers', 'Marik')).toBe(true));
