import { type GameId, GAMES as LISTED } from '@sortie/games';
import type { Form, Manifest, RuleId, Shape } from '@sortie/kernel';
import { alphaStrikePage } from './games/alpha-strike/manifest.ts';
import { classicPage } from './games/classic/manifest.ts';
import { impactPage } from './games/impact/manifest.ts';
import type { GamePage } from './games/page.ts';
import { quickStartPage } from './games/quick-start/manifest.ts';
import { radarPage } from './games/radar/manifest.ts';

/** One game that this app offers. Its code is fetched when somebody plays it or asks about its rules. */
export interface OfferedGame extends GamePage {
  readonly id: GameId;
  /** The book of the ledger that it plays. */
  readonly book: string;
  readonly load: () => Promise<LoadedGame>;
}

/** A game whose vocabulary only its own package knows; the app passes its values through unread. */
export type LoadedGame = Pick<Manifest<Shape>, 'scenarios' | 'packs'> & {
  readonly ruleset: {
    readonly id: string;
    readonly title: string;
    readonly version: number;
    readonly seats: number;
    readonly rules: readonly LoadedRule[];
    readonly editions: Readonly<Record<string, readonly RuleId[]>>;
    /** What a set-up may say. */
    readonly readSetup?: { readonly form?: Form };
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

/** How each game presents itself here. */
const PAGES: { readonly [G in GameId]: GamePage } = {
  'quick-start': quickStartPage,
  classic: classicPage,
  'alpha-strike': alphaStrikePage,
  impact: impactPage,
  radar: radarPage,
};

export const GAMES: readonly OfferedGame[] = LISTED.map(({ id, book, load }) => ({ ...PAGES[id], id, book, load }));

export const offeredGame = (id: string): OfferedGame | undefined => GAMES.find(game => game.id === id);
