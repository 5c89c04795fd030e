import type { Plan } from '@sortie/table';
import type { Crest, GameOffer, Invite, Me, Registered, ReplayCard, TableCard } from '@sortie/wire';
import { asking, type Told } from '../house/ask.ts';

export type { Told };

/** The server over HTTP: who I am, which tables there are, how to come to one. Cookies carry the session. */
export interface House {
  /** `undefined` until a name was given. */
  readonly me: () => Promise<Told<Me | undefined>>;
  /** Play at once: makes a guest of this name, or renames. */
  readonly enter: (name: string, crest?: Partial<Crest>) => Promise<Told<Me>>;
  /** Keep the games under a login and a password; the guest becomes the account. */
  readonly register: (login: string, password: string) => Promise<Told<Registered>>;
  /** On another device; games of a guest on this device come along. */
  readonly signIn: (login: string, password: string) => Promise<Told<Me>>;
  readonly signOut: () => Promise<Told<undefined>>;
  /** Every other device has to sign in again. */
  readonly changePassword: (password: string, fresh: string) => Promise<Told<Me>>;
  /** A new recovery code; the one before is worth nothing from then on. */
  readonly newCode: (password: string) => Promise<Told<Registered>>;
  /** Opens the account with the code on paper, once. */
  readonly recover: (login: string, code: string, password: string) => Promise<Told<Registered>>;
  /** Everything that the server keeps of a guest without an account goes. */
  readonly forgetMe: () => Promise<Told<undefined>>;
  readonly deleteAccount: (password: string) => Promise<Told<undefined>>;

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
  /** The game of a table as a file: everything after the end, before it what my seat has heard. */
  readonly tableFile: (table: string, watch?: string) => Promise<Told<string>>;
}

/** `base` is empty in a browser; tests name a server. */
export function houseAt(base = '', fetcher: typeof fetch = (...args) => fetch(...args)): House {
  const { json, text } = asking(base, fetcher);
  const part = encodeURIComponent;
  return {
    me: () => json('GET', 'me'),
    enter: (name, crest) => json('PUT', 'me', { name, ...crest }),
    register: (login, password) => json('POST', 'account', { login, password }),
    signIn: (login, password) => json('POST', 'session', { login, password }),
    signOut: () => json('DELETE', 'session'),
    changePassword: (password, fresh) => json('PUT', 'account/password', { password, fresh }),
    newCode: password => json('POST', 'account/code', { password }),
    recover: (login, code, password) => json('POST', 'account/recovery', { login, code, password }),
    forgetMe: () => json('DELETE', 'me'),
    deleteAccount: password => json('DELETE', 'account', { password }),
    games: () => json('GET', 'games'),
    lay: plan => json('POST', 'tables', plan),
    tables: () => json('GET', 'tables'),
    table: id => json('GET', `tables/${part(id)}`),
    invite: token => json('GET', `invites/${part(token)}`),
    take: token => json('POST', `invites/${part(token)}`),
    leave: table => json('POST', `tables/${part(table)}/leave`),
    watch: token => json('GET', `watch/${part(token)}`),
    keepReplay: file => json('POST', 'replays', file),
    replays: () => json('GET', 'replays'),
    replayFile: id => text(`replays/${part(id)}/file`),
    tableFile: (table, watch) => text(`tables/${part(table)}/file${watch === undefined ? '' : `?watch=${part(watch)}`}`),
  };
}
