import { type BoardPlan, boardOf, siteAt, terrainIn } from '@sortie/board';
import { parseHexLabel } from '@sortie/geometry';
import type { Row } from './rows.ts';

/** Envelopes in which the other program goes wrong; docs/conformance.md says how. They are judged by the row alone, never by our answer. */
export type PoseFault =
  | 'climbing out of a room'
  | 'vehicles climbing'
  | 'vehicles jumping'
  | 'inside an emplacement'
  | 'free rooms on high ground';

const EMPLACEMENT = 3;

/** The building around somebody in a hex, below its roof, and the level of its ground. */
function roomAt(plan: BoardPlan, label: string, elevation: number) {
  const hex = parseHexLabel(label);
  const site = hex && siteAt(boardOf(plan), hex);
  const building = site && terrainIn(site, 'building');
  const height = building?.height ?? 1;
  return building && elevation < height ? { level: site.level, height, isEmplacement: building.buildingClass === EMPLACEMENT } : undefined;
}

/** Rooms that lie at least as high above level 0 as their building is high. */
function entersHighRoom(poses: string, plan: BoardPlan): boolean {
  for (const [, label = '', elevation] of poses.matchAll(/(\d{4})\.\d@(-?\d+):/g)) {
    const room = roomAt(plan, label, Number(elevation));
    if (room && room.level + Number(elevation) >= room.height) return true;
  }
  return false;
}

export function poseFault(row: Row, column: string, plan: BoardPlan): PoseFault | undefined {
  const over = column.endsWith('_over');
  if (row['kind'] === 'vehicle' && over) return 'vehicles climbing';
  if (row['kind'] === 'vehicle' && column === 'jump') return 'vehicles jumping';
  const start = roomAt(plan, row['hex'] ?? '', Number(row['elevation']));
  if (start?.isEmplacement) return 'inside an emplacement';
  if (start && over && start.level !== 0) return 'climbing out of a room';
  return entersHighRoom(row[column] ?? '', plan) ? 'free rooms on high ground' : undefined;
}
