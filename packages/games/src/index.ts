import type { Manifest, Shape } from '@sortie/kernel';

export { favoured, type Measured, measured } from './measured.ts';

/** Any game: whoever takes one from the list passes its values through unread. */
export type AnyGame = Manifest<Shape>;

/** The one place where a game's own vocabulary is forgotten. */
const any = <G extends Shape>(game: Manifest<G>): AnyGame => game as unknown as AnyGame;

/** The games there are, in the order in which they are offered. The code of each comes when somebody wants it. */
export const GAMES = [
  {
    id: 'quick-start',
    title: 'Quick-Start',
    book: 'QS',
    load: async () => any((await import('@sortie/rules-quick-start')).quickStart),
  },
  {
    id: 'classic',
    title: 'Classic BattleTech',
    book: 'TW',
    load: async () => any((await import('@sortie/rules-classic')).classic),
  },
  {
    id: 'alpha-strike',
    title: 'Alpha Strike',
    book: 'AS',
    load: async () => any((await import('@sortie/rules-alpha-strike')).alphaStrike),
  },
  {
    id: 'impact',
    title: 'M.A.A.S. Impact',
    book: 'MAAS',
    load: async () => any((await import('@sortie/rules-impact')).impact),
  },
  {
    id: 'radar',
    title: 'Alpha Strike in space',
    book: 'ASC',
    load: async () => any((await import('@sortie/rules-radar')).radar),
  },
] as const satisfies readonly Listed[];

interface Listed {
  readonly id: string;
  readonly title: string;
  /** The book of the ledger that it plays. */
  readonly book: string;
  readonly load: () => Promise<AnyGame>;
}

export type GameId = (typeof GAMES)[number]['id'];

export const isGameId = (id: string): id is GameId => GAMES.some(game => game.id === id);

/** The game of that name; `undefined` where there is none. */
export const loadGame = async (id: string): Promise<AnyGame | undefined> => GAMES.find(game => game.id === id)?.load();

export const loadGames = (): Promise<readonly AnyGame[]> => Promise.all(GAMES.map(game => game.load()));
