import type { Game, Shape } from '@sortie/kernel';

/** The code of each game comes when it is played, in the page and in its workers alike. */
const GAMES: { readonly [id: string]: () => Promise<unknown> } = {
  'quick-start': async () => (await import('@sortie/rules-quick-start')).quickStart,
  'alpha-strike': async () => (await import('@sortie/rules-alpha-strike')).alphaStrike,
  classic: async () => (await import('@sortie/rules-classic')).classic,
  impact: async () => (await import('@sortie/rules-impact')).impact,
  radar: async () => (await import('@sortie/rules-radar')).radar,
};

/** The one place where a game's own vocabulary is forgotten: links carry any game. */
export async function loadGame(id: string): Promise<Game<Shape> | undefined> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return (await load?.()) as Game<Shape> | undefined;
}
