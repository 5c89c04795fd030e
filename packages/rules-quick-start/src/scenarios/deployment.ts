import { boardOf, onMap } from '@sortie/board';
import { hexLabel, rowOf } from '@sortie/geometry';
import { type Handler, tell } from '@sortie/kernel';
import type { QuickStartRule } from '../rule.ts';
import type { Mech, QuickStart, Side, State } from '../shape.ts';

/** Rows in which a side sets up, counted from the north. */
export const deploymentRows = ({ board }: State, side: Side): readonly [first: number, last: number] =>
  side === 'attacker' ? [1, 1] : [board.height - 2, board.height];

/** The side whose turn it is to set up: the defender with all its 'Mechs, then the attacker. */
export const deployingSide = (state: State): Side | undefined =>
  (['defender', 'attacker'] as const).find(side => state.units.some(unit => unit.side === side && unit.fate === 'waiting'));

const outside = (view: State, unit: Mech | undefined, side: Side, at: { q: number; r: number }): boolean => {
  const [first, last] = deploymentRows(view, side);
  return unit?.side === side && onMap(boardOf(view.board), at) && (rowOf(at) < first || rowOf(at) > last);
};

const defenderFirst: QuickStartRule = {
  id: 'QS-scenario-training-defender-deploy',
  cite: 'QS p. 9',
  kind: 'core',
  forbids: {
    deploy: (view, { unit: id, at }, seat) => {
      const unit = view.units[id];
      if (view.phase !== 'deployment') return tell("'Mechs are set up before the first turn");
      if (unit?.seat !== seat) return tell("that is not your 'Mech");
      if (unit.fate !== 'waiting') return tell("that 'Mech is already set up");
      if (view.active !== seat) return tell('the other side sets up now');
      if (!onMap(boardOf(view.board), at)) return tell('that hex is not on the map');
      return outside(view, unit, 'defender', at)
        ? tell('the defender sets up within 3 hexes of the south edge, and {hex} is farther north', { hex: hexLabel(at) })
        : undefined;
    },
  },
  follows: {
    stageBegan: (_state, { stage }) => (stage === 'deployment' ? [{ type: 'callNext' }] : undefined),
    deployed: () => [{ type: 'callNext' }],
  },
};

const attackerSecond: QuickStartRule = {
  id: 'QS-scenario-training-attacker-deploy',
  cite: 'QS p. 9',
  kind: 'core',
  forbids: {
    deploy: (view, { unit, at }) =>
      outside(view, view.units[unit], 'attacker', at)
        ? tell('the attacker sets up in the hexes along the north edge, and {hex} is not one of them', { hex: hexLabel(at) })
        : undefined,
  },
};

export const deploymentRules: readonly QuickStartRule[] = [defenderFirst, attackerSecond];

export const deploy: Handler<QuickStart, 'deploy'> = (play, { unit, at, facing }) => play.emit({ type: 'deployed', unit, at, facing });
