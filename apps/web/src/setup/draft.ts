import { nth, type RuleId, type Story, withoutRules, withRules } from '@sortie/kernel';
import type { LoadedGame, LoadedRule } from '../games-registry.ts';
import type { Plan, PlannedSeat } from '../link/index.ts';

export type SeatChoice = 'me' | 'here' | 'opponent' | 'invite';

export interface SeatDraft {
  readonly choice: SeatChoice;
  /** How well the opponent plays. */
  readonly level: string;
  /** Of the second person at this screen. */
  readonly name: string;
}

/** Everything the set-up page decides, before it becomes a plan for a table. */
export interface Draft {
  readonly game: string;
  readonly scenario: string;
  readonly setup: unknown;
  /** A scenario of one's own: what it is called and tells. */
  readonly story?: Story;
  /** Whether `setup` is no longer the scenario's own. */
  readonly changed: boolean;
  readonly rules: readonly RuleId[];
  readonly seats: readonly SeatDraft[];
  readonly dice: Plan['dice'];
}

type Scenario = LoadedGame['scenarios'][number];

/** A scenario as it comes: I take the first seat, the opponent the others. */
export function draftOf(game: LoadedGame, scenario: Scenario, level: string, before?: Draft): Draft {
  return {
    game: game.ruleset.id,
    scenario: scenario.id,
    setup: scenario.setup,
    changed: false,
    rules: scenario.rules,
    seats: before?.seats ?? scenario.roles.map((_, i) => ({ choice: i === 0 ? 'me' : 'opponent', level, name: '' })),
    dice: before?.dice ?? 'seeded',
  };
}

export const withSetup = (draft: Draft, setup: unknown): Draft => ({ ...draft, setup, changed: true });

export function withSeat(draft: Draft, seat: number, change: Partial<SeatDraft>): Draft {
  const seats = draft.seats.map((one, i) => (i === seat ? { ...one, ...change } : one));
  // I sit in one place: choosing another gives up the first, and somebody must be me.
  if (change.choice === 'me')
    return {
      ...draft,
      seats: seats.map((one, i) => (i !== seat && one.choice === 'me' ? { ...one, choice: nth(draft.seats, seat).choice } : one)),
    };
  if (!seats.some(({ choice }) => choice === 'me')) {
    const other = seats.findIndex((_, i) => i !== seat);
    return { ...draft, seats: seats.map((one, i) => (i === other ? { ...one, choice: 'me' } : one)) };
  }
  return { ...draft, seats };
}

/** Everybody moves on to the next place: with two seats they swap sides. */
export const withSeatsTurned = (draft: Draft): Draft => ({ ...draft, seats: [...draft.seats.slice(-1), ...draft.seats.slice(0, -1)] });

const sameRules = (a: readonly RuleId[], b: readonly RuleId[]): boolean => a.length === b.length && a.every(id => b.includes(id));

/** Switches a rule on with what it needs, or off with what needs it. */
export function toggleRule(draft: Draft, game: LoadedGame, id: RuleId): Draft {
  const { rules } = game.ruleset;
  const change = draft.rules.includes(id) ? withoutRules : withRules;
  return { ...draft, rules: change(rules, draft.rules, [id]) };
}

/** Switches on rules that a set-up needs, with what they need themselves; what only the set-up before it needed goes. */
export function withNeeded(draft: Draft, game: LoadedGame, ids: readonly RuleId[], before: readonly RuleId[] = []): Draft {
  const { rules } = game.ruleset;
  const printed = game.scenarios.find(({ id }) => id === draft.scenario)?.rules ?? [];
  const gone = before.filter(id => !ids.includes(id) && !printed.includes(id));
  return { ...draft, rules: withRules(rules, withoutRules(rules, draft.rules, gone), ids) };
}

/** Rules that somebody may choose to play with or without. */
export const choosable = (game: LoadedGame): readonly LoadedRule[] => game.ruleset.rules.filter(({ kind }) => kind !== 'core');

/** Online as soon as somebody comes by a link. */
export const isOnline = ({ seats }: Draft): boolean => seats.some(({ choice }) => choice === 'invite');

export function planOf(draft: Draft, game: LoadedGame): Plan {
  const seats = draft.seats.map(plannedSeat);
  if (draft.story) return { game: draft.game, setup: draft.setup, story: draft.story, rules: draft.rules, seats, dice: draft.dice };
  const scenario = game.scenarios.find(({ id }) => id === draft.scenario);
  const asPrinted = scenario !== undefined && sameRules(scenario.rules, draft.rules);
  return {
    game: draft.game,
    scenario: draft.scenario,
    ...(draft.changed ? { setup: draft.setup } : {}),
    ...(asPrinted ? {} : { rules: draft.rules }),
    seats,
    dice: draft.dice,
  };
}

function plannedSeat({ choice, level, name }: SeatDraft): PlannedSeat {
  if (choice === 'opponent') return { kind: 'opponent', level };
  if (choice === 'invite') return { kind: 'open' };
  return choice === 'here' && name.trim() !== '' ? { kind: 'me', name: name.trim() } : { kind: 'me' };
}
