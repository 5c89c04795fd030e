import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { patch, setPiece } from '../../set-piece.ts';
import type { Unit } from '../../shape.ts';
import { markOf } from '../../state.ts';
import { attack, done, endTurn, gifted, moving, needs, one, pair, play, plus, refusedBy, stay, unmoved, walk } from './pilots.fixture.ts';

const QUAD = { specials: 'QUAD' };
const kinds = ({ marks }: Unit) => marks.map(({ kind }) => kind).filter(kind => kind !== 'faced');

const mimicry = plus('ASC-spa-animal-mimicry-intimidate');
/** Seat 0 walks to this height; the beast stands at 30, the base of either is five eighths of an inch. */
const near = (rules: ReturnType<typeof plus>, ability: string, to: number, dice: readonly number[], move = '8"') => {
  const game = play(rules, unmoved([one(0, 20, 40, { move }), one(1, 20, 30, QUAD, gifted(ability)), one(1, 60, 5)]), moving);
  game.does(0, walk(0, 20, to), ...dice);
  return game;
};
const speed = (game: ReturnType<typeof near>, id = 0) =>
  game.book.ask('move', { state: game.state, unit: game.state.units[id]!, mode: 'ground' }).total;
const GAP = 318 / 254;

rule('ASC-spa-animal-mimicry-intimidate#1', 'whoever comes within six inches rolls, and gives in on 8 or less', () => {
  expect([
    kinds(near(mimicry, 'animal-mimicry', 35, [4, 4]).state.units[0]!),
    kinds(near(mimicry, 'animal-mimicry', 35, [5, 4]).state.units[0]!),
  ]).toEqual([['cowed'], []]);
  // Six inches from base to base, and a tenth more.
  expect(kinds(near(mimicry, 'animal-mimicry', 36 + GAP, [4, 4]).state.units[0]!)).toEqual(['cowed']);
  expect(kinds(near(mimicry, 'animal-mimicry', 36.1 + GAP, []).state.units[0]!)).toEqual([]);
  // The beast may be the one who comes.
  const hunts = play(mimicry, unmoved([one(0, 20, 40, QUAD, gifted('animal-mimicry')), one(1, 20, 30)]), moving);
  hunts.does(0, walk(0, 20, 35), 4, 4);
  expect(kinds(hunts.state.units[1]!)).toEqual(['cowed']);
});
rule('ASC-spa-animal-mimicry-intimidate#2', 'it goes half as far, rounded down', () => {
  expect([speed(near(mimicry, 'animal-mimicry', 35, [4, 4])), speed(near(mimicry, 'animal-mimicry', 35, [4, 4], '9"'))]).toEqual([4, 4]);
  expect(speed(near(mimicry, 'animal-mimicry', 35, [5, 4]))).toBe(8);
});
rule('ASC-spa-animal-mimicry-intimidate#3', 'and is one worse against the beast, not against others', () => {
  const cowed: Partial<Unit> = { marks: [{ kind: 'cowed', until: 2, by: 1 }] };
  const both = [...pair(3, {}, {}, cowed), one(1, 24, 36, { armor: 20 })];
  expect([needs(mimicry, both), needs(mimicry, both, { target: 2 }), needs(mimicry, pair(3))]).toEqual([6, 5, 5]);
});
rule('ASC-spa-animal-mimicry-intimidate#4', 'until the end of the next turn, and two beasts are no worse than one', () => {
  const game = play(mimicry, unmoved([one(0, 20, 40, { move: '8"' }), one(1, 20, 30, QUAD, gifted('animal-mimicry')), one(1, 60, 5)]), {
    ...moving,
    exchange: { loser: 2, winner: 2 },
  });
  game.does(0, walk(0, 20, 35), 4, 4);
  for (const unit of [1, 2]) if (game.state.phase === 'movement') game.does(1, stay(unit));
  endTurn(game);
  expect([game.state.turn, kinds(game.state.units[0]!)]).toEqual([2, ['cowed']]);
  const two = play(
    mimicry,
    unmoved([one(0, 20, 40), one(1, 20, 30, QUAD, gifted('animal-mimicry')), one(1, 24, 30, QUAD, gifted('animal-mimicry'))]),
    moving,
  );
  two.does(0, walk(0, 20, 35), 4, 4, 4, 4);
  expect([kinds(two.state.units[0]!), speed(two)]).toEqual([['cowed', 'cowed'], 4]);
  // Over: the mark of turn 1 is gone when turn 3 begins.
  const late = play(mimicry, pair(20, {}, {}, { marks: [{ kind: 'cowed', until: 2, by: 1 }] }), { turn: 2 });
  endTurn(late);
  expect(kinds(late.state.units[0]!)).toEqual([]);
});

