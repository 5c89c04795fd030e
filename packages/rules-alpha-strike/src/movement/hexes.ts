import { table as terrain } from '@sortie/board';
import { HEXSIDES } from '../measure.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { Heading, State } from '../shape.ts';

/** A hexside is met exactly, however long the heading is. */
const isHexside = ({ dx, dy }: Heading): boolean => HEXSIDES.some(side => side.dx * dy === side.dy * dx && side.dx * dx + side.dy * dy > 0);

const offHex = 'a unit stands on the middle of a hex';
const badFacing = 'a unit faces a side of its hex';

const objection = (
  { table }: State,
  points: readonly { readonly x: number; readonly y: number }[],
  facing: Heading,
): string | undefined => {
  if (!table.hexes) return undefined;
  if (points.some(point => !terrain.isStandingPoint(table, point))) return offHex;
  return isHexside(facing) ? undefined : badFacing;
};

/**
 * The same game on hexes. Distances, Moves and templates are counted in hexes by the measure of the bases, ground is paid by the hex and sight
 * is taken from hex to hex by the table; what is left for the rule to say is where units may stand and which way they may face.
 */
export const hexRules: readonly AlphaRule[] = [
  core('AS-hex-play', {
    forbids: {
      deploy: (view, { at, facing }) => objection(view, [at], facing),
      move: (view, { path, facing, mode }) =>
        mode === 'stand' && path.length === 0 && !view.table.hexes ? undefined : objection(view, path, facing),
    },
  }),
];
