import { type Force, type Member, MOST_MEMBERS, REGULAR_SKILL } from '@sortie/roster';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { useLibrary } from '../units/library/library.ts';
import { openUnit } from '../units/library/open-unit.ts';
import { BUILT_IN, type UnitRow } from '../units/library/row.ts';
import { SearchBar } from '../units/search/search-bar.tsx';
import { lightFile } from '../units/share/unit-file.ts';
import type { SortKey } from '../units/table/columns.ts';
import { type Lead, UnitTable } from '../units/table/unit-table.tsx';
import { useFound } from '../units/use-found.ts';
import { withMember } from './change.ts';

interface Props {
  readonly force: Force;
  readonly onChange: (force: Force) => void;
}

/** A member for a unit: by its name if it is built in, or else with its file. */
async function memberFor({ id, name, from }: UnitRow, force: Force): Promise<Member | undefined> {
  const lance = force.members.at(-1)?.lance;
  const crew = { skill: REGULAR_SKILL, ...(lance !== undefined && { lance }) };
  if (from === BUILT_IN) return { unit: name, ...crew };
  const open = await openUnit(id, force.edition);
  return open && { file: lightFile(open.unit), ...crew };
}

/** All units, with a button to take each into the force. */
export function UnitPicker({ force, onChange }: Props) {
  const t = useT();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<{ readonly key: SortKey; readonly descending: boolean }>({ key: 'name', descending: false });
  const [active, setActive] = useState<string>();
  const [said, setSaid] = useState('');
  const { rows } = useLibrary(force.edition);
  const found = useFound(rows, query, sort.key, sort.descending);
  const now = useRef(force);
  now.current = force;
  const add = useCallback(
    async (row: UnitRow) => {
      const member = now.current.members.length < MOST_MEMBERS ? await memberFor(row, now.current) : undefined;
      if (!member) return;
      onChange(withMember(now.current, member));
      setSaid(t('{name} is in the force.', { name: row.name }));
    },
    [onChange, t],
  );
  const lead = useMemo<Lead>(
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
  const onSort = useCallback(
    (key: SortKey) => setSort(before => ({ key, descending: key === before.key ? !before.descending : key === 'pv' })),
    [],
  );
  const select = useCallback((row: UnitRow) => setActive(row.id), []);
  return (
    <section className="picker" aria-label={t('Units to choose from')}>
      <SearchBar query={query} onChange={setQuery} rows={rows} found={found.length} />
      <UnitTable
        rows={found}
        label={t('Units to choose from')}
        sort={sort.key}
        descending={sort.descending}
        onSort={onSort}
        active={active}
        onActive={select}
        onOpen={select}
        lead={lead}
      />
      <p className="small quiet" role="status">
        {said}
      </p>
    </section>
  );
}
