import { useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import { doors } from '../play/doors.ts';
import { Choices } from '../ui/choices.tsx';
import { TextField } from '../ui/text-field.tsx';

type Way = 'register' | 'signIn';

/** An account is optional: it keeps online games across devices. */
export function Credentials({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const [way, setWay] = useState<Way>('register');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const told = await (await doors()).house[way](login.trim(), password);
    setBusy(false);
    if (told.ok) onDone();
    else setTrouble(because(told.refusal));
  };
  return (
    <form
      className="panel sheet-body"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="stack-tight">
        <h2>{t('An account, if you like')}</h2>
        <p className="quiet small">
          {t('It keeps your online games when you change the device. Games against the opponent stay on this one.')}
        </p>
      </div>
      <Choices<Way>
        label={t('New or known?')}
        quietLabel
        value={way}
        onChange={setWay}
        choices={[
          { value: 'register', label: t('New account') },
          { value: 'signIn', label: t('Sign in') },
        ]}
      />
      <TextField label={t('Login')} value={login} onChange={setLogin} required minLength={3} maxLength={40} autoComplete="username" />
      <TextField
        label={t('Password')}
        type="password"
        value={password}
        onChange={setPassword}
        required
        minLength={8}
        autoComplete={way === 'register' ? 'new-password' : 'current-password'}
      />
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {trouble}
        </p>
      )}
      <div>
        <button type="submit" className="button button-primary" disabled={busy}>
          {way === 'register' ? t('Make the account') : t('Sign in')}
        </button>
      </div>
    </form>
  );
}
