import type { Board } from '@sortie/board';

/** Ground that the Quick-Start knows: level, clear or wooded. */
const PLAIN: ReadonlySet<string> = new Set(['woods', 'foliage']);

const isPlain = ({ sites }: Board): boolean =>
  sites.every(({ level, terrains }) => level === 0 && terrains.every(({ kind }) => PLAIN.has(kind)));

interface Where {
  readonly game: 'quick-start' | 'classic';
  readonly search: { readonly map: string; readonly scenario?: string };
}

/** The game that a map is for, and how its set-up begins there: the Quick-Start where that can be played, else the classic game. */
export function playedOn(board: Board, map: string): Where {
  if (!isPlain(board)) return { game: 'classic', search: { map } };
  const printed = map === 'desert' || map === 'grassland';
  return { game: 'quick-start', search: printed ? { map } : { map, scenario: 'open' } };
}
