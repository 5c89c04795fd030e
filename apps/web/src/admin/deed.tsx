import { type FormEvent, useState } from 'react';
import { ask, type Method } from '../house/ask.ts';
import { because, useT } from '../i18n/index.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  /** A whole number; left out when nothing is typed. */
  readonly number?: true;
}

interface Props {
  readonly label: string;
  readonly path: string;
  readonly method?: Method;
  readonly fields?: readonly Field[];
  readonly dangerous?: boolean;
  readonly onDone: () => void;
}

/** A deed of those who keep order: a few fields and a button, and why not, if it was refused. */
export function Deed({ label, path, method = 'POST', fields = [], dangerous = false, onDone }: Props) {
  const t = useT();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<string>();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body: Record<string, string | number> = {};
    for (const { name, number } of fields) {
      const value = values[name]?.trim() ?? '';
      if (!number) body[name] = value;
      else if (value !== '') body[name] = Number(value);
    }
    const told = await ask(method, `admin/${path}`, method === 'DELETE' ? undefined : body);
    setTrouble(told.ok ? undefined : because(told.refusal));
    if (told.ok) {
      setValues({});
      onDone();
    }
  };
  return (
    <form className="row admin-deed" onSubmit={event => void send(event)}>
      {fields.map(({ name, label: hint, number }) => (
        <input
          key={name}
          className="input"
          aria-label={t(hint)}
          placeholder={t(hint)}
          inputMode={number ? 'numeric' : 'text'}
          value={values[name] ?? ''}
          onChange={event => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      <button type="submit" className={dangerous ? 'button button-danger' : 'button'}>
        {t(label)}
      </button>
      {trouble !== undefined && (
        <span className="small" role="alert">
          {trouble}
        </span>
      )}
    </form>
  );
}
