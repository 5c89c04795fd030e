import { distance } from '@sortie/geometry';
import { type Handler, nth, type Telling, tell } from '@sortie/kernel';
import { strikePlace } from '../damage/strike-place.ts';
import { movedBy } from '../movement/moved.ts';
import { fullAt } from '../movement/occupants.ts';
import { pointsFor } from '../movement/points.ts';
import type { Wound } from '../questions.ts';
import { type Book, CITE, type ClassicRule, type Play, type View } from '../rule.ts';
import { outOfTurn } from '../sequence/turn.ts';
import type { Classic, Command, Move, State, Unit, UnitId } from '../shape.ts';
import { callSign, elevationOf, isAirborne, isFighting, isTroop, type OnMap, placed, sheetFor, unitAt } from '../state.ts';
import { pickOf } from './criticals.ts';

/** Troops that a vehicle carries. */
export const ridersOf = ({ units }: State, host: UnitId): readonly Unit[] =>
  units.filter(({ aboard, fate }) => aboard === host && fate === 'fighting');

const bulkOf = (unit: Unit): number => Math.ceil(sheetFor(unit).tons);

/** Tons of troops that still fit in. */
const roomLeft = (state: State, host: Unit): number =>
  (sheetFor(host).troopSpace ?? 0) - ridersOf(state, host.id).reduce((sum, rider) => sum + bulkOf(rider), 0);

type Unload = Extract<Command, { readonly type: 'unload' }>;

/** Getting in and out with this unit, as far as that can be seen at a glance; the rules have the last word. */
export function* boardings(view: State, unit: OnMap): Generator<Move | Unload> {
  if (isTroop(unit)) {
    if (unit.moved || unit.clings != null) return;
    for (const host of view.units)
      if (host.seat === unit.seat && host.at && sheetFor(host).troopSpace && distance(host.at, unit.at) <= 1)
        yield { type: 'move', unit: unit.id, mode: 'stand', task: 'mount', into: host.id };
  } else if (sheetFor(unit).troopSpace) for (const { id } of ridersOf(view, unit.id)) yield { type: 'unload', unit: unit.id, troops: id };
}

/** Why troops cannot get into a vehicle. */
function keptOut(view: View, id: UnitId, into: UnitId | undefined, book: Book): Telling | undefined {
  const [unit, host] = [view.units[id], into === undefined ? undefined : view.units[into]];
  if (!isFighting(unit) || !isTroop(unit)) return tell('only troops get into vehicles');
  if (!isFighting(host) || host.seat !== unit.seat || !sheetFor(host).troopSpace) return tell('it carries no troops');
  if (host.moved) return tell('the {unit} has already moved this turn', { unit: callSign(view, host.id) });
  if (isAirborne(host) || elevationOf(unit) > 0 || unit.clings != null) return tell('they cannot get in from there');
  const far = distance(unit.at, host.at);
  if (far > 1 || (far === 1 && pointsFor(book, unit, 'walk') === 0)) return tell('it is too far away to get in');
  return roomLeft(view, host) < bulkOf(unit) ? tell('there is no room for {tons} tons', { tons: bulkOf(unit) }) : undefined;
}

function keptIn(view: View, { unit: id, troops }: Unload, seat: number, book: Book): Telling | undefined {
  const [host, rider] = [view.units[id], view.units[troops]];
  const wrong = outOfTurn(view.phase === 'movement', 'units move in the Movement Phase', view.active === seat, host, seat);
  if (wrong || !isFighting(host)) return wrong;
  if (rider?.aboard !== id || rider.fate !== 'fighting') return tell('they are not inside');
  if (rider.moved) return tell('they have just got in');
  if (host.moved?.done === false) return tell('a unit finishes its move before the next one begins');
  if (isAirborne(host) && !book.holds('ropes', { unit: host })) return tell('nobody gets out in the air');
  return fullAt(view, troops, host.at) ? tell('there is no room to get out') : undefined;
}

/** By tons, in the Movement Phase, instead of moving; whoever is inside neither fires nor is fired at. */
const carry: ClassicRule = {
  id: 'TW-veh-carry',
  cite: CITE,
  kind: 'core',
  permits: { task: ['mount'] },
  forbids: {
    move: (view, move, _seat, book) =>
      move.mode === 'stand' && move.task === 'mount' ? keptOut(view, move.unit, move.into, book) : undefined,
    unload: keptIn,
  },
  steps: {
    jolting: [{ name: 'passengers', insteadOf: 'passengers', run: (play, hit) => jolt(play, hit) }],
    closing: [
      {
        name: 'riders',
        after: 'wrecks',
        run: play => {
          for (const { id, aboard, fate } of play.state.units) {
            const host = aboard === undefined || fate !== 'fighting' ? undefined : unitAt(play.state, aboard);
            if (host && (host.fate === 'destroyed' || host.fate === 'withdrawn'))
              play.emit({ type: 'wentWith', unit: id, host: host.id, fate: host.fate });
          }
        },
      },
    ],
  },
};

/** They get out where the vehicle is, and count as having moved as it has. */
export const unload: Handler<Classic, 'unload'> = (play, { unit: id, troops }) => {
  const host = placed(unitAt(play.state, id));
  const { mode, hexes } = host.moved ?? movedBy('stand', 0);
  const levels = isAirborne(host) ? elevationOf(host) : 0;
  play.emit({ type: 'unloaded', unit: troops, at: host.at, facing: host.facing, moved: movedBy(mode, hexes) });
  if (levels > 0) play.run('descending', { unit: troops, levels });
};

/** The hit that strikes the hold strikes one of those in it point by point (TWR-65). */
function jolt(play: Play, { unit: id, points, side = 'front', source }: Wound): void {
  const riders = ridersOf(play.state, id);
  if (riders.length > 0) strikePlace(play, nth(riders, pickOf(play, riders.length)).id, 'body', side, points, source);
}

export const carryingRules: readonly ClassicRule[] = [carry];
