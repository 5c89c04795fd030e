import { readQuery, testsFor } from '@sortie/convert';
import { useMemo } from 'react';
import type { UnitRow } from './library/row.ts';
import { type SortKey, sorted } from './table/columns.ts';

/** The rows that a query finds, in their order. Sorted once for every order, so that a keystroke only filters. */
export function useFound(rows: readonly UnitRow[], query: string, sort: SortKey, descending: boolean): readonly UnitRow[] {
  const inOrder = useMemo(() => sorted(rows, sort, descending), [rows, sort, descending]);
  return useMemo(() => {
    if (query.trim() === '') return inOrder;
    const { unit, card, worth } = testsFor(readQuery(query).wanted);
    return inOrder.filter(row => unit(row) && card(row) && (worth?.(row) ?? true));
  }, [inOrder, query]);
}
