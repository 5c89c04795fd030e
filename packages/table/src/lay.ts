import type { Game, Seat, Seed, Shape } from '@sortie/kernel';
import type { TableRefusal } from '@sortie/wire';
import { type Accepted, accept, lay, takeSeat } from './accept.ts';
import type { Guest } from './guest.ts';
import { type Plan, termsOf } from './plan.ts';
import type { TableRecord } from './record.ts';
import type { Table } from './table.ts';

/** Who is who at a table that somebody lays. */
export interface Hands {
  /** Whoever lays it, and takes every seat that is planned for `me`. */
  readonly guest: Guest;
  /** What the guest is called at one of them. */
  readonly name: (seat: Seat, planned: string | undefined) => string;
  readonly opponent: (seat: Seat) => string;
}

export type Laid<G extends Shape> =
  | { readonly ok: true; readonly table: Table<G>; readonly records: readonly TableRecord<G>[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** Lays a table as planned and seats whoever lays it. When nobody has to be waited for the game begins at once. */
export function layAs<G extends Shape>(
  game: Game<G>,
  plan: Plan,
  { guest, name, opponent }: Hands,
  seed: Seed | undefined,
  now: number,
): Laid<G> {
  const terms = termsOf(game, plan, opponent);
  if (!terms.ok) return { ok: false, refusal: { code: 'malformed', reason: terms.problem, ...(terms.said && { said: terms.said }) } };
  const records: TableRecord<G>[] = [];
  let refused: Accepted<G>['refusal'];
  const keep = (done: Accepted<G>): Table<G> => {
    records.push(...done.records);
    refused ??= done.refusal;
    return done.table;
  };
  let table = keep(lay(game, terms.value, seed, now));
  for (const [seat, planned] of plan.seats.entries())
    if (planned.kind === 'me') table = keep(takeSeat(table, seat, { id: guest.id, name: name(seat, planned.name) }, now));
  if (plan.seats.every(({ kind }) => kind !== 'open')) table = keep(accept(table, guest, { type: 'ready', ready: true }, now));
  return refused ? { ok: false, refusal: refused } : { ok: true, table, records };
}
