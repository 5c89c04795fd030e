import { nth, type Rulebook, type View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { MapState } from '../board/plan.ts';
import type { Impact } from '../model/shape.ts';
import type { Active, State, Unit } from '../model/state.ts';
import { sightOf } from '../sight/sight.ts';
import { isPlaced, moveOf } from '../units/unit.ts';
import { coverAt, type Gun, guardOf, gunOf, moving, strengthAlong } from './marks.ts';
import { reach, type Stand } from './reach.ts';
import { stakeOf } from './stakes.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;
type Placed = Unit & { readonly at: number };

/** What somebody has in mind for whom, in build points. */
export interface Aim {
  readonly target: number;
  readonly harm: number;
}

/** The best shot on the move that a soldier has if it acts now, wherever it has to go for it. */
export function bestOnTheMove(view: V, book: Book, unit: Placed, weights: Weights): Aim {
  const gun = gunOf(view, book, unit);
  let best: Aim = { target: -1, harm: 0 };
  if (gun.attack === 0 || gun.sniper) return best;
  const posts = postsOf(view, book, unit);
  for (const enemy of view.units) {
    if (enemy.seat === unit.seat || !isPlaced(enemy)) continue;
    const strength = reachOf(view, book, posts, gun, enemy) - guardOf(enemy) - coverAt(view, enemy.at, enemy.level, enemy.aloft);
    const harm = moving(gun, strength, enemy, stakeOf(view, enemy, weights));
    if (harm > best.harm) best = { target: enemy.id, harm };
  }
  return best;
}

/** Places that a soldier could fire from, and how well it would hit from the best of them whoever stands somewhere. */
interface Posts {
  readonly stands: readonly Stand[];
  readonly known: Map<number, number>;
}

/** What was found on a map, as long as its mines stay the same. */
interface Found {
  readonly mines: State['mines'];
  readonly book: Book;
  readonly posts: Map<string, Posts>;
}

const remembered = new WeakMap<MapState, Found>();
/** So many of the places are looked at. */
const MOST = 48;
/** So many soldiers are kept in mind. */
const KEPT = 2000;

function foundOn({ map, mines }: V, book: Book): Found {
  const before = remembered.get(map);
  if (before?.book === book && before.posts.size < KEPT && sameMines(before.mines, mines)) return before;
  const found: Found = { mines, book, posts: new Map() };
  remembered.set(map, found);
  return found;
}

/** Friends and enemies in the way are left out, so that the places of a soldier stay the same while the others move. */
function postsOf(view: V, book: Book, unit: Placed): Posts {
  const { posts } = foundOn(view, book);
  const mp = moveOf(unit);
  const key = `${unit.kind} ${unit.card?.type} ${mp} ${unit.at} ${unit.level} ${unit.aloft}`;
  const before = posts.get(key);
  if (before) return before;
  const start: Stand = { at: unit.at, level: unit.level, aloft: unit.aloft, mp, first: null, before: null, by: null, toll: 0, free: true };
  const active: Active = { ...RESTED, unit: unit.id, mp, full: mp, airStart: unit.aloft, kept: !unit.aloft };
  const all = reach({ ...view, units: [unit] }, book, { unit, active }, start, false).filter(stand => stand.mp >= 1);
  const every = Math.max(1, Math.ceil(all.length / MOST));
  const now: Posts = { stands: all.filter((_, n) => n % every === 0), known: new Map() };
  posts.set(key, now);
  return now;
}

const sameMines = (a: State['mines'], b: State['mines']): boolean =>
  a === b || (a.length === b.length && a.every(({ at, kind }, n) => at === nth(b, n).at && kind === nth(b, n).kind));

/** Whoever has just been called upon. */
const RESTED: Omit<Active, 'unit' | 'mp' | 'full' | 'airStart' | 'kept'> = {
  from: null,
  bounced: false,
  landed: false,
  boosted: false,
  moved: false,
  stopped: false,
  mode: null,
  shots: 0,
  first: null,
  painted: null,
  shaky: false,
  queried: 0,
  emerging: 0,
  turned: 0,
  plan: null,
  shot: null,
  unopposed: false,
};

/** Strength of a shot at somebody without shield and cover from the best of the places that see him. */
function reachOf(view: V, book: Book, { stands, known }: Posts, gun: Gun, { at, level, aloft }: Placed): number {
  const key = ((at * 32 + level) * 2 + (aloft ? 1 : 0)) * 16 + gun.attack;
  const before = known.get(key);
  if (before !== undefined) return before;
  const ground = groundOf(view.map);
  let best = Number.NEGATIVE_INFINITY;
  for (const stand of stands) {
    const range = ground.range(stand.at, at);
    const strength = strengthAlong(gun, 0, 0, { range, from: stand.level, to: level, aloft });
    if (strength > best && !ground.blocked(stand.at, stand.level, at, level, sightOf(book))) best = strength;
  }
  known.set(key, best);
  return best;
}
