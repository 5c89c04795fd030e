import { type InputHTMLAttributes, useId } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One line of text with its name above it. */
export function TextField({ label, onChange, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input type="text" {...input} id={id} className="input" onChange={event => onChange(event.target.value)} />
    </div>
  );
}
