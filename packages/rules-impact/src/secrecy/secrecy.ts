import { type Ruleset, type Seat, SPECTATOR } from '@sortie/kernel';
import type { Event } from '../model/event.ts';
import { sideAt, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { SideState, State, Stock, Unit } from '../model/state.ts';

/** What the enemy sees of what is still to be laid. */
const emptied = (stock: Stock): Stock => Object.fromEntries(Object.keys(stock).map(kind => [kind, 0])) as unknown as Stock;

/** May this seat look at the tracking card? */
export const seesCard = ({ seat: owner, known }: Unit, seat: Seat): boolean =>
  seat === owner || known === 2 || (known === 1 && seat !== SPECTATOR);

const views = new WeakMap<State, Map<Seat, State>>();

/** The state as one seat knows it. States never change, so neither does what is seen of them. */
export function view(state: State, seat: Seat): State {
  const known = views.get(state) ?? new Map<Seat, State>();
  views.set(state, known);
  const seen = known.get(seat) ?? look(state, seat);
  known.set(seat, seen);
  return seen;
}

function look(state: State, seat: Seat): State {
  const units = state.units.map(unit => (unit.seat === seat ? unit : veil(state, unit, seat)));
  const sides = state.sides.map((side, owner) => (owner === seat ? side : { ...side, stock: emptied(side.stock) }));
  return { ...state, units, sides: [sides[0], sides[1]] as [SideState, SideState] };
}

const veils = new WeakMap<Unit, Map<number, Unit>>();

function veil(state: State, unit: Unit, seat: Seat): Unit {
  const noCard = unit.card !== null && !seesCard(unit, seat);
  const split = unit.squad !== null && sideAt(state, unit.seat).squads === 2;
  if (!noCard && !split && unit.note === '') return unit;
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
});

/** The same fact as a seat learns of it; `undefined` is silence. */
export function redact(state: State, event: Event, seat: Seat, whole: Pick<Ruleset<Impact>, 'evolve' | 'view'>): Event | undefined {
  switch (event.type) {
    case 'dealt':
    case 'assigned':
      return event.seat === seat ? event : undefined;
    case 'noted':
      return owns(state, event.unit, seat) ? event : undefined;
    case 'deployed':
      // Whoever cannot see the unit afterwards does not hear where it was put.
      return owns(state, event.unit, seat) || unitAt(whole.view(whole.evolve(state, event), seat), event.unit).at !== null
        ? event
        : { ...event, at: null, level: 0, aloft: false, heading: 0 };
    case 'queried':
      return event.seat === seat || owns(state, event.unit, seat) ? event : { ...event, card: null };
    case 'succeeded':
      return event.unit === null || seesCard(unitAt(state, event.unit), seat) ? event : { ...event, unit: null };
    default:
      return event;
  }
}

const owns = (state: State, unit: number, seat: Seat): boolean => unitAt(state, unit).seat === seat;

const REVEALING: ReadonlySet<Event['type']> = new Set(['shown', 'queried']);

/** Does this fact tell somebody what was secret? */
export const reveals = (event: Event): boolean => REVEALING.has(event.type);
