import { type Facing, hexLabel } from '@sortie/geometry';
import { type EventPart, type Seat, sure, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import { movedBy } from '../../movement/moved.ts';
import type { Classic, Shot, State, Unit, UnitId } from '../../shape.ts';
import { callSign, placeOf, unitAt } from '../../state.ts';
import type { Chance } from './shape.ts';

export interface HiddenEvents {
  readonly hid: { readonly type: 'hid'; readonly unit: UnitId; readonly overwatch?: number };
  /** Whoever hid is found, or has given itself away: it will not hide again. */
  readonly cameOut: { readonly type: 'cameOut'; readonly unit: UnitId };
  /** Somebody is asked whether it fires at once; `resumes` is the seat that goes on with its move afterwards. */
  readonly chanced: Chance & { readonly type: 'chanced'; readonly resumes: Seat };
  readonly pounced: {
    readonly type: 'pounced';
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly twist: -1 | 0 | 1;
    readonly flip: boolean;
    readonly turret?: Facing;
    readonly fore?: Facing;
    readonly shots: readonly Shot[];
  };
  /** Its shots have been rolled; `calls` where no move is left to go on with. */
  readonly pouncedOut: { readonly type: 'pouncedOut'; readonly unit: UnitId; readonly fired: boolean; readonly calls: boolean };
}

/** Whoever has fired so does nothing else with its weapons and its legs this turn. */
const SPENT = { shots: [], spots: null, numbers: null, resolved: true } as const;

function turned({ wear }: Unit, { turret, fore }: Pick<HiddenEvents['pounced'], 'turret' | 'fore'>): Pick<Unit, 'wear'> {
  if (!wear || turret === undefined) return { wear };
  return { wear: { ...wear, turret, ...(fore === undefined ? {} : { fore }) } };
}

function without(state: State, id: UnitId, ...marks: readonly ('hides' | 'overwatch')[]): State {
  const unit: { -readonly [K in keyof Unit]: Unit[K] } = { ...unitAt(state, id) };
  for (const mark of marks) delete unit[mark];
  const units = state.units.slice();
  units[id] = unit;
  return { ...state, units };
}

/** Whoever is asked next, or else the seat that was in the middle of its move. */
function goneOn(state: State): State {
  const { interlude, ...rest } = state;
  const { chances, resumes } = sure(interlude, 'the interlude');
  const [, ...left] = chances;
  const [next] = left;
  return next ? { ...rest, active: unitAt(state, next.unit).seat, interlude: { chances: left, resumes } } : { ...rest, active: resumes };
}

export const hiddenEvents: { readonly [E in keyof HiddenEvents]: EventPart<Classic, E> } = {
  hid: {
    fold: (state, { unit, overwatch }) => change(state, unit, () => ({ hides: true, ...(overwatch === undefined ? {} : { overwatch }) })),
    tell: (state, { unit, overwatch }) => {
      const args = { unit: callSign(state, unit), hex: hexLabel(placeOf(unitAt(state, unit))) };
      return overwatch === undefined
        ? tell('{unit} hides in {hex}.', args)
        : tell('{unit} hides in {hex}, on overwatch out to {reach}.', { ...args, reach: overwatch });
    },
  },
  cameOut: { fold: (state, { unit }) => without(state, unit, 'hides') },
  chanced: {
    fold: (state, { unit, target, by, resumes }) => ({
      ...state,
      active: state.interlude ? state.active : unitAt(state, unit).seat,
      interlude: { chances: [...(state.interlude?.chances ?? []), { unit, target, by }], resumes: state.interlude?.resumes ?? resumes },
    }),
  },
  pounced: {
    fold: (state, { unit, twist, flip, shots, ...pose }) =>
      change(state, unit, before => ({
        twist,
        flipped: flip,
        ...turned(before, pose),
        fire: { shots, spots: null, numbers: null, resolved: shots.length === 0 },
      })),
    tell: (state, { unit, target, shots }) => {
      const args = { unit: callSign(state, unit), target: callSign(state, target) };
      return shots.length > 0 ? tell('{unit} fires at {target} at once.', args) : tell('{unit} lets {target} pass.', args);
    },
  },
  pouncedOut: {
    fold: (state, { unit, fired }) =>
      goneOn(
        change(fired ? without(state, unit, 'overwatch') : state, unit, ({ moved }) =>
          fired ? { fire: SPENT, moved: moved ?? movedBy('stand', 0) } : { fire: null, twist: 0, flipped: false },
        ),
      ),
  },
};
