import { hexLabel } from '@sortie/geometry';
import { type EventPart, nth, type Roll, type Seat, sure, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, State, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';
import type { Laid, MineKind } from './shape.ts';

/** What becomes of mines: fields are named by their place in the list. */
export interface MineEvents {
  /** Whose mines they are rolls whether they go off; `roll` is `null` where nothing is left to luck. */
  readonly minesTried: {
    readonly type: 'minesTried';
    readonly field: number;
    readonly unit: UnitId;
    readonly by: Seat;
    readonly roll: Roll | null;
    readonly ok: boolean;
  };
  /** Mines go off, and this much of them is left. */
  readonly minesWentOff: { readonly type: 'minesWentOff'; readonly field: number; readonly left: number };
  readonly minesTrapped: { readonly type: 'minesTrapped'; readonly field: number };
  readonly minesSought: {
    readonly type: 'minesSought';
    readonly field: number;
    readonly unit: UnitId;
    readonly roll: Roll;
    readonly cleared: boolean;
  };
  readonly minesLaid: { readonly type: 'minesLaid'; readonly unit: UnitId; readonly which: number; readonly field: Laid };
}

const KINDS: { readonly [K in MineKind]: string } = {
  standard: 'mines',
  command: 'command-detonated mines',
  vibrabomb: 'vibrabombs',
  active: 'active mines',
  inferno: 'inferno mines',
  empCommand: 'command-detonated EMP mines',
  empVibrabomb: 'EMP vibrabombs',
  space: 'space mines',
};

const about = (state: State, field: number) => {
  const { kind, at } = nth(sure(state.mines, 'the mines'), field);
  return { mines: KINDS[kind], hex: hexLabel(at) };
};

/** Fields keep their numbers: those that are used up stay in the list with nothing left. */
const altered = (state: State, field: number, alter: (one: Laid) => Laid): State => ({
  ...state,
  mines: (state.mines ?? []).map((one, i) => (i === field ? alter(one) : one)),
});

export const mineEvents: { readonly [E in keyof MineEvents]: EventPart<Classic, E> } = {
  minesTried: { fold: state => state },
  minesWentOff: {
    fold: (state, { field, left }) => altered(state, field, one => ({ ...one, density: left })),
    tell: (state, { field }) => tell('The {mines} in {hex} go off.', about(state, field)),
  },
  minesTrapped: { fold: (state, { field }) => altered(state, field, one => ({ ...one, trap: true })) },
  minesSought: {
    fold: (state, { field, cleared }) => (cleared ? altered(state, field, one => ({ ...one, density: 0 })) : state),
    tell: (state, { field, unit, cleared }) =>
      tell(cleared ? '{unit} clears the {mines} in {hex}.' : '{unit} seeks the {mines} in {hex} in vain.', {
        unit: callSign(state, unit),
        ...about(state, field),
      }),
  },
  minesLaid: {
    fold: (state, { unit, which, field }) =>
      change({ ...state, mines: [...(state.mines ?? []), field] }, unit, ({ mines = [] }) => ({ mines: mines.toSpliced(which, 1) })),
    tell: (state, { unit, field }) =>
      tell('{unit} lays {mines} in {hex}.', { unit: callSign(state, unit), mines: KINDS[field.kind], hex: hexLabel(field.at) }),
  },
};
