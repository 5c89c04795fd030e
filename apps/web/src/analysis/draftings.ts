import type { GameId } from '@sortie/games';
import type { Draft, Drafting, DraftUnit } from './drafting.ts';

const DRAFTINGS: { readonly [G in GameId]: () => Promise<{ readonly drafting: Drafting }> } = {
  'quick-start': () => import('../games/quick-start/analysis.ts'),
  classic: () => import('../games/classic/analysis.ts'),
  'alpha-strike': () => import('../games/alpha-strike/analysis.ts'),
  impact: () => import('../games/impact/analysis.ts'),
  radar: () => import('../games/radar/analysis.ts'),
};

/** How positions of a game are laid out; `undefined` for a game that nobody knows. */
export async function loadDrafting(game: string): Promise<Drafting | undefined> {
  return Object.hasOwn(DRAFTINGS, game) ? (await DRAFTINGS[game as GameId]()).drafting : undefined;
}

const isUnit = (raw: unknown): raw is DraftUnit => {
  const unit = raw as { readonly id?: unknown; readonly side?: unknown } | null;
  return typeof unit === 'object' && unit !== null && typeof unit.id === 'string' && (unit.side === 0 || unit.side === 1);
};

/** Something out of a link or a file, if it looks like a position. What is in it is judged by the rules of its game. */
export function draftIn(raw: unknown): Draft | undefined {
  const scene = raw as { readonly game?: unknown; readonly units?: unknown } | null;
  if (typeof scene !== 'object' || scene === null || !Array.isArray(scene.units) || !scene.units.every(isUnit)) return undefined;
  const game = scene.game ?? 'classic';
  return typeof game === 'string' ? ({ ...scene, game } as Draft) : undefined;
}
