import { boardOf, onMap, siteAt, type Terrain } from '@sortie/board';
import { type Hex, neighbour } from '@sortie/geometry';
import type { Play } from '../../rule.ts';
import { windOf } from '../../terrain/fires.ts';

/** Whatever hangs over a hex goes down the wind with all that is left of its time; beyond the edge of the map it is gone. */
export function drift(play: Play, isLight: (terrain: Pick<Terrain, 'kind' | 'level'>) => boolean, hexes: number): void {
  const wind = windOf(play.state);
  if (wind === undefined) return;
  for (const { at, terrain, until } of (play.state.passing ?? []).filter(one => isLight(one.terrain))) {
    const board = boardOf(play.state.board);
    const cloud = siteAt(board, at)?.terrains.find(({ kind, level }) => kind === terrain.kind && level === terrain.level);
    const to = Array.from({ length: hexes }).reduce<Hex>(from => neighbour(from, wind), at);
    play.emit({ type: 'lifted', at, terrain });
    if (cloud && onMap(board, to)) play.emit({ type: 'laid', at: to, terrain: cloud, until });
  }
}
