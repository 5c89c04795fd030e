import { type ReactNode, useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import type { Refused, Told } from '../link/index.ts';
import { TextField } from '../ui/text-field.tsx';

interface Props<T> {
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly dangerous?: boolean;
  /** Fields beside the password. */
  readonly children?: ReactNode;
  readonly send: (password: string) => Promise<Told<T>>;
  readonly onDone: (value: T) => void;
}

/** Something that needs the password once more, folded away until somebody wants it. */
export function ProvenForm<T>({ title, words, action, dangerous = false, children, send, onDone }: Props<T>) {
  const t = useT();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<Refused>();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    const told = await send(password);
    setBusy(false);
    setRefusal(told.ok ? undefined : told.refusal);
    if (!told.ok) return;
    setPassword('');
    onDone(told.value);
  };
  return (
    <details className="panel proven">
      <summary>{title}</summary>
      <form
        className="sheet-body"
        onSubmit={event => {
          event.preventDefault();
          void go();
        }}
      >
        <p className="quiet small">{words}</p>
        <TextField
          label={t('Your password')}
          type="password"
          value={password}
          onChange={setPassword}
          required
          minLength={8}
          autoComplete="current-password"
        />
        {children}
        {refusal && (
          <p className="note note-ember" role="alert">
            {because(refusal)}
          </p>
        )}
        <div>
          <button type="submit" className={dangerous ? 'button button-danger' : 'button button-primary'} disabled={busy}>
            {action}
          </button>
        </div>
      </form>
    </details>
  );
}
