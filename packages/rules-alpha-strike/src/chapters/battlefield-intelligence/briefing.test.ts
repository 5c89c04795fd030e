import { begin, Rulebook, type RuleId, SeededDice, seedFrom } from '@sortie/kernel';
import { rule, scene } from '@sortie/testkit';
import { expect } from 'vitest';
import { alphaStrike } from '../../index.ts';
import { EDITIONS } from '../../ruleset.ts';
import { sketch } from '../../set-piece.ts';
import type { Command, Entry, Setup, State } from '../../shape.ts';

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
const DEPLOYED = { fate: 'fighting' as const };
const refusals = (state: State, command: Command, seat = 0): readonly RuleId[] =>
  book.check(ruleset.view(state, seat), command, seat).map(one => one.rule);
const hide = (id: number, y: number, x = 36): Command => ({
  type: 'deploy',
  unit: id,
  at: { x: x * 254, y: y * 254 },
  facing: { dx: 0, dy: -1 },
  hidden: true,
});

const OPENING: Partial<State> = { phase: 'setup', active: 0, initiative: 0 };
/** The last unit of a side is about to be set up; then the first turn begins. */
const lastOne = (a: readonly Entry[], b: readonly Entry[]): State => {
  const blank = ruleset.setup({ table: OPEN, forces: [a, b], zone: 8, limit: 9 });
  return {
    ...blank,
    ...OPENING,
    units: blank.units.map(one =>
      one.id === 0 || one.fate !== 'waiting'
        ? one
        : { ...one, ...DEPLOYED, at: { x: 2540 + one.id * 900, y: one.seat === 0 ? 12000 : 200 } },
    ),
  };
};
rule('ASC-bi-disclosure#1', 'both totals are told to everybody', () => {
  const game = scene(ruleset, lastOne([{ ...unit('RCN'), hidden: true }, unit()], [unit('MHQ3'), unit()]), rules);
  game.does(0, hide(0, 30), 6, 6, 1, 1);
  expect([0, 1].map(seat => ruleset.view(game.state, seat).ratings)).toEqual([
    [2, 3],
    [2, 3],
  ]);
  expect(game.story()).toContain('Battlefield intelligence: 2 to 3');
});
rule('ASC-bi-disclosure#2', 'what they are made of is told to nobody', () => {
  const game = scene(ruleset, lastOne([{ ...unit('RCN'), hidden: true }, unit()], [unit('MHQ3'), unit()]), rules);
  game.does(0, hide(0, 30), 6, 6, 1, 1);
  const enemy = ruleset.view(game.state, 1);
  expect([enemy.ratings, enemy.units[0]!.card.specials]).toEqual([[2, 3], []]);
});
rule('ASC-bi-timing#1', 'the first comparison comes before the game', () => {
  const state = ruleset.setup({ table: OPEN, forces: [[unit('RCN')], [unit()]], zone: 8, limit: 9 });
  const setup: Setup = { table: OPEN, forces: [[unit('RCN')], [unit()]], zone: 8, limit: 9 };
  const header = { game: ruleset.id, version: ruleset.version, rules, setup, seats: ['A', 'B'], dice: 'seeded' as const };
  const begun = begin(ruleset, header, new SeededDice(seedFrom('briefing'), 0));
  expect(begun.ok && [state.ratings, begun.match.state.phase, begun.match.state.ratings]).toEqual([undefined, 'setup', [2, 0]]);
});
const force = (units: number, scouts: number, guns = 0): readonly Entry[] =>
  Array.from({ length: units }, (_, i) => unit([i < scouts ? 'RCN' : '', i < guns ? 'ARTT-1' : ''].filter(Boolean).join(',')));
