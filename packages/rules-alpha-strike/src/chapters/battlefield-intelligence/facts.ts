import { type Seat, tell } from '@sortie/kernel';
import type { Facts, Parts } from '../../facts/fact.ts';
import type { Point } from '../../shape.ts';

export interface IntelligenceFacts {
  /** What both sides have told of how much they know. */
  readonly briefed: { readonly ratings: readonly number[] };
  readonly plotted: { readonly seat: Seat; readonly points: readonly Point[] };
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends Facts<IntelligenceFacts> {}
  interface ChapterCommands {
    /** Plot a point for artillery before the game. */
    readonly plot: { readonly type: 'plot'; readonly at: Point };
  }
  interface ChapterDuties {
    readonly brief: { readonly type: 'brief' };
  }
}

declare module '../../shape/state.ts' {
  interface State {
    /** What both sides have told of their battlefield intelligence; absent before they have told anything. */
    readonly ratings?: readonly number[];
    /** Points plotted before the game, by seat. */
    readonly plotted?: readonly (readonly Point[])[];
  }
}

export const intelligenceFacts: Parts<keyof IntelligenceFacts> = {
  briefed: {
    fold: (state, { ratings }) => ({ ...state, ratings }),
    tell: (_state, { ratings: [a = 0, b = 0] }) => tell('Battlefield intelligence: {a} to {b}', { a, b }),
  },
  plotted: {
    fold: (state, { seat, points }) => ({ ...state, plotted: [0, 1].map(one => (one === seat ? points : (state.plotted?.[one] ?? []))) }),
    tell: () => tell('A point is plotted for artillery'),
    redact: (_state, event, seat) => (event.seat === seat ? event : undefined),
  },
};