const demoralizer = plus('ASC-spa-demoralizer');
const confront = (apart: number, dice: readonly number[], command = attack(), theirs = gifted('demoralizer')) => {
  const game = play(demoralizer, [...pair(apart, {}, {}, {}, theirs), one(1, 26, 30, { armor: 20 })]);
  game.does(0, command, ...dice);
  return game;
};
const number = (game: ReturnType<typeof confront>) => {
  const made = game.events.find(event => event.type === 'attacked');
  return made?.type === 'attacked' ? made.toHit.total : Number.NaN;
};
rule('ASC-spa-demoralizer#2', 'whoever is about to attack within six inches of it rolls first, and gives in on 8 or less', () => {
  expect([kinds(confront(3, [4, 4, 1, 1]).state.units[0]!), kinds(confront(3, [5, 4, 1, 1]).state.units[0]!)]).toEqual([['cowed'], []]);
  expect(kinds(confront(6, [4, 4, 1, 1]).state.units[0]!)).toEqual(['cowed']);
  expect(kinds(confront(6.1, [1, 1]).state.units[0]!)).toEqual([]);
  expect(kinds(confront(0, [4, 4, 1, 1], attack({ how: 'strike' })).state.units[0]!)).toEqual(['cowed']);
  // Whomever it attacks.
  expect(kinds(confront(3, [4, 4, 1, 1], attack({ target: 2 })).state.units[0]!)).toEqual(['cowed']);
  expect(kinds(confront(3, [1, 1], attack(), {}).state.units[0]!)).toEqual([]);
});
rule('ASC-spa-demoralizer#3', 'then it goes half as far, rounded down', () => {
  const game = confront(3, [4, 4, 1, 1]);
  expect(speed(game)).toBe(4);
  expect(speed(confront(3, [5, 4, 1, 1]))).toBe(8);
  const odd = play(demoralizer, pair(3, { move: '7"' }, {}, { marks: [{ kind: 'cowed', until: 2, by: 1 }] }));
  expect(speed(odd)).toBe(3);
});
rule('ASC-spa-demoralizer#4', 'and its attack on the Demoralizer is one harder at once, one on another is not', () => {
  expect([
    number(confront(3, [4, 4, 1, 1])),
    number(confront(3, [5, 4, 1, 1])),
    number(confront(3, [4, 4, 1, 1], attack({ target: 2 }))),
  ]).toEqual([6, 5, number(confront(3, [5, 4, 1, 1], attack({ target: 2 })))]);
});

