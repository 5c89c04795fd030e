import { type Seat, seenBy, type View } from '@sortie/kernel';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import { unitOf } from './scenarios/setup.ts';
import type { Blip, Classic, Mech, State } from './shape.ts';

/**
 * What each side brought is known, and what is lost; where a unit stands and what has happened to it is not, as long as nobody sees it. Blips
 * carry no number of a unit, so that nobody can tell which one it is. Whoever is seen does not learn of it.
 */
const concealed = ({ id, seat, design, pilot, fate }: Mech): Mech => ({
  ...unitOf({ design, gunnery: pilot.gunnery, piloting: pilot.piloting }, id, seat),
  fate,
});

const hasSecrets = ({ veil, scan, sensor, sown, monitors }: Mech): boolean =>
  veil !== undefined || scan !== undefined || sensor !== undefined || sown !== undefined || monitors !== undefined;

/** A unit as a seat knows it. */
function seenAs(unit: Mech, seat: Seat): Mech {
  if (!hasSecrets(unit)) return unit;
  const { veil, ...plain } = unit;
  if (unit.seat === seat) return plain;
  if (veil !== undefined) return concealed(unit);
  const { scan: _scan, sensor: _sensor, sown: _sown, monitors: _monitors, ...open } = plain;
  return open;
}

const isVeiled = (unit: Mech | undefined, seat: Seat): boolean => unit?.veil !== undefined && unit.seat !== seat;

/** Contacts of the sensors of a seat, in the order of the map and not of the units. */
const blipsFor = ({ units }: State, seat: Seat): readonly Blip[] =>
  units
    .flatMap(({ seat: owner, at, veil }) => (owner !== seat && at && veil && veil !== 'hidden' ? [{ at, levels: veil.levels }] : []))
    .sort((a, b) => a.at.r - b.at.r || a.at.q - b.at.q);

/** What nobody knows of, not even whose map it is. */
const withoutPits = ({ pits: _pits, ...rest }: State): State => rest;

/** Everything lies open on the table, unless sides know only what they see and sense. */
export function view(state: State, seat: Seat): View<Classic> {
  if (!state.blind) return seenBy<Classic>(state.pits ? withoutPits(state) : state);
  const { remotes, ...rest } = state.pits ? withoutPits(state) : state;
  const own = remotes?.filter(remote => remote.seat === seat) ?? [];
  return seenBy<Classic>({
    ...rest,
    units: state.units.map(unit => seenAs(unit, seat)),
    blips: blipsFor(state, seat),
    lastHarm: -1,
    ...(own.length > 0 ? { remotes: own } : {}),
  });
}

const sameBlips = (some: readonly Blip[], others: readonly Blip[]): boolean =>
  some.length === others.length &&
  some.every(({ at, levels }, i) => at.q === others[i]!.at.q && at.r === others[i]!.at.r && levels === others[i]!.levels);

/** What is heard of something that happens to a unit that is not seen: that it is gone, or that a contact has moved. */
function rumour(state: State, event: Event & { readonly unit: number }, seat: Seat): Event | undefined {
  const after = evolve(state, event);
  const [before, now] = [state.units[event.unit]!, after.units[event.unit]!];
  const blips = blipsFor(after, seat);
  if (before.fate !== now.fate) return { type: 'sighted', unit: event.unit, as: concealed(now), blips };
  const open = openChanges(state, after, seat);
  if (open) return { type: 'blipped', blips, open };
  return sameBlips(blipsFor(state, seat), blips) ? undefined : { type: 'blipped', blips };
}

/** What has changed about the map, the sky and units that are seen: that is no secret, whoever did it. */
function openChanges(before: State, after: State, seat: Seat): Partial<State> | undefined {
  const changed = Object.entries(after).filter(([key, value]) => !SECRET.has(key) && value !== before[key as keyof State]);
  const touched = after.units.some((unit, i) => unit !== before.units[i] && !isVeiled(unit, seat));
  if (changed.length === 0 && !touched) return undefined;
  const units = touched ? { units: after.units.map(unit => seenAs(unit, seat)) } : {};
  return { ...Object.fromEntries(changed), ...units };
}

const SECRET: ReadonlySet<string> = new Set(['units', 'blips', 'lastHarm', 'remotes', 'pits']);

function heardSighting(state: State, event: Extract<Event, { readonly type: 'sighted' }>, seat: Seat): Event | undefined {
  const { unit, as } = event;
  if (as.seat === seat) return undefined;
  const blips = blipsFor(evolve(state, event), seat);
  if (as.veil !== undefined && isVeiled(state.units[unit], seat))
    return sameBlips(blipsFor(state, seat), blips) ? undefined : { type: 'blipped', blips };
  return { ...event, as: seenAs(as, seat), blips };
}

/** Nobody else hears of these. */
const OWN_BUSINESS: ReadonlySet<Event['type']> = new Set(['scanned', 'scanJammed', 'remoteSown', 'monitored']);

/** The same event as a seat hears of it. */
export function redact(state: State, event: Event, seat: Seat): Event | undefined {
  if (event.type === 'blindfolded') return { ...event, masked: true };
  if (!state.blind) return event;
  if (event.type === 'sighted') return heardSighting(state, event, seat);
  if (!('unit' in event)) return event;
  if (isVeiled(state.units[event.unit], seat)) return rumour(state, event, seat);
  if (state.units[event.unit]?.seat === seat) return event;
  if (OWN_BUSINESS.has(event.type)) return undefined;
  if (event.type !== 'declared' || event.sensor === undefined) return event;
  const { sensor: _sensor, ...open } = event;
  return open;
}

/** What somebody has learned of the other side cannot be taken back. */
export const reveals = ({ type }: Event): boolean => type === 'sighted' || type === 'scanned' || type === 'pitFound';
