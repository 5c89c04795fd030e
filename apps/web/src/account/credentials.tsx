import { useState } from 'react';
import { because, useT, word } from '../i18n/index.ts';
import type { Me, Told } from '../link/index.ts';
import { doors } from '../play/doors.ts';
import { Choices } from '../ui/choices.tsx';
import { TextField } from '../ui/text-field.tsx';
import { RecoveryCode } from './recovery-code.tsx';

type Way = 'register' | 'signIn' | 'recover';

/** An account is optional: it keeps online games across devices. */
export function Credentials({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const [way, setWay] = useState<Way>('register');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const { house } = await doors();
    const told: Told<Me & { readonly recovery?: string }> = await (way === 'recover'
      ? house.recover(login.trim(), code, password)
      : house[way](login.trim(), password));
    setBusy(false);
    if (!told.ok) setTrouble(because(told.refusal));
    else if (told.value.recovery !== undefined) setRecovery(told.value.recovery);
    else onDone();
  };
  if (recovery !== undefined) return <RecoveryCode login={login.trim()} code={recovery} onDone={onDone} />;
  return (
    <form
      className="panel sheet-body"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <WayIn way={way} onChange={setWay} />
      <TextField label={t('Login')} value={login} onChange={setLogin} required minLength={3} maxLength={40} autoComplete="username" />
      {way === 'recover' && (
        <TextField label={t('Recovery code')} value={code} onChange={setCode} required maxLength={60} autoComplete="one-time-code" />
      )}
      <TextField
        label={way === 'recover' ? t('New password') : t('Password')}
        type="password"
        value={password}
        onChange={setPassword}
        required
        minLength={8}
        autoComplete={way === 'signIn' ? 'current-password' : 'new-password'}
      />
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {trouble}
        </p>
      )}
      <div>
        <button type="submit" className="button button-primary" disabled={busy}>
          {t(ACTIONS[way])}
        </button>
      </div>
    </form>
  );
}

function WayIn({ way, onChange }: { readonly way: Way; readonly onChange: (way: Way) => void }) {
  const t = useT();
  return (
    <>
      <div className="stack-tight">
        <h2>{t('An account, if you like')}</h2>
        <p className="quiet small">
          {t('It keeps your online games when you change the device. Games against the opponent stay on this one.')}
        </p>
      </div>
      <Choices<Way>
        label={t('New or existing account?')}
        quietLabel
        value={way}
        onChange={onChange}
        choices={[
          { value: 'register', label: t('New account') },
          { value: 'signIn', label: t('Sign in') },
          { value: 'recover', label: t('Password forgotten') },
        ]}
      />
    </>
  );
}

const ACTIONS: Readonly<Record<Way, string>> = {
  register: word('Create the account'),
  signIn: word('Sign in'),
  recover: word('Set the new password'),
};
