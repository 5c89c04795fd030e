import { filtersIn, readQuery, withFilter } from '@sortie/convert';
import { type ReactNode, useId, useState } from 'react';
import { tn, useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import type { UnitRow } from '../library/row.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FAULTS, FILTER_NAMES } from './words.ts';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** All rows, for the choices that they offer. */
  readonly rows: readonly UnitRow[];
  readonly found: number;
  /** What was found is only called something like that. */
  readonly near: boolean;
  readonly children?: ReactNode;
}

/** One field for words and filters; the same filters as chips and, on demand, as a form. */
export function SearchBar({ query, onChange, rows, found, near, children }: Props) {
  const t = useT();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const { faults } = readQuery(query);
  const filters = filtersIn(query);
  return (
    <div className="unit-search">
      <div className="unit-search-row">
        <div className="input-search">
          <Icon name="search" />
          <input
            className="input"
            type="search"
            aria-label={t('Search units')}
            placeholder={t('Name or words such as “clan heavy jump”, or filters: points:20-35')}
            value={query}
            autoComplete="off"
            spellCheck={false}
            onChange={event => onChange(event.target.value)}
          />
        </div>
        <button type="button" className="button" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
          <Icon name="sliders" /> {t('Filters')}
        </button>
        {children}
      </div>
      <div id={panel} hidden={!open}>
        {open && <FilterPanel query={query} onChange={onChange} rows={rows} />}
      </div>
      <div className="unit-search-row">
        <p role="status" className="quiet small unit-count">
          {near ? t('No unit has exactly that name. Similar names: {n}', { n: found }) : tn('{n} unit', '{n} units', found)}
        </p>
        <ul className="unit-chips" aria-label={t('Filters in force')}>
          {filters.map(({ filter, value }) => (
            <li key={`${filter} ${value}`}>
              <button
                type="button"
                className="unit-chip"
                aria-label={t('Remove the filter {filter} {value}', { filter: FILTER_NAMES[filter], value })}
                onClick={() => onChange(withFilter(query, filter, undefined))}
              >
                {t(FILTER_NAMES[filter])} <b>{value}</b> <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {faults.map(({ part, why }) => (
        <p key={part} className="small unit-fault" role="status">
          {t(FAULTS[why], { part })}
        </p>
      ))}
    </div>
  );
}
