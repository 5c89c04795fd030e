import type { Present, Weighed } from '@sortie/table';
import type { LobbySays } from '@sortie/wire';
import type { LobbyNews } from '../lobby/news.ts';
import type { Stored } from '../storage/chain.ts';

/** What nodes that serve the same table tell each other. Whatever is lost on the way can be read in the database. */
export type Said =
  /** These have been kept. Without any there is something to read in the database: some ways of telling carry little. */
  | { readonly kind: 'kept'; readonly stored?: readonly Stored[] }
  | { readonly kind: 'present'; readonly present: Present }
  | { readonly kind: 'who' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'weighed'; readonly weighed: Weighed }
  | { readonly kind: 'rematch'; readonly rematch: Rematch };

/** The table of the same game with the sides swapped, and which seat of the old one asked for it. */
export interface Rematch {
  readonly table: string;
  readonly by: number;
}

/** What concerns every node. */
export type Announced =
  /** Who they are has changed: they must come in by the door again. */
  | { readonly kind: 'dismiss'; readonly guests: readonly string[] }
  | { readonly kind: 'close'; readonly table: string; readonly reason: string }
  | ({ readonly kind: 'lobby' } & LobbyNews)
  /** Somebody in the lobby is asked to a table. */
  | { readonly kind: 'lobby-call'; readonly to: string; readonly says: LobbySays }
  /** What was used since the last time, by whose it is, and how many lines there are by address. */
  | { readonly kind: 'used'; readonly counts: Readonly<Record<string, number>>; readonly lines: Readonly<Record<string, number>> };

export type Hear<T> = (said: T, node: string) => void;

/** How nodes hear of each other. One that is alone has nobody to tell. */
export interface Bus {
  readonly node: string;
  readonly shared: boolean;
  /** What other nodes say of a table from now on; the result stops it. */
  readonly listen: (table: string, hear: Hear<Said>) => () => void;
  readonly tell: (table: string, said: Said) => void;
  readonly onAnnounced: (hear: Hear<Announced>) => void;
  readonly announce: (said: Announced) => void;
  /** Something may have been missed: the connection was lost and is there again. */
  readonly onGap: (then: () => void) => void;
  /** Rejects with a sentence if others cannot be reached now. */
  readonly probe: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A node that has the house for itself. */
export const alone = (node: string): Bus => ({
  node,
  shared: false,
  listen: () => () => undefined,
  tell: () => undefined,
  onAnnounced: () => undefined,
  announce: () => undefined,
  onGap: () => undefined,
  probe: async () => undefined,
  close: async () => undefined,
});
