import { nth, type Rulebook, type Seat, type View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { EDGES } from '../board/plan.ts';
import { pointsFor } from '../command/chain.ts';
import { choicesFor } from '../events/choices.ts';
import { acting } from '../flow/asked.ts';
import { callable, owed } from '../flow/impulse.ts';
import type { Command } from '../model/command.ts';
import { forceAt, placeOf, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import { FIRE_MODES, type Pending, type Unit } from '../model/state.ts';
import { isIdle, unitsOf } from '../units/unit.ts';
import { sampleSetup } from './setup.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;
/** Uniform in 0 … n−1. */
export type Pick = (n: number) => number;

const any = <T>(items: readonly T[], pick: Pick): T => nth(items, pick(items.length));
const one = <T>(items: readonly T[], pick: Pick): T | undefined => (items.length === 0 ? undefined : any(items, pick));

/** Something somebody might do now, at random and unchecked: moving and firing come up more often than standing about. */
export function guess(view: V, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const top = view.pending.at(-1);
  if (view.phase === 'setup') return sampleSetup(view, seat, book, pick);
  if (pick(60) === 0) return detonation(view, seat, pick);
  if (top) return answer(view, seat, book, top, pick);
  const now = acting(view, seat);
  if (!now) return impulse(view, seat, book, pick);
  return now.unit.place === 'reserve' ? entry(view, seat, now.unit, pick) : action(view, seat, now.unit, book, pick);
}

function detonation(view: V, seat: Seat, pick: Pick): Command | undefined {
  const drone = one(
    unitsOf(view, seat).filter(({ kind }) => kind === 'armed'),
    pick,
  );
  return drone && { type: 'detonate', unit: drone.id };
}

function answer(view: V, seat: Seat, book: Book, top: Pending, pick: Pick): Command | undefined {
  switch (top.kind) {
    case 'first':
      return { type: 'goFirst', yes: pick(2) === 0 };
    case 'reaction':
      return pick(3) > 0 ? { type: 'hold', rest: pick(3) === 0 } : { type: 'react', unit: any(unitsOf(view, seat), pick).id };
    case 'landing': {
      const to = pick(3) === 0 ? one(groundOf(view.map).neighbours(placeOf(unitAt(view, top.unit))), pick) : null;
      return { type: 'comeDown', pay: to !== null || pick(2) === 0, to: to ?? null };
    }
    case 'brace':
      return { type: 'steady' };
    case 'group': {
      const called = pick(2) === 0 ? undefined : one(callable(view, book, seat), pick);
      return { type: 'group', units: called ? [called.id] : [] };
    }
    default: {
      const choice = one(choicesFor(view, book, top), pick);
      return choice === undefined ? undefined : { type: 'choose', pick: choice };
    }
  }
}

function impulse(view: V, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const due = one(owed(view, book, seat), pick);
  if (due && pick(6) > 0) {
    if (pick(4) === 0) return { type: 'comfort', unit: due.id };
    return { type: 'rally', unit: due.id, points: pick(1 + Math.min(3, pointsFor(view, book, due))) };
  }
  if (pick(20) === 0) return { type: 'pass' };
  if (pick(40) === 0) return one([...book.offered('impulses', { view, seat, book })], pick);
  const unit = one(
    unitsOf(view, seat).filter(candidate => isIdle(view, book, candidate)),
    pick,
  );
  if (!unit) return { type: 'pass' };
  return unit.card?.type === 'command' && pick(3) === 0 ? { type: 'command', unit: unit.id } : { type: 'activate', unit: unit.id };
}

function action(view: V, seat: Seat, unit: Unit, book: Book, pick: Pick): Command | undefined {
  const ground = groundOf(view.map);
  const die = pick(40);
  if (die < 16) return { type: 'step', to: any(ground.neighbours(placeOf(unit)), pick) };
  if (die < 28) return attack(view, seat, pick);
  if (die < 32) return { type: 'bounce', level: ground.level(placeOf(unit)) + 1 + pick(12), boost: pick(4) === 0 };
  if (die < 34) return { type: 'land', pay: pick(3) > 0 };
  if (die < 36) return { type: 'done' };
  return oddity(view, seat, unit, book, pick);
}

function attack(view: V, seat: Seat, pick: Pick): Command | undefined {
  const enemy = one(
    view.units.filter(other => other.seat !== seat && other.at !== null),
    pick,
  );
  if (!enemy) return undefined;
  const die = pick(10);
  if (die === 0) return { type: 'query', target: enemy.id };
  return die <= 2 ? { type: 'paint', target: enemy.id } : { type: 'fire', target: enemy.id, mode: nth(FIRE_MODES, pick(4)) };
}

/** What comes up now and then. */
function oddity(view: V, seat: Seat, unit: Unit, book: Book, pick: Pick): Command | undefined {
  const near = [placeOf(unit), ...groundOf(view.map).neighbours(placeOf(unit))];
  const friend = one(
    unitsOf(view, seat).filter(other => other.id !== unit.id && other.at !== null && near.includes(other.at)),
    pick,
  );
  switch (pick(8)) {
    case 0:
      return { type: 'repair' };
    case 1:
    case 2:
    case 3:
      return one([...book.offered('actions', { view, seat, book, unit })], pick);
    case 4:
      return near.length === 0 ? undefined : { type: 'demolish', at: any(near, pick) };
    case 5:
      return pick(4) === 0 ? { type: 'exit', edge: nth(EDGES, pick(4)) } : undefined;
    case 6:
      return friend && { type: 'mend', by: friend.id, patient: unit.id, draw: pick(2) === 0 };
    default:
      return friend && { type: 'mend', by: unit.id, patient: friend.id, draw: pick(2) === 0 };
  }
}

const edgeSpots = new WeakMap<V['map'], Map<string, readonly number[]>>();

/** The points by which a side comes on. */
function gates(view: V, seat: Seat): readonly number[] {
  const edges = forceAt(view, seat).enters?.edges ?? [];
  const known = edgeSpots.get(view.map) ?? new Map<string, readonly number[]>();
  edgeSpots.set(view.map, known);
  const ground = groundOf(view.map);
  const spots = known.get(edges.join()) ?? ground.spots.filter(at => ground.edges(at).some(edge => edges.includes(edge)));
  known.set(edges.join(), spots);
  return spots;
}

function entry(view: V, seat: Seat, unit: Unit, pick: Pick): Command | undefined {
  if (pick(12) === 0) return { type: 'done' };
  const at = one(gates(view, seat), pick);
  if (at === undefined) return undefined;
  const walks = unit.kind === 'unarmored' || unit.kind === 'sentry' || pick(2) === 0;
  return { type: 'enter', at, level: groundOf(view.map).level(at) + (walks ? 0 : 1 + pick(12)) };
}
