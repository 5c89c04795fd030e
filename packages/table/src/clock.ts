import { nth, type Seat, type Shape } from '@sortie/kernel';
import type { ClockReading } from './outlook.ts';
import type { TableRecord } from './record.ts';
import { asked, type Table } from './table.ts';

/** What was left to each seat at `since`, and who has been thinking since then. */
export interface Clock {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
}

/** The clock after a record: those who were thinking pay, except for the time the host was away. */
export function charge<G extends Shape>({ clock, terms }: Table<G>, record: TableRecord<G>): Clock | undefined {
  if (!clock) return undefined;
  const spent = record.kind === 'woke' || record.kind === 'recovered' ? 0 : record.at - clock.since;
  const earned = record.kind === 'entered' && record.entry.kind === 'command' ? record.entry.seat : undefined;
  const left = clock.left.map((time, seat) => {
    const paid = clock.running.includes(seat) ? Math.max(0, time - spent) : time;
    return seat === earned ? paid + (terms.clock?.increment ?? 0) : paid;
  });
  return { left, running: clock.running, since: record.at };
}

/** Programs have no clock, and nobody is hurried while dice are looked for. */
export const thinking = <G extends Shape>(table: Table<G>): readonly Seat[] =>
  table.rolling ? [] : asked(table).filter(seat => table.seats[seat]?.kind === 'human');

/** The first seat whose time is up, if there is one. */
export const flagged = <G extends Shape>({ clock, ended }: Table<G>, now: number): Seat | undefined =>
  ended ? undefined : clock?.running.find(seat => nth(clock.left, seat) <= now - clock.since);

/** When a host should look again: the moment the next flag falls. */
export function wakeAt<G extends Shape>({ clock, ended }: Table<G>): number | undefined {
  if (!clock || ended || clock.running.length === 0) return undefined;
  return clock.since + Math.min(...clock.running.map(seat => nth(clock.left, seat)));
}

export const readClock = <G extends Shape>({ clock, terms, ended }: Table<G>): ClockReading | undefined =>
  clock && terms.clock ? { terms: terms.clock, at: clock.since, left: clock.left, running: ended ? [] : clock.running } : undefined;
