import { type Board, type BoardPlan, boardOf, joinBoards, mapSites } from '@sortie/board';
import { rowOf } from '@sortie/geometry';
import { AIRS, type Conditions, PRESSURES, type Setup } from '../shape.ts';
import { planWith } from '../terrain/board.ts';
import { SHEETS } from './maps.ts';

export const sheetNamed = (map: Setup['map']): BoardPlan => (typeof map === 'string' ? SHEETS[map] : map);

/** How many levels a map that lies to the east is raised by, row by row, where the western map has marks for it. */
export const marksOf = ({ options }: Pick<Board, 'options'>): readonly number[] | undefined =>
  options['raises_east']?.split(' ').map(Number);

/** The map that is played on: one sheet, or two beside each other. */
export function boardFor({ map, beside }: Pick<Setup, 'map' | 'beside'>): BoardPlan {
  const plan = sheetNamed(map);
  if (!beside) return plan;
  const west = boardOf(plan);
  const marks = marksOf(west);
  const raised = (row: number): number => marks?.[row - 1] ?? beside.raise ?? 0;
  const east = mapSites(boardOf(sheetNamed(beside.map)), (site, at) => ({ ...site, level: site.level + raised(rowOf(at)) }));
  const joined = joinBoards([[west, east]]);
  if (!joined.ok) throw new Error(joined.reason);
  return planWith(joined.board);
}

/** Why two maps do not go together. */
export function joinFault({ map, beside }: Pick<Setup, 'map' | 'beside'>): string | undefined {
  if (!beside) return undefined;
  const joined = joinBoards([[boardOf(sheetNamed(map)), boardOf(sheetNamed(beside.map))]]);
  return joined.ok ? undefined : joined.reason;
}

const numberAfter = (tags: readonly string[], word: string): number | undefined => {
  const tag = tags.find(one => one.startsWith(word));
  return tag === undefined ? undefined : Number(tag.slice(word.length));
};

/** What a world is like: as the players say, or else as the tags of its map do. */
export function conditionsOf({ map, conditions }: Pick<Setup, 'map' | 'conditions'>): Conditions | undefined {
  const tags = sheetNamed(map).tags ?? [];
  const gravity = numberAfter(tags, 'gravity-');
  const pools = numberAfter(tags, 'pools-');
  const pressure = PRESSURES.find(one => tags.includes(one));
  const air = AIRS.find(one => tags.includes(one));
  const known: Conditions = {
    ...(gravity === undefined ? {} : { gravity }),
    ...(pools === undefined ? {} : { pools }),
    ...(pressure ? { pressure } : {}),
    ...(air ? { air } : {}),
    ...conditions,
  };
  return conditions !== undefined || Object.keys(known).length > 0 ? known : undefined;
}
