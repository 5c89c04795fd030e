import { ERAS, type Filter, filtersIn, RANGE_FILTERS, readRange, withFilter } from '@sortie/convert';
import { KINDS } from '@sortie/roster';
import { FACTIONS } from '@sortie/rules-alpha-strike';
import { useId, useMemo } from 'react';
import { useT } from '../../i18n/index.ts';
import type { UnitRow } from '../library/row.ts';
import { FILTER_NAMES, KIND_NAMES, TECH_NAMES } from './words.ts';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly rows: readonly UnitRow[];
}

/** The filters of the search language as a form. It writes into the same query that can be typed. */
export function FilterPanel({ query, onChange, rows }: Props) {
  const t = useT();
  const set = (filter: Filter) => (value: string) => onChange(withFilter(query, filter, value));
  const value = (filter: Filter): string => filtersIn(query).findLast(one => one.filter === filter)?.value ?? '';
  const roles = useMemo(() => [...new Set(rows.map(({ role }) => role))].filter(Boolean).sort(), [rows]);
  const kinds = useMemo(() => {
    const present = new Set(rows.map(({ kind }) => kind));
    return KINDS.filter(kind => present.has(kind));
  }, [rows]);
  const factions = useMemo(() => [...new Set([...FACTIONS.map(({ id }) => id), ...rows.flatMap(row => row.factions ?? [])])], [rows]);
  const subtypes = useMemo(() => [...new Set(rows.flatMap(({ subtype }) => subtype?.split(' ') ?? []))].sort(), [rows]);
  const levels = useMemo(() => [...new Set(rows.flatMap(({ level }) => level ?? []))].sort(), [rows]);
  return (
    <div className="panel filter-panel">
      <Pick filter="kind" value={value('kind')} onChange={set('kind')} choices={kinds.map(kind => [kind, t(KIND_NAMES[kind])])} />
      <Pick filter="role" value={value('role')} onChange={set('role')} choices={roles.map(role => [role.replaceAll(' ', '-'), t(role)])} />
      <Pick
        filter="tech"
        value={value('tech')}
        onChange={set('tech')}
        choices={Object.entries(TECH_NAMES).map(([id, name]) => [id, t(name)])}
      />
      <Pick filter="era" value={value('era')} onChange={set('era')} choices={ERAS.map(({ id, name }) => [id, t(name)])} />
      <Pick filter="faction" value={value('faction')} onChange={set('faction')} choices={factions.map(one => [one, factionWord(one, t)])} />
      <Pick filter="subtype" value={value('subtype')} onChange={set('subtype')} choices={subtypes.map(one => [one, one])} />
      <Pick filter="level" value={value('level')} onChange={set('level')} choices={levels.map(one => [one.replaceAll(' ', '-'), one])} />
      <AbilityField value={value('specials')} onChange={set('specials')} />
      {RANGE_FILTERS.map(filter => (
        <RangeField key={filter} filter={filter} value={value(filter)} onChange={set(filter)} />
      ))}
    </div>
  );
}

/** A faction that the app knows by its name; any other as the file of a unit spells it. */
const factionWord = (id: string, t: (text: string) => string): string => {
  const known = FACTIONS.find(one => one.id === id);
  return known ? t(known.name) : id.replaceAll('-', ' ');
};

interface FieldProps {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Pick({ filter, value, onChange, choices }: FieldProps & { readonly choices: readonly (readonly [string, string])[] }) {
  const t = useT();
  const id = useId();
  const known = value === '' || choices.some(([choice]) => choice.toLowerCase() === value.toLowerCase());
  return (
    <div className="field">
      <label htmlFor={id}>{t(FILTER_NAMES[filter])}</label>
      <select
        id={id}
        className="input"
        value={choices.find(([choice]) => choice.toLowerCase() === value.toLowerCase())?.[0] ?? value}
        onChange={event => onChange(event.target.value)}
      >
        <option value="">{t('Any')}</option>
        {!known && <option value={value}>{value}</option>}
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function AbilityField({ value, onChange }: Omit<FieldProps, 'filter'>) {
  const t = useT();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t(FILTER_NAMES.specials)}</label>
      <input
        id={id}
        className="input"
        placeholder="IF,ECM"
        value={value}
        onChange={event => onChange(event.target.value.replaceAll(/\s+/g, ''))}
      />
    </div>
  );
}

/** Two ends of a range; an empty one is open. */
function RangeField({ filter, value, onChange }: FieldProps) {
  const t = useT();
  const range = readRange(value);
  const from = range && range.from > 0 ? String(range.from) : '';
  const to = range && range.to !== Number.POSITIVE_INFINITY ? String(range.to) : '';
  const set = (nextFrom: string, nextTo: string): void => {
    const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 10);
    const [low, high] = [digits(nextFrom), digits(nextTo)];
    onChange(low === '' && high === '' ? '' : low === high ? low : `${low}-${high}`);
  };
  const name = t(FILTER_NAMES[filter]);
  return (
    <fieldset className="range-field">
      <legend className="legend">{name}</legend>
      <input
        className="input"
        inputMode="numeric"
        aria-label={t('{name}, from', { name })}
        placeholder={t('from')}
        value={from}
        onChange={event => set(event.target.value, to)}
      />
      <input
        className="input"
        inputMode="numeric"
        aria-label={t('{name}, to', { name })}
        placeholder={t('to')}
        value={to}
        onChange={event => set(from, event.target.value)}
      />
    </fieldset>
  );
}
