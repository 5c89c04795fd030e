import { distance } from '@sortie/geometry';
import { isSet, isStealthy, isVoid, settingOf } from '../../electronics/settings.ts';
import type { Book } from '../../rule.ts';
import { unitOf } from '../../scenarios/setup.ts';
import type { Levels, State, Unit } from '../../shape.ts';
import { sightBetween } from '../../sight/sight.ts';
import { isWhole, type OnMap, sheetFor } from '../../state.ts';
import { finds, levelsBy, lookingAt, sees } from '../sensors/looking.ts';
import { readBy, readerOf } from './monitors.ts';
import type { Remote } from './shape.ts';

/** A sensor sees as a soldier does who stands in its place. */
export const lookout = ({ at, seat }: Pick<Remote, 'at' | 'seat'>): OnMap => ({
  ...unitOf({ design: 'Foot Platoon (Rifle)' }, -1, seat),
  fate: 'fighting',
  at,
});

const CLOSE = 2;

const hides = (unit: Unit): boolean =>
  isStealthy(unit) ||
  isVoid(unit) ||
  isSet(unit, 'nullSignature', 'on') ||
  (!unit.shutDown && sheetFor(unit).gear.some(({ kind }, i) => kind === 'ecm' && settingOf(unit, i) !== 'off' && isWhole(unit, 'gear', i)));

/** Whatever comes close to a sensor that is read is noticed, unless it hides or jams. */
export const isNoticed = (state: State, unit: OnMap): boolean =>
  state.remotes !== undefined && !hides(unit) && readBy(state, 1 - unit.seat).some(({ at }) => distance(at, unit.at) <= CLOSE);

/** Sensors that are read and that see a target: they can spot for indirect fire. */
export function* remoteSpotters(state: State, seat: number, target: OnMap): Generator<OnMap> {
  for (const remote of readBy(state, seat)) {
    const eye = lookout(remote);
    if (sightBetween(state, eye, target).canSee) yield eye;
  }
}

/** Bands of sensors that were left behind: those of simple fire control for warmth, and the same for radar, whose row is not printed. */
const REMOTE_WIDTH = 8;

/** What sensors that were left behind make of a unit: all of it, blips, or nothing. */
export function* sightings({
  state,
  book,
  target,
}: {
  readonly state: State;
  readonly book: Book;
  readonly target: OnMap;
}): Generator<'seen' | Levels> {
  if (isNoticed(state, target)) yield 'seen';
  for (const remote of readBy(state, 1 - target.seat)) {
    const { lens } = remote;
    const eye = lookout(remote);
    if (lens === 'visual') {
      if (sees(lookingAt(state, eye, target), book)) yield 'seen';
      continue;
    }
    const scan = readerOf(state, remote)?.scan;
    const looking = scan && lookingAt(state, { ...eye, scan: { sensor: lens, rolled: scan.rolled } }, target);
    if (looking && finds(looking, book, REMOTE_WIDTH)) yield levelsBy(looking);
  }
}
