import { boardOf } from '@sortie/board';
import { fromOffset } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { type ClassicRule, structural } from '../rule.ts';
import { rowsOf } from '../scenarios/deployment.ts';
import { boardFor } from '../scenarios/place.ts';
import type { Entry, Setup } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { divesOnWheels, isShip } from '../sheet/sheet.ts';
import { depthOf } from '../terrain/board.ts';

const isAfloat = ({ design }: Entry): boolean => isShip(sheetOf(design).gait);

/** Hexes of water among those that a side sets up in. */
function harbor(setup: Setup, seat: number): number {
  const plan = boardFor(setup);
  const board = boardOf(plan);
  const [first, last] = rowsOf({ board: plan }, seat);
  let count = 0;
  for (let row = first; row <= last; row++)
    for (let column = 1; column <= plan.width; column++) if (depthOf(board, fromOffset(column, row)) > 0) count++;
  return count;
}

/** House: ships stay on the water, and a map has to have some where they begin. */
const ships: ClassicRule = {
  id: 'TW-house-ships',
  cite: 'house',
  kind: 'core',
  affirms: { barred: ({ gait, board, to }) => isShip(gait) && depthOf(board, to) === 0 },
  forbidsSetup: setup => {
    for (const [seat, force] of setup.forces.entries()) {
      const fleet = force.filter(isAfloat).length;
      if (fleet > 0 && harbor(setup, seat) < fleet) return tell('there is not enough water for ships to begin on');
    }
    return undefined;
  },
};

const SHALLOW = 1;
const DEEP = 3;

/** House: what nothing seeps into drives on the bottom of the water and pays as a 'Mech does. */
const bottom: ClassicRule = {
  id: 'TW-house-diving-wheels',
  cite: 'house',
  kind: 'core',
  adds: {
    stepCost: ({ gait, board, to, road }) => {
      const depth = divesOnWheels(gait) && !road ? depthOf(board, to) : 0;
      return depth > 0 ? (depth > 1 ? DEEP : SHALLOW) : undefined;
    },
  },
};

export const shipRules: readonly ClassicRule[] = [
  ships,
  bottom,
  structural('TOE-scuba-mechanized', 'mechanized divers have the gait of submarines', ['TOE-scuba-mechanized-table']),
];
