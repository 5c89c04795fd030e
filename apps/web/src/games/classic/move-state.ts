import type { Facing, Hex } from '@sortie/geometry';
import { type Classic, isFighting, type Manner, type Mode, movers, type OnMap, type StepWord, type Tempo } from '@sortie/rules-classic';
import type { Moment } from '../../battle/face.ts';
import { endIn } from '../hexes/stops.ts';
import { foesOf } from './aim.ts';
import { type End, endsFor } from './moving.ts';
import { boardingActions } from './tasks.ts';
import { keyOf } from './units.ts';

/** A move that is being considered. */
export interface Moving {
  readonly mode: Mode;
  readonly manner?: Manner;
  /** How it minds the ground. */
  readonly tempo?: Tempo;
  /** Points that a vehicle says it will spend. */
  readonly declared?: number;
  /** Steps that are settled; the rest of the way is searched from their end. */
  readonly settled: readonly StepWord[];
  readonly at?: Hex;
  readonly facing?: Facing;
  /** Whom it charges, or comes down on. */
  readonly assault?: number;
  /** The hex under the pointer. */
  readonly over?: Hex;
}

type Now = Moment<Classic>;

/** The unit that is chosen, as long as it has a move to make. */
export const moverOf = ({ view, seat, selected, book }: Now): OnMap | undefined =>
  movers(view, seat, book).find(({ id }) => keyOf(id) === selected);

/** Vehicles whose move is over, but not for those inside. */
export const carriersOf = (moment: Now): readonly OnMap[] =>
  moment.view.units.filter(
    (unit): unit is OnMap =>
      isFighting(unit) && unit.seat === moment.seat && unit.moved?.done === true && boardingActions(moment, unit).length > 0,
  );

/** The end of the move as far as it is chosen. */
export function endOf(moment: Now, unit: OnMap, state: Moving): End | undefined {
  const { at, facing, assault } = state;
  const ends = endsFor(moment, unit, state);
  if (state.mode === 'stand') return ends[0];
  if (assault !== undefined) return ends.find(end => end.assault === assault && (!at || (end.to.q === at.q && end.to.r === at.r)));
  if (at)
    return endIn(
      ends.filter(end => end.assault === undefined),
      at,
      foesOf(moment).map(foe => foe.at),
      facing,
    );
  const settled = state.settled.join();
  return settled === '' ? undefined : ends.find(end => end.steps.join() === settled);
}
