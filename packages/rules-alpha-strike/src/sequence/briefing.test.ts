import { Rulebook, type RuleId } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { alphaStrike } from '../index.ts';
import { EDITIONS } from '../rules.ts';
import { sketch } from '../set-piece.ts';
import type { Command, Entry, Setup, State } from '../shape.ts';
import { mayHideCount, mayPlotCount } from './briefing.ts';

const { ruleset } = alphaStrike;
const rules: readonly RuleId[] = [...EDITIONS['corrected-2013']!, 'ASC-bi-area-knowledge-count'];
const book = Rulebook.compile(ruleset, rules);
const unit = (specials = ''): Entry => ({ card: sketch({ specials }) });
const OPEN = { width: 72 * 254, height: 48 * 254, pieces: [] };
const started = (a: readonly Entry[], b: readonly Entry[], more: Partial<Setup> = {}): State => {
  const blank = ruleset.setup({ table: OPEN, forces: [a, b], zone: 8, limit: 9, ...more });
  const game = scene(ruleset, { ...blank, phase: 'setup', active: 0, initiative: 0 }, rules);
  return game.state;
};
/** The set-up of a real match: initiative is rolled and both sides tell what they know. */
const briefed = (a: readonly Entry[], b: readonly Entry[], more: Partial<Setup> = {}): State => {
  const state = started(a, b, more);
  const ratings = [0, 1].map(seat =>
    state.units.filter(one => one.seat === seat).reduce((sum, { card }) => sum + (card.specials.includes('RCN') ? 2 : 0), 0),
  );
  return { ...state, ratings };
};
const refusals = (state: State, command: Command, seat = 0): readonly RuleId[] =>
  book.check(ruleset.view(state, seat), command, seat).map(one => one.rule);
const hide = (id: number, y: number, x = 36): Command => ({
  type: 'deploy',
  unit: id,
  at: { x: x * 254, y: y * 254 },
  facing: { dx: 0, dy: -1 },
  hidden: true,
});

rule('ASC-bi-disclosure', 'both totals are told to everybody, what they are made of to nobody', () => {
  const blank = ruleset.setup({
    table: OPEN,
    forces: [
      [{ ...unit('RCN'), hidden: true }, unit()],
      [unit('MHQ3'), unit()],
    ],
    zone: 8,
    limit: 9,
  });
  const state: State = {
    ...blank,
    phase: 'setup',
    active: 0,
    initiative: 0,
    units: blank.units.map(one =>
      one.id === 0 ? one : { ...one, fate: 'fighting', at: { x: 2540 + one.id * 900, y: one.seat === 0 ? 12000 : 200 } },
    ),
  };
  const game = scene(ruleset, state, rules);
  // The last unit is set up hidden; the first turn begins, and initiative is rolled with what everybody knows by then.
  game.does(0, hide(0, 30), 6, 6, 1, 1);
  expect(game.state.ratings).toEqual([2, 3]);
  const enemy = ruleset.view(game.state, 1);
  expect([enemy.ratings, enemy.units[0]!.card.specials]).toEqual([[2, 3], []]);
});
rule('ASC-bi-area-knowledge-count', 'all units divided by scouts, at most half of them, for the better informed side only', () => {
  const force = (units: number, scouts: number): readonly Entry[] => Array.from({ length: units }, (_, i) => unit(i < scouts ? 'RCN' : ''));
  const count = (units: number, scouts: number) => mayHideCount(briefed(force(units, scouts), [unit()]), 0);
  expect([count(12, 4), count(8, 3), count(10, 4), count(6, 1), count(6, 0)]).toEqual([3, 3, 3, 3, 0]);
  const state = briefed(force(8, 3), force(3, 1));
  expect([refusals(state, hide(0, 45)), refusals({ ...state, active: 1 }, hide(8, 2), 1)]).toEqual([[], ['AS-hidden']]);
  const three = {
    ...state,
    units: state.units.map(one =>
      one.id < 3 ? { ...one, fate: 'fighting' as const, hidden: true, at: { x: 900 * (one.id + 1), y: 11000 } } : one,
    ),
  };
  expect(refusals(three, hide(3, 45))).toEqual(['AS-hidden']);
  expect(
    Rulebook.compile(ruleset, EDITIONS['corrected-2013']!)
      .check(ruleset.view(state, 0), hide(0, 45), 0)
      .map(one => one.rule),
  ).toEqual(['AS-hidden']);
});
rule(
  'ASC-bi-area-knowledge-placement',
  'anywhere but in the enemy zone; an attacker on its own half and twelve inches from enemies',
  () => {
    const a = [unit('RCN'), unit(), unit(), unit()];
    const defending = briefed(a, [unit()]);
    expect([refusals(defending, hide(0, 10)), refusals(defending, hide(0, 7))]).toEqual([[], ['ASC-bi-area-knowledge-placement']]);
    const attacking = briefed(a, [unit()], { attacker: 0 });
    expect([refusals(attacking, hide(0, 25)), refusals(attacking, hide(0, 23))]).toEqual([[], ['ASC-bi-area-knowledge-placement']]);
    const near = {
      ...attacking,
      units: attacking.units.map(one => (one.id === 4 ? { ...one, fate: 'fighting' as const, at: { x: 36 * 254, y: 20 * 254 } } : one)),
    };
    expect([refusals(near, hide(0, 33)), refusals(near, hide(0, 34))]).toEqual([['ASC-bi-area-knowledge-placement'], []]);
  },
);
rule('ASC-bi-preplotted-artillery', '8 against 2 with four guns are four points, which the other side never sees', () => {
  const guns = (count: number): readonly Entry[] => Array.from({ length: count }, () => unit('ARTT-1'));
  const state = { ...briefed(guns(4), guns(4)), ratings: [8, 2] };
  expect([mayPlotCount(state, 0), mayPlotCount(state, 1), mayPlotCount({ ...state, ratings: [4, 2] }, 0)]).toEqual([4, 0, 2]);
  const game = scene(ruleset, state, rules);
  const plot = (x: number): Command => ({ type: 'plot', at: { x, y: 3000 } });
  for (const x of [1000, 2000, 3000, 4000]) game.does(0, plot(x));
  expect(game.refuses(0, plot(5000)).map(one => one.rule)).toEqual(['ASC-bi-preplotted-artillery']);
  expect(refusals({ ...state, active: 1 }, plot(1), 1)).toEqual(['ASC-bi-preplotted-artillery']);
  expect([game.state.plotted[0]!.length, ruleset.view(game.state, 1).plotted]).toEqual([4, [[], []]]);
  const [event] = game.events;
  expect(event && ruleset.redact(state, event, 1)).toBeUndefined();
  const fire = { state: game.state, unit: game.state.units[0]!, weapon: 'ART-T', direct: false, against: null };
  expect([
    book.ask('artillery', { ...fire, at: { x: 1000, y: 3000 } }).total,
    book.ask('artillery', { ...fire, at: { x: 1001, y: 3000 } }).total,
  ]).toEqual([0, 11]);
});
