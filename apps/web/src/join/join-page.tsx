import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { because, useT } from '../i18n/index.ts';
import type { Invite } from '../link/index.ts';
import { doors } from '../play/doors.ts';
import { keepName, myName } from '../play/name.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Page } from '../ui/page.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const route = getRouteApi('/frame/join/$token');

export function JoinPage() {
  const t = useT();
  const { token } = route.useParams();
  const loaded = useLoaded(async () => (await doors()).house.invite(token), [token]);
  if (loaded.state === 'waiting') return <Waiting what={t('Looking for the table.')} />;
  if (loaded.state === 'failed') throw new Error(loaded.reason);
  if (!loaded.value.ok) {
    return (
      <Page title={t('This invitation is not valid')} narrow>
        <p>{t('The link may be incomplete, or the table was removed. Ask for a new one.')}</p>
        <p className="note note-ember">{because(loaded.value.refusal)}</p>
      </Page>
    );
  }
  return <Invitation token={token} invite={loaded.value.value} />;
}

function Invitation({ token, invite }: { readonly token: string; readonly invite: Invite }) {
  const t = useT();
  const go = useNavigate();
  const [name, setName] = useState(myName());
  const [trouble, setTrouble] = useState<string>();
  const { table, seat } = invite;
  const mine = table.mine.includes(seat);
  const sit = async () => {
    const { house } = await doors();
    keepName(name);
    const entered = await house.enter(name.trim());
    const taken = entered.ok ? await house.take(token) : entered;
    if (taken.ok) await go({ to: '/play/$id', params: { id: table.id } });
    else setTrouble(because(taken.refusal));
  };
  const host = table.seats.find(({ kind }) => kind === 'human')?.name;
  return (
    <Page title={t('You are invited')} narrow lead={t(table.title)}>
      <form
        className="panel sheet-body"
        onSubmit={event => {
          event.preventDefault();
          void sit();
        }}
      >
        <p>{host === undefined ? t('A seat is free at this table.') : t('{host} has a seat for you.', { host })}</p>
        <SeatList invite={invite} />
        {invite.taken && !mine ? (
          <p className="note">{t('Somebody already sits here. Ask for another link, or for one to watch.')}</p>
        ) : (
          <>
            <TextField label={t('Name at the table')} value={name} onChange={setName} required maxLength={30} />
            <div>
              <button type="submit" className="button button-primary button-large">
                {mine ? t('Back to the table') : t('Take the seat')}
              </button>
            </div>
          </>
        )}
        {trouble !== undefined && (
          <p className="note note-ember" role="alert">
            {trouble}
          </p>
        )}
      </form>
    </Page>
  );
}

function SeatList({ invite: { table, seat } }: { readonly invite: Invite }) {
  const t = useT();
  return (
    <ul className="stack-tight">
      {table.seats.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={i} className="row">
          <SideMark seat={i} /> <strong>{t(one.role ?? 'Seat')}</strong>
          <span className="quiet">{i === seat ? t('your seat') : one.name || t('open seat')}</span>
        </li>
      ))}
    </ul>
  );
}
