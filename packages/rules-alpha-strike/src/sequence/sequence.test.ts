import { Rulebook } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { alphaStrike } from '../index.ts';
import { done, ruleset } from '../scene.fixture.ts';
import { setPiece, sketch } from '../set-piece.ts';
import type { State } from '../shape.ts';

const fresh = { moved: null };
const duel = (change: Partial<State> = {}) =>
  setPiece(
    [
      { card: sketch(), seat: 0, x: 20, y: 40, more: fresh },
      { card: sketch(), seat: 1, x: 20, y: 20, more: fresh },
    ],
    change,
  );

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
