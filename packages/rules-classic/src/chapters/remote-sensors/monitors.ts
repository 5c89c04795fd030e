import { boardOf } from '@sortie/board';
import { distance } from '@sortie/geometry';
import { TRAINING } from '@sortie/roster';
import { hasConsole } from '../../electronics/console.ts';
import { isJammedBetween } from '../../electronics/fields.ts';
import { paperOf } from '../../physical/hands.ts';
import type { Play } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';
import { rides } from '../../sheet/sheet.ts';
import { isSubmerged } from '../../sight/water.ts';
import { canAct, fighting, isAloft, isFighting, isWhole, type OnMap, sheetFor, unitAt } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';
import type { Remote } from './shape.ts';

/**
 * Sensors that a system can read. Of the table only the row of the Bloodhound is at hand (TOE-remote-sensor-bloodhound); the other numbers are
 * chosen about it (TOE-reading-78).
 */
const CAPACITY = { bloodhound: 4, probe: 3, lightProbe: 2, master: 3, peer: 2, console: 3, tonOfComms: 1 } as const;

function byGear({ kind, item, size }: { readonly kind: string; readonly item: string; readonly size?: number }): number {
  if (/Bloodhound/.test(item)) return CAPACITY.bloodhound;
  if (/LightActiveProbe|Watchdog/.test(item)) return CAPACITY.lightProbe;
  if (/ActiveProbe|Nova|ElectronicWarfare/.test(item)) return CAPACITY.probe;
  if (kind === 'c3i') return CAPACITY.peer;
  return kind === 'comms' ? CAPACITY.tonOfComms * (size ?? 1) : 0;
}

/** Troopers of a squad that was trained to read sensors, and how many it reads. */
const SQUAD = 7;
const PER_SQUAD = 2;

function bySpecialists(unit: Unit): number {
  const { platoon } = paperOf(unit.design);
  const trained = ((platoon?.specialization ?? 0) & TRAINING.sensors) !== 0;
  return trained ? PER_SQUAD * Math.floor((unit.structure['TR'] ?? 0) / SQUAD) : 0;
}

/** How many sensors a unit can read: what all its systems can, added up; of troops those who were trained for it. */
export function capacityOf(unit: Unit): number {
  if (unit.shutDown) return 0;
  if (sheetFor(unit).kind === 'infantry') return bySpecialists(unit);
  const { gear, weapons } = sheetFor(unit);
  const pieces = gear.reduce((sum, piece, i) => (isWhole(unit, 'gear', i) ? sum + byGear(piece) : sum), 0);
  const masters = weapons.filter(({ item }, i) => /C3Master/.test(item) && isWhole(unit, 'weapon', i)).length;
  return pieces + CAPACITY.master * masters + (hasConsole(unit) ? CAPACITY.console : 0);
}

/** Hexes and levels, added up, that a reading travels. */
const FARTHEST = 67;

const depthUnder = (state: State, { at }: Pick<Remote, 'at'>): number => depthOf(boardOf(state.board), at);

/** On the bottom of water. */
const isSunk = (state: State, remote: Remote): boolean => !remote.floats && depthUnder(state, remote) > 0;

/** On water or in it: hulls and cushions on its surface, and whoever is under it. */
const isAfloat = (state: State, unit: OnMap): boolean =>
  isSubmerged(state, unit) || (depthOf(boardOf(state.board), unit.at) > 0 && rides(sheetFor(unit).gait));

const levelOf = (state: State, unit: OnMap): number =>
  unit.elevation ?? (isSubmerged(state, unit) ? -depthOf(boardOf(state.board), unit.at) : 0);

/** What a map says of itself that is no ground at all (TOE-reading-226). */
const SPACE = 'space';

/** Whoever flies over the ground counts hexes alone; what lies under water is out of reach for it. */
const isReadFromFlight = (state: State, unit: OnMap, remote: Remote): boolean =>
  !isSunk(state, remote) && distance(unit.at, remote.at) <= FARTHEST;

/** Is a unit near enough to read a sensor, and on the right side of the surface? */
export function isInReach(state: State, unit: OnMap, remote: Remote): boolean {
  if (state.board.tags?.includes(SPACE)) return false;
  if (isAloft(unit)) return isReadFromFlight(state, unit, remote);
  if (isSunk(state, remote) && !isAfloat(state, unit)) return false;
  const level = isSunk(state, remote) ? -depthUnder(state, remote) : 0;
  return distance(unit.at, remote.at) + Math.abs(levelOf(state, unit) - level) <= FARTHEST;
}

/** Jamming over the sensor, or on the way to its reader, breaks the link. */
const isLinked = (state: State, unit: OnMap, remote: Remote): boolean =>
  isInReach(state, unit, remote) && !isJammedBetween(state, unit.seat, unit.at, remote.at);

/** Whoever reads a sensor now. */
export const readerOf = (state: State, remote: Remote): OnMap | undefined =>
  fighting(state).find(
    unit => unit.seat === remote.seat && canAct(unit) && unit.monitors?.includes(remote.id) && isLinked(state, unit, remote),
  );

/** Sensors of a side that somebody reads. */
export const readBy = (state: State, seat: number): readonly Remote[] =>
  (state.remotes ?? []).filter(remote => remote.seat === seat && readerOf(state, remote) !== undefined);

/** When a turn ends every unit reads what it can: first what it has read before, then what nobody else reads. */
export function assign(play: Play): void {
  const remotes = play.state.remotes ?? [];
  if (remotes.length === 0) return;
  const taken = new Set<number>();
  for (const { id } of fighting(play.state)) {
    const unit = unitAt(play.state, id);
    if (!isFighting(unit)) continue;
    const before = unit.monitors ?? [];
    const own = remotes.filter(one => one.seat === unit.seat && !taken.has(one.id) && isLinked(play.state, unit, one));
    const wanted = [...own.filter(one => before.includes(one.id)), ...own.filter(one => !before.includes(one.id))];
    const now = wanted.slice(0, capacityOf(unit)).map(one => one.id);
    for (const one of now) taken.add(one);
    if (now.join() !== before.join()) play.emit({ type: 'monitored', unit: id, remotes: now });
  }
}
