import type { RuleId } from '@sortie/kernel';
import { createContext, useContext } from 'react';

/** A table one sits at, as far as questions about its rules go. */
export interface AtTable {
  readonly id: string;
  /** The game's id, and how this table is called. */
  readonly game: string;
  readonly title: string;
  readonly rules: readonly RuleId[];
}

const KEPT = 'sortie.rules-of-tables';
const MOST = 20;

const Here = createContext<string | undefined>(undefined);

/** Inside of it, questions about rules are asked from the table of this id. */
export const AtTableProvider = Here.Provider;

/** What to add to the address of a rule, so that its page answers for the table one sits at. */
export function useAtTable(): string {
  const id = useContext(Here);
  return id === undefined ? '' : `?at=${encodeURIComponent(id)}`;
}

/** Remembers what a table plays by, for the pages that are opened from it; the oldest are forgotten. */
export function rememberTable(table: AtTable): void {
  const others = read().filter(({ id }) => id !== table.id);
  try {
    localStorage.setItem(KEPT, JSON.stringify([table, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing answers for all tables alike.
  }
}

/** The table that a page was opened from, if this browser was at it. */
export const tableCalled = (id: string | undefined): AtTable | undefined =>
  id === undefined ? undefined : read().find(one => one.id === id);

function read(): readonly AtTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAtTable) : [];
  } catch {
    return [];
  }
}

const isAtTable = (one: Partial<AtTable> | null): one is AtTable =>
  typeof one?.id === 'string' && typeof one.game === 'string' && typeof one.title === 'string' && Array.isArray(one.rules);
