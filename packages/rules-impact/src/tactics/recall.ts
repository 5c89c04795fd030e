import type { Rulebook, Seat, View } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';
import type { Active, SideState, Unit } from '../model/state.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;

/** So many different things are told apart at a time. */
const MOST_NAMES = 50_000;

const names = new WeakMap<object, number>();
const byContent = new Map<string, number>();
let last = 0;

/** A number that is the same for things of the same content. */
function nameOf<T extends object>(thing: T | null, tell: (thing: T) => string = JSON.stringify): number {
  if (thing === null || (Array.isArray(thing) && thing.length === 0)) return 0;
  const known = names.get(thing);
  if (known !== undefined) return known;
  const content = tell(thing);
  const name = byContent.get(content) ?? ++last;
  if (byContent.size >= MOST_NAMES) byContent.clear();
  byContent.set(content, name);
  names.set(thing, name);
  return name;
}

/** A number for a thing that is never made twice. */
function markOf(thing: object): number {
  const known = names.get(thing) ?? ++last;
  names.set(thing, known);
  return known;
}

/** Everything about a unit but its owner's pencil. */
function unitWords(unit: Unit): string {
  const { card, stealth, paint } = unit;
  const { id, seat, tag, kind, known, squad, place, at, level, aloft, heading, hidden, morale } = unit;
  const { shutDown, abandoned, done, points, entered, exit } = unit;
  const told = card ? `${card.type} ${card.damage} ${card.stars} ${card.marine} ${card.stealthy}` : '';
  const where = `${place} ${at} ${level} ${aloft} ${heading} ${hidden} ${exit} ${entered}`;
  const how = `${morale} ${shutDown} ${abandoned} ${done} ${points} ${paint?.bonus} ${paint?.until}`;
  return `${id} ${seat} ${tag} ${kind} ${known} ${squad} ${told} ${where} ${how} ${stealth.box} ${stealth.leave} ${stealth.ready}`;
}

/** Everything about an activation; the rare parts as they are written. */
function activeWords(active: Active): string {
  const { unit, mp, full, from, airStart, kept, bounced, landed, boosted, moved, stopped, mode, shots, first, painted } = active;
  const { shaky, queried, emerging, turned, plan, shot, unopposed } = active;
  const how = `${airStart} ${kept} ${bounced} ${landed} ${boosted} ${moved} ${stopped} ${mode} ${shots} ${painted} ${shaky} ${unopposed}`;
  const rest = `${first?.target} ${first?.d12} ${plan && JSON.stringify(plan)} ${shot && JSON.stringify(shot)}`;
  return `${unit} ${mp} ${full} ${from} ${how} ${queried} ${emerging} ${turned} ${rest}`;
}

/** What is left to lay counts in set-up alone. */
const sideWords = ({ ready, squads, succession, overrode, reorganizing, score, shaken, stock }: SideState): string =>
  `${ready} ${squads} ${succession.join()} ${overrode} ${reorganizing} ${score} ${shaken} ${ready ? '' : JSON.stringify(stock)}`;

/** Equal for views that show the same. Cards drawn are left out: every thought takes the deck for a full one. */
function wordsFor(view: V): string {
  const { plan, map, turn, phase, holder, toAct, passes, mines, active, group, pending, happening, boons, objectives, sides, result } =
    view;
  let words = `${markOf(plan)} ${markOf(map)} ${turn} ${phase} ${holder} ${toAct} ${passes} ${nameOf(mines)} ${active ? activeWords(active) : '-'} ${nameOf(group)}`;
  words += ` ${nameOf(pending)} ${nameOf(happening)} ${nameOf(boons)} ${nameOf(objectives)} ${nameOf(result)} ${sideWords(sides[0])} ${sideWords(sides[1])}`;
  for (const unit of view.units) words += ` ${nameOf(unit, unitWords)}`;
  return words;
}

type Thought<T> = (view: V, seat: Seat, book: Rulebook<Impact>, weights: Weights) => T;

/**
 * The same thoughts, but none is thought twice: what chance does not touch comes out the same in every world that is imagined. Thoughts
 * are forgotten all at once when there are too many.
 */
export function recalled<T>(thought: Thought<T>, most: number): Thought<T> {
  const known = new Map<string, T>();
  return (view, seat, book, weights) => {
    const words = `${seat} ${markOf(book)} ${nameOf(weights)} ${wordsFor(view)}`;
    const before = known.get(words);
    if (before !== undefined) return before;
    const now = thought(view, seat, book, weights);
    if (known.size >= most) known.clear();
    known.set(words, now);
    return now;
  };
}
