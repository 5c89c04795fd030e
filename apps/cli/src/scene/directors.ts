import { type Director, direct, type WrittenScene } from '@sortie/scene';
import { titleOf } from '../ledger.ts';
import { type FileLibrary, fileLibrary } from './library.ts';

/** Games whose positions can be read from files, loaded when a file has any of theirs. */
const GAMES: { readonly [game: string]: (library: FileLibrary) => Promise<Director> } = {
  classic: async library => direct((await import('@sortie/rules-classic')).classicScenes, library, titleOf),
};

/** Says that nobody knows a game. */
const unknown = (game: string): Director => ({
  ask: ({ id }) => ({ id, error: `there is no game ${game}: write one of ${Object.keys(GAMES).join(', ')}` }),
});

/** Who answers for which scene of a file. */
export async function directorsFor(scenes: readonly WrittenScene[], root: string): Promise<(scene: WrittenScene) => Director> {
  const library = fileLibrary(root);
  const directors = new Map<string, Director>();
  for (const scene of scenes) {
    const game = scene.ok ? scene.game : 'classic';
    if (directors.has(game)) continue;
    const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
    directors.set(game, load ? await load(library) : unknown(game));
  }
  return scene => directors.get(scene.ok ? scene.game : 'classic') ?? unknown('');
}
