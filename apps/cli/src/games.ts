import { GAMES, type GameId, isGameId } from '@sortie/games';
import type { AnyOffer } from './offer.ts';

/** How the shell offers each game; loaded when somebody wants it. */
const SHELLS: { readonly [G in GameId]: () => Promise<{ readonly shell: AnyOffer }> } = {
  'quick-start': () => import('./quick-start/manifest.ts'),
  classic: () => import('./classic/manifest.ts'),
  'alpha-strike': () => import('./alpha-strike/manifest.ts'),
  impact: () => import('./impact/manifest.ts'),
  radar: () => import('./radar/manifest.ts'),
};

export async function gameNamed(name: string): Promise<AnyOffer | undefined> {
  const id = name.toLowerCase();
  return isGameId(id) ? (await SHELLS[id]()).shell : undefined;
}

export const allGames = (): Promise<readonly AnyOffer[]> => Promise.all(GAMES.map(async ({ id }) => (await SHELLS[id]()).shell));

export const gameNames = (): string => GAMES.map(({ id, title }) => `  ${id.padEnd(14)} ${title}`).join('\n');
