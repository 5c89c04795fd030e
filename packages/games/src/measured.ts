import figures from './measured.json' with { type: 'json' };

/** What came of a ready game that regulars played against each other. */
export interface Measured {
  readonly games: number;
  /** Games that the first seat won, and those that nobody did. */
  readonly first: number;
  readonly draws: number;
  /** Turns, as many of the games being shorter as longer. */
  readonly turns: number;
}

const all: { readonly [game: string]: { readonly [scenario: string]: Measured } } = figures;

/** How long a ready game takes, and how even it is; `undefined` where nobody has measured it. */
export const measured = (game: string, scenario: string): Measured | undefined => all[game]?.[scenario];

/** Within this many tenths of half the games a side has no edge worth a word. */
const EVEN = 2;

/** The seat that a ready game favours, if it does; a draw counts for both by half. */
export function favoured({ games, first, draws }: Measured): 0 | 1 | undefined {
  const lead = 2 * first + draws - games;
  if (10 * Math.abs(lead) <= EVEN * games * 2) return undefined;
  return lead > 0 ? 0 : 1;
}
