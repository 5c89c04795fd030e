import { type Candidate, nth, type Telling, tell } from '@sortie/kernel';
import { isFighter } from '../card/craft.ts';
import { AWAY, RINGS, ringOf, stepsBetween } from '../map/sectors.ts';
import { depthOf, NOWHERE, zonesApart } from '../map/zones.ts';
import { moveOptions } from '../movement/options.ts';
import { stepsOf } from '../movement/thrust.ts';
import type { Book } from '../rule.ts';
import { waitsToMove } from '../sequence/order.ts';
import { CAPITAL, type Command, type Radar, type State, type Unit } from '../shape.ts';
import { callSign, isFighting } from '../state.ts';
import { power } from './worth.ts';

const FUEL = [0, 0, 1, 3, 5] as const;
const depth = (sector: number): number => RINGS.indexOf(ringOf(sector));

/** Is this one to get away rather than to fight? */
const isFlight = (view: State, unit: Unit): boolean => view.goal === 'convoy' && unit.seat === 0 && power(unit) <= unit.card.armor / 4;

/** Moves of the first craft that waits: towards the enemy in company, or away with the goods. */
export function* moveGuesses(view: State, unit: Unit, book: Book): Generator<Candidate<Radar>> {
  for (const command of moveOptions(view, unit, book))
    yield { command, worth: worthOf(view, unit, command, book), why: reasonFor(view, unit, placeAfter(unit, command)) };
}

/** Beyond the Outer Ring. */
const OFF = 4;

interface Place {
  readonly sector: number;
  readonly zone: number;
}

function placeAfter(unit: Unit, command: Command): Place | undefined {
  if (command.type === 'move') {
    const to = command.path.at(-1);
    return to === undefined ? unit : { sector: to, zone: command.zone ?? NOWHERE };
  }
  if (command.type !== 'maneuver') return undefined;
  if (command.exit !== undefined) return { sector: command.exit, zone: command.zone ?? NOWHERE };
  return { sector: unit.sector, zone: command.path.at(-1) ?? unit.zone };
}

/** A map and a cell of it, as x and y: a sector of the Capital Map, or a zone of the map of a sector. */
const cellOf = ({ sector, zone }: Place): { readonly x: number; readonly y: number } =>
  zone === NOWHERE ? { x: CAPITAL, y: sector } : { x: sector, y: zone };

/** Where a command leads to, or whom it is aimed at. Nothing for what stays where it is or leaves the maps. */
export function pathOf(view: State, command: Command): readonly { readonly x: number; readonly y: number }[] {
  if (command.type === 'engage') return [cellOf(nth(view.units, command.target))];
  if (command.type !== 'move' && command.type !== 'maneuver') return [];
  const unit = nth(view.units, command.unit);
  const place = placeAfter(unit, command);
  return !place || place === unit || place.sector === AWAY || (place.sector === unit.sector && place.zone === unit.zone)
    ? []
    : [cellOf(place)];
}

/** Turns that it takes to meet, roughly: sectors, and zones within a sector. */
export function apart(place: Place, foe: Unit): number {
  if (place.sector !== foe.sector) return 4 * stepsBetween(place.sector, foe.sector);
  if (place.zone === NOWHERE || foe.zone === NOWHERE) return 2;
  return zonesApart(place.zone, foe.zone);
}

function worthOf(view: State, unit: Unit, command: Command, book: Book): number {
  const place = placeAfter(unit, command);
  if (!place) return 0;
  const flees = isFlight(view, unit);
  if (place.sector === AWAY) return flees ? 100 : -100;
  const foes = view.units.filter(one => isFighting(one) && one.seat !== unit.seat);
  const nearest = foes.length > 0 ? Math.min(...foes.map(foe => apart(place, foe))) : 0;
  const thirst = isFighter(unit) && unit.fuel - (FUEL[depth(place.sector)] ?? 0) <= 0 ? 30 : 0;
  // Outward, first on the map of the sector and then from sector to sector.
  if (flees) return 5 * depth(place.sector) + 2 * (place.zone === NOWHERE ? OFF : depthOf(place.zone)) + Math.min(nearest, 6) / 2 - thirst;
  return -nearest * 2 - thirst + company(view, unit, place, foes, book);
}

/** Better among friends where enemies are, and not alone among many. Friends who can still come count almost as if they were there. */
function company(view: State, unit: Unit, place: Place, foes: readonly Unit[], book: Book): number {
  const here = (one: Unit): boolean => one.sector === place.sector && one.zone === place.zone && one.zone !== NOWHERE;
  const comes = (one: Unit): boolean =>
    one.sector === place.sector &&
    place.zone !== NOWHERE &&
    one.zone !== NOWHERE &&
    waitsToMove(view, one, book) &&
    zonesApart(one.zone, place.zone) <= stepsOf(book, one);
  const beside = foes.filter(here);
  const theirs = beside.reduce((sum, foe) => sum + power(foe), 0);
  let ours = power(unit);
  for (const one of view.units)
    if (isFighting(one) && one.seat === unit.seat && one.id !== unit.id)
      ours += here(one) ? power(one) : comes(one) ? COMING * power(one) : 0;
  if (beside.length === 0) return ours > power(unit) ? 0.5 : 0;
  return MEETING + Math.min(3, ours / Math.max(1, theirs)) - (ours * 3 < theirs ? 4 : 0);
}
const COMING = 0.8;
/** Nothing is decided where nobody meets. */
const MEETING = 3;

/** What a move is for: whom it meets, or whom it comes nearer to. */
function reasonFor(view: State, unit: Unit, place: Place | undefined): Telling {
  if (!place) return tell('moves on');
  if (place.sector === AWAY) return tell('leaves the map');
  const foes = view.units.filter(one => isFighting(one) && one.seat !== unit.seat);
  const met = foes.filter(foe => apart(place, foe) === 0);
  const [first] = met;
  if (first) return tell('meets the {target}', { target: callSign(view, first.id) });
  const nearest = foes.reduce<Unit | undefined>((best, foe) => (!best || apart(place, foe) < apart(place, best) ? foe : best), undefined);
  if (!nearest) return tell('moves on');
  return tell('stays {steps} zones from the {target}', { steps: apart(place, nearest), target: callSign(view, nearest.id) });
}
