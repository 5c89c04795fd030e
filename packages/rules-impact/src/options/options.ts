import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { acting } from '../flow/asked.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { ideas } from './ideas.ts';
import { sampleSetup } from './setup.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

/** Every command that is allowed; while setting up, those for the next thing to lay or place. */
export function* options(view: V, seat: Seat, book: Book): Generator<Command> {
  for (const command of ideas(view, seat, book)) if (book.allows(view, command, seat)) yield command;
}

/** One at random. Kinds of commands are drawn before single ones, so that a hundred ways to enter do not drown one way to fire. */
export function sample(view: V, seat: Seat, book: Book, pick: (n: number) => number): Command | undefined {
  const quick = quickly(view, seat, book, pick);
  if (quick) return quick;
  const kinds = new Map<string, Command[]>();
  for (const command of ideas(view, seat, book)) {
    const list = kinds.get(command.type);
    if (list) list.push(command);
    else kinds.set(command.type, [command]);
  }
  const left = [...kinds.values()].flatMap(list => Array.from({ length: weightOf(list[0]!.type) }, () => list));
  while (left.length > 0) {
    const list = left[pick(left.length)]!;
    while (list.length > 0) {
      const [command] = list.splice(pick(list.length), 1);
      if (book.allows(view, command!, seat)) return command;
    }
    for (let i = left.length - 1; i >= 0; i--) if (left[i] === list) left.splice(i, 1);
  }
  return undefined;
}

/** Moving and firing are more of a game than standing about. */
const WEIGHTS: { readonly [type: string]: number } = { step: 8, fire: 5, hold: 5, bounce: 2, activate: 12, rally: 12, enter: 8, react: 2 };
const weightOf = (type: string): number => WEIGHTS[type] ?? 1;

/** Set-up and coming on have thousands of choices: a guess or two is enough. */
function quickly(view: V, seat: Seat, book: Book, pick: (n: number) => number): Command | undefined {
  const now = acting(view, seat);
  for (let tries = 0; tries < 20; tries++) {
    const guess =
      view.phase === 'setup'
        ? sampleSetup(view, seat, pick)
        : now?.unit.place === 'reserve'
          ? entry(view, seat, now.unit, pick)
          : undefined;
    if (!guess) return undefined;
    if (book.allows(view, guess, seat)) return guess;
  }
  return undefined;
}

const edgeSpots = new WeakMap<V['map'], Map<string, readonly number[]>>();

function entry(view: V, seat: Seat, unit: Unit, pick: (n: number) => number): Command | undefined {
  const edges = view.plan.forces[seat]!.enters?.edges ?? [];
  const ground = groundOf(view.map);
  const known = edgeSpots.get(view.map) ?? new Map<string, readonly number[]>();
  edgeSpots.set(view.map, known);
  const spots = known.get(edges.join()) ?? ground.spots.filter(at => ground.edges(at).some(edge => edges.includes(edge)));
  known.set(edges.join(), spots);
  if (spots.length === 0) return undefined;
  const at = spots[pick(spots.length)]!;
  const high = unit.kind === 'unarmored' || unit.kind === 'sentry' || pick(2) === 0 ? 0 : 1 + pick(12);
  return { type: 'enter', at, level: ground.level(at) + high };
}
