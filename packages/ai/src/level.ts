import type { Tactics, Weights } from '@sortie/kernel';

/** How well an opponent plays, weakest first. */
export const LEVELS = ['random', 'recruit', 'regular', 'veteran', 'ace'] as const;
export type Level = (typeof LEVELS)[number];

/** What an opponent is like: each number multiplies what the game's judgement says of it, so 1 is nothing special. */
export interface Personality {
  /** How much harm done counts. */
  readonly aggression?: number;
  /** How much harm suffered counts. */
  readonly caution?: number;
  /** How much counts what the scenario asks for. */
  readonly objective?: number;
  /** Further weights that the game may have: each number multiplies what the game says, or stands in its place where that is nothing. */
  readonly traits?: Readonly<Record<string, number>>;
}

export interface Thinking {
  readonly level: Level;
  /** Same seed, same view, same nodes: same decision. Give each decision of a game a seed of its own. */
  readonly seed: string | number;
  /** How many positions after the first it may look at. Unless told, each level has a measure of its own. */
  readonly nodes?: number;
  /** Asked between positions: is the time up? There is no clock in here. With a deadline and no nodes, time alone is the limit. */
  readonly deadline?: () => boolean;
  readonly personality?: Personality;
  /** Instead of some of the game's own. */
  readonly weights?: Partial<Weights>;
}

/** What each level looks at unless told otherwise. */
const NODES: { readonly [L in Level]: number } = { random: 0, recruit: 0, regular: 8, veteran: 160, ace: 800 };

/** Those that look no further than a given number of answers whatever the time. */
const BRIEF: readonly Level[] = ['random', 'recruit', 'regular'];

export function nodesFor({ level, nodes, deadline }: Thinking): number {
  return nodes ?? (deadline && !BRIEF.includes(level) ? Number.POSITIVE_INFINITY : NODES[level]);
}

const bent = (name: string, plain: number | undefined, by: number): readonly (readonly [string, number])[] =>
  plain === undefined ? [] : [[name, plain === 0 ? by : plain * by]];

/** Nothing special. */
const PLAIN: Personality = {};

/** The weights that somebody of this level and character goes by. */
export function weightsFor(
  { weights: plain, seasoned, tuned }: Pick<Tactics<never>, 'weights' | 'seasoned' | 'tuned'>,
  { level, personality = PLAIN, weights = {} }: Thinking,
): Weights {
  const own: Weights = {
    ...plain,
    ...(level === 'veteran' || level === 'ace' ? seasoned : undefined),
    ...(level === 'ace' ? tuned : undefined),
    ...defined(weights),
  };
  const { aggression = 1, caution = 1, objective = 1, traits = {} } = personality;
  if (personality === PLAIN) return own;
  return {
    ...own,
    ...Object.fromEntries(Object.entries(traits).flatMap(([name, by]) => bent(name, own[name], by))),
    aggression: own.aggression * aggression,
    caution: own.caution * caution,
    objective: own.objective * objective,
  };
}

const defined = (weights: Partial<Weights>): { readonly [name: string]: number } =>
  Object.fromEntries(Object.entries(weights).filter((entry): entry is [string, number] => entry[1] !== undefined));
