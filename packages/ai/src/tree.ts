import { type Candidate, perform, type Seat, SeededDice, type Shape, type SipKey, sure, type View } from '@sortie/kernel';
import type { Progress, Weighed } from './plan.ts';
import type { Position } from './reply.ts';
import type { Limits } from './search.ts';

/** Something that may be done somewhere, and what has come of it so far. */
interface Edge<G extends Shape> {
  readonly candidate: Candidate<G>;
  /** The share of attention it gets at first sight; those of a spot add up to one. */
  readonly prior: number;
  visits: number;
  sum: number;
  /** Where it leads or what it is worth, kept once it has been tried unless dice decide it. */
  next?: Spot<G> | number;
}

/** A position in which somebody is asked. */
interface Spot<G extends Shape> {
  readonly state: G['state'];
  readonly seat: Seat;
  readonly edges: readonly Edge<G>[];
  visits: number;
}

/**
 * How many candidates may be looked into here, how many where a friend moves farther on, and how many answers the others are credited with.
 * The last of them are reached only when there is time for many lines.
 */
const BREADTH = 16;
const FRIENDS = 5;
const ANSWERS = 3;
/** The first lines try so many candidates in turn: whoever has little time has compared some at least. */
const OPENING = 4;
/** How much attention the unknown gets beside what has proved good. */
const CURIOSITY = 0.8;
/** What has not been tried is thought so much worse than the average of what has, as a share of all differences seen. */
const DOUBT = 0.1;
/** So many commands at most are looked ahead, and so many where a game does not say when it is settled. */
const FARTHEST = 240;
const USUAL = 12;
/** After so many lines in a row that led nowhere new, there is nothing more to learn. */
const IDLE = 48;
/** After so many lines whoever has been followed in nearly all of them is clearly best. */
const LONG = 200;
const NEARLY_ALL = 0.75;
/** Dice of different tries are this far apart in the numbering of commands. */
const APART = 1024;

/**
 * Grows a tree of what both sides may do until the position is settled: plans for the whole side with the answers to them. Every line goes
 * where the side to move has fared best so far, or has looked least for its promise. Positions are kept with what was found there and are
 * never looked at twice; one node is one new position.
 */
export function* explore<G extends Shape>(
  position: Position<G>,
  candidates: readonly Candidate<G>[],
  key: SipKey,
  { nodes, deadline }: Limits,
): Generator<Progress, readonly Weighed<G>[]> {
  const tree = new Tree(position, key);
  const root = spotOf(position.view, position.seat, candidates.slice(0, BREADTH), byRank);
  let over = root.edges.length < 2;
  const enough = (): boolean => {
    over ||= tree.nodes >= nodes || deadline();
    return over;
  };
  let [lines, idle] = [0, 0];
  while (!enough() && idle < IDLE && !isClear(root, ((nodes - tree.nodes) * lines) / tree.nodes)) {
    const before = tree.nodes;
    const line = tree.follow(root, enough);
    for (let step = line.next(); !step.done; step = line.next())
      yield { nodes: tree.nodes, share: Number.isFinite(nodes) ? tree.nodes / nodes : 0 };
    lines++;
    idle = tree.nodes === before ? idle + 1 : 0;
  }
  return ranked(root);
}

/** Could no other catch up in so many lines? Or has one kept nearly all attention for long? */
function isClear<G extends Shape>({ edges, visits }: Spot<G>, lines: number): boolean {
  if (visits < edges.length) return false;
  const [first = 0, second = 0] = edges.map(edge => edge.visits).sort((a, b) => b - a);
  return first - second > lines || (visits >= LONG && first > NEARLY_ALL * visits);
}

/** Attention falls with the rank at first sight. */
const byRank = (rank: number): number => 1 / (2 + rank);
/** The others will mostly do what looks best to them, and seldom what looks third best. */
const asExpected = (rank: number): number => 1 / ((1 + rank) * (1 + rank));

function spotOf<G extends Shape>(
  state: G['state'],
  seat: Seat,
  found: readonly Candidate<G>[],
  attention: (rank: number) => number,
): Spot<G> {
  const all = found.reduce((sum, _, rank) => sum + attention(rank), 0);
  return {
    state,
    seat,
    edges: found.map((candidate, rank) => ({ candidate, prior: attention(rank) / all, visits: 0, sum: 0 })),
    visits: 0,
  };
}

/** What the first lines try in turn: some candidates, or all of them where each is settled at once. */
function nextToTry<G extends Shape>({ edges, visits }: Spot<G>): Edge<G> | undefined {
  return visits < (typeof edges[0]?.next === 'number' ? edges.length : OPENING) ? edges[visits] : undefined;
}

/** Where a command has led that nobody has looked at yet. */
interface Landing<G extends Shape> {
  readonly state: G['state'];
  readonly seat: Seat;
  readonly seen: View<G>;
}

class Tree<G extends Shape> {
  nodes = 0;
  #worst = Number.POSITIVE_INFINITY;
  #best = Number.NEGATIVE_INFINITY;
  readonly #position: Position<G>;
  readonly #key: SipKey;

