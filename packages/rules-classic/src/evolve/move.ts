import type { Hex } from '@sortie/geometry';
import type { MoveEvent } from '../event/move.ts';
import { movedBy } from '../movement/moved.ts';
import { entersHex } from '../movement/step.ts';
import type { Moved, State, UnitId } from '../shape.ts';
import { withUnit } from '../state.ts';
import { change, type Fold, harmNow, moving } from './change.ts';
import { grounded, inCondition, upright } from './condition.ts';

/** Whoever hangs on a machine goes where it goes. */
function carried(state: State, host: UnitId, to: Hex): State {
  const rider = state.units.find(({ clings }) => clings === host);
  const clinging = rider ? withUnit(state, rider.id, { at: to }) : state;
  const { bears } = state.units[host]!;
  return bears === undefined ? clinging : withUnit(clinging, bears, { at: to });
}

/** Hexes since the last turn, for vehicles that are asked about them. */
function straightOn({ straight }: Moved, steps: string): { readonly straight?: number } {
  if (straight === undefined) return {};
  let count = straight;
  for (const letter of steps) count = letter === 'L' || letter === 'R' ? 0 : entersHex(letter) ? count + 1 : count;
  return { straight: count };
}

/** A fighter that does not cross the map keeps away from it. */
function keptAway(state: State, id: UnitId): State {
  const { flight } = state.units[id]!;
  return flight && flight.path.length > 0 ? withUnit(state, id, { flight: { ...flight, path: [] } }) : state;
}

export const foldMove: Fold<MoveEvent> = {
  deployed: (state, { unit, at, facing }) => withUnit(state, unit, { at, facing, fate: 'fighting' }),
  setOut: (state, { unit, mode, assault, manner, careful, hurried, blindly, cushion, declared, drops, task, lays }) =>
    withUnit(keptAway(state, unit), unit, {
      moved: {
        ...movedBy(mode, 0, false),
        assault,
        ...(manner ? { manner } : {}),
        ...(careful ? { careful } : {}),
        ...(hurried ? { hurried } : {}),
        ...(blindly ? { blindly } : {}),
        ...(cushion ? { cushion } : {}),
        ...(drops ? { drops } : {}),
        ...(declared === undefined ? {} : { declared, straight: 0 }),
        ...(task ? { task } : {}),
        ...(lays === undefined ? {} : { lays }),
      },
    }),
  strained: (state, { unit, manner, uses, ok }) =>
    change(state, unit, ({ moved, boosts }) => {
      const { manner: _failed, ...plain } = moved ?? movedBy('run', 0, false);
      return { boosts: { ...boosts, [manner]: { turn: state.turn, uses } }, moved: ok ? moved : plain };
    }),
  stepped: (state, { unit, steps, to, facing, spent, hexes, heading, turned, prone, condition, elevation }) =>
    change(
      condition === undefined ? carried(state, unit, to) : inCondition(carried(state, unit, to), unit, condition),
      unit,
      ({ moved }) => ({
        at: to,
        facing,
        prone,
        ...(elevation === undefined ? {} : { elevation }),
        moved: moved && { ...moved, ...straightOn(moved, steps), spent, hexes, heading, turned, rising: false },
      }),
    ),
  fishtailed: state => state,
  dropped: (state, { unit, drops }) => change(state, unit, ({ racks = 0 }) => ({ racks: racks - drops.count })),
  cameDown: (state, { unit }) => withUnit(state, unit, { elevation: 0 }),
  stoodUp: (state, { unit, ok, spent }) =>
    change(ok ? upright(withUnit(state, unit, { prone: false }), unit) : state, unit, ({ moved }) =>
      // Whoever rises from behind its cover keeps its facing (TOE-hull-down-facing).
      moved ? { moved: { ...moved, spent, rising: ok && state.units[unit]!.prone, attempts: moved.attempts + 1 } } : {},
    ),
  skidded: (state, { unit, to, hexes }) =>
    moving(withUnit(carried(state, unit, to), unit, { at: to }), unit, { skidded: true, hexes, turned: false }),
  clung: (state, { unit, host }) => withUnit(state, unit, { clings: host }),
  moved: (state, { unit }) => moving(state, unit, { done: true, rising: false }),
  leftMap: (state, { unit }) => ({ ...withUnit(state, unit, { at: null, fate: 'withdrawn' }), lastHarm: harmNow(state) }),
  bogged: (state, { unit, stuck }) => withUnit(state, unit, { stuck }),
  displaced: (state, { unit, to, facing, elevation }) =>
    grounded(
      withUnit(carried(state, unit, to), unit, {
        at: to,
        facing,
        ...(elevation === undefined ? (state.units[unit]!.elevation ? { elevation: 0 } : {}) : { elevation }),
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
