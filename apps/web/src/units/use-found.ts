import { readQuery, testsFor, type Wanted } from '@sortie/convert';
import { useMemo } from 'react';
import type { UnitRow } from './library/row.ts';
import { type SortKey, sorted } from './table/columns.ts';

export interface Found {
  readonly rows: readonly UnitRow[];
  /** Nothing is called so: these are names that come near. */
  readonly near: boolean;
}

/** The rows that a query finds, in their order. Sorted once for every order, so that a keystroke only filters. */
export function useFound(rows: readonly UnitRow[], query: string, sort: SortKey, descending: boolean): Found {
  const inOrder = useMemo(() => sorted(rows, sort, descending), [rows, sort, descending]);
  return useMemo(() => {
    if (query.trim() === '') return { rows: inOrder, near: false };
    const { wanted } = readQuery(query);
    const exact = like(inOrder, wanted);
    const near = exact.length > 0 || !wanted.words?.length ? [] : like(inOrder, { ...wanted, slack: true });
    return near.length > 0 ? { rows: near, near: true } : { rows: exact, near: false };
  }, [inOrder, query]);
}

function like(rows: readonly UnitRow[], wanted: Wanted): readonly UnitRow[] {
  const { unit, card, worth } = testsFor(wanted);
  return rows.filter(row => unit(row) && card(row) && (worth?.(row) ?? true));
}
