import { type Board, boardOf } from '@sortie/board';
import { type Telling, tell } from '@sortie/kernel';
import type { ClassicRule } from '../../rule.ts';
import { around, joinFault, marksOf, sheetNamed } from '../../scenarios/place.ts';
import type { Setup } from '../../shape.ts';
import { alien } from './alien.ts';

const isStrange = ({ tags }: Pick<Board, 'tags'>): boolean => tags.includes('alien');

/** Of several sheets with a strange one among them, all but the first have to say how they lie. */
function unsaidOf(rows: NonNullable<Setup['sheets']>): boolean {
  const boards = rows.map(row => row.map(({ map }) => boardOf(sheetNamed(map))));
  const open = rows.some((row, y) =>
    row.some(({ raise }, x) => {
      const west = boards[y]?.[x - 1];
      const marked = west !== undefined && !row[x - 1]?.turned && marksOf(west) !== undefined;
      return raise === undefined && !marked && (x > 0 || y > 0);
    }),
  );
  return open && boards.flat().some(isStrange);
}

/** Levels of strange worlds do not meet those of other maps: somebody has to say how the other map lies. */
function unsaid(setup: Setup): Telling | undefined {
  if (setup.sheets) return unsaidOf(setup.sheets) ? tell('say by how many levels the map beside is raised') : undefined;
  if (!setup.beside) return undefined;
  const fault = joinFault(setup);
  if (fault) return tell('the maps do not fit: {fault}', { fault });
  const west = boardOf(sheetNamed(setup.map));
  const open = around(setup).some(({ map, raise, side = 'east' }) => {
    const marked = side === 'east' && marksOf(west) !== undefined;
    return raise === undefined && !marked && (isStrange(west) || isStrange(boardOf(sheetNamed(map))));
  });
  return open ? tell('say by how many levels the map beside is raised') : undefined;
}

export const joiningRules: readonly ClassicRule[] = [
  { ...alien('AW-joining-maps', {}), forbidsSetup: unsaid },
  /** The marks along the edge of the Lunar Base are a setting of its map. */
  alien('AW-joining-lunar-base-offset', { structural: 'maps beside the base are raised when they are joined to it' }),
];
