import type { Shape } from '@sortie/kernel';
import type { TableRecord, Weighed } from '@sortie/table';
import type { LocalTable } from './doors.ts';

/** Where local tables are kept. Records are only ever appended, as on the server. */
export interface Shelf {
  readonly cards: () => Promise<readonly LocalTable[]>;
  readonly records: (table: string) => Promise<readonly TableRecord<Shape>[]>;
  /** Both or neither: the records are kept and the card says so. */
  readonly append: (card: LocalTable, records: readonly TableRecord<Shape>[]) => Promise<void>;
  /** What an opponent weighed last; the one before is forgotten. */
  readonly weighed: (table: string) => Promise<Weighed | undefined>;
  readonly keepWeighed: (table: string, weighed: Weighed) => Promise<void>;
  readonly remove: (table: string) => Promise<void>;
}

/** For tests, and for browsers that keep nothing for this page: the table lives as long as the page. */
export function memoryShelf(): Shelf {
  const tables = new Map<string, { readonly card: LocalTable; readonly records: readonly TableRecord<Shape>[] }>();
  const weighed = new Map<string, Weighed>();
  return {
    cards: async () => [...tables.values()].map(({ card }) => card),
    records: async id => structuredClone(tables.get(id)?.records ?? []),
    append: async (card, records) => {
      const before = tables.get(card.id)?.records ?? [];
      tables.set(card.id, { card, records: [...before, ...structuredClone(records)] });
    },
    weighed: async id => weighed.get(id),
    keepWeighed: async (id, kept) => void weighed.set(id, kept),
    remove: async id => {
      tables.delete(id);
      weighed.delete(id);
    },
  };
}
