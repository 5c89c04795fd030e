import { boardOf } from '@sortie/board';
import { CITE, type ClassicRule } from '../rule.ts';
import { divesOnWheels, isShip, rides, type Sheet, wades } from '../sheet/sheet.ts';
import { isAirborne, isVehicle, sheetFor } from '../state.ts';
import { depthOf, isPaved } from '../terrain/board.ts';

/** Levels of water that a hull stands. */
const bears = ({ gait, floats }: Sheet): number =>
  floats || rides(gait) || isShip(gait) || divesOnWheels(gait) ? Number.POSITIVE_INFINITY : wades(gait) ? 1 : 0;

/** Shoved or slid into the water: a vehicle that does not float is lost. Bridges carry it. */
const flooded: ClassicRule = {
  id: 'TW-veh-flood',
  cite: CITE,
  kind: 'core',
  steps: {
    closing: [
      {
        name: 'floods',
        before: 'wrecks',
        run: play => {
          const board = boardOf(play.state.board);
          for (const unit of play.state.units) {
            if (unit.fate !== 'fighting' || !unit.at || !isVehicle(unit) || isAirborne(unit)) continue;
            if (depthOf(board, unit.at) > bears(sheetFor(unit)) && !isPaved(board, unit.at))
              play.emit({ type: 'destroyed', unit: unit.id, by: 'TW-veh-flood' });
          }
        },
      },
    ],
  },
};

export const floodingRules: readonly ClassicRule[] = [flooded];
