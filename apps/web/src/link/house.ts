import type { RuleId, Seat } from '@sortie/kernel';
import type { Refused } from './link.ts';
import type { Plan } from './plan.ts';

/** What the server says: the value, or why not. A server that cannot be reached is the refusal `unreachable`. */
export type Told<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refused };

/** The server over HTTP: who I am, which tables there are, how to come to one. Cookies carry the session. */
export interface House {
  /** `undefined` until a name was given. */
  readonly me: () => Promise<Told<Me | undefined>>;
  /** Play at once: makes a guest of this name, or renames. */
  readonly enter: (name: string) => Promise<Told<Me>>;
  /** Keep the games under a login and a password; the guest becomes the account. */
  readonly register: (login: string, password: string) => Promise<Told<Me>>;
  /** On another device; games of a guest on this device come along. */
  readonly signIn: (login: string, password: string) => Promise<Told<Me>>;
  readonly signOut: () => Promise<Told<undefined>>;

  readonly games: () => Promise<Told<readonly GameOffer[]>>;
  readonly lay: (plan: Plan) => Promise<Told<TableCard>>;
  readonly tables: () => Promise<Told<readonly TableCard[]>>;
  readonly table: (id: string) => Promise<Told<TableCard>>;
  /** What an invite link leads to; `take` sits down there. */
  readonly invite: (token: string) => Promise<Told<Invite>>;
  readonly take: (token: string) => Promise<Told<TableCard>>;
  readonly leave: (table: string) => Promise<Told<undefined>>;
  /** What a spectator link leads to; hand the token to `openRemote`. */
  readonly watch: (token: string) => Promise<Told<TableCard>>;

  /** Keep a game file on the server as a replay that anybody with its link may see. */
  readonly keepReplay: (file: string) => Promise<Told<ReplayCard>>;
  readonly replays: () => Promise<Told<readonly ReplayCard[]>>;
  readonly replayFile: (id: string) => Promise<Told<string>>;
}

export interface Me {
  readonly name: string;
  /** Present with an account. */
  readonly login?: string;
}

export interface GameOffer {
  readonly id: string;
  readonly title: string;
  readonly seats: number;
  readonly scenarios: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly roles: readonly string[];
    readonly rules: readonly RuleId[];
  }[];
  readonly levels: readonly string[];
}

export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly scenario?: string;
  readonly stage: 'waiting' | 'playing' | 'over';
  readonly seats: readonly CardSeat[];
  /** The seats I hold there. */
  readonly mine: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly laidAt: number;
  readonly changedAt: number;
  /** One line when it is over. */
  readonly outcome?: string;
  readonly winners?: readonly Seat[];
  /** Paths for links, such as `/join/…`: by open seat for whoever laid the table, and for spectators for whoever sits there. */
  readonly inviteLinks?: readonly { readonly seat: Seat; readonly path: string }[];
  readonly watchLink?: string;
}

export interface CardSeat {
  readonly kind: 'open' | 'human' | 'opponent';
  readonly name: string;
  readonly role?: string;
}

export interface Invite {
  readonly table: TableCard;
  readonly seat: Seat;
  /** Already taken, perhaps by me. */
  readonly taken: boolean;
}

export interface ReplayCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly string[];
  readonly entries: number;
  readonly keptAt: number;
  readonly path: string;
}
