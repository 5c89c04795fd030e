import './account.css';
import type { Crest } from '@sortie/wire';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import type { Me, Told } from '../link/index.ts';
import { doors } from '../play/doors.ts';
import { keepName, myName } from '../play/name.ts';
import { Page } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Credentials } from './credentials.tsx';
import { CrestChoice } from './crest-choice.tsx';
import { OwnData } from './own-data.tsx';
import { SignedIn } from './signed-in.tsx';

export function AccountPage() {
  const t = useT();
  const [version, setVersion] = useState(0);
  const loaded = useLoaded(async () => (await doors()).house.me(), [version]);
  const told: Told<Me | undefined> | undefined = loaded.state === 'ready' ? loaded.value : undefined;
  const me = told?.ok ? told.value : undefined;
  const changed = () => setVersion(version + 1);
  return (
    <Page title={t('Your name and account')} narrow lead={t('You can play at once, without an account. A name is enough.')}>
      <NameForm known={me?.name ?? myName()} crest={me && { colour: me.colour, emblem: me.emblem }} onChange={changed} />
      {me?.login !== undefined ? (
        <>
          {me.role === 'admin' && (
            <p className="note">
              <Link to="/admin/$part" params={{ part: 'house' }}>
                {t('You keep this house in order.')}
              </Link>
            </p>
          )}
          <SignedIn login={me.login} onChange={changed} />
        </>
      ) : (
        <>
          {told && !told.ok && (
            <p className="note">
              {t('The server cannot be reached now: {reason}. Your name is kept on this device.', { reason: because(told.refusal) })}
            </p>
          )}
          {told?.ok && <Credentials onDone={changed} />}
        </>
      )}
      {me && <OwnData isGuest={me.login === undefined} onChange={changed} />}
    </Page>
  );
}

interface NameFormProps {
  readonly known: string;
  /** Nothing until the server knows me. */
  readonly crest: Crest | undefined;
  readonly onChange: () => void;
}

function NameForm({ known, crest, onChange }: NameFormProps) {
  const t = useT();
  // What was typed stays, even if the server says the old name a moment later.
  const [typed, setName] = useState<string>();
  const name = typed ?? known;
  const [chosen, choose] = useState<Crest>();
  const [said, setSaid] = useState<string>();
  const keep = async () => {
    keepName(name);
    const entered = await (await doors()).house.enter(name.trim(), chosen);
    setSaid(
      entered.ok || entered.refusal.code === 'unreachable'
        ? t('Saved. You are now {name}.', { name: name.trim() })
        : because(entered.refusal),
    );
    onChange();
  };
  return (
    <form
      className="panel sheet-body"
      onSubmit={event => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextField label={t('Name at the table')} value={name} onChange={setName} required maxLength={30} autoComplete="nickname" />
      {crest && <CrestChoice crest={chosen ?? crest} onChange={choose} />}
      <div className="row">
        <button type="submit" className="button button-primary" disabled={name.trim() === ''}>
          {t('Save this name')}
        </button>
        <span role="status" className="small quiet">
          {said}
        </span>
      </div>
    </form>
  );
}
