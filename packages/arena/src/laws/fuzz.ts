import { type Game, nth, type RuleId, type Shape } from '@sortie/kernel';
import { lawfulGame } from './laws.ts';

/** A game that broke a law, kept as a file named by its seed until it holds again. */
export interface Failure {
  readonly game: string;
  readonly seed: number | string;
  readonly scenario: string;
  readonly rules: readonly RuleId[];
  readonly problem: string;
}

export interface FuzzOptions<G extends Shape> {
  readonly game: Game<G>;
  readonly from: number;
  readonly games: number;
  readonly commands: number;
  /** Which rules a seed plays with; the scenario's own if absent. */
  readonly rules?: (seed: number, standard: readonly RuleId[]) => readonly RuleId[];
  readonly onGame?: (done: number, commands: number) => void;
}

/** Random games under all laws, scenario by scenario in turn. The failures come back; nothing stops the run. */
export function fuzz<G extends Shape>({ game, from, games, commands, rules, onGame }: FuzzOptions<G>): readonly Failure[] {
  const failures: Failure[] = [];
  let seen = 0;
  for (let i = 0; i < games; i++) {
    const seed = from + i;
    const scenario = nth(game.scenarios, seed % game.scenarios.length);
    const chosen = rules?.(seed, scenario.rules) ?? scenario.rules;
    try {
      // All options of one position in a hundred: the whole list is by far the dearest law.
      seen += lawfulGame({ game, seed, scenario, rules: chosen, commands }, 100);
    } catch (problem) {
      failures.push({
        game: game.ruleset.id,
        seed,
        scenario: scenario.id,
        rules: chosen,
        problem: problem instanceof Error ? problem.message : String(problem),
      });
    }
    onGame?.(i + 1, seen);
  }
  return failures;
}
