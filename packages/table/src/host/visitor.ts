import { type Seat, type Shape, SPECTATOR } from '@sortie/kernel';
import type { ToGuest } from '@sortie/wire';
import type { Guest, GuestId } from '../guest.ts';
import type { News } from '../news.ts';
import type { Outlook } from '../outlook.ts';
import { newsSince, type Update } from '../project.ts';
import { seatsOf, type Table } from '../table.ts';
import type { Present } from './around.ts';

/** What comes over a line to a guest, whether it is a socket or the port of a worker. */
export type TableSays<G extends Shape> = ToGuest<Outlook<G>, News<G>>;

/** Somebody on the line: who it is for the table, and how to speak to them. */
export interface Visitor<G extends Shape> {
  readonly guest: Guest;
  readonly tell: (says: TableSays<G>) => void;
}

/** What a visitor has been told; nothing before it said hello. */
interface Known {
  readonly since: number;
  readonly facing: Seat;
}

/** Nobody's id: all who only watch see and hear the same, so that it is worked out once for all of them. */
const WATCHER: GuestId = '';

/** Everybody on the line to one table, and how far each of them is. */
export class Visitors<G extends Shape, V extends Visitor<G>> {
  private readonly known = new Map<V, Known | undefined>();
  /** What was worked out for the table as it is now, by eyes and by what they knew before. */
  private updates: { readonly of: Table<G>; readonly by: Map<string, Update<G>> } | undefined;

  get size(): number {
    return this.known.size;
  }

  all(): readonly V[] {
    return [...this.known.keys()];
  }

  has(visitor: V): boolean {
    return this.known.has(visitor);
  }

  enter(visitor: V): void {
    this.known.set(visitor, undefined);
  }

  leave(visitor: V): boolean {
    return this.known.delete(visitor);
  }

  clear(): void {
    this.known.clear();
  }

  isGreeted(visitor: V): boolean {
    return this.known.get(visitor) !== undefined;
  }

  /** A visitor says what it knows and is told the rest, even if there is nothing new. */
  greet(visitor: V, known: Known, table: Table<G>, now: number): void {
    this.bringUpToDate(visitor, known, table, now, true);
  }

  tellAll(says: TableSays<G>): void {
    for (const [visitor, known] of this.known) if (known) visitor.tell(says);
  }

  /** Everybody hears what is new. */
  tellNews(table: Table<G>, now: number): void {
    for (const [visitor, known] of this.known) if (known) this.bringUpToDate(visitor, known, table, now, false);
  }

  present(table: Table<G>): Present {
    const here = [...this.known].flatMap(([visitor, known]) => (known ? [seatsOf(table, visitor.guest.id)] : []));
    return {
      seats: table.seats.map((_, seat) => here.some(mine => mine.includes(seat))),
      spectators: here.filter(mine => mine.length === 0).length,
    };
  }

  tellPresence(table: Table<G>, elsewhere: readonly Present[]): void {
    const all = [this.present(table), ...elsewhere];
    const seats = table.seats.map((_, seat) => all.some(one => one.seats[seat]));
    this.tellAll({ type: 'presence', seats, spectators: all.reduce((sum, { spectators }) => sum + spectators, 0) });
  }

  private bringUpToDate(visitor: V, known: Known, table: Table<G>, now: number, answer: boolean): void {
    const { id } = visitor.guest;
    const update = this.updateFor(table, seatsOf(table, id).length > 0 ? id : WATCHER, known);
    this.known.set(visitor, { since: table.records.length - 1, facing: table.facing[id] ?? SPECTATOR });
    if (update.kind === 'outlook') visitor.tell({ type: 'outlook', outlook: update.outlook, now });
    else if (answer || update.news.length > 0) visitor.tell({ type: 'news', news: update.news, now });
  }

  private updateFor(table: Table<G>, eyes: GuestId, { since, facing }: Known): Update<G> {
    if (this.updates?.of !== table) this.updates = { of: table, by: new Map() };
    const { by } = this.updates;
    const key = `${since} ${facing} ${eyes}`;
    const update = by.get(key) ?? newsSince(table, eyes, since, facing);
    by.set(key, update);
    return update;
  }
}