const antagonizer = plus('ASC-spa-antagonizer');
const rage: Partial<Unit> = { marks: [{ kind: 'enraged', until: 0, by: 1 }] };
const three = (apart: number, mine = rage) => [...pair(apart, {}, {}, mine, gifted('antagonizer')), one(1, 26, 38)];
rule('ASC-spa-antagonizer#2', 'whoever comes within six inches rolls, and flies into a rage on 8 or less', () => {
  expect([
    kinds(near(antagonizer, 'antagonizer', 35, [4, 4]).state.units[0]!),
    kinds(near(antagonizer, 'antagonizer', 35, [5, 4]).state.units[0]!),
    kinds(near(antagonizer, 'antagonizer', 36.1 + GAP, []).state.units[0]!),
  ]).toEqual([['enraged'], [], []]);
  expect(markOf(near(antagonizer, 'antagonizer', 35, [4, 4]).state.units[0]!, 'enraged')?.by).toBe(1);
});
rule('ASC-spa-antagonizer#3', 'it has to close: its move ends no farther away than it began', () => {
  const to = (y: number, mine = rage) => refusedBy(antagonizer, setPiece(unmoved(three(8, mine)), moving), walk(0, 20, y));
  expect([to(36), to(44), to(44, {})]).toEqual([[], ['ASC-spa-antagonizer'], []]);
  expect(refusedBy(antagonizer, setPiece(unmoved(three(8)), moving), stay(0))).toEqual([]);
});
rule('ASC-spa-antagonizer#4', 'and attacks nobody else', () => {
  const at = (target: number, mine = rage) => refusedBy(antagonizer, setPiece(three(3, mine)), attack({ target }));
  expect([at(1), at(2), at(2, {})]).toEqual([[], ['ASC-spa-antagonizer'], []]);
});
rule('ASC-spa-antagonizer#5', 'it is over when the Antagonizer is dead', () => {
  const dead = setPiece(three(3));
  const state = { ...dead, units: dead.units.map(unit => (unit.id === 1 ? { ...unit, fate: 'destroyed' as const, at: null } : unit)) };
  expect(refusedBy(antagonizer, state, attack({ target: 2 }))).toEqual([]);
  const game = play(antagonizer, [...three(3), one(0, 40, 40)]);
  game.does(0, attack({}), 6, 5);
  expect(kinds(game.state.units[0]!)).toEqual(['enraged']);
  const over = play(antagonizer, [
    one(0, 20, 40, {}, rage),
    one(1, 20, 36, { armor: 1, structure: 1 }, gifted('antagonizer')),
    one(1, 60, 5),
  ]);
  over.does(0, attack(), 6, 5);
  endTurn(over);
  expect([over.state.units[1]!.fate, kinds(over.state.units[0]!)]).toEqual(['destroyed', []]);
});
rule('ASC-spa-antagonizer#6', 'and when a Movement Phase ends with more than 24 inches between them, or without sight', () => {
  /** Seat 0 stays, the Antagonizer goes so far away; then the phase is over. */
  const parted = (apart: number, pieces: Parameters<typeof setPiece>[2] = []) => {
    const game = play(
      antagonizer,
      unmoved([...pair(apart, {}, {}, rage, gifted('antagonizer')), one(1, 60, 5)]),
      { ...moving, exchange: { loser: 2, winner: 2 } },
      pieces,
    );
    game.does(0, stay(0));
    for (const unit of [1, 2]) if (game.state.phase === 'movement') game.does(1, stay(unit));
    return [game.state.phase, kinds(game.state.units[0]!)];
  };
  const wall = [patch('building', 15, 31, 25, 34, { height: 5 * 254, cf: 40 })];
  expect([parted(24), parted(24.1), parted(20, wall)]).toEqual([
    ['combat', ['enraged']],
    ['combat', []],
    ['combat', []],
  ]);
  // While it lasts, a glance away in the Combat Phase does not end it.
  const game = play(antagonizer, three(3));
  game.does(0, done);
  expect(kinds(game.state.units[0]!)).toEqual(['enraged']);
});

rule('ASC-spa-iron-will#2', 'two more on the roll against each of the three', () => {
  const steady = (rules: ReturnType<typeof plus>, ability: string, dice: readonly number[], abilities: readonly string[]) => {
    const game = play(rules, unmoved([one(0, 20, 40, {}, { abilities }), one(1, 20, 30, QUAD, gifted(ability)), one(1, 60, 5)]), moving);
    game.does(0, walk(0, 20, 35), ...dice);
    return kinds(game.state.units[0]!).length === 0;
  };
  for (const [line, ability] of [
    ['ASC-spa-animal-mimicry-intimidate', 'animal-mimicry'],
    ['ASC-spa-antagonizer', 'antagonizer'],
  ] as const) {
    const rules = plus(line, 'ASC-spa-iron-will');
    expect([
      steady(rules, ability, [4, 3], ['iron-will']),
      steady(rules, ability, [3, 3], ['iron-will']),
      steady(rules, ability, [4, 3], []),
    ]).toEqual([true, false, false]);
  }
  const shaken = (dice: readonly number[], abilities: readonly string[]) => {
    const game = play(plus('ASC-spa-demoralizer', 'ASC-spa-iron-will'), pair(3, {}, {}, { abilities }, gifted('demoralizer')));
    game.does(0, attack(), ...dice, 1, 1);
    return kinds(game.state.units[0]!);
  };
  expect([shaken([4, 3], ['iron-will']), shaken([3, 3], ['iron-will']), shaken([4, 3], [])]).toEqual([[], ['cowed'], ['cowed']]);
});
