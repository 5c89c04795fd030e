import type { Shape } from '@sortie/kernel';
import type { Plan } from '@sortie/table';
import type { Told } from './house.ts';
import type { Rehearsed } from './lay-local.ts';
import type { Link } from './link.ts';

/** How a screen comes to a link: each is exported by `index.ts` under this name. */
export interface Doors {
  /** A table on the server, as the seat I hold, or with the token of a spectator link. */
  readonly openRemote: (table: string, options?: { readonly watch?: string }) => Promise<Told<Link<Shape>>>;
  /** A table in this browser that was laid before. */
  readonly openLocal: (table: string) => Promise<Told<Link<Shape>>>;
  /** Lays a table in this browser, seats everybody and begins; the result is its id for `openLocal`. */
  readonly layLocal: (plan: Plan, names: readonly string[], rehearsed?: Rehearsed) => Promise<Told<string>>;
  /** The tables in this browser, newest first. */
  readonly localTables: () => Promise<readonly LocalTable[]>;
  readonly removeLocal: (table: string) => Promise<void>;
}

export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly scenario?: string;
  readonly title: string;
  readonly seats: readonly { readonly kind: 'human' | 'opponent'; readonly name: string }[];
  readonly stage: 'waiting' | 'playing' | 'over';
  readonly entries: number;
  readonly laidAt: number;
  readonly changedAt: number;
  readonly outcome?: string;
}
