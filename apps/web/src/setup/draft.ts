import { nth, type RuleId } from '@sortie/kernel';
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

/** The rules of another edition, with what the scenario itself brought along. */
export function withEdition(draft: Draft, game: LoadedGame, edition: string): Draft {
  const scenario = game.scenarios.find(({ id }) => id === draft.scenario);
  const usual = new Set(Object.values(game.ruleset.editions)[0] ?? []);
  const own = (scenario?.rules ?? []).filter(id => !usual.has(id));
  return { ...draft, rules: [...new Set([...(game.ruleset.editions[edition] ?? []), ...own])] };
}

/** The edition whose rules are exactly these, apart from the scenario's own. */
export function editionOf(draft: Draft, game: LoadedGame): string | undefined {
  return Object.keys(game.ruleset.editions).find(name => sameRules(withEdition(draft, game, name).rules, draft.rules));
}

const sameRules = (a: readonly RuleId[], b: readonly RuleId[]): boolean => a.length === b.length && a.every(id => b.includes(id));

/** Switches a rule on with what it needs, or off with what needs it. */
export function toggleRule(draft: Draft, game: LoadedGame, id: RuleId): Draft {
  const { rules } = game.ruleset;
  const on = draft.rules.includes(id);
  const also = on ? dependants(rules, id) : needed(rules, id);
  return { ...draft, rules: on ? draft.rules.filter(one => !also.has(one)) : [...new Set([...draft.rules, ...also])] };
}

/** Switches on rules that a set-up needs, with what they need themselves. */
export function withNeeded(draft: Draft, game: LoadedGame, ids: readonly RuleId[]): Draft {
  const missing = ids.filter(id => !draft.rules.includes(id));
  return missing.reduce((now, id) => (now.rules.includes(id) ? now : toggleRule(now, game, id)), draft);
}

function needed(rules: readonly LoadedRule[], id: RuleId, found = new Set<RuleId>()): Set<RuleId> {
  if (found.has(id)) return found;
  found.add(id);
  for (const need of rules.find(rule => rule.id === id)?.needs ?? []) needed(rules, need, found);
  return found;
}

function dependants(rules: readonly LoadedRule[], id: RuleId, found = new Set<RuleId>()): Set<RuleId> {
  if (found.has(id)) return found;
  found.add(id);
  for (const rule of rules) if (rule.needs?.includes(id)) dependants(rules, rule.id, found);
  return found;
}

/** Rules that somebody may choose to play with or without. */
export const choosable = (game: LoadedGame): readonly LoadedRule[] => game.ruleset.rules.filter(({ kind }) => kind !== 'core');

/** Online as soon as somebody comes by a link. */
export const isOnline = ({ seats }: Draft): boolean => seats.some(({ choice }) => choice === 'invite');

export function planOf(draft: Draft, game: LoadedGame): Plan {
  const scenario = game.scenarios.find(({ id }) => id === draft.scenario);
  const asPrinted = scenario !== undefined && sameRules(scenario.rules, draft.rules);
  return {
    game: draft.game,
    scenario: draft.scenario,
    ...(draft.changed ? { setup: draft.setup } : {}),
    ...(asPrinted ? {} : { rules: draft.rules }),
    seats: draft.seats.map(plannedSeat),
    dice: draft.dice,
  };
}

function plannedSeat({ choice, level, name }: SeatDraft): PlannedSeat {
  if (choice === 'opponent') return { kind: 'opponent', level };
  if (choice === 'invite') return { kind: 'open' };
  return choice === 'here' && name.trim() !== '' ? { kind: 'me', name: name.trim() } : { kind: 'me' };
}
