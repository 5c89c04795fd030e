import { keyOf, nth, open, perform, Rulebook, type RuleId, SeededDice, seedFrom, type Tactics } from '@sortie/kernel';
import type { ScenarioPlan } from '../model/scenario.ts';
import type { Impact } from '../model/shape.ts';
import type { Result } from '../model/state.ts';
import { ruleset } from '../ruleset.ts';

export interface Playtest {
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly results: readonly Result[];
}

/** No sane game takes more commands than this. */
const PATIENCE = 20_000;

/** Let the opponent play both sides a few times: does the scheme of points challenge both (18.7)? */
export function playtest(plan: ScenarioPlan, rules: readonly RuleId[], tactics: Tactics<Impact>, games: number, seed: string): Playtest {
  const book = Rulebook.compile(ruleset, rules);
  const results = Array.from({ length: games }, (_, n) => playOnce(plan, book, tactics, `${seed} ${n}`));
  const wins = (seat: number): number => results.filter(({ winners }) => winners.includes(seat)).length;
  return { games, wins: [wins(0), wins(1)], draws: results.filter(({ winners }) => winners.length === 0).length, results };
}

function playOnce(plan: ScenarioPlan, book: Rulebook<Impact>, tactics: Tactics<Impact>, seed: string): Result {
  const key = keyOf(seedFrom(seed));
  const opened = open(ruleset, book, plan, new SeededDice(key, 0));
  if (!opened.ok) throw new Error('the opening wants dice by hand');
  let state = opened.state;
  for (let n = 1; n <= PATIENCE && !state.result; n++) {
    const { seat } = nth(ruleset.awaiting(state), 0);
    const view = ruleset.view(state, seat);
    const luck = new SeededDice(key, PATIENCE + n);
    // The best thought most of the time, one of the next now and then: otherwise every game would be the same.
    const thoughts = tactics.candidates(view, seat, book);
    const command = nth(thoughts, luck.below(5) === 0 ? luck.below(Math.min(3, thoughts.length)) : 0).command;
    const done = perform(ruleset, book, state, seat, command, new SeededDice(key, n));
    if (!done.ok) throw new Error(`the opponent tried what is not allowed: ${JSON.stringify(done.refusals)}`);
    state = done.state;
  }
  if (!state.result) throw new Error('the game does not end');
  return state.result;
}
