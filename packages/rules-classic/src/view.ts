import type { Ruleset, Seat } from '@sortie/kernel';
import type { Event } from './event.ts';
import { unitOf } from './scenarios/setup.ts';
import type { Blip, Classic, State, Unit } from './shape.ts';
import { unitAt } from './state.ts';

/** The whole game, chapters included: what a fact changes, and what of it a seat may know. */
type Whole = Pick<Ruleset<Classic>, 'evolve' | 'view'>;

/**
 * What each side brought is known, and what is lost; where a unit stands and what has happened to it is not, as long as nobody sees it. Blips
 * carry no number of a unit, so that nobody can tell which one it is. Whoever is seen does not learn of it.
 */
const concealed = ({ id, seat, design, pilot, fate }: Unit): Unit => ({
  ...unitOf({ design, gunnery: pilot.gunnery, piloting: pilot.piloting }, id, seat),
  fate,
});

/** A unit as a seat knows it. */
function seenAs(unit: Unit, seat: Seat): Unit {
  if (unit.veil === undefined) return unit;
  const { veil: _veil, ...plain } = unit;
  return unit.seat === seat ? plain : concealed(unit);
}

const isVeiled = (unit: Unit | undefined, seat: Seat): boolean => unit?.veil !== undefined && unit.seat !== seat;

/** Contacts of the sensors of a seat, in the order of the map and not of the units. */
const blipsFor = ({ units }: State, seat: Seat): readonly Blip[] =>
  units
    .flatMap(({ seat: owner, at, veil }) => (owner !== seat && at && veil && veil !== 'hidden' ? [{ at, levels: veil.levels }] : []))
    .sort((a, b) => a.at.r - b.at.r || a.at.q - b.at.q);

/** Everything lies open on the table, unless sides know only what they see and sense. */
export const view = (state: State, seat: Seat): State =>
  state.blind ? { ...state, units: state.units.map(unit => seenAs(unit, seat)), blips: blipsFor(state, seat), lastHarm: -1 } : state;

const sameBlips = (some: readonly Blip[] = [], others: readonly Blip[] = []): boolean =>
  some.length === others.length &&
  some.every(({ at, levels }, i) => at.q === others[i]?.at.q && at.r === others[i]?.at.r && levels === others[i]?.levels);

/** What is heard of something that happens to a unit that is not seen: that it is gone, or that a contact has moved. */
function rumour(state: State, event: Event & { readonly unit: number }, seat: Seat, whole: Whole): Event | undefined {
  const after = whole.evolve(state, event);
  const [before, now] = [whole.view(state, seat), whole.view(after, seat)];
  const { blips = [] } = now;
  if (unitAt(state, event.unit).fate !== unitAt(after, event.unit).fate)
    return { type: 'sighted', unit: event.unit, as: unitAt(now, event.unit), blips };
  const changed = (Object.keys(state) as (keyof State)[]).filter(key => after[key] !== state[key] && !sameList(now[key], before[key]));
  const fresh = (Object.keys(after) as (keyof State)[]).filter(key => state[key] === undefined && now[key] !== undefined);
  const open = openChanges([...changed, ...fresh], state, after, now, seat);
  // A slice that is used up leaves the state; over a wire `undefined` would leave the news.
  const gone = changed.filter(key => now[key] === undefined && before[key] !== undefined);
  if (gone.length > 0) return { type: 'blipped', blips, open: open ?? {}, gone };
  if (open) return { type: 'blipped', blips, open };
  return sameBlips(before.blips, blips) ? undefined : { type: 'blipped', blips };
}

/** Lists that were made anew from the same things. */
const sameList = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item, i) => item === other[i]));

/** Told apart from the rest: who is known how, and what is told with it. */
const APART: ReadonlySet<keyof State> = new Set<keyof State>(['units', 'blips', 'lastHarm']);

/** What has changed about the map, the sky and units that are seen: that is no secret, whoever did it. */
function openChanges(changed: readonly (keyof State)[], before: State, after: State, now: State, seat: Seat): Partial<State> | undefined {
  const keys = changed.filter(key => !APART.has(key) && now[key] !== undefined);
  const touched = after.units.some((unit, i) => unit !== before.units[i] && !isVeiled(unit, seat));
  if (keys.length === 0 && !touched) return undefined;
  return { ...Object.fromEntries(keys.map(key => [key, now[key]])), ...(touched ? { units: now.units } : {}) };
}

function heardSighting(state: State, event: Extract<Event, { readonly type: 'sighted' }>, seat: Seat, whole: Whole): Event | undefined {
  const { unit, as } = event;
  if (as.seat === seat) return undefined;
  const now = whole.view(whole.evolve(state, event), seat);
  const { blips = [] } = now;
  if (as.veil !== undefined && isVeiled(state.units[unit], seat))
    return sameBlips(blipsFor(state, seat), blips) ? undefined : { type: 'blipped', blips };
  return { ...event, as: unitAt(now, unit), blips };
}

/** The same event as a seat hears of it. */
export function redact(state: State, event: Event, seat: Seat, whole: Whole): Event | undefined {
  if (event.type === 'blindfolded') return { ...event, masked: true };
  if (!state.blind) return event;
  if (event.type === 'sighted') return heardSighting(state, event, seat, whole);
  if (!('unit' in event)) return event;
  if (isVeiled(state.units[event.unit], seat)) return rumour(state, event, seat, whole);
  if (state.units[event.unit]?.seat === seat) return event;
  if (event.type !== 'declared' || event.sensor === undefined) return event;
  const { sensor: _sensor, ...open } = event;
  return open;
}

/** What somebody has learned of the other side cannot be taken back. */
export const reveals = ({ type }: Event): boolean => type === 'sighted';
