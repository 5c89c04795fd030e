import { nth, type Seat } from '@sortie/kernel';
import { AWAY, exitsAt, neighboursOf, ringOf, type Sector } from './map/sectors.ts';
import { hourOf, isOuter, type Zone, zonesBeside } from './map/zones.ts';
import { entryZones, needsMap } from './movement/entering.ts';
import { stepsOf } from './movement/thrust.ts';
import { options } from './options.ts';
import type { Book, Seen } from './rule.ts';
import { waitsToMove } from './sequence/order.ts';
import { areaOptions } from './setup/places.ts';
import { CAPITAL, type Command, type State, type Unit } from './shape.ts';
import { isPinned } from './state.ts';

type Pick = (n: number) => number;

/** One command at random. Leaving, holding and jumping are rare, so that random games are worth playing. */
export function sample(view: Seen, seat: Seat, book: Book, pick: Pick): Command | undefined {
  if (view.active !== seat) return undefined;
  if (view.phase === 'movement') return anyMove(view, seat, book, pick);
  if (view.phase === 'deployment') return anyPlace(view, seat, pick);
  if (view.phase === 'orders' && pick(4) > 0) return { type: 'done' };
  const all = [...options(view, seat, book)];
  if (view.phase !== 'combat' || view.clash || all.length < 2 || pick(4) === 0) return all[pick(all.length)];
  const active = all.filter(({ type }) => type !== 'hold');
  return active[pick(active.length)];
}

/** A craft that waits, and one of its moves; now and then something else that is offered first. */
function anyMove(view: Seen, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const others = [...book.offered('moves', { view, seat, book })];
  if (others.length > 0 && pick(3) === 0) {
    const other = nth(others, pick(others.length));
    if (book.allows(view, other, seat)) return other;
  }
  const waiting = view.units.filter(unit => unit.seat === seat && waitsToMove(view, unit, book));
  const unit = waiting[pick(waiting.length)];
  if (!unit) return undefined;
  const steps = isPinned(view, unit.id, book) ? 0 : pick(1 + stepsOf(book, unit));
  const chosen = view.map === CAPITAL ? anyCourse(view, unit, steps, pick) : anyManeuver(view, unit, steps, pick);
  return book.allows(view, chosen, seat) ? chosen : { ...STAY[view.map === CAPITAL ? 'move' : 'maneuver'], unit: unit.id };
}

const STAY = { move: { type: 'move', path: [] }, maneuver: { type: 'maneuver', path: [] } } as const;
const AWAY_ONE_IN = 16;

/** Through sectors that touch, now and then off the map. */
function anyCourse(view: State, unit: Unit, steps: number, pick: Pick): Command {
  const path: Sector[] = [];
  for (let at = unit.sector; path.length < steps && at !== AWAY; ) {
    const next = neighboursOf(at);
    at = ringOf(at) === 'peripheral' && pick(AWAY_ONE_IN) === 0 ? AWAY : nth(next, pick(next.length));
    path.push(at);
  }
  const to = path.at(-1);
  const zone = to === undefined ? {} : entering(view, unit, path.at(-2) ?? unit.sector, to, pick);
  return { type: 'move', unit: unit.id, path, ...zone };
}

function anyManeuver(view: State, unit: Unit, steps: number, pick: Pick): Command {
  if (steps > 0 && isOuter(unit.zone) && pick(4) === 0) {
    const exits = exitsAt(unit.sector, hourOf(unit.zone));
    const exit = nth(exits, pick(exits.length));
    return { type: 'maneuver', unit: unit.id, path: [], exit, ...entering(view, unit, unit.sector, exit, pick) };
  }
  const path: Zone[] = [];
  for (let at = unit.zone; path.length < steps; path.push(at)) {
    const next = zonesBeside(at);
    at = nth(next, pick(next.length));
  }
  return { type: 'maneuver', unit: unit.id, path };
}

function entering(view: State, unit: Unit, from: Sector, to: Sector, pick: Pick): { readonly zone?: Zone } {
  if (to === AWAY || to === unit.sector || !needsMap(view, to, unit.seat)) return {};
  const zones = entryZones(to, from);
  return { zone: nth(zones, pick(zones.length)) };
}

function anyPlace(view: State, seat: Seat, pick: Pick): Command {
  const waiting = view.units.filter(unit => unit.seat === seat && unit.fate === 'waiting');
  const places = areaOptions(view, seat);
  return { type: 'deploy', unit: nth(waiting, pick(waiting.length)).id, ...nth(places, pick(places.length)) };
}
