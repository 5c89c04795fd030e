import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { doors } from '../play/doors.ts';
import { TextField } from '../ui/text-field.tsx';
import { ProvenForm } from './proven-form.tsx';
import { RecoveryCode } from './recovery-code.tsx';

/** What the owner of an account can do with it. */
export function SignedIn({ login, onChange }: { readonly login: string; readonly onChange: () => void }) {
  const t = useT();
  const [code, setCode] = useState<string>();
  const [said, setSaid] = useState<string>();
  const leave = async () => {
    await (await doors()).house.signOut();
    onChange();
  };
  if (code !== undefined) return <RecoveryCode login={login} code={code} onDone={() => setCode(undefined)} />;
  return (
    <>
      <section className="panel sheet-body">
        <p>{t('You are signed in as {login}. Your online games follow you to every device.', { login })}</p>
        <div className="row">
          <button type="button" className="button" onClick={() => void leave()}>
            {t('Sign out')}
          </button>
          <span role="status" className="small quiet">
            {said}
          </span>
        </div>
      </section>
      <NewPassword onDone={() => setSaid(t('The password is changed.'))} />
      <ProvenForm
        title={t('New recovery code')}
        words={t('The code that you have now is worth nothing once you have a new one.')}
        action={t('Show a new code')}
        send={async password => (await doors()).house.newCode(password)}
        onDone={({ recovery }) => setCode(recovery)}
      />
      <ProvenForm
        title={t('Delete the account')}
        words={t(
          'Login, password and sessions are deleted at once. Games with others go on for them, with a guest in your seat; you cannot come back to them.',
        )}
        action={t('Delete it for good')}
        dangerous
        send={async password => (await doors()).house.deleteAccount(password)}
        onDone={onChange}
      />
    </>
  );
}

function NewPassword({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const [fresh, setFresh] = useState('');
  return (
    <ProvenForm
      title={t('Change the password')}
      words={t('Other devices have to sign in again.')}
      action={t('Change it')}
      send={async password => (await doors()).house.changePassword(password, fresh)}
      onDone={() => {
        setFresh('');
        onDone();
      }}
    >
      <TextField
        label={t('New password')}
        type="password"
        value={fresh}
        onChange={setFresh}
        required
        minLength={8}
        autoComplete="new-password"
      />
    </ProvenForm>
  );
}
