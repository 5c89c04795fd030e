import { boardOf, onMap } from '@sortie/board';
import { distance } from '@sortie/geometry';
import { type Candidate, type Handler, type Seat, type Telling, tell } from '@sortie/kernel';
import type { Pose } from '../../arcs/arcs.ts';
import { shootNow } from '../../attack/resolve.ts';
import { suitsFor, weaponsFor } from '../../attack/weapons-for.ts';
import { pause } from '../../movement/going-on.ts';
import { posesOf, volley } from '../../options/firing.ts';
import type { Book, Play, View } from '../../rule.ts';
import type { Classic, Shot, State, Unit, UnitId } from '../../shape.ts';
import { sightBetween } from '../../sight/sight.ts';
import { canAct, isFighting, type OnMap, unitAt } from '../../state.ts';
import type { Chance, Pounce } from './shape.ts';

/** Whose shot comes first, while a move waits for it. */
export const chanceIn = ({ interlude }: Pick<State, 'interlude'>): Chance | undefined => interlude?.chances[0];

/** The seat that is asked about a shot is the one that acts, whoever has been called. */
export function waiting(state: State): State {
  const chance = chanceIn(state);
  return chance ? { ...state, active: unitAt(state, chance.unit).seat } : state;
}

interface Volley {
  readonly pose: Pose;
  readonly shots: readonly Shot[];
}

/** All that bears on a target, for each way to hold oneself. */
function volleysAt(state: State, unit: OnMap, target: OnMap, book: Book): readonly Volley[] {
  return posesOf(unit).flatMap(pose => {
    const shots = volley(unit, weaponsFor(state, unit, target, pose, book), target.id, suitsFor(state, unit, target, book));
    return shots.length > 0 ? [{ pose, shots }] : [];
  });
}

/** Able, with its fire before it, and with something that bears on whom it sees. */
export function couldFire(state: State, unit: OnMap, target: OnMap, book: Book): boolean {
  if (!canAct(unit) || unit.fire !== null || target.veil !== undefined || !onMap(boardOf(state.board), target.at)) return false;
  if (!sightBetween(state, unit, target).canSee) return false;
  return volleysAt(state, unit, target, book).length > 0;
}

/** Hexes within which a unit opens fire on whoever moves. */
export const watchOf = ({ hides, overwatch, moved }: Unit): number =>
  overwatch ?? (!hides && moved?.task === 'overwatch' ? (moved.overwatch ?? 0) : 0);

/** Who keeps overwatch over the hex that somebody has just entered. */
export const watchers = (state: State, mover: OnMap, book: Book): readonly OnMap[] =>
  state.units.filter(
    (unit): unit is OnMap =>
      isFighting(unit) && unit.seat !== mover.seat && distance(unit.at, mover.at) <= watchOf(unit) && couldFire(state, unit, mover, book),
  );

const pounceOf = (unit: UnitId, { twist, flip, turret, fore }: Pose, shots: readonly Shot[]): Pounce => ({
  type: 'pounce',
  unit,
  twist,
  ...(flip ? { flip: true as const } : {}),
  ...(turret === undefined ? {} : { turret }),
  ...(fore === undefined ? {} : { fore }),
  shots,
});

interface Asked {
  readonly unit: OnMap;
  readonly target: OnMap;
}

/** The two that a seat is asked about, if it is. */
function askedOf(view: State, seat: Seat): Asked | undefined {
  const chance = chanceIn(view);
  if (!chance) return undefined;
  const [unit, target] = [unitAt(view, chance.unit), unitAt(view, chance.target)];
  return unit.seat === seat && isFighting(unit) && isFighting(target) ? { unit, target } : undefined;
}

/** Let it pass, fire all that bears, or any one weapon. */
export function* pounces(view: State, seat: Seat, book: Book): Generator<Pounce> {
  const id = chanceIn(view)?.unit;
  if (id === undefined || unitAt(view, id).seat !== seat) return;
  yield { type: 'pounce', unit: id, twist: 0, shots: [] };
  const asked = askedOf(view, seat);
  if (!asked) return;
  for (const { pose, shots } of volleysAt(view, asked.unit, asked.target, book)) {
    if (shots.length > 1) yield pounceOf(id, pose, shots);
    for (const shot of shots) yield pounceOf(id, pose, [shot]);
  }
}

/** An opponent fires all that bears, from the side on which most does. */
export function* likely(view: State, seat: Seat, book: Book): Generator<Candidate<Classic>> {
  for (const command of pounces(view, seat, book)) yield { command, worth: command.shots.length };
}

/** It is judged as the same shots in the Weapon Attack Phase would be. */
export function badPounce(view: View, command: Pounce, seat: Seat, book: Book): Telling | undefined {
  const chance = chanceIn(view);
  if (chance?.unit !== command.unit) return tell('nobody has come near that unit just now');
  if (view.units[command.unit]?.seat !== seat) return tell('that is not your unit');
  if (command.shots.length === 0) return undefined;
  if (command.shots.some(({ target }) => target !== chance.target)) return tell('it fires only at units that have come near');
  const { interlude: _interlude, ...rest } = view;
  const now = { ...rest, phase: 'weapon' as const, active: seat };
  const [refusal] = book.check(now as View, { ...command, type: 'declare' }, seat);
  return refusal && (refusal.said ?? tell(refusal.reason));
}

export const pounce: Handler<Classic, 'pounce'> = (play, { unit, twist, flip, turret, fore, shots }) => {
  const { target } = chanceIn(play.state) ?? { target: unit };
  const side = turret ?? unitAt(play.state, unit).wear?.turret;
  play.emit({
    type: 'pounced',
    unit,
    target,
    twist,
    flip: flip === true,
    ...(side === undefined ? {} : { turret: side }),
    ...(fore === undefined ? {} : { fore }),
    shots,
  });
  const fired = shots.length > 0;
  if (fired) shootNow(play, unit);
  endChance(play, unit, target, fired);
};

function endChance(play: Play, unit: UnitId, target: UnitId, fired: boolean): void {
  const more = (play.state.interlude?.chances.length ?? 0) > 1;
  const moves = unitAt(play.state, target).moved?.done === false;
  play.emit({ type: 'pouncedOut', unit, fired, calls: !more && !moves });
  // Whoever can do no more after the shots has moved as far as it gets.
  if (!more && moves) pause(play, target);
}
