import type { Game, Match, Seat, Seed, Shape } from '@sortie/kernel';
import { accept, type Guest, layAs, opponentGuest, type Plan, type Table, type TableRecord } from '@sortie/table';
import { cardOf } from './card.ts';
import type { Told } from './house.ts';
import type { Shelf } from './shelf.ts';

/** Whoever sits at this screen. */
export const HERE: Guest = { id: 'here', name: '' };

/** A game that is the same for everybody: fixed dice, and what was done before somebody sits down to it. */
export interface Rehearsed {
  readonly seed: Seed;
  /** What is done next, by whom; nothing once the table is as it shall be. */
  readonly next: (match: Match<Shape>) => { readonly seat: Seat; readonly command: unknown } | undefined;
}

const nothing = (): undefined => undefined;

const REHEARSED = 'rehearsed-';

/** Opponents at such a table think the same on every device. */
export const isRehearsed = (table: string): boolean => table.startsWith(REHEARSED);

/** Lays a table, seats everybody and begins. */
export async function layOn(
  shelf: Shelf,
  game: Game<Shape>,
  plan: Plan,
  names: readonly string[],
  now: number,
  rehearsed?: Rehearsed,
): Promise<Told<string>> {
  if (plan.seats.some(({ kind }) => kind === 'open'))
    return { ok: false, refusal: { code: 'not-allowed', reason: 'invite links need the server' } };
  const hands = {
    guest: HERE,
    name: (seat: number, planned?: string) => names[seat] ?? planned ?? 'Player',
    opponent: (seat: number) => names[seat] ?? 'Opponent',
  };
  const laid = layAs(game, plan, hands, plan.dice === 'seeded' ? (rehearsed?.seed ?? randomSeed()) : undefined, now);
  if (!laid.ok) return { ok: false, refusal: { ...laid.refusal, code: 'not-allowed' } };
  const id = `${rehearsed ? REHEARSED : 'local-'}${crypto.randomUUID()}`;
  const begun = playedOn(laid.table, plan, rehearsed?.next ?? nothing, now);
  await shelf.append(cardOf(id, begun.table), [...laid.records, ...begun.records]);
  return { ok: true, value: id };
}

interface Begun {
  readonly table: Table<Shape>;
  readonly records: readonly TableRecord<Shape>[];
}

/** Everybody does what is written down for them, whoever it is that sits there. */
function playedOn(laid: Table<Shape>, { seats }: Plan, next: Rehearsed['next'], now: number): Begun {
  const records: TableRecord<Shape>[] = [];
  let table = laid;
  for (;;) {
    const { match } = table;
    const deed = match && next(match);
    if (!deed) return { table, records };
    const by = seats[deed.seat]?.kind === 'opponent' ? { id: opponentGuest(deed.seat), name: '' } : HERE;
    const done = accept(table, by, { type: 'command', after: match.entries.length, command: deed.command }, now);
    if (done.refusal) throw new Error(done.refusal.reason);
    records.push(...done.records);
    ({ table } = done);
  }
}

function randomSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
