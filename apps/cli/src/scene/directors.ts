import { type Director, direct, type Workbench, type WrittenScene, workbench } from '@sortie/scene';
import { titleOf } from '../ledger.ts';
import { type FileLibrary, fileLibrary } from './library.ts';

/** Who answers for the scenes of one game, and who rolls for them. */
export interface Staff {
  readonly director: Director;
  readonly bench: Workbench;
}

/** Games whose positions can be read from files, loaded when a file has any of theirs. */
const GAMES: { readonly [game: string]: (library: FileLibrary) => Promise<Staff> } = {
  classic: async library => {
    const { classic, classicScenes } = await import('@sortie/rules-classic');
    return { director: direct(classicScenes, library, titleOf), bench: workbench(classic, classicScenes, library) };
  },
  'quick-start': async library => {
    const { quickStart, quickStartScenes } = await import('@sortie/rules-quick-start');
    return { director: direct(quickStartScenes, library, titleOf), bench: workbench(quickStart, quickStartScenes, library) };
  },
  'alpha-strike': async library => {
    const { alphaStrike, alphaStrikeScenes } = await import('@sortie/rules-alpha-strike');
    return { director: direct(alphaStrikeScenes, library, titleOf), bench: workbench(alphaStrike, alphaStrikeScenes, library) };
  },
  impact: async library => {
    const { impact, impactScenes } = await import('@sortie/rules-impact');
    return { director: direct(impactScenes, library, titleOf), bench: workbench(impact, impactScenes, library) };
  },
  radar: async library => {
    const { radar, radarScenes } = await import('@sortie/rules-radar');
    return { director: direct(radarScenes, library, titleOf), bench: workbench(radar, radarScenes, library) };
  },
};

const nobody = (game: string): string => `there is no game ${game}: write one of ${Object.keys(GAMES).join(', ')}`;

/** Says that nobody knows a game. */
const unknown = (game: string): Staff => ({
  director: { ask: ({ id }) => ({ id, error: nobody(game) }) },
  bench: { lay: () => ({ ok: false, problem: nobody(game) }), write: () => ({}) },
});

/** Who answers for which scene of a file. */
export async function staffFor(scenes: readonly WrittenScene[], root: string): Promise<(scene: WrittenScene) => Staff> {
  const library = fileLibrary(root);
  const staff = new Map<string, Staff>();
  for (const scene of scenes) {
    const game = scene.ok ? scene.game : 'classic';
    if (staff.has(game)) continue;
    const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
    staff.set(game, load ? await load(library) : unknown(game));
  }
  return scene => staff.get(scene.ok ? scene.game : 'classic') ?? unknown('');
}
