import type { Board } from '../board.ts';
import { writeTerrains } from './megamek-terrain.ts';

/** Writes a MegaMek `.board` map. Reading it again gives an equal board, but for its name, which is the file's. */
export function writeMegaMekBoard(board: Board): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const lines = [`size ${board.width} ${board.height}`];
  for (const [name, value] of Object.entries(board.options)) lines.push(`option ${name} ${value}`);
  for (const tag of board.tags) lines.push(`tag "${tag.replaceAll('"', "'")}"`);
  lines.push(...board.extras);
  board.sites.forEach((site, i) => {
    const number = two((i % board.width) + 1) + two(Math.floor(i / board.width) + 1);
    lines.push(`hex ${number} ${site.level} "${writeTerrains(site.terrains)}" "${site.theme ?? board.theme ?? ''}"`);
  });
  lines.push('end');
  return `${lines.join('\n')}\n`;
}
