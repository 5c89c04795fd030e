import '../units.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import type { UnitRow } from '../library/row.ts';
import { CARD_COLUMNS, type Column, type ColumnSet, columnsFor, type SortKey } from './columns.ts';
import { GRID, ROW_GROUP } from './roles.ts';
import { TableHead } from './table-head.tsx';
import { Row } from './table-row.tsx';
import { useWidth } from './use-width.ts';

/** Below this width a unit takes two lines. */
const NARROW = 640;
const HEIGHT = 40;
const TALL = 62;
/** The head of the table covers as much. */
const HEAD = 44;

export interface Lead {
  /** What stands before the name: a box to tick, a button to add. */
  readonly show: (row: UnitRow) => ReactNode;
  /** What the space bar does. */
  readonly press: (row: UnitRow) => void;
}

interface Props {
  readonly rows: readonly UnitRow[];
  readonly label: string;
  readonly sort: SortKey;
  readonly descending: boolean;
  readonly onSort: (key: SortKey) => void;
  /** The row that arrows move. */
  readonly active: string | undefined;
  readonly onActive: (row: UnitRow) => void;
  readonly onOpen: (row: UnitRow) => void;
  readonly lead: Lead;
  /** What is told of each unit; the figures of its card unless something else is asked for. */
  readonly told?: ColumnSet;
}

/** Thousands of units, of which only those in sight are drawn. Arrows walk, Enter opens, Space does what the first column offers. */
export const UnitTable = memo(({ rows, label, sort, descending, onSort, active, onActive, onOpen, lead, told = CARD_COLUMNS }: Props) => {
  const t = useT();
  const id = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const width = useWidth(scroll);
  const narrow = width > 0 && width < NARROW;
  const columns = useMemo(() => columnsFor(width, told), [width, told]);
  const height = narrow ? TALL : HEIGHT;
  const at = useMemo(() => rows.findIndex(row => row.id === active), [rows, active]);
  const window = useRowsInSight(scroll, rows.length, height, width > 0 ? at : undefined);
  const shown = window.getVirtualItems();
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at];
    if (event.target !== scroll.current) return;
    const page = Math.max(1, Math.floor((scroll.current?.clientHeight ?? height) / height) - 2);
    const target = destination(event.key, at, rows.length, page);
    if (target !== undefined) {
      const next = rows[target];
      if (next) onActive(next);
      window.scrollToIndex(target);
    } else if (event.key === 'Enter' && row) onOpen(row);
    else if (event.key === ' ' && row) lead.press(row);
    else return;
    event.preventDefault();
  };
  const template = templateOf(columns, narrow);
  const grid = {
    ...GRID,
    'aria-label': label,
    'aria-rowcount': rows.length + 1,
    'aria-colcount': columns.length + 1,
    'aria-activedescendant': shown.some(({ index }) => index === at) ? `${id}-${at}` : undefined,
    tabIndex: 0,
    onKeyDown,
  };
  return (
    <div className={narrow ? 'unit-table unit-table-narrow' : 'unit-table'}>
      <div ref={scroll} className="unit-scroll" {...grid}>
        <TableHead
          columns={columns}
          all={told.columns}
          narrow={narrow}
          template={template}
          sort={sort}
          descending={descending}
          onSort={onSort}
        />
        <div {...ROW_GROUP} className="unit-body" style={{ height: window.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const row = rows[index];
            const place = { id: `${id}-${index}`, index, top: start, height, active: index === at };
            return row && <Row key={row.id} row={row} {...place} {...{ columns, told, narrow, template, lead, onOpen }} />;
          })}
        </div>
      </div>
      {rows.length === 0 && <p className="unit-none note">{t('No unit is like that. Ask for less, or import files of your own.')}</p>}
    </div>
  );
});

/** The rows that are drawn. `at` is the one that is pointed at, as soon as it is known how wide the table is. */
function useRowsInSight(scroll: RefObject<HTMLDivElement | null>, count: number, height: number, at: number | undefined) {
  const window = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    overscan: 6,
    scrollPaddingEnd: HEAD,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when rows take another height
  useEffect(() => window.measure(), [height]);
  const opened = useRef(false);
  useEffect(() => {
    // Whoever comes with a link to a unit sees where it stands.
    if (opened.current || count === 0 || at === undefined) return;
    opened.current = true;
    if (at >= 0) requestAnimationFrame(() => window.scrollToIndex(at, { align: 'center' }));
  }, [at, count, window]);
  return window;
}

const templateOf = (columns: readonly Column[], narrow: boolean): string =>
  narrow
    ? '2.75rem minmax(0, 1fr) auto'
    : ['2.5rem', ...columns.map(({ key, width }) => (key === 'short' ? `1.9rem ${width}` : width))].join(' ');

/** Where a key leads from this row. */
function destination(key: string, at: number, count: number, page: number): number | undefined {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: count - 1 }[key];
  return to === undefined || count === 0 ? undefined : Math.min(count - 1, Math.max(0, to));
}
