import { boardOf } from '@sortie/board';
import { fall } from '../../piloting/fall.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { sheetFor, unitAt } from '../../state.ts';
import { floorOf } from '../../terrain/board.ts';

/** Springs carry a suit up and across, but break no fall. */
const springs = advanced('TOE-mechanical-jump-boosters-down', {
  steps: {
    landing: [
      {
        name: 'springs',
        after: 'water',
        run: (play, { unit: id, from, to }) => {
          const board = boardOf(play.state.board);
          const drop = floorOf(board, from) - floorOf(board, to);
          if (drop > 0 && sheetFor(unitAt(play.state, id)).gear.some(({ item }) => item === 'BAMechanicalJumpBooster'))
            fall(play, id, drop, 0);
        },
      },
    ],
  },
});

export const boosterRules: readonly ClassicRule[] = [springs];
