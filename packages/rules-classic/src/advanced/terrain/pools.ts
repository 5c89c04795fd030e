import { boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { strikePlace } from '../../damage/strike-place.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Table } from '../../rule.ts';
import type { Mech, State } from '../../shape.ts';
import { fighting, isAirborne, isMech, sheetFor } from '../../state.ts';
import { advanced } from '../rule.ts';

export const isPool = ({ board }: Pick<State, 'board'>, at: Hex): boolean => terrainAt(boardOf(board), at, 'hazardousLiquid') !== undefined;

/** Added to a die of damage, by the class of the liquid; all but the last are from memory. */
const BY_CLASS: readonly number[] = [0, -2, 0, 2];
const USUAL_CLASS = 2;

/** Machines that are not built for war and not sealed. */
const isDelicate = (unit: Mech): boolean => {
  const { industrial, gear } = sheetFor(unit);
  return industrial && !gear.some(({ kind }) => kind === 'sealing');
};

/** The liquid eats at whatever is in it: the legs of who stands, anything of who does not. */
export function corrode(play: Table, id: number, rule: ClassicRule['id']): void {
  const unit = play.state.units[id]!;
  const rolled = play.roll(1, 6, rule).total + (BY_CLASS[play.state.conditions?.pools ?? USUAL_CLASS] ?? 0);
  const points = Math.max(0, rolled) * (isDelicate(unit) ? 2 : 1);
  const table = isMech(unit) && !unit.prone ? 'kick' : 'body';
  if (points > 0) strikePlace(play, id, table, 'front', points, { kind: 'slide' });
}

const wade = (play: Table, about: Entering): void => {
  if (!about.stopped && isPool(play.state, about.to)) corrode(play, about.unit, 'TOE-haz-pool-class3');
};

/** Whoever goes into a pool, or is in one when the turn ends, suffers; machines of peace suffer twice as much. */
const pools = advanced('TOE-haz-pool-class3', {
  covers: ['TOE-haz-pool-double-damage'],
  steps: {
    entering: [{ name: 'pools', after: 'swamp', run: wade }],
    landing: [{ name: 'pools', after: 'swamp', run: wade }],
    end: [
      {
        name: 'pools',
        after: 'fires',
        run: play => {
          for (const unit of fighting(play.state))
            if (isPool(play.state, unit.at) && !isAirborne(unit)) corrode(play, unit.id, 'TOE-haz-pool-class3');
        },
      },
    ],
  },
});

export const poolRules: readonly ClassicRule[] = [pools];
