import { open, Rulebook, ScriptedDice } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { alphaStrike } from '../index.ts';
import { book, done, ruleset } from '../scene.fixture.ts';
import { type Placed, setPiece, sketch } from '../set-piece.ts';
import type { Command, MoveCommand, State } from '../shape.ts';

const fresh = { moved: null };
const duel = (change: Partial<State> = {}) =>
  setPiece(
    [
      { card: sketch(), seat: 0, x: 20, y: 40, more: fresh },
      { card: sketch(), seat: 1, x: 20, y: 20, more: fresh },
    ],
    change,
  );
const stand = (unit: number): MoveCommand => ({ type: 'move', unit, mode: 'stand', path: [], facing: { dx: 0, dy: -1 } });

rule('AS-turn', 'initiative, movement, combat, end, and again', () => {
  const game = scene(ruleset, duel({ phase: 'movement', active: 1 }));
  game.does(1, stand(1));
  game.does(0, stand(0));
  game.does(0, done);
  const events = game.does(1, done, 3, 4, 2, 2);
  expect(events.flatMap(event => (event.type === 'phaseBegan' ? [event.phase] : []))).toEqual(['end', 'initiative', 'movement']);
  expect(game.state.turn).toBe(2);
});
rule('AS-init-roll', 'the higher roll wins and ties are rolled again', () => {
  const game = scene(ruleset, duel({ active: 1 }));
  game.does(1, done, 3, 3, 4, 2, 1, 1, 6, 6);
  expect(game.state.initiative).toBe(1);
});
rule('AS-init-order-move', 'the loser moves a unit first, then the winner', () => {
  const game = scene(ruleset, duel({ active: 1 }));
  game.does(1, done, 5, 5, 2, 2);
  expect([game.state.initiative, game.state.active]).toEqual([0, 1]);
  game.does(1, stand(1));
  expect(game.state.active).toBe(0);
});
/** The seats in the order in which they move, so many units against so many; the first seat has lost initiative. */
const movesOf = (mine: number, theirs: number): string => {
  const row = (seat: 0 | 1, count: number): readonly Placed[] =>
    Array.from({ length: count }, (_, i) => ({ card: sketch(), seat, x: 4 + 4 * i, y: seat === 0 ? 40 : 8 }));
  const game = scene(ruleset, setPiece([...row(0, mine), ...row(1, theirs)]));
  game.does(0, done);
  game.does(1, done, 1, 1, 6, 6);
  let order = '';
  while (game.state.phase === 'movement') {
    const { active, units } = game.state;
    order += active;
    game.does(active!, stand(units.find(unit => unit.seat === active && unit.moved === null)!.id));
  }
  return order;
};
rule('AS-init-unequal', 'the larger side moves as many more as the smaller goes into it, reckoned anew each time', () =>
  expect([movesOf(3, 7), movesOf(5, 7), movesOf(8, 3), movesOf(3, 3)]).toEqual(['0110110111', '010101011011', '00100010001', '010101']),
);
rule('AS-init-order-setup', 'sides set up in turn, the loser of a first roll first', () => {
  const first = (...dice: readonly number[]) => {
    const opened = open(ruleset, book, alphaStrike.scenarios[0]!.setup, new ScriptedDice(dice));
    return opened.ok && [opened.state.phase, opened.state.active];
  };
  expect([first(6, 6, 1, 1), first(1, 1, 6, 6)]).toEqual([
    ['setup', 1],
    ['setup', 0],
  ]);
});
rule('AS-init-order-combat', 'the winner resolves all its attacks before the loser', () => {
  const game = scene(
    ruleset,
    duel({
      phase: 'movement',
      active: 0,
      initiative: 0,
      exchange: { loser: 0, winner: 0 },
      units: duel().units.map((unit, i) => (i === 1 ? { ...unit, moved: { mode: 'stand', length: 0, from: null } } : unit)),
    }),
  );
  game.does(0, stand(0));
  expect([game.state.phase, game.state.active]).toEqual(['combat', 0]);
  game.does(0, done);
  expect(game.state.active).toBe(1);
});
rule('AS-setup-standup', 'a unit is set up in the zone along its own edge, and the end of the last turn decides by points', () => {
  const state: State = { ...duel(), phase: 'setup', active: 0 };
  const waiting = { ...state, units: state.units.map((unit, i) => (i === 0 ? { ...unit, fate: 'waiting' as const, at: null } : unit)) };
  const at = (y: number): Command => ({ type: 'deploy', unit: 0, at: { x: 5000, y: y * 254 }, facing: { dx: 0, dy: -1 } });
  expect(scene(ruleset, waiting).refuses(0, at(30))[0]!.rule).toBe('AS-setup-standup');
  scene(ruleset, waiting).does(0, at(42), 5, 5, 2, 2);
  const last = duel({ turn: 12, limit: 12, active: 1, units: duel().units.map((unit, i) => (i === 1 ? { ...unit, structure: 2 } : unit)) });
  const game = scene(ruleset, last);
  game.does(1, done);
  expect(game.state.result).toEqual({ winners: [0], reason: 'points', points: [0, 0] });
});
rule('AS-bi', 'the better informed side has the bonus of its headquarters', () => {
  const state = duel();
  const informed = {
    ...state,
    units: state.units.map((unit, i) => (i === 0 ? { ...unit, card: sketch({ specials: 'MHQ4,RCN' }) } : unit)),
  };
  const book = Rulebook.compile(ruleset, alphaStrike.scenarios[0]!.rules);
  expect([book.ask('initiative', { state: informed, seat: 0 }).total, book.ask('initiative', { state: informed, seat: 1 }).total]).toEqual([
    3, 0,
  ]);
});
rule('ASC-bi-init-bonus-award', 'twelve units with a large headquarters, five posts and one scout have +2', () => {
  const book = Rulebook.compile(ruleset, alphaStrike.scenarios[0]!.rules);
  const codes = ['MHQ6', 'C3M', 'C3S', 'C3S', 'C3S', 'RCN', '', '', '', '', '', ''];
  const state = setPiece(codes.map((specials, i) => ({ card: sketch({ specials }), seat: 0 as const, x: 4 + 4 * i, y: 40 })));
  expect(book.ask('initiative', { state, seat: 0 }).total).toBe(2);
});
rule('ASC-bi-init-bonus-loss', 'a jammed headquarters gives nothing', () => {
  const book = Rulebook.compile(ruleset, alphaStrike.scenarios[0]!.rules);
  const at = (y: number) =>
    setPiece([
      { card: sketch({ specials: 'MHQ5' }), seat: 0, x: 20, y: 40 },
      { card: sketch({ specials: 'ECM' }), seat: 1, x: 20, y },
    ]);
  expect([book.ask('initiative', { state: at(10), seat: 0 }).total, book.ask('initiative', { state: at(32), seat: 0 }).total]).toEqual([
    2, 0,
  ]);
});
rule('ASC-tbl-bi-rating', 'a scout is worth 2 and each headquarters point 1', () => {
  const book = Rulebook.compile(ruleset, alphaStrike.scenarios[0]!.rules);
  const state = (mine: string, theirs: string) =>
    setPiece([
      { card: sketch({ specials: mine }), seat: 0, x: 20, y: 44 },
      { card: sketch({ specials: theirs }), seat: 1, x: 60, y: 4 },
    ]);
  expect(book.ask('initiative', { state: state('RCN', 'MHQ1'), seat: 0 }).total).toBe(1);
  expect(book.ask('initiative', { state: state('RCN', 'MHQ2'), seat: 0 }).total).toBe(0);
});
rule('AS-sua-rcn', 'scouts count for the bonus', () => {
  const book = Rulebook.compile(ruleset, alphaStrike.scenarios[0]!.rules);
  expect(book.ask('initiative', { state: setPiece([{ card: sketch({ specials: 'RCN' }), seat: 0, x: 1, y: 1 }]), seat: 0 }).total).toBe(1);
});
rule('AS-sua-mhq', 'headquarters count twice: as a large one and as one of four', () => {
  const book = Rulebook.compile(ruleset, alphaStrike.scenarios[0]!.rules);
  expect(book.ask('initiative', { state: setPiece([{ card: sketch({ specials: 'MHQ4' }), seat: 0, x: 1, y: 1 }]), seat: 0 }).total).toBe(2);
  expect(book.ask('initiative', { state: setPiece([{ card: sketch({ specials: 'MHQ3' }), seat: 0, x: 1, y: 1 }]), seat: 0 }).total).toBe(1);
});
rule('ASC-term-initiative', 'the side that lost moves first', () => {
  const first = (...dice: readonly number[]) => {
    const game = scene(ruleset, duel({ active: 1 }));
    game.does(1, done, ...dice);
    return game.state.active;
  };
  expect([first(1, 1, 6, 6), first(6, 6, 1, 1)]).toEqual([0, 1]);
});
