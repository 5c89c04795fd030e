import { boardOf, onMap } from '@sortie/board';
import { type Hex, hexLabel, rowOf } from '@sortie/geometry';
import { type Handler, type Seat, tell } from '@sortie/kernel';
import type { Book, QuickStartRule } from '../rule.ts';
import type { Mech, QuickStart, Side, State } from '../shape.ts';

/** Rows in which a side sets up, counted from the north: so many along its own edge. */
export function deploymentRows({ board }: State, side: Side, book: Book): readonly [first: number, last: number] {
  const { total } = book.ask('depth', { side });
  return side === 'attacker' ? [1, total] : [board.height - total + 1, board.height];
}

/** The seat whose turn it is to set up: the defender with all its 'Mechs, then the attacker. */
export function nextToDeploy(state: State): Seat | undefined {
  const waiting = state.units.filter(({ fate }) => fate === 'waiting');
  return (waiting.find(({ side }) => side === 'defender') ?? waiting[0])?.seat;
}

const outside = (view: State, unit: Mech | undefined, side: Side, at: Hex, book: Book): boolean => {
  const [first, last] = deploymentRows(view, side, book);
  return unit?.side === side && onMap(boardOf(view.board), at) && (rowOf(at) < first || rowOf(at) > last);
};

const defenderFirst: QuickStartRule = {
  id: 'QS-scenario-training-defender-deploy',
  cite: 'QS p. 9',
  kind: 'core',
  base: { depth: ({ side }) => (side === 'defender' ? 3 : undefined) },
  forbids: {
    deploy: (view, { unit: id, at }, seat, book) => {
      const unit = view.units[id];
      if (view.phase !== 'deployment') return tell("'Mechs are set up before the first turn");
      if (unit?.seat !== seat) return tell("that is not your 'Mech");
      if (unit.fate !== 'waiting') return tell("that 'Mech is already set up");
      if (view.active !== seat) return tell('the other side sets up now');
      if (!onMap(boardOf(view.board), at)) return tell('that hex is not on the map');
      return outside(view, unit, 'defender', at, book)
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
  base: { depth: ({ side }) => (side === 'attacker' ? 1 : undefined) },
  forbids: {
    deploy: (view, { unit, at }, _seat, book) =>
      outside(view, view.units[unit], 'attacker', at, book)
        ? tell('the attacker sets up in the hexes along the north edge, and {hex} is not one of them', { hex: hexLabel(at) })
        : undefined,
  },
};

export const deploymentRules: readonly QuickStartRule[] = [defenderFirst, attackerSecond];

export const deploy: Handler<QuickStart, 'deploy'> = (play, { unit, at, facing }) => play.emit({ type: 'deployed', unit, at, facing });