  constructor(position: Position<G>, key: SipKey) {
    this.#position = position;
    this.#key = key;
  }

  /** One line from the root until it is settled. Yields before each position that is looked at; a line that is cut short counts for nothing. */
  *follow(root: Spot<G>, enough: () => boolean): Generator<undefined, void> {
    const trail: (readonly [Spot<G>, Edge<G>])[] = [];
    // Dice belong to a candidate and how often it was tried: all are compared with the same luck.
    let luck = 0;
    let next: Spot<G> | number = root;
    while (typeof next !== 'number') {
      const spot: Spot<G> = next;
      const edge = (spot === root ? nextToTry(root) : undefined) ?? this.#choose(spot);
      if (trail.length === 0) luck = edge.visits;
      trail.push([spot, edge]);
      if (edge.next !== undefined) {
        next = edge.next;
        continue;
      }
      const { certain, leads } = this.#try(spot, edge, luck * APART + trail.length);
      if (typeof leads === 'number') next = leads;
      else {
        if (enough()) return;
        yield undefined;
        next = this.#look(leads);
      }
      if (certain) edge.next = next;
    }
    this.#learn(trail, next);
  }

  #try(
    { state, seat: actor }: Spot<G>,
    { candidate: { command } }: Edge<G>,
    commandNumber: number,
  ): { readonly certain: boolean; readonly leads: number | Landing<G> } {
    const { game, view, book } = this.#position;
    const { ruleset, tactics } = game;
    const done = perform(ruleset, book, state, actor, command, new SeededDice(this.#key, commandNumber));
    // What is refused was wrong about something hidden: it is judged as it stands.
    if (!done.ok) return { certain: true, leads: this.#value(state) };
    const certain = done.faces.length === 0;
    const asked = ruleset.awaiting(done.state)[0];
    if (!asked) return { certain, leads: this.#value(done.state) };
    const seen = ruleset.view(done.state, asked.seat);
    const isOver = tactics.settled ? tactics.settled(view, seen) : commandNumber % APART > USUAL;
    if (isOver || commandNumber % APART > FARTHEST) return { certain, leads: this.#value(done.state) };
    return { certain, leads: { state: done.state, seat: asked.seat, seen } };
  }

  #look({ state, seat, seen }: Landing<G>): Spot<G> | number {
    this.nodes++;
    const { game, book, weights } = this.#position;
    const ours = seat === this.#position.seat;
    const most = ours ? FRIENDS : ANSWERS;
    const found = game.tactics.candidates(seen, seat, book, weights, most);
    return found.length === 0 ? this.#value(state) : spotOf(state, seat, found.slice(0, most), ours ? byRank : asExpected);
  }

  #value(state: G['state']): number {
    const { game, seat, book, weights } = this.#position;
    return game.tactics.value(game.ruleset.view(state, seat), seat, weights, book);
  }

  #learn(trail: readonly (readonly [Spot<G>, Edge<G>])[], value: number): void {
    this.#worst = Math.min(this.#worst, value);
    this.#best = Math.max(this.#best, value);
    for (const [spot, edge] of trail) {
      spot.visits++;
      edge.visits++;
      edge.sum += value;
    }
  }

  /** What has fared best for whoever is asked, or has been looked at least for its promise. */
  #choose({ edges, seat, visits }: Spot<G>): Edge<G> {
    const [first] = edges;
    if (visits === 0 || edges.length === 1) return sure(first, 'the first one');
    const span = Math.max(Number.EPSILON, this.#best - this.#worst);
    const ours = seat === this.#position.seat;
    const share = (value: number): number => (ours ? value - this.#worst : this.#best - value) / span;
    const untried = share(edges.reduce((sum, edge) => sum + edge.sum, 0) / visits) - DOUBT;
    const curiosity = CURIOSITY * Math.sqrt(visits);
    let [best, most] = [sure(first, 'the first one'), Number.NEGATIVE_INFINITY];
    for (const edge of edges) {
      const score = (edge.visits > 0 ? share(edge.sum / edge.visits) : untried) + (curiosity * edge.prior) / (1 + edge.visits);
      if (score > most) [best, most] = [edge, score];
    }
    return best;
  }
}

/** Those that were looked at often enough to be trusted come first, best first. */
function ranked<G extends Shape>({ edges }: Spot<G>): readonly Weighed<G>[] {
  const tried = edges.filter(({ visits }) => visits > 0);
  if (tried.length === 0) return edges.map(({ candidate }) => ({ candidate, value: candidate.worth }));
  const most = Math.max(...tried.map(({ visits }) => visits));
  const trusted = ({ visits }: Edge<G>): number => (visits * 2 >= most ? 1 : 0);
  const mean = ({ sum, visits }: Edge<G>): number => sum / visits;
  return tried
    .toSorted((a, b) => trusted(b) - trusted(a) || mean(b) - mean(a))
    .map(edge => ({ candidate: edge.candidate, value: mean(edge) }));
}
