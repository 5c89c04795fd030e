import type { Play, Seat } from '@sortie/kernel';
import { pointsFor } from '../command/chain.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import type { Book } from '../rule.ts';
import { enemyOf, inOrder, isDrone, isIdle, isPlaced, unitsOf } from '../units/unit.ts';

/** Soldiers that a side must see to before any in good order: all shocked ones, then the panicked (7.2, 7.3). */
export function owed(state: State, book: Book, seat: Seat): readonly Unit[] {
  const shaken = unitsOf(state, seat).filter(unit => unit.place === 'map' && unit.morale !== 'good' && isIdle(state, book, unit));
  const shocked = shaken.filter(({ morale }) => morale === 'shocked');
  return shocked.length > 0 ? shocked : shaken;
}

export const hasIdle = (state: State, book: Book, seat: Seat): boolean =>
  state.units.some(unit => unit.seat === seat && isIdle(state, book, unit));

/** Soldiers that an active command point could call up now (12.1.2.2). */
export const callable = (state: State, book: Book, seat: Seat): readonly Unit[] =>
  owed(state, book, seat).length > 0
    ? []
    : unitsOf(state, seat).filter(
        unit => isIdle(state, book, unit) && inOrder(unit) && unit.place === 'map' && !isDrone(unit) && pointsFor(state, book, unit) > 0,
      );

/** Whoever was called up and has been shocked or worse since is no longer of the party. */
export function trimGroup(play: Play<Impact>) {
  const { state, book } = play;
  const group = state.group.filter(id => isIdle(state, book, unitAt(state, id)) && inOrder(unitAt(state, id)));
  if (group.length < state.group.length) play.emit({ type: 'grouped', units: group });
}

/** An impulse is over: a group goes on, points may call more, otherwise the other side is next if it has anybody left (7.0, 11.0). */
export function nextImpulse(play: Play<Impact>, seat: Seat, mayGroup = true) {
  const { state, book } = play;
  if (state.result || state.phase !== 'impulses') return;
  trimGroup(play);
  if (play.state.group.length > 0) return;
  if (mayGroup && callable(state, book, seat).length > 0) return play.emit({ type: 'asked', pending: { kind: 'group', seat } });
  const other = enemyOf(seat);
  const next = hasIdle(state, book, other) ? other : seat;
  if (next !== state.toAct) play.emit({ type: 'called', seat: next });
}

/** Whoever ends an activation on an objective with no enemy there controls it (3.9). */
export function takeControl(play: Play<Impact>, unit: Unit) {
  if (!isPlaced(unit) || unit.aloft || !inOrder(unit) || isDrone(unit)) return;
  const objective = play.state.objectives.find(({ at }) => at === unit.at);
  if (objective?.standing && objective.holder !== unit.seat) play.emit({ type: 'controlled', at: unit.at, seat: unit.seat });
}
