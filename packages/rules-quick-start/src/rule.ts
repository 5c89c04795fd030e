import type { Play, Rule, Rulebook, View } from '@sortie/kernel';
import type { QuickStart, Setup } from './shape.ts';

/** A rule of the Quick-Start book. */
export interface QuickStartRule extends Rule<QuickStart> {
  /** Why a set-up is not allowed; asked before there is a game and a list of rules. */
  readonly forbidsSetup?: (setup: Setup) => string | undefined;
}

export type Book = Rulebook<QuickStart>;
export type Seen = View<QuickStart>;
export type Table = Play<QuickStart>;
