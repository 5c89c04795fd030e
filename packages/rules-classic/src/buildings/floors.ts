import { boardOf } from '@sortie/board';
import { CITE, type ClassicRule } from '../rule.ts';
import { isMech, isTroop, placed, sheetFor } from '../state.ts';
import { levelOf } from '../terrain/board.ts';
import { share } from './rooms.ts';

/** From another floor of the same building the blow comes from above or from below. */
const fromAbove: ClassicRule = {
  id: 'TW-dir-above',
  cite: CITE,
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'floors',
        before: 'strike',
        run: (play, attack) => {
          const { attacker, target } = attack.aim;
          if (!(attacker.elevation || target.elevation) || !attacker.at || !target.at || !isMech(target)) return;
          if (!share(play.state, attacker.at, target.at)) return;
          const board = boardOf(play.state.board);
          const rise = levelOf(board, placed(attacker)) - levelOf(board, placed(target));
          if (rise !== 0) attack.table = rise > 0 ? 'above' : 'below';
        },
      },
    ],
  },
};

/** Troops climb stairs, a point for each level. Everybody else crosses walls where a floor is level with the ground beside it (TWR-64). */
const stairs: ClassicRule = {
  id: 'TW-bldg-levels',
  cite: CITE,
  kind: 'core',
  base: { levelCost: ({ unit }) => (isTroop(unit) && sheetFor(unit).gait !== 'submarine' ? 1 : undefined) },
  affirms: { barred: ({ walled }) => walled === true },
};

export const floorRules: readonly ClassicRule[] = [fromAbove, stairs];
