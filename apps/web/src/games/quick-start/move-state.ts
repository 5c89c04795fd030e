import type { Facing, Hex } from '@sortie/geometry';
import { isFighting, type Mode, type QuickStart, type Standing, type Steps, type Stop } from '@sortie/rules-quick-start';
import type { Moment } from '../../battle/face.ts';
import { stopIn, stopsFor } from './moving.ts';
import { unitOf } from './units.ts';

/** A move that is being considered. */
export interface Moving {
  readonly mode: Mode;
  /** Steps that are settled; the rest of the way is searched from their end. */
  readonly settled: Steps;
  readonly at?: Hex;
  readonly facing?: Facing;
  /** The hex under the pointer. */
  readonly over?: Hex;
  /** The way that is hardest to hit instead of the shortest. */
  readonly evasive?: boolean;
  /** Ways off the map that are no escape are shown only to whoever asks. */
  readonly exits?: true;
}

type Now = Moment<QuickStart>;

export const START: Moving = { mode: 'walk', settled: '' };

export const moverOf = ({ view, selected }: Now): Standing | undefined => {
  const unit = unitOf(view, selected);
  return isFighting(unit) ? unit : undefined;
};

/** Could it leave the map in this mode? */
export const mayLeave = ({ view, book }: Now, unit: Standing, { mode, settled }: Moving): boolean =>
  stopsFor(view, book, unit, mode, settled).some(({ leaves }) => leaves !== null);

export function stopOf(moment: Now, unit: Standing, { mode, settled, at, facing, evasive }: Moving): Stop | undefined {
  const { view, book, seat } = moment;
  const stops = stopsFor(view, book, unit, mode, settled, evasive);
  if (mode === 'stand') return stops[0];
  return at && stopIn(view, stops, at, seat, facing);
}

/** What the hardest way to the chosen place would come to, where it differs. */
export function harderWay(moment: Now, unit: Standing, state: Moving): Stop | undefined {
  if (state.settled !== '' || state.mode === 'jump' || state.mode === 'stand') return undefined;
  const [short, hard] = [stopOf(moment, unit, { ...state, evasive: false }), stopOf(moment, unit, { ...state, evasive: true })];
  return short && hard && hard.evasion > short.evasion ? hard : undefined;
}
