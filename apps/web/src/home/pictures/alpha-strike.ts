import { table as terrain } from '@sortie/board';
import type { Picture, Token } from '@sortie/board-view';
import { groundOfPlan } from '../../games/alpha-strike/plan.ts';
import { INCH, toSpot } from '../../games/alpha-strike/scale.ts';

const MEETING = [
  ['a', 'mech-heavy', 25, 34, 40],
  ['a', 'mech-medium', 31, 37, 20],
  ['a', 'hover', 20, 40, 60],
  ['a', 'mech-assault', 38, 40, 350],
  ['b', 'mech-heavy', 44, 15, 220],
  ['b', 'mech-light', 36, 12, 190],
  ['b', 'vtol', 52, 20, 230],
  ['b', 'tracked', 49, 10, 200],
] as const;

/** A table in the middle of a battle. */
export function alphaStrikePicture(): Picture {
  const plan = terrain.generateTable({ scene: 'hills', seed: 4 });
  const tokens = MEETING.map(
    ([side, figure, x, y, heading], i): Token => ({
      id: `${i}`,
      at: toSpot({ x: x * INCH, y: y * INCH }),
      heading,
      side,
      figure,
      width: 62,
      armor: 1 - (i % 4) * 0.22,
      structure: 1,
      ...(figure === 'vtol' ? { lift: 12 } : {}),
    }),
  );
  return { ground: groundOfPlan(plan), tokens };
}
