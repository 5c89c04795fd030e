import {
  list,
  type Manifest,
  misread,
  type Reading,
  type Rulebook,
  type Scenes,
  type Seat,
  type Shape,
  type Staged,
  tell,
  type View,
  type Way,
  whole,
} from '@sortie/kernel';
import { positionAfter } from './after.ts';
import { commandsIn } from './commands.ts';
import type { RawScene } from './file.ts';
import { type Plan, Roller, type Unheard } from './odds.ts';
import { type Fact, played } from './play.ts';
import { positionIn, Shelf } from './shelf.ts';

/** What came of the commands of a scene, and the position after them as a scene. */
type Performance = { readonly facts: readonly Fact[]; readonly position: RawScene } | Unheard;

/** A position on the bench: what it looks like, what can be asked about it, and dice for it. */
export interface Laid {
  readonly state: Shape['state'];
  readonly book: Rulebook<Shape>;
  /** What the units are called in the scene, in the order of the state. */
  readonly names: readonly string[];
  ways(attacker: string, target: string): readonly Way[];
  /** Dice for some of the ways, from one side or from both. */
  roller(asks: readonly unknown[]): Reading<Pick<Roller<Shape, Staged<Shape>>, 'roll'>>;
  /** The position in which the first of these commands is due, as its side sees it. */
  due(commands: readonly Shape['command'][], seat: Seat): View<Shape>;
  /** Dice for commands. */
  rollerOf(commands: unknown): Reading<Pick<Roller<Shape, Staged<Shape>>, 'roll' | 'unheard'>>;
  /** Commands with dice that fall as they are written. */
  play(commands: unknown, dice: unknown): Reading<Performance>;
}

/** Positions of one game, for whoever moves things about: a scene goes in, a position with all its numbers comes out. */
export interface Workbench {
  lay(scene: RawScene): Reading<Laid>;
  /** A position of a game as a scene. Units keep the names that are given, by their ids. */
  write(state: Shape['state'], names?: readonly string[]): RawScene;
}

type Played<G extends Shape> = Pick<Manifest<G>, 'ruleset' | 'tactics' | 'watch'>;

const facesField = list(whole(1, 1000), 10_000);

/** The commands of a scene, and the position in which they begin. */
function planned<G extends Shape, L, P extends Staged<G>>(
  { ruleset, watch }: Played<G>,
  { fights }: Scenes<G, L, P>,
  position: P,
  raw: unknown,
): Reading<Plan<G>> {
  const commands = commandsIn(ruleset, watch.units(position.state), position.names, raw);
  if (!commands.ok) return commands;
  const [first] = commands.value;
  const state = fights.due(
    position,
    commands.value.map(({ command }) => command),
    first?.seat ?? 0,
  );
  return { ok: true, value: { state, orders: commands.value } };
}

/** A bench for one game. `library` is where it finds what scenes name. */
export function workbench<G extends Shape, L, P extends Staged<G>>(game: Played<G>, scenes: Scenes<G, L, P>, library: L): Workbench {
  const shelf = new Shelf(scenes.ruleset);
  const { fights } = scenes;
  const onBench = (scene: RawScene, position: P) => ({
    state: position.state,
    book: position.book,
    names: position.names,
    ways: (attacker: string, target: string) => fights.ways(position, attacker, target),
    roller(asks: readonly unknown[]) {
      const orders = fights.orders(position, asks);
      if (!orders.ok) return orders;
      if (orders.value.orders.length === 0) return misread(tell('nothing is asked that dice could be rolled for'), 'ask');
      return { ok: true, value: new Roller(game, fights, position.book, orders.value) };
    },
    due: (commands: readonly G['command'][], seat: Seat) => game.ruleset.view(fights.due(position, commands, seat), seat),
    rollerOf(commands: unknown) {
      const plan = planned(game, scenes, position, commands);
      return plan.ok ? { ok: true, value: new Roller(game, fights, position.book, plan.value) } : plan;
    },
    play(commands: unknown, dice: unknown): Reading<Performance> {
      const plan = planned(game, scenes, position, commands);
      if (!plan.ok) return plan;
      const faces = facesField(dice ?? [], 'dice');
      if (!faces.ok) return faces;
      const done = played(game.ruleset, fights, position.book, plan.value, faces.value);
      if (!done.ok || !('facts' in done.value)) return done as Reading<Unheard>;
      const write = (state: G['state']) => scenes.write(state, position.names);
      const { facts, state } = done.value;
      return { ok: true, value: { facts, position: positionAfter(scene, write(position.state), write(state)) } };
    },
  });
  const bench = {
    lay(scene: RawScene) {
      const book = shelf.bookFor(scene['rules']);
      if (!book.ok) return book;
      const staged = scenes.stage(positionIn(scene), book.value, library);
      return staged.ok ? { ok: true, value: onBench(scene, staged.value) } : staged;
    },
    write: (state: G['state'], names?: readonly string[]) => scenes.write(state, names),
  };
  // The vocabulary of the game stays behind this line: whoever uses the bench knows none.
  return bench as unknown as Workbench;
}
