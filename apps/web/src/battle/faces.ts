import type { Shape } from '@sortie/kernel';
import type { GameFace } from './face.ts';

const FACES: Readonly<Record<string, () => Promise<GameFace<Shape>>>> = {
  'quick-start': async () => (await import('../games/quick-start/index.ts')).quickStartFace,
  'alpha-strike': async () => (await import('../games/alpha-strike/index.ts')).alphaStrikeFace,
  classic: async () => (await import('../games/classic/index.ts')).classicFace,
  impact: async () => (await import('../games/impact/index.ts')).impactFace,
  radar: async () => (await import('../games/radar/index.ts')).radarFace,
};

/** How a game looks, fetched when it is played; `undefined` for a game that no screen knows. */
export async function loadFace(game: string): Promise<GameFace<Shape> | undefined> {
  return FACES[game]?.();
}
