import type { Seat } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { unitAt } from '../model/lookup.ts';
import type { Pending, State, Unit } from '../model/state.ts';
import { shelters } from '../morale/plans.ts';
import { isStandable } from '../movement/costs.ts';
import type { Book } from '../rule.ts';
import { sees } from '../sight/sees.ts';
import type { Terrain } from '../terrain/chart.ts';
import { damageOf, enemyOf, flies, inOrder, is, isDown, isDrone, isPlaced, isSoldier, onMap, unitsOf } from '../units/unit.ts';

/** What the one who is asked may pick, worked out on what that seat can see. */
export function choicesFor(state: State, book: Book, pending: Pending): readonly (number | null)[] {
  if (pending.kind === 'column') return Array.from({ length: 34 }, (_, i) => i + 1);
  if (pending.kind === 'cover') return shelters(state, unitAt(state, pending.unit));
  return pending.kind === 'event' ? eventChoices(state, book, pending.event, pending.seat) : [];
}

const ids = (units: readonly Unit[]): readonly number[] => units.map(({ id }) => id);
const own = (state: State, seat: Seat): readonly Unit[] => unitsOf(state, seat).filter(onMap);

/** Picks of an event; an event without any passes. */
export const eventChoices = (state: State, book: Book, event: number, seat: Seat): readonly (number | null)[] => [
  ...ownChoices(state, book, event, seat),
  ...book.offered('picks', { state, book, event, seat }),
];

function ownChoices(state: State, book: Book, event: number, seat: Seat): readonly (number | null)[] {
  switch (event) {
    case 1:
    case 17:
      return ids(own(state, seat).filter(unit => unit.morale !== 'good' && !isDrone(unit)));
    case 2:
      return ids(own(state, seat).filter(unit => !unit.aloft && isMendable(unit)));
    case 3:
      return ids(
        own(state, enemyOf(seat)).filter(enemy => !is(enemy, 'ecm') && own(state, seat).some(unit => sees(state, book, unit, enemy))),
      );
    case 5:
    case 11:
      return ids(own(state, seat).filter(unit => unit.kind === 'armored' && !isDown(unit)));
    case 9:
      return ids(own(state, seat).filter(unit => isSoldier(unit) && canDigIn(state, unit)));
    case 12:
      return intercepted(state, seat);
    case 15:
      return [...ids(own(state, seat).filter(unit => unit.aloft && isSoldier(unit) && canLandSoftly(state, unit))), null];
    case 16:
    case 18:
      return ids(own(state, seat).filter(unit => isSoldier(unit) && !isDown(unit)));
    case 20:
      return ids(own(state, seat).filter(isMendable));
    case 21:
      return nearest(state, 'woods');
    case 22:
      return nearest(state, 'building');
    default:
      return [];
  }
}

const isMendable = (unit: Unit): boolean => unit.kind === 'armored' && damageOf(unit) > 0 && !isDown(unit);

const canDigIn = (state: State, unit: Unit): boolean => isPlaced(unit) && !unit.aloft && groundOf(state.map).work(unit.at) === undefined;

const canLandSoftly = (state: State, unit: Unit): boolean => isPlaced(unit) && isStandable(state.map, groundOf(state.map), unit.at);

/** Up to three soldiers' cards, or the types of two drones (event 12). The first look decides which. */
function intercepted(state: State, seat: Seat): readonly (number | null)[] {
  const picks = state.happening?.picks ?? 0;
  const secret = unitsOf(state, enemyOf(seat)).filter(unit => unit.known === 0 && (onMap(unit) || unit.place === 'reserve'));
  const drones = (state.happening?.column ?? 0) === 1;
  const open = secret.filter(unit => picks === 0 || flies(unit) === drones).filter(() => picks < (drones ? 2 : 3));
  return open.length === 0 ? [] : [...ids(open), null];
}

/** Points of a terrain nearest to the random point. */
function nearest(state: State, terrain: Terrain): readonly number[] {
  const ground = groundOf(state.map);
  const { happening } = state;
  const at =
    happening && happening.row !== null && happening.column !== null
      ? ground.onPanel(happening.panel ?? 0, happening.row, happening.column)
      : undefined;
  if (at === undefined) return [];
  const spots = ground.spots.filter(spot => ground.terrain(spot) === terrain);
  const least = Math.min(...spots.map(spot => ground.range(at, spot)));
  return spots.filter(spot => ground.range(at, spot) === least);
}

export const goodOrderSoldiers = (state: State, seat: Seat): readonly Unit[] =>
  own(state, seat).filter(unit => isSoldier(unit) && inOrder(unit));
