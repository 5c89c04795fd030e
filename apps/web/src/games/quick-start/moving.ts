import type { Path, ReachHex } from '@sortie/board-view';
import type { Facing, Hex } from '@sortie/geometry';
import { last, seenBy, type View } from '@sortie/kernel';
import {
  type Book,
  type Mode,
  type Move,
  moveTo,
  type QuickStart,
  reach,
  type Standing,
  type Steps,
  type Stop,
  traceOf,
} from '@sortie/rules-quick-start';
import { endIn, facingsIn as facingsAt, reachHexes as tinted } from '../hexes/stops.ts';
import { fightersOf } from './aim.ts';
import { allowedWay, shortestWays } from './shortest.ts';

type Seen = View<QuickStart>;

const known = new WeakMap<Seen, Map<string, readonly Stop[]>>();

/**
 * Where a 'Mech can end a move of this mode that begins with some steps already settled. The rules search the ways; what goes on after
 * settled steps is searched from where they end, and the rulebook has the last word about the whole.
 */
export function stopsFor(view: Seen, book: Book, unit: Standing, mode: Mode, settled: Steps, evasive = false): readonly Stop[] {
  let ofView = known.get(view);
  if (!ofView) {
    ofView = new Map();
    known.set(view, ofView);
  }
  const key = `${unit.id}/${mode}/${settled}/${evasive}`;
  const found = ofView.get(key);
  if (found) return found;
  const made =
    settled === '' || mode === 'jump' || mode === 'stand'
      ? search(view, book, unit, mode, evasive)
      : onwards(view, book, unit, mode, settled);
  ofView.set(key, made);
  return made;
}

/** The rules list for every place the way that is hardest to hit; unless that is wanted, the shortest one is taken. */
function search(view: Seen, book: Book, unit: Standing, mode: Mode, evasive: boolean): readonly Stop[] {
  const stops = reach(view, unit, mode, book);
  if (evasive || mode === 'stand' || mode === 'jump') return stops;
  const { total } = book.ask('allowance', { unit, mode, scenario: view.scenario });
  const ways = shortestWays(view, book, unit, mode, total);
  return stops.map(stop => {
    const steps = stop.leaves === null ? ways.steps(stop.to, stop.facing) : undefined;
    const trace = steps === undefined ? undefined : allowedWay(view, book, unit, mode, steps);
    if (steps === undefined || !trace || trace.spent >= stop.spent) return stop;
    return { ...stop, steps, spent: trace.spent, hexes: trace.hexes, evasion: book.ask('evasion', { mode, hexes: trace.hexes }).total };
  });
}

function onwards(view: Seen, book: Book, unit: Standing, mode: 'walk' | 'run', settled: Steps): readonly Stop[] {
  const there = traceOf(view, { type: 'move', unit: unit.id, mode, steps: settled }, book);
  if (!there || there.leavesMap) return [];
  const moved: Standing = { ...unit, at: there.to, facing: there.facing };
  const considered = seenBy<QuickStart>({ ...view, units: view.units.map(one => (one.id === unit.id ? moved : one)) });
  return reach(considered, moved, mode, book).flatMap(stop => {
    const command: Move = { type: 'move', unit: unit.id, mode, steps: settled + stop.steps };
    if (!book.allows(view, command, unit.seat)) return [];
    const whole = traceOf(view, command, book);
    if (!whole) return [];
    const evasion = book.ask('evasion', { mode, hexes: whole.hexes }).total;
    return [{ ...stop, steps: command.steps, spent: whole.spent, hexes: whole.hexes, evasion }];
  });
}

export const onMapStops = (stops: readonly Stop[]): readonly Stop[] => stops.filter(({ leaves }) => leaves === null);

/** One tinted hex for each place, with what the cheapest way there costs and what it adds to shots at the 'Mech. */
export const reachHexes = (stops: readonly Stop[], allowance: number): readonly ReachHex[] =>
  tinted(onMapStops(stops), allowance, ({ evasion }) => evasion);

/** The stop in a hex that faces as wished; without a wish, towards the nearest enemy if it can, else the cheapest. */
export const stopIn = (view: Seen, stops: readonly Stop[], at: Hex, seat: number, facing?: Facing): Stop | undefined =>
  endIn(
    onMapStops(stops),
    at,
    fightersOf(view, seat, false).map(foe => foe.at),
    facing,
  );

export const facingsIn = (stops: readonly Stop[], at: Hex): readonly Facing[] => facingsAt(onMapStops(stops), at);

/** The way to a stop with the running cost at each hex. */
export function pathTo(view: Seen, book: Book, unit: Standing, stop: Stop): Path {
  if (stop.mode === 'jump') return { stops: [{ at: unit.at }, { at: stop.to, text: String(stop.spent) }], flying: true };
  const stops: { at: Hex; text?: string }[] = [{ at: unit.at }];
  for (let n = 1; n <= stop.steps.length; n++) {
    const letter = stop.steps[n - 1];
    const trace = traceOf(view, { type: 'move', unit: unit.id, mode: stop.mode as 'walk', steps: stop.steps.slice(0, n) }, book);
    if (!trace) break;
    const stood = last(stops);
    if (letter === 'L' || letter === 'R') {
      if (stops.length > 1) stood.text = String(trace.spent);
    } else stops.push({ at: trace.to, text: String(trace.spent) });
  }
  return { stops };
}

/** The 'Mech as it would stand after a move, for questions about a place that is only considered. */
export function standingAt(book: Book, unit: Standing, stop: Stop): Standing {
  const evasion = book.ask('evasion', { mode: stop.mode, hexes: stop.hexes }).total;
  const colour = stop.mode === 'run' ? 'black' : stop.mode === 'jump' ? 'red' : 'white';
  return {
    ...unit,
    at: stop.to,
    facing: stop.facing,
    moved: { mode: stop.mode, hexes: stop.hexes, spent: stop.spent, die: { colour, number: evasion === 0 ? 6 : evasion } },
  };
}

export const commandTo = (unit: Standing, stop: Stop): Move => moveTo(unit.id, stop);
