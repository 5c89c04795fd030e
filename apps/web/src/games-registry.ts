import { GRASSLAND } from '@sortie/board';
import type { Picture, Token } from '@sortie/board-view';
import { fromOffset } from '@sortie/geometry';
import type { Game, RuleId, Shape } from '@sortie/kernel';
import { word } from './i18n/index.ts';
import type { SetupFace } from './setup/face.ts';

/** One game that this app offers. Its code is fetched when somebody plays it or asks about its rules. */
export interface OfferedGame {
  readonly id: string;
  readonly title: string;
  /** One sentence for whoever chooses. */
  readonly summary: string;
  /** The book of the ledger that it plays. */
  readonly book: string;
  /** A board of it, and who stands on it. */
  readonly picture: () => Promise<Picture>;
  readonly load: () => Promise<LoadedGame>;
  readonly setupFace: () => Promise<SetupFace>;
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

const duel: readonly Token[] = [
  { id: 'griffin', at: fromOffset(11, 8), facing: 2, side: 'a', figure: 'mech-medium', label: 'Griffin', armor: 0.8, mood: 'ready' },
  { id: 'wolverine', at: fromOffset(14, 10), facing: 5, side: 'b', figure: 'mech-medium', label: 'Wolverine', armor: 0.55 },
];

export const GAMES: readonly OfferedGame[] = [
  {
    id: 'quick-start',
    title: word('Quick-Start'),
    summary: word('Two BattleMechs, one map, a handful of rules: move, shoot, and learn the dance of range and cover in half an hour.'),
    book: 'QS',
    picture: async () => ({ ground: GRASSLAND, tokens: duel }),
    load: async () => (await import('@sortie/rules-quick-start')).quickStart as unknown as LoadedGame,
    setupFace: async () => (await import('./setup/quick-start/face.tsx')).setupFace,
  },
  {
    id: 'classic',
    title: word('Classic BattleTech'),
    summary: word('The whole game on hexes: every weapon, every hit location, heat and critical hits, with advanced rules to choose from.'),
    book: 'TW',
    picture: async () => (await import('./home/pictures/classic.ts')).classicPicture(),
    load: async () => (await import('@sortie/rules-classic')).classic as unknown as LoadedGame,
    setupFace: async () => (await import('./setup/classic/face.tsx')).setupFace,
  },
  {
    id: 'alpha-strike',
    title: word('Alpha Strike'),
    summary: word('Whole companies on an open table: cards instead of record sheets, inches instead of hexes, a battle in an evening.'),
    book: 'AS',
    picture: async () => (await import('./home/pictures/alpha-strike.ts')).alphaStrikePicture(),
    load: async () => (await import('@sortie/rules-alpha-strike')).alphaStrike as unknown as LoadedGame,
    setupFace: async () => (await import('./setup/alpha-strike/face.tsx')).setupFace,
  },
  {
    id: 'impact',
    title: word('M.A.A.S. Impact'),
    summary: word('Squads in powered armor on burned ground: bounce to see, land to hide, and fire at whoever moves.'),
    book: 'MAAS',
    picture: async () => (await import('./home/pictures/impact.ts')).impactPicture(),
    load: async () => (await import('@sortie/rules-impact')).impact as unknown as LoadedGame,
    setupFace: async () => (await import('./setup/impact/face.tsx')).setupFace,
  },
  {
    id: 'radar',
    title: word('Alpha Strike in space'),
    summary: word('Fighters, DropShips and WarShips on radar maps: close in, get behind them, board them, or jump away.'),
    book: 'ASC',
    picture: async () => (await import('./home/pictures/radar.ts')).radarPicture(),
    load: async () => (await import('@sortie/rules-radar')).radar as unknown as LoadedGame,
    setupFace: async () => (await import('./setup/radar/face.tsx')).setupFace,
  },
];

export const offeredGame = (id: string): OfferedGame | undefined => GAMES.find(game => game.id === id);
