import type { Hex } from '@sortie/geometry';
import type { MoveEvent } from '../event/move.ts';
import { movedBy } from '../movement/moved.ts';
import { entersHex, isTurn } from '../movement/step.ts';
import type { Moved, State, StepWord, UnitId } from '../shape.ts';
import { unitAt, withUnit } from '../state.ts';
import { change, type Fold, harmNow, moving } from './change.ts';
import { grounded, inCondition, upright } from './condition.ts';

/** Whoever hangs on a machine goes where it goes. */
function carried(state: State, host: UnitId, to: Hex): State {
  const rider = state.units.find(({ clings }) => clings === host);
  const clinging = rider ? withUnit(state, rider.id, { at: to }) : state;
  if (unitAt(state, host).bears === undefined) return clinging;
  return { ...clinging, units: clinging.units.map(unit => (unit.rides === host ? { ...unit, at: to } : unit)) };
}

/** Whoever stands on the ground is at no height of its own. */
function lowered(state: State, id: UnitId, elevation: number | null | undefined): State {
  if (elevation !== null) return state;
  const { elevation: _before, ...unit } = unitAt(state, id);
  const units = state.units.slice();
  units[id] = unit;
  return { ...state, units };
}

/** Hexes since the last turn, for vehicles that are asked about them. */
function straightOn({ straight }: Moved, steps: readonly StepWord[]): { readonly straight?: number } {
  if (straight === undefined) return {};
  let count = straight;
  for (const step of steps) count = isTurn(step) ? 0 : entersHex(step) ? count + 1 : count;
  return { straight: count };
}

/** A fighter that does not cross the map keeps away from it. */
function keptAway(state: State, id: UnitId): State {
  const { flight } = unitAt(state, id);
  return flight && flight.path.length > 0 ? withUnit(state, id, { flight: { altitude: flight.altitude, path: [] } }) : state;
}

export const foldMove: Fold<MoveEvent> = {
  deployed: (state, { unit, at, facing }) => withUnit(state, unit, { at, facing, fate: 'fighting' }),
  // What else is said of a move is kept as it was said, whoever knows what it means.
  setOut: (state, { type: _fact, unit, mode, ...said }) =>
    withUnit(keptAway(state, unit), unit, {
      moved: { ...movedBy(mode, 0, false), ...said, ...(said.declared === undefined ? {} : { straight: 0 }) },
    }),
  strained: (state, { unit, manner, uses, ok }) =>
    change(state, unit, ({ moved, boosts }) => {
      const { manner: _failed, ...plain } = moved ?? movedBy('run', 0, false);
      return { boosts: { ...boosts, [manner]: { turn: state.turn, uses } }, moved: ok ? moved : plain };
    }),
  stepped: (state, { unit, steps, to, facing, spent, hexes, heading, turned, prone, condition, elevation }) =>
    change(
      lowered(condition === undefined ? carried(state, unit, to) : inCondition(carried(state, unit, to), unit, condition), unit, elevation),
      unit,
      ({ moved }) => ({
        at: to,
        facing,
        prone,
        ...(elevation == null ? {} : { elevation }),
        moved: moved && { ...moved, ...straightOn(moved, steps), spent, hexes, heading, turned, rising: false },
      }),
    ),
  cameDown: (state, { unit }) => withUnit(state, unit, { elevation: 0 }),
  stoodUp: (state, { unit, ok, spent }) =>
    change(ok ? upright(withUnit(state, unit, { prone: false }), unit) : state, unit, ({ moved }) =>
      // Whoever rises from behind its cover keeps its facing (TOE-hull-down-facing).
      moved ? { moved: { ...moved, spent, rising: ok && unitAt(state, unit).prone, attempts: moved.attempts + 1 } } : {},
    ),
  skidded: (state, { unit, to, hexes }) =>
    moving(withUnit(carried(state, unit, to), unit, { at: to }), unit, { skidded: true, hexes, turned: false }),
  clung: (state, { unit, host }) => withUnit(state, unit, { clings: host }),
  moved: (state, { unit }) => moving(state, unit, { done: true, rising: false }),
  leftMap: (state, { unit }) => ({ ...withUnit(state, unit, { at: null, fate: 'withdrawn' }), lastHarm: harmNow(state) }),
  bogged: (state, { unit, stuck }) => withUnit(state, unit, { stuck }),
  displaced: (state, { unit, to, facing, elevation }) =>
    grounded(
      withUnit(lowered(carried(state, unit, to), unit, elevation), unit, {
        at: to,
        facing,
        ...(elevation === undefined ? (unitAt(state, unit).elevation ? { elevation: 0 } : {}) : elevation === null ? {} : { elevation }),
      }),
      unit,
    ),
  caused: (state, { unit, cause }) => change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, causes: [...fresh.causes, cause] } })),
  piloted: (state, { unit, cause }) => (cause === 'runDamaged' ? moving(state, unit, { tried: true }) : state),
  fell: (state, { unit, facing }) =>
    change(upright(grounded(state, unit), unit), unit, ({ fresh }) => ({
      prone: true,
      facing,
      twist: 0,
      flipped: false,
      fresh: { ...fresh, fallen: true },
    })),
};
