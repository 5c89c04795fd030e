import type { ReactNode } from 'react';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  readonly onChange: (value: number) => void;
}

/** A whole number with its name. */
export const NumberField = ({ label, value, min = 0, max = 99, onChange }: NumberProps) => (
  <label className="field scenario-number">
    <span className="label">{label}</span>
    <input
      className="input"
      type="number"
      min={min}
      max={max}
      value={value}
      onChange={event => onChange(Math.min(max, Math.max(min, Math.round(event.target.valueAsNumber || 0))))}
    />
  </label>
);

interface PickProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of several. */
export function Pick<T extends string>({ label, value, options, onChange }: PickProps<T>) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select className="input" value={value} onChange={event => onChange(event.target.value as T)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export const Check = ({
  label,
  on,
  onChange,
}: {
  readonly label: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) => (
  <label className="scenario-check">
    <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} /> {label}
  </label>
);

interface SetProps<T extends string | number> {
  readonly label: string;
  readonly all: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
  /** One below the other: for whole sentences. */
  readonly list?: boolean;
}

/** Any of several. */
export function CheckSet<T extends string | number>({ label, all, chosen, onChange, list = false }: SetProps<T>) {
  return (
    <fieldset className={list ? 'scenario-set scenario-list' : 'scenario-set'}>
      <legend className="label">{label}</legend>
      {all.map(({ value, label: name }) => (
        <Check
          key={value}
          label={name}
          on={chosen.includes(value)}
          onChange={on =>
            onChange(
              on ? all.map(one => one.value).filter(one => one === value || chosen.includes(one)) : chosen.filter(one => one !== value),
            )
          }
        />
      ))}
    </fieldset>
  );
}
