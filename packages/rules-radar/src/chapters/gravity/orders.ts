import { type Handler, nth, tell } from '@sortie/kernel';
import { isWarShip } from '../../card/craft.ts';
import { isOuter, MIDDLE_OF_MAP, ZONES } from '../../map/zones.ts';
import { thrustOf } from '../../movement/thrust.ts';
import type { Asked } from '../../questions.ts';
import type { Book, RadarRule } from '../../rule.ts';
import { isCapitalTurn, isOverGround } from '../../sequence/order.ts';
import { afterOrder, notAsked } from '../../sequence/orders.ts';
import type { Radar, State, Unit } from '../../shape.ts';
import { fighting, isFighting } from '../../state.ts';
import type { GravityCommands } from './shape.ts';

/** Thrust that holds a craft over a world. */
const NEEDED = 2;
/** Will it leave the Capital Map when the turn ends? */
export const sags = (state: State, unit: Unit, book: Book): boolean =>
  isCapitalTurn(state) &&
  isFighting(unit) &&
  isOverGround(state, unit.sector) &&
  !unit.sunk &&
  (thrustOf(book, unit) < NEEDED || unit.shutdown);

/** A WarShip that strikes the ground when the turn ends. */
const plunges = (unit: Unit): boolean => isFighting(unit) && isWarShip(unit) && unit.sunk && unit.zone === MIDDLE_OF_MAP;

function* drifts({ view, seat, book }: Asked): Generator<GravityCommands['drift']> {
  for (const unit of fighting(view))
    if (unit.seat === seat && sags(view, unit, book))
      for (const zone of ZONES) if (isOuter(zone) && zone !== (unit.drift ?? unit.zone)) yield { type: 'drift', unit: unit.id, zone };
}

function* impacts({ view, seat }: Asked): Generator<GravityCommands['impact']> {
  for (const unit of fighting(view))
    if (unit.seat === seat && plunges(unit))
      for (const { x, y } of view.sites)
        if (unit.impact?.x !== x || unit.impact.y !== y) yield { type: 'impact', unit: unit.id, at: { x, y } };
}

/** Its captain says where in the Outer Ring it comes down. */
export const drifting = {
  permits: { command: ['drift'] },
  forbids: {
    drift: (view, { unit: id, zone }, seat, book) => {
      const late = notAsked(view, seat);
      if (late) return late;
      const unit = view.units[id];
      if (unit?.seat !== seat || !sags(view, unit, book)) return tell('that craft holds its place');
      return isOuter(zone) ? undefined : tell('it comes down in the Outer Ring');
    },
  },
  offers: { orders: drifts },
  follows: { drifts: afterOrder },
} satisfies Partial<RadarRule>;

/** Its captain says where it is to strike the ground. */
export const aiming = {
  permits: { command: ['impact'] },
  forbids: {
    impact: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      return notAsked(view, seat) ?? (unit?.seat === seat && plunges(unit) ? undefined : tell('that craft does not come down now'));
    },
  },
  offers: { orders: impacts },
  follows: { aimsDown: afterOrder },
} satisfies Partial<RadarRule>;

export const drift: Handler<Radar, 'drift'> = (play, { unit, zone }) => play.emit({ type: 'drifts', unit, zone });
export const impact: Handler<Radar, 'impact'> = (play, { unit, at }) => play.emit({ type: 'aimsDown', unit, at });

/** A craft that is meant to strike a place of the enemy. */
export const impactWorth = ({ units, sites }: State, { unit, at }: GravityCommands['impact']): number => {
  const site = sites.find(({ x, y }) => x === at.x && y === at.y);
  return site && site.seat !== nth(units, unit).seat && site.points > 0 ? site.points : -1;
};
