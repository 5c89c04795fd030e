import type { Game, Seed, Shape, Telling } from '@sortie/kernel';
import {
  type Accepted,
  accept,
  type Guest,
  lay,
  type Plan,
  type Table,
  type TableRecord,
  type TableRefusal,
  takeSeat,
  termsOf,
} from '@sortie/table';
import { cardOf } from './card.ts';
import type { Told } from './house.ts';
import type { Shelf } from './shelf.ts';

/** Whoever sits at this screen. */
export const HERE: Guest = { id: 'here', name: '' };

const refused = (reason: string, said?: Telling): Told<never> => ({
  ok: false,
  refusal: { code: 'not-allowed', reason, ...(said && { said }) },
});

/** Lays a table, seats everybody and begins. */
export async function layOn(shelf: Shelf, game: Game<Shape>, plan: Plan, names: readonly string[], now: number): Promise<Told<string>> {
  if (plan.seats.some(({ kind }) => kind === 'open')) return refused('invite links need the server');
  const terms = termsOf(game, plan, seat => names[seat] ?? 'Opponent');
  if (!terms.ok) return refused(terms.problem, terms.said);
  const id = `local-${crypto.randomUUID()}`;
  const records: TableRecord<Shape>[] = [];
  let refusal: TableRefusal | undefined;
  const keep = (done: Accepted<Shape>): Table<Shape> => {
    records.push(...done.records);
    refusal ??= done.refusal;
    return done.table;
  };
  let table = keep(lay(game, terms.value, plan.dice === 'seeded' ? randomSeed() : undefined, now));
  for (const [seat, planned] of plan.seats.entries())
    if (planned.kind === 'me') table = keep(takeSeat(table, seat, { ...HERE, name: names[seat] ?? planned.name ?? 'Player' }, now));
  table = keep(accept(table, HERE, { type: 'ready', ready: true }, now));
  if (refusal) return refused(refusal.reason, refusal.said);
  await shelf.append(cardOf(id, table), records);
  return { ok: true, value: id };
}

function randomSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
