import { type Game, misread, objection, type Reading, type RuleId, readSetupFor, type Shape, type Story, tell } from '@sortie/kernel';
import type { ClockTerms, SeatPlan, Terms } from './terms.ts';

/** What whoever lays a table decides, still raw. */
export interface Plan {
  readonly game: string;
  /** A ready-made set-up by its id … */
  readonly scenario?: string;
  /** … or one of one's own. */
  readonly setup?: unknown;
  /** What that one is called, and what is told of it. */
  readonly story?: Story;
  /** The scenario's rules if absent. */
  readonly rules?: readonly RuleId[];
  readonly seats: readonly PlannedSeat[];
  readonly dice: 'seeded' | 'manual';
  readonly clock?: ClockTerms;
}

export type PlannedSeat =
  /** Somebody at this screen; a name may be given for the second person of a hot-seat game. */
  | { readonly kind: 'me'; readonly name?: string }
  /** Somebody who comes by an invite link; only on a server. */
  | { readonly kind: 'open' }
  | { readonly kind: 'opponent'; readonly level: string };

/** A plan as terms that the game accepts, or why it does not. `opponent` names the program at a seat. */
export function termsOf<G extends Shape>(game: Game<G>, plan: Plan, opponent: (seat: number) => string): Reading<Terms<G>> {
  const { ruleset, scenarios } = game;
  const scenario = scenarios.find(({ id }) => id === plan.scenario);
  if (plan.scenario !== undefined && !scenario) return misread('there is no such scenario');
  const rules = plan.rules ?? scenario?.rules ?? Object.values(ruleset.editions)[0] ?? [];
  const problem = objection(ruleset.rules, rules);
  if (problem) return misread(problem);
  const setup = readSetupFor(ruleset, rules)(plan.setup ?? scenario?.setup);
  if (!setup.ok) return setup;
  if (plan.seats.length !== ruleset.seats) return misread(tell('this game has {seats} seats', { seats: ruleset.seats }));
  if (plan.seats.every(({ kind }) => kind !== 'me')) return misread('whoever lays a table sits at it');
  const seats = plan.seats.map(
    (seat, i): SeatPlan => (seat.kind === 'opponent' ? { kind: 'opponent', level: seat.level, name: opponent(i) } : { kind: 'open' }),
  );
  return {
    ok: true,
    value: {
      game: ruleset.id,
      version: ruleset.version,
      ...(plan.scenario !== undefined && { scenario: plan.scenario }),
      ...(plan.story && { story: plan.story }),
      rules,
      setup: game.laid?.(setup.value) ?? setup.value,
      seats,
      dice: plan.dice,
      ...(plan.clock && { clock: plan.clock }),
    },
  };
}

/** What a table is called and whom it seats: by its own set-up, by what is told of it, by the scenario, or else by the game. */
export function namedBy<G extends Shape>(
  { named, scenarios, ruleset }: Game<G>,
  { scenario: id, setup, story }: Pick<Terms<G>, 'scenario' | 'setup' | 'story'>,
): { readonly title: string; readonly roles: readonly string[] } {
  const scenario = scenarios.find(one => one.id === id);
  const own = named?.(setup);
  return {
    title: own?.title || story?.title || (scenario?.title ?? ruleset.title),
    roles: own?.roles ?? story?.roles ?? scenario?.roles ?? [],
  };
}
