import type { Seat, Shape } from './shape.ts';

declare const seen: unique symbol;
/** A state with everything this seat may not know already removed. Clients and opponents only ever hold these. */
export type View<G extends Shape> = G['state'] & { readonly [seen]: Seat };

/** Sworn by a ruleset's `view`, and by a client that folds what it hears. */
export const seenBy = <G extends Shape>(state: G['state']): View<G> => state as View<G>;
