import './units.css';
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { type DragEvent, useCallback, useMemo, useState } from 'react';
import { useWide } from '../battle/use-media.ts';
import { useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Page } from '../ui/page.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { toggle, useChosen } from './chosen.ts';
import { Tray } from './compare/tray.tsx';
import { dropped } from './imports/found.ts';
import { ImportButtons, ImportReport, useImport } from './imports/import-panel.tsx';
import { Sets } from './imports/sets.tsx';
import { useLibrary } from './library/library.ts';
import { SearchBar } from './search/search-bar.tsx';
import { SelectedUnit } from './selected-unit.tsx';
import { fragmentOf } from './share/packed.ts';
import type { SortKey } from './table/columns.ts';
import type { Lead } from './table/unit-table.tsx';
import { UnitTable } from './table/unit-table.tsx';
import type { UnitsSearch } from './units-search.ts';
import { useAddressed } from './use-address.ts';
import { useFound } from './use-found.ts';

const route = getRouteApi('/frame/units');

/** Figures are looked at from the largest down, words from A to Z. */
const fallsFirst = (key: SortKey): boolean => !['name', 'type', 'role', 'year'].includes(key);

/** Every unit of the app and of this device: search, sort, look, compare, print. */
export function UnitsPage() {
  const t = useT();
  const importing = useImport();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void dropped(event.dataTransfer).then(importing.take);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way in of three; the buttons are the others
    <div
      className="units-page"
      data-over={over}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={event => event.currentTarget === event.target && setOver(false)}
      onDrop={drop}
    >
      <Page
        title={t('Units')}
        lead={t(
          'Every unit as an Alpha Strike card, with the reason for each number. Drop .mtf or .blk files, folders or a zip here: they stay on this device.',
        )}
        actions={<ImportButtons onFiles={files => void importing.take(files)} />}
      >
        <ImportReport importing={importing} />
        <Browser />
      </Page>
    </div>
  );
}

function Browser() {
  const t = useT();
  const wide = useWide();
  const search = route.useSearch();
  const go = useNavigate({ from: '/units' });
  const shared = fragmentOf(useLocation().hash, 'u');
  const { edition = 'current', sort = 'name' } = search;
  const descending = search.desc === true;
  const change = useCallback((next: (now: UnitsSearch) => UnitsSearch, hash = '') => void go({ search: next, hash, replace: true }), [go]);
  const [query, setQuery] = useAddressed(search.q ?? '', q => change(({ q: _, ...rest }) => (q === '' ? rest : { ...rest, q })));
  const [unit, setUnit] = useAddressed(search.unit ?? '', id =>
    change(({ unit: _, ...rest }) => (id === '' ? rest : { ...rest, unit: id })),
  );
  const { rows, sets, state, reason } = useLibrary(edition);
  const found = useFound(rows, query, sort, descending);
  const onSort = useCallback((key: SortKey) => change(now => sortedBy(now, key, sort, descending)), [change, sort, descending]);
  const lead = useTicks();
  const select = useCallback((row: { readonly id: string }) => setUnit(row.id), [setUnit]);
  const selected = (unit !== '' || shared !== undefined) && (
    <SelectedUnit
      id={unit}
      shared={unit === '' ? shared : undefined}
      edition={edition}
      onEdition={next =>
        change(({ edition: _, ...rest }) => (next === 'current' ? rest : { ...rest, edition: next }), shared && `u=${shared}`)
      }
    />
  );
  return (
    <>
      <Sets sets={sets} />
      {state === 'failed' && <p className="note note-ember">{t('The units on this device cannot be opened: {reason}', { reason })}</p>}
      <SearchBar query={query} onChange={setQuery} rows={rows} found={found.rows.length} near={found.near} />
      <div className={selected && wide ? 'units-split' : 'units-whole'}>
        {state === 'opening' && <Waiting what={t('Opening the units on this device.')} />}
        <UnitTable
          rows={found.rows}
          label={t('Units')}
          sort={sort}
          descending={descending}
          onSort={onSort}
          active={unit}
          onActive={select}
          onOpen={select}
          lead={lead}
        />
        {wide && selected && <aside className="panel units-aside">{selected}</aside>}
      </div>
      {!wide && (
        <Sheet title={t('Unit')} open={selected !== false} onClose={() => (unit === '' ? change(now => now) : setUnit(''))}>
          {selected}
        </Sheet>
      )}
      <Tray rows={rows} edition={edition} />
    </>
  );
}

/** The same column once more turns the order round. */
function sortedBy({ desc: _, ...rest }: UnitsSearch, key: SortKey, before: SortKey, descending: boolean): UnitsSearch {
  const falls = key === before ? !descending : fallsFirst(key);
  return { ...rest, sort: key, ...(falls && { desc: true }) };
}

/** A box to tick before each unit. */
function useTicks(): Lead {
  const t = useT();
  const chosen = useChosen();
  return useMemo(
    () => ({
      press: ({ id }) => toggle(id),
      show: ({ id, name }) => (
        <input
          type="checkbox"
          className="tick"
          tabIndex={-1}
          aria-label={t('Choose {name}', { name })}
          checked={chosen.includes(id)}
          onClick={event => event.stopPropagation()}
          onChange={() => toggle(id)}
        />
      ),
    }),
    [chosen, t],
  );
}
