import { type Manifest, misread, type Reading, type Rulebook, type Scenes, type Shape, type Staged, tell, type Way } from '@sortie/kernel';
import type { RawScene } from './file.ts';
import { Roller } from './odds.ts';
import { positionIn, Shelf } from './shelf.ts';

/** A position on the bench: what it looks like, what can be asked about it, and dice for it. */
export interface Laid {
  readonly state: Shape['state'];
  readonly book: Rulebook<Shape>;
  /** What the units are called in the scene, in the order of the state. */
  readonly names: readonly string[];
  ways(attacker: string, target: string): readonly Way[];
  /** Dice for some of the ways, from one side or from both. */
  roller(asks: readonly unknown[]): Reading<Pick<Roller<Shape, Staged<Shape>>, 'roll'>>;
}

/** Positions of one game, for whoever moves things about: a scene goes in, a position with all its numbers comes out. */
export interface Workbench {
  lay(scene: RawScene): Reading<Laid>;
  /** A position of a game as a scene. */
  write(state: Shape['state']): RawScene;
}

/** A bench for one game. `library` is where it finds what scenes name. */
export function workbench<G extends Shape, L, P extends Staged<G>>(
  game: Pick<Manifest<G>, 'ruleset' | 'tactics' | 'watch'>,
  scenes: Scenes<G, L, P>,
  library: L,
): Workbench {
  const shelf = new Shelf(scenes.ruleset);
  const bench = {
    lay(scene: RawScene) {
      const book = shelf.bookFor(scene['rules']);
      if (!book.ok) return book;
      const staged = scenes.stage(positionIn(scene), book.value, library);
      if (!staged.ok) return staged;
      const { value } = staged;
      return {
        ok: true,
        value: {
          state: value.state,
          book: value.book,
          names: value.names,
          ways: (attacker: string, target: string) => scenes.fights.ways(value, attacker, target),
          roller(asks: readonly unknown[]) {
            const orders = scenes.fights.orders(value, asks);
            if (!orders.ok) return orders;
            if (orders.value.orders.length === 0) return misread(tell('nothing is asked that dice could be rolled for'), 'ask');
            return { ok: true, value: new Roller(game, scenes.fights, value.book, orders.value) };
          },
        },
      };
    },
    write: (state: G['state']) => scenes.write(state),
  };
  // The vocabulary of the game stays behind this line: whoever uses the bench knows none.
  return bench as unknown as Workbench;
}