const plot = (x: number): Command => ({ type: 'plot', at: { x, y: 3000 } });
rule('ASC-bi-timing#2', 'whoever is ahead before the game knows the ground and plots points, the other does neither', () => {
  const state = briefed(force(4, 2, 1), force(4, 1, 1));
  expect([refusals(state, hide(0, 45)), refusals(state, plot(900))]).toEqual([[], []]);
  const other = { ...state, active: 1 };
  expect([refusals(other, hide(4, 2), 1), refusals(other, plot(900), 1)]).toEqual([['AS-hidden'], ['ASC-bi-preplotted-artillery']]);
});
rule('ASC-bi-area-knowledge-count#1', 'it needs the rule for hidden units, and to be agreed on', () => {
  expect(() =>
    Rulebook.compile(
      ruleset,
      rules.filter(id => id !== 'AS-hidden'),
    ),
  ).toThrow('AS-hidden');
  const plain = Rulebook.compile(ruleset, EDITIONS['corrected-2013']!);
  const state = briefed(force(8, 3), force(3, 1));
  expect(refusals(state, hide(0, 45))).toEqual([]);
  expect(plain.check(ruleset.view(state, 0), hide(0, 45), 0).map(one => one.rule)).toEqual(['AS-hidden']);
});
rule('ASC-bi-area-knowledge-count#2', 'only the side that is ahead has it; even is not ahead', () => {
  const state = briefed(force(8, 3), force(3, 1));
  expect([refusals(state, hide(0, 45)), refusals({ ...state, active: 1 }, hide(8, 2), 1)]).toEqual([[], ['AS-hidden']]);
  expect(refusals(briefed(force(8, 1), force(3, 1)), hide(0, 45))).toEqual(['AS-hidden']);
});
/** How many a side may hide before it is refused. */
const hides = (units: number, scouts: number): number => {
  let state = briefed(force(units, scouts), [unit()]);
  if (scouts === 0) state = { ...state, ratings: [9, 0] };
  for (let id = 0; id < units; id++) {
    if (refusals(state, hide(id, 45, 2 + 3 * id)).length > 0) return id;
    const at = { x: (2 + 3 * id) * 254, y: 45 * 254 };
    state = { ...state, units: state.units.map(one => (one.id === id ? { ...one, ...DEPLOYED, hidden: true, at } : one)) };
  }
  return units;
};
rule('ASC-bi-area-knowledge-count#3', 'all units divided by scouts, rounded normally', () =>
  expect([hides(12, 4), hides(8, 3), hides(10, 4), hides(9, 4)]).toEqual([3, 3, 3, 2]),
);
rule('ASC-bi-area-knowledge-count#4', 'but half of them at most', () => expect([hides(6, 1), hides(7, 1), hides(4, 2)]).toEqual([3, 3, 2]));
rule('ASC-bi-area-knowledge-count#5', 'a side without a scout hides nobody', () => expect([hides(6, 0), hides(6, 2)]).toEqual([0, 3]));
const scouts = [unit('RCN'), unit(), unit(), unit()];
const PLACE = 'ASC-bi-area-knowledge-placement';
rule('ASC-bi-area-knowledge-placement#1', 'an attacker hides on its own half of the table', () => {
  const attacking = briefed(scouts, [unit()], { attacker: 0 });
  expect([refusals(attacking, hide(0, 24)), refusals(attacking, hide(0, 23.9))]).toEqual([[], [PLACE]]);
});
rule('ASC-bi-area-knowledge-placement#2', 'and twelve inches or more from every enemy on the table', () => {
  const attacking = briefed(scouts, [unit()], { attacker: 0 });
  const near = {
    ...attacking,
    units: attacking.units.map(one => (one.id === 4 ? { ...one, ...DEPLOYED, at: { x: 36 * 254, y: 20 * 254 } } : one)),
  };
  // Twelve inches between the bases.
  expect([refusals(near, hide(0, 33.24)), refusals(near, hide(0, 33.26))]).toEqual([[PLACE], []]);
});
rule('ASC-bi-area-knowledge-placement#3', 'everybody else anywhere but in the zone of the enemy', () => {
  const defending = briefed(scouts, [unit()], { attacker: 1 });
  expect([refusals(defending, hide(0, 8.1)), refusals(defending, hide(0, 7.9))]).toEqual([[], [PLACE]]);
});
const PLOT = 'ASC-bi-preplotted-artillery';
/** How many points a side may plot. */
const plots = (state: State, seat = 0): number => {
  const game = scene(ruleset, { ...state, active: seat }, rules);
  for (let i = 0; i < 9; i++) {
    if (game.book.check(ruleset.view(game.state, seat), plot(1000 * i), seat).length > 0) return i;
    game.does(seat, plot(1000 * i));
  }
  return 9;
};
rule('ASC-bi-preplotted-artillery#1', 'only the side that is ahead plots, and only with guns; the other side never sees where', () => {
  const state = { ...briefed(force(4, 0, 4), force(4, 0, 4)), ratings: [3, 2] };
  expect([plots(state), plots(state, 1), plots({ ...briefed(force(4, 0), force(4, 0)), ratings: [3, 2] })]).toEqual([1, 0, 0]);
  const game = scene(ruleset, state, rules);
  game.does(0, plot(1000));
  expect([game.state.plotted?.[0]?.length, ruleset.view(game.state, 1).plotted]).toEqual([1, undefined]);
  const fire = { state: game.state, unit: game.state.units[0]!, weapon: 'ART-T', direct: false, against: null };
  expect([
    book.ask('artillery', { ...fire, at: { x: 1000, y: 3000 } }).total,
    book.ask('artillery', { ...fire, at: { x: 1001, y: 3000 } }).total,
  ]).toEqual([0, 11]);
});
rule('ASC-bi-preplotted-artillery#2', 'as many points as the scores are apart', () =>
  expect([3, 4, 5].map(rating => plots({ ...briefed(force(4, 0, 4), [unit()]), ratings: [rating, 2] }))).toEqual([1, 2, 3]),
);
rule('ASC-bi-preplotted-artillery#3', 'but no more than there are units with artillery', () =>
  expect([2, 3].map(guns => plots({ ...briefed(force(4, 0, guns), [unit()]), ratings: [9, 2] }))).toEqual([2, 3]),
);
rule('ASC-bi-preplotted-artillery#4', '8 against 2 with four guns are four points', () => {
  const state = { ...briefed(force(4, 0, 4), force(4, 0, 4)), ratings: [8, 2] };
  expect(plots(state)).toBe(4);
  expect(refusals({ ...state, plotted: [[1, 2, 3, 4].map(x => ({ x, y: 1 })), []] }, plot(5000))).toEqual([PLOT]);
});
