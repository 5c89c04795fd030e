import { type ReactNode, useId } from 'react';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  /** The label is read out but not drawn. */
  readonly quietLabel?: boolean;
}

/** A row of choices of which exactly one holds; radio buttons underneath, so arrows and screen readers know it. */
export function Choices<T extends string>({ label, value, choices, onChange, quietLabel = false }: Props<T>) {
  const name = useId();
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${name}-label`}>
      <span className={quietLabel ? 'unseen' : 'label'} id={`${name}-label`}>
        {label}
      </span>
      <div className="choices">
        {choices.map(choice => (
          <label className="choice" key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
