import { boardOf, terrainAt } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import { strikePlace } from '../../damage/strike-place.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { fighting, isAirborne, isMech, sheetFor, unitAt } from '../../state.ts';

export const isPool = ({ board }: Pick<State, 'board'>, at: Hex): boolean => terrainAt(boardOf(board), at, 'hazardousLiquid') !== undefined;

/** Added to a die of damage, by the class of the liquid; all but the last are from memory. */
const BY_CLASS: readonly number[] = [0, -2, 0, 2];
const USUAL_CLASS = 2;

/** Machines that are not built for war and not sealed. */
const isDelicate = (unit: Unit): boolean => {
  const { industrial, support, gear } = sheetFor(unit);
  return (industrial || support) && !gear.some(({ kind }) => kind === 'sealing');
};

/** The liquid eats at whatever is in it: the legs of who stands, anything of who does not. */
export function corrode(play: Play, id: number, rule: ClassicRule['id']): void {
  const unit = unitAt(play.state, id);
  const rolled = play.roll(1, 6, rule).total + (BY_CLASS[play.state.conditions?.pools ?? USUAL_CLASS] ?? 0);
  const points = Math.max(0, rolled) * (isDelicate(unit) ? 2 : 1);
  const table = isMech(unit) && !unit.prone ? 'kick' : 'body';
  if (points > 0) strikePlace(play, id, table, 'front', points, { kind: 'slide' });
}

const wade = (play: Play, about: Entering): void => {
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
