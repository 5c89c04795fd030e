import { useState } from 'react';
import { useT } from '../../i18n/index.ts';

interface Props {
  readonly label: string;
  readonly entries: { readonly [point: string]: string };
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (entries: { readonly [point: string]: string }) => void;
}

/** Something said of single points by their names. */
export function PointTable({ label, entries, options, onChange }: Props) {
  const t = useT();
  const [point, setPoint] = useState('');
  const [value, setValue] = useState(options[0]?.value ?? '');
  const without = (gone: string) => Object.fromEntries(Object.entries(entries).filter(([name]) => name !== gone));
  return (
    <fieldset className="scenario-set">
      <legend className="label">{label}</legend>
      {Object.entries(entries).map(([name, what]) => (
        <button key={name} type="button" className="chip" onClick={() => onChange(without(name))}>
          {name}: {options.find(option => option.value === what)?.label ?? what} ✕
        </button>
      ))}
      <span className="scenario-add">
        <input
          className="input"
          aria-label={t('Point')}
          placeholder="A-H-12"
          value={point}
          onChange={event => setPoint(event.target.value)}
        />
        <select className="input" aria-label={t('What lies there')} value={value} onChange={event => setValue(event.target.value)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          disabled={point.trim() === ''}
          onClick={() => {
            onChange({ ...entries, [point.trim()]: value });
            setPoint('');
          }}
        >
          {t('Add')}
        </button>
      </span>
    </fieldset>
  );
}
