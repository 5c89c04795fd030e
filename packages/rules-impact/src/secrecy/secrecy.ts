import { type Seat, SPECTATOR, seenBy, type View } from '@sortie/kernel';
import type { Event } from '../model/event.ts';
import type { Impact } from '../model/shape.ts';
import type { SideState, State, Stock, Unit } from '../model/state.ts';

const NO_STOCK: Stock = { bunker: 0, improved: 0, 'command-post': 0, explosive: 0, nuclear: 0, dummy: 0 };

/** May this seat look at the tracking card? */
export const seesCard = ({ seat: owner, known }: Unit, seat: Seat): boolean =>
  seat === owner || known === 2 || (known === 1 && seat !== SPECTATOR);

const views = new WeakMap<State, Map<Seat, View<Impact>>>();

/** The state as one seat knows it. States never change, so neither does what is seen of them. */
export function view(state: State, seat: Seat): View<Impact> {
  const known = views.get(state) ?? new Map<Seat, View<Impact>>();
  views.set(state, known);
  const seen = known.get(seat) ?? look(state, seat);
  known.set(seat, seen);
  return seen;
}

function look(state: State, seat: Seat): View<Impact> {
  const units = state.units.map(unit => (unit.seat === seat ? unit : veil(state, unit, seat)));
  const mines = state.mines.map(mine => (mine.seat === seat || mine.kind === null ? mine : { ...mine, kind: null }));
  const sides = state.sides.map((side, owner) => (owner === seat ? side : { ...side, stock: NO_STOCK }));
  return seenBy<Impact>({ ...state, units, mines, sides: [sides[0], sides[1]] as [SideState, SideState] });
}

const veils = new WeakMap<Unit, Map<number, Unit>>();

function veil(state: State, unit: Unit, seat: Seat): Unit {
  const noCard = unit.card !== null && !seesCard(unit, seat);
  const split = unit.squad !== null && state.sides[unit.seat]!.squads === 2;
  if (!noCard && !split && !unit.hidden && unit.note === '') return unit;
  const known = veils.get(unit) ?? new Map<number, Unit>();
  veils.set(unit, known);
  const key = (noCard ? 1 : 0) + (split ? 2 : 0);
  const veiled = known.get(key) ?? cover(unit, noCard, split);
  known.set(key, veiled);
  return veiled;
}

const cover = (unit: Unit, noCard: boolean, split: boolean): Unit => ({
  ...unit,
  note: '',
  ...(noCard && { card: null }),
  ...(split && { squad: null }),
  ...(unit.hidden && { at: null, level: 0, aloft: false, heading: 0 as const }),
});

/** The same fact as a seat learns of it; `undefined` is silence. */
export function redact(state: State, event: Event, seat: Seat): Event | undefined {
  switch (event.type) {
    case 'dealt':
    case 'assigned':
      return event.seat === seat ? event : undefined;
    case 'noted':
      return owns(state, event.unit, seat) ? event : undefined;
    case 'deployed':
      return !event.hidden || owns(state, event.unit, seat) ? event : { ...event, at: null, level: 0, aloft: false, heading: 0 };
    case 'mineLaid':
      return event.seat === seat ? event : { ...event, kind: null };
    case 'queried':
      return event.seat === seat || owns(state, event.unit, seat) ? event : { ...event, card: null };
    case 'succeeded':
      return event.unit === null || seesCard(state.units[event.unit]!, seat) ? event : { ...event, unit: null };
    case 'turned':
      return !state.units[event.unit]!.hidden || owns(state, event.unit, seat) ? event : { ...event, heading: 0 };
    default:
      return event;
  }
}

const owns = (state: State, unit: number, seat: Seat): boolean => state.units[unit]!.seat === seat;

const REVEALING: ReadonlySet<Event['type']> = new Set(['shown', 'queried', 'unveiled', 'mineRevealed']);

/** Does this fact tell somebody what was secret? */
export const reveals = (event: Event): boolean => REVEALING.has(event.type);
