import type { Game, RuleId, Shape } from '@sortie/kernel';

/** One game that this app offers. Its code is fetched when somebody plays it or asks about its rules. */
export interface OfferedGame {
  readonly id: string;
  readonly title: string;
  /** One sentence for whoever chooses. */
  readonly summary: string;
  /** The book of the ledger that it plays. */
  readonly book: string;
  readonly load: () => Promise<LoadedGame>;
}

/** A game whose vocabulary only its own package knows; the app passes its values through unread. */
export type LoadedGame = Pick<Game<Shape>, 'scenarios'> & {
  readonly ruleset: {
    readonly id: string;
    readonly title: string;
    readonly version: number;
    readonly seats: number;
    readonly rules: readonly LoadedRule[];
    readonly editions: Readonly<Record<string, readonly RuleId[]>>;
  };
};

export interface LoadedRule {
  readonly id: RuleId;
  readonly cite: string;
  readonly kind: 'core' | 'optional' | 'advanced' | 'house';
  readonly covers?: readonly RuleId[];
  readonly needs?: readonly RuleId[];
  readonly replaces?: readonly RuleId[];
}

export const GAMES: readonly OfferedGame[] = [];

export const offeredGame = (id: string): OfferedGame | undefined => GAMES.find(game => game.id === id);
