import { boardOf } from '@sortie/board';
import { CITE, type ClassicRule, told } from '../rule.ts';
import { isMech, type Standing } from '../state.ts';
import { levelOf } from '../terrain/board.ts';
import { share } from './buildings.ts';

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
          const rise = levelOf(board, attacker as Standing) - levelOf(board, target as Standing);
          if (rise !== 0) attack.table = rise > 0 ? 'above' : 'below';
        },
      },
    ],
  },
};

export const floorRules: readonly ClassicRule[] = [fromAbove, told('TW-bldg-levels')];
