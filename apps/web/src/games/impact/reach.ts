import { nth, seenBy, sure } from '@sortie/kernel';
import {
  acting,
  coverOf,
  footing,
  type Impact,
  INCH,
  improvedCover,
  placeAt,
  placeX,
  placeY,
  terrainCover,
  type Unit,
} from '@sortie/rules-impact';
import type { Moment } from '../../battle/face.ts';
import { fieldIn } from './ground.ts';

type Now = Moment<Impact>;

/** A point that the active soldier can come to by steps alone. */
export interface Stop {
  readonly at: number;
  readonly level: number;
  readonly aloft: boolean;
  /** Movement points left there. */
  readonly mp: number;
  readonly path: readonly number[];
}

/** The same moment with the soldier somewhere else, for questions about a place that is only considered. */
export function considered(moment: Now, unit: Unit, { at, level, aloft, mp, path }: Stop): Now {
  const { view } = moment;
  if (!view.active || path.length === 0) return moment;
  const from = path.at(-2) ?? unit.at;
  const units = view.units.map(one => (one.id === unit.id ? { ...unit, at, level, aloft } : one));
  return { ...moment, view: seenBy<Impact>({ ...view, units, active: { ...view.active, mp, moved: true, from } }) };
}

function stepTo(moment: Now, unit: Unit, from: Stop, to: number): Stop | undefined {
  const there = considered(moment, unit, from);
  if (!there.book.allows(there.view, { type: 'step', to }, there.seat)) return undefined;
  const mover = nth(there.view.units, unit.id);
  const foot = footing(there.view, there.book, mover, to);
  return foot && { at: to, level: foot.level, aloft: foot.aloft, mp: Math.max(0, from.mp - foot.cost.total), path: [...from.path, to] };
}

const known = new WeakMap<Now['view'], readonly Stop[]>();

/** Everywhere the active soldier can step to, each by its cheapest way. The rules are asked about every step. */
export function reachOf(moment: Now): readonly Stop[] {
  const remembered = known.get(moment.view);
  if (remembered) return remembered;
  const now = acting(moment.view, moment.seat);
  const found = now && now.unit.at !== null ? search(moment, now.unit, now.unit.at, now.active.mp) : [];
  known.set(moment.view, found);
  return found;
}

function search(moment: Now, unit: Unit, at: number, mp: number): readonly Stop[] {
  const field = fieldIn(moment.view);
  const start: Stop = { at, level: unit.level, aloft: unit.aloft, mp, path: [] };
  if (field.kind === 'table') return rays(moment, unit, start);
  const best = new Map<string, Stop>();
  const open: Stop[] = [start];
  while (open.length > 0) {
    open.sort((a, b) => a.mp - b.mp);
    const from = sure(open.pop(), 'one of the open');
    for (const to of field.neighbours(from.at)) {
      const next = stepTo(moment, unit, from, to);
      if (!next) continue;
      const key = `${to}/${next.level}/${next.aloft}`;
      if ((best.get(key)?.mp ?? -1) >= next.mp) continue;
      best.set(key, next);
      if (next.mp > 0) open.push(next);
    }
  }
  return [...best.values()].filter(stop => stop.at !== at);
}

const RAYS = 24;

/** On an open table a soldier goes anywhere: straight ways in all directions stand for the rest. */
function rays(moment: Now, unit: Unit, start: Stop): readonly Stop[] {
  const stops: Stop[] = [];
  for (let i = 0; i < RAYS; i++) {
    const angle = (i * 2 * Math.PI) / RAYS;
    let from = start;
    for (let inch = 0; inch < 12; inch++) {
      const to = placeAt(placeX(from.at) + Math.trunc(Math.sin(angle) * INCH), placeY(from.at) - Math.trunc(Math.cos(angle) * INCH));
      const next = to < 0 ? undefined : stepTo(moment, unit, from, to);
      if (!next) break;
      stops.push(next);
      from = next;
    }
  }
  return stops;
}

/** The way to a place: as found, or straight there over an open table. */
export function stopAt(moment: Now, at: number): Stop | undefined {
  const field = fieldIn(moment.view);
  const stops = reachOf(moment).filter(stop => stop.at === at);
  if (stops.length > 0) return stops.reduce((best, stop) => (stop.mp > best.mp ? stop : best));
  const now = acting(moment.view, moment.seat);
  if (field.kind === 'panels' || !now || now.unit.at === null) return undefined;
  return straight(moment, now.unit, { at: now.unit.at, level: now.unit.level, aloft: now.unit.aloft, mp: now.active.mp, path: [] }, at);
}

function straight(moment: Now, unit: Unit, start: Stop, goal: number): Stop | undefined {
  let from = start;
  for (let steps = 0; steps < 12 && from.at !== goal; steps++) {
    const [dx, dy] = [placeX(goal) - placeX(from.at), placeY(goal) - placeY(from.at)];
    const share = Math.min(1, (INCH - 1) / Math.hypot(dx, dy));
    const next = stepTo(moment, unit, from, placeAt(placeX(from.at) + Math.trunc(dx * share), placeY(from.at) + Math.trunc(dy * share)));
    if (!next) return undefined;
    from = next;
  }
  return from.at === goal ? from : undefined;
}

/** What takes something off shots at the soldier there. */
export function coverAt(moment: Now, unit: Unit, stop: Stop): number {
  const there = considered(moment, unit, stop);
  const cover = coverOf(there.view, nth(there.view.units, unit.id));
  return terrainCover(cover) + improvedCover(cover);
}
