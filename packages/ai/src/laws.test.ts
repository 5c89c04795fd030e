import { type Game, open, perform, Rulebook, type Scenario, type Seat, SeededDice, type Shape, seedFrom } from '@sortie/kernel';
import { alphaStrike } from '@sortie/rules-alpha-strike';
import { impact } from '@sortie/rules-impact';
import { quickStart } from '@sortie/rules-quick-start';
import { describe, expect, test } from 'vitest';
import { choose } from './choose.ts';
import type { Level } from './level.ts';

/** Positions that come up while two opponents play by their first thoughts, one in every so many commands. */
function positions<G extends Shape>(
  { ruleset, tactics }: Game<G>,
  { rules, setup }: Scenario<G>,
  seed: string,
  every: number,
  count: number,
) {
  const book = Rulebook.compile(ruleset, rules);
  const opened = open(ruleset, book, setup, new SeededDice(seedFrom(seed), 0));
  if (!opened.ok) throw new Error('the opening wants dice by hand');
  let { state } = opened;
  const found: { readonly state: G['state']; readonly seat: Seat }[] = [];
  for (let n = 1; found.length < count; n++) {
    const asked = ruleset.awaiting(state)[0];
    if (!asked) break;
    if (n % every === 0) found.push({ state, seat: asked.seat });
    const { command } = tactics.candidates(ruleset.view(state, asked.seat), asked.seat, book)[0]!;
    const done = perform(ruleset, book, state, asked.seat, command, new SeededDice(seedFrom(seed), n));
    if (!done.ok) throw new Error(JSON.stringify(done.refusals));
    state = done.state;
  }
  return { book, found };
}

const THINKERS: readonly Level[] = ['recruit', 'regular', 'veteran', 'ace'];
const NODES = 24;

function repeats<G extends Shape>(game: Game<G>, scenario: Scenario<G>): void {
  const { book, found } = positions(game, scenario, 'again', 17, 4);
  expect(found.length).toBe(4);
  for (const { state, seat } of found) {
    const view = game.ruleset.view(state, seat);
    for (const level of THINKERS) {
      const think = () => choose(game, view, seat, book, { level, seed: 7, nodes: NODES });
      const { command, plans } = think();
      expect(think()).toEqual({ command, plans });
      expect(book.check(view, command, seat)).toEqual([]);
      expect(plans[0]!.command).toEqual(command);
    }
  }
}

describe('the same seed and the same nodes give the same decision, and it is allowed', () => {
  test('Quick-Start', () => repeats(quickStart, quickStart.scenarios.find(({ id }) => id === 'two-each')!), 60_000);
  test('Alpha Strike', () => repeats(alphaStrike, alphaStrike.scenarios[0]!), 60_000);
  test('Impact', () => repeats(impact, impact.scenarios[0]!), 60_000);
});

/** Whatever a seat cannot see may be different: it decides the same. */
function blind<G extends Shape>(
  game: Game<G>,
  scenario: Scenario<G>,
  change: (state: G['state'], seat: Seat) => readonly [G['state'], G['state']] | undefined,
): void {
  const { ruleset } = game;
  const { book, found } = positions(game, scenario, 'behind a screen', 23, 6);
  let compared = 0;
  for (const { state, seat } of found) {
    const pair = change(state, seat);
    if (!pair) continue;
    const [one, other] = pair;
    expect(other).not.toEqual(one);
    for (const level of THINKERS) {
      const think = (of: G['state']) => choose(game, ruleset.view(of, seat), seat, book, { level, seed: 3, nodes: NODES });
      expect(think(other)).toEqual(think(one));
    }
    compared++;
  }
  expect(compared).toBeGreaterThan(0);
}

describe('what an opponent cannot see does not change what it does', () => {
  test('closed tracking cards and hidden soldiers in Impact', () => {
    for (const scenario of impact.scenarios.slice(0, 2))
      blind(impact, scenario, (state, seat) => {
        const [a, b] = state.units.filter(unit => unit.seat !== seat && unit.kind === 'armored' && unit.known === 0);
        if (!a || !b || a.card?.type === b.card?.type) return undefined;
        const units = state.units.map(unit =>
          unit.id === a.id ? { ...a, card: b.card } : unit.id === b.id ? { ...b, card: a.card } : unit,
        );
        return [state, { ...state, units }];
      });
  });

  test('hidden units in Alpha Strike', () => {
    blind(alphaStrike, alphaStrike.scenarios[0]!, (state, seat) => {
      const unit = state.units.find(one => one.seat !== seat && one.at !== null && one.fate === 'fighting');
      if (!unit?.at) return undefined;
      const at = { x: unit.at.x + 254, y: unit.at.y };
      const hiding = (change: Partial<typeof unit>) => ({
        ...state,
        units: state.units.map(one => (one.id === unit.id ? { ...unit, hidden: true, moved: null, ...change } : one)),
      });
      return [hiding({}), hiding({ at, armor: 0, skill: 2 })];
    });
  });
});
