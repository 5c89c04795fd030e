import { useT } from '../../i18n/index.ts';

const bounded = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, Math.round(value || 0)));

interface FieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A number that may be left open. */
export function Field({ label, value, least, most, onChange }: FieldProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        type="number"
        min={least}
        max={most}
        value={value ?? ''}
        onChange={event => onChange(event.target.value === '' ? undefined : bounded(event.target.valueAsNumber, least, most))}
      />
    </label>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  /** What it is called when nothing is chosen. */
  readonly none: string;
  readonly value: T | undefined;
  readonly names: { readonly [N in T]: string };
  readonly choices: readonly T[];
  readonly onChange: (value: T | undefined) => void;
}

export function Choice<T extends string>({ label, none, value, names, choices, onChange }: ChoiceProps<T>) {
  const t = useT();
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select className="input" value={value ?? ''} onChange={event => onChange(choices.find(one => one === event.target.value))}>
        <option value="">{none}</option>
        {choices.map(one => (
          <option key={one} value={one}>
            {t(names[one])}
          </option>
        ))}
      </select>
    </label>
  );
}
