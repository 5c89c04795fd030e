import type { Rulebook, Ruleset, Seat, SeededDice, Shape, View } from '@sortie/kernel';

/** Somebody who decides for a seat. Sees only the view; whatever chance it needs comes from `luck`, so that games can be repeated. */
export interface Player<G extends Shape> {
  readonly name: string;
  choose(view: View<G>, seat: Seat, book: Rulebook<G>, luck: SeededDice): G['command'];
}

/** Any option, each drawn as the ruleset draws it. */
export const randomPlayer = <G extends Shape>(ruleset: Ruleset<G>): Player<G> => ({
  name: 'random',
  choose: (view, seat, book, luck) => {
    const command = ruleset.sample(view, seat, book, n => luck.below(n));
    if (!command) throw new Error(`seat ${seat} is asked and has no option`);
    return command;
  },
});
