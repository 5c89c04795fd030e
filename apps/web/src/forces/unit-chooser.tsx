import './forces.css';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { EditionName } from '../units/library/edition-name.ts';
import { useLibrary } from '../units/library/library.ts';
import type { UnitRow } from '../units/library/row.ts';
import { SearchBar } from '../units/search/search-bar.tsx';
import type { ColumnSet, SortKey } from '../units/table/columns.ts';
import { type Lead, UnitTable } from '../units/table/unit-table.tsx';
import { useFound } from '../units/use-found.ts';

interface Props {
  readonly edition: EditionName;
  /** Takes the unit; answers whether it could be had. */
  readonly onAdd: (row: UnitRow) => Promise<boolean>;
  /** What is told of each unit; its card unless something else is asked for. */
  readonly told?: ColumnSet;
}

/** All units of the catalogue and of one's own files, with a button to take each into a force. */
export function UnitChooser({ edition, onAdd, told }: Props) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<{ readonly key: SortKey; readonly descending: boolean }>({ key: 'name', descending: false });
  const [active, setActive] = useState<string>();
  const [said, setSaid] = useState('');
  const { rows } = useLibrary(edition);
  const found = useFound(rows, query, sort.key, sort.descending);
  const lead = useAdding(onAdd, setSaid);
  const onSort = useCallback(
    (key: SortKey) => setSort(before => ({ key, descending: key === before.key ? !before.descending : key === 'pv' })),
    [],
  );
  const select = useCallback((row: UnitRow) => setActive(row.id), []);
  return (
    <section className="picker" aria-label={t('Units to choose from')}>
      <SearchBar query={query} onChange={setQuery} rows={rows} found={found.rows.length} near={found.near} />
      <UnitTable
        rows={found.rows}
        label={t('Units to choose from')}
        sort={sort.key}
        descending={sort.descending}
        onSort={onSort}
        active={active}
        onActive={select}
        onOpen={select}
        lead={lead}
        {...(told && { told })}
      />
      <p className="small quiet" role="status">
        {said}
      </p>
    </section>
  );
}

/** A button before each unit that takes it into the force, and says so. */
function useAdding(onAdd: Props['onAdd'], say: (words: string) => void): Lead {
  const t = useT();
  const now = useRef(onAdd);
  now.current = onAdd;
  const add = useCallback(
    async (row: UnitRow) => {
      if (await now.current(row)) say(t('{name} added to the force.', { name: row.name }));
    },
    [t, say],
  );
  return useMemo<Lead>(
    () => ({
      press: row => void add(row),
      show: row => (
        <button
          type="button"
          className="button button-icon unit-add"
          tabIndex={-1}
          aria-label={t('Add {name}', { name: row.name })}
          onClick={event => {
            event.stopPropagation();
            void add(row);
          }}
        >
          +
        </button>
      ),
    }),
    [add, t],
  );
}
