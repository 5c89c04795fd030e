import { EvenLuck } from '@sortie/ai';
import { keyOf, type Manifest, perform, type Rulebook, type Seat, type Shape, type SipKey, seedFrom } from '@sortie/kernel';
import type { Reckoning } from './puzzle.ts';

/** A position and whoever is to decide in it. */
export interface Position<G extends Shape> {
  readonly game: Manifest<G>;
  readonly book: Rulebook<G>;
  readonly state: G['state'];
  readonly seat: Seat;
}

/** So many commands are enough to end any turn. */
const FARTHEST = 400;
const KEY: SipKey = keyOf(seedFrom('puzzles'));

interface World {
  dealt: number;
  taken: number;
  killed: number;
  lost: number;
}

/** Adds what has happened to both sides. */
function count<G extends Shape>(
  { game: { watch }, seat }: Position<G>,
  before: G['state'],
  events: readonly G['event'][],
  world: World,
): void {
  const notes = watch.notes(before, events);
  if (notes.length === 0) return;
  const own = new Set(watch.units(before).flatMap(unit => (unit.seat === seat ? [unit.id] : [])));
  for (const note of notes) {
    if (note.kind === 'harm') world[own.has(note.unit) ? 'taken' : 'dealt'] += note.points;
    else if (note.kind === 'lost' || (note.kind === 'left' && !note.meant)) world[own.has(note.unit) ? 'lost' : 'killed'] += 1;
  }
}

/** One world: the command, then both sides do what looks best to them until the turn is over. Nothing comes back if the command is refused. */
function inWorld<G extends Shape>(position: Position<G>, command: G['command'], world: number): World | undefined {
  const { game, book, seat } = position;
  const { ruleset, tactics, watch } = game;
  const dice = new EvenLuck({ key: KEY, world });
  const turn = watch.turn(position.state);
  let { state } = position;
  const sum: World = { dealt: 0, taken: 0, killed: 0, lost: 0 };
  let next: { readonly seat: Seat; readonly command: G['command'] } | undefined = { seat, command };
  for (let n = 0; next && n < FARTHEST; n++) {
    const done = perform(ruleset, book, state, next.seat, next.command, dice);
    if (!done.ok) return n === 0 ? undefined : sum;
    count(position, state, done.events, sum);
    ({ state } = done);
    const asked = ruleset.awaiting(state)[0];
    if (!asked || watch.turn(state) > turn) break;
    const [best] = tactics.candidates(ruleset.view(state, asked.seat), asked.seat, book, tactics.weights, 1);
    next = best && { seat: asked.seat, command: best.command };
  }
  return sum;
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** What comes of a command by the end of the turn: the same worlds with the same dice for every command that is compared. */
export function reckon<G extends Shape>(position: Position<G>, command: G['command'], worlds: number): Reckoning | undefined {
  const all: World[] = [];
  for (let world = 0; world < worlds; world++) {
    const one = inWorld(position, command, world);
    if (!one) return undefined;
    all.push(one);
  }
  const mean = (of: (world: World) => number): number => thousandths(all.reduce((sum, world) => sum + of(world), 0) / worlds);
  return {
    dealt: mean(({ dealt }) => dealt),
    taken: mean(({ taken }) => taken),
    killed: mean(({ killed }) => killed),
    lost: mean(({ lost }) => lost),
    safe: Math.round(1000 * mean(({ lost }) => (lost === 0 ? 1 : 0))),
  };
}
