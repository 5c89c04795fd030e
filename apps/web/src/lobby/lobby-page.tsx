import './lobby.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ask } from '../house/ask.ts';
import { because, tn, useT } from '../i18n/index.ts';
import type { TableCard } from '../link/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Page } from '../ui/page.tsx';
import { FindOpponent } from './find-opponent.tsx';
import { OpenForm } from './open-form.tsx';
import { OpenTableRow } from './open-table-row.tsx';
import { People } from './people.tsx';
import { type Call, type LobbyShown, useLobby } from './use-lobby.ts';

/** Where people find each other: tables that are open to anybody, who is here, and the shortest way to an opponent. */
export function LobbyPage() {
  const t = useT();
  const lobbied = useLobby();
  return (
    <Page
      title={t('Lobby')}
      actions={<Ways />}
      lead={t('Play against people on this server. No account is needed: you have a call sign, and can change it.')}
    >
      {lobbied.state === 'coming' && <Waiting what={t('Coming into the lobby.')} />}
      {lobbied.state === 'refused' && (
        <p className="note note-ember" role="alert">
          {t('The lobby cannot be entered now: {reason}', { reason: because(lobbied.refusal) })}
        </p>
      )}
      {lobbied.state === 'there' && (
        <>
          {!lobbied.live && (
            <p className="note note-ember">{t('The line to the server broke; this is how the lobby was. Trying again.')}</p>
          )}
          <Inside lobby={lobbied.lobby} />
        </>
      )}
    </Page>
  );
}

const Ways = () => {
  const t = useT();
  return (
    <>
      <Link to="/tournaments" className="button">
        {t('Tournaments')}
      </Link>
      <Link to="/ratings" className="button">
        {t('Ratings')}
      </Link>
    </>
  );
};

function Inside({ lobby }: { readonly lobby: LobbyShown }) {
  const t = useT();
  const go = useNavigate();
  const [trouble, setTrouble] = useState<string>();
  const sitAt = async (path: string, body?: unknown): Promise<void> => {
    const told = await ask<TableCard>('POST', path, body);
    if (told.ok) await go({ to: '/play/$id', params: { id: told.value.id } });
    else setTrouble(because(told.refusal));
  };
  const join = (table: string): void => void sitAt(`lobby/tables/${table}/join`);
  const { tables, people, count, you, call } = lobby;
  return (
    <div className="lobby">
      <div className="stack">
        {trouble !== undefined && (
          <p className="note note-ember" role="alert">
            {trouble}
          </p>
        )}
        {call && <Calling call={call} join={join} />}
        <FindOpponent find={wish => sitAt('lobby/pair', wish)} />
        <section className="stack" aria-labelledby="open-title">
          <div className="row spread">
            <h2 id="open-title">{t('Open tables')}</h2>
            <span className="quiet small" role="status">
              {tn('{n} table', '{n} tables', tables.length)}
            </span>
          </div>
          {tables.length === 0 ? (
            <p className="quiet">
              {t('No table is open now. Find an opponent, or open a table of your own: everybody here sees it at once.')}
            </p>
          ) : (
            <ul className="panel lobby-tables" aria-label={t('Open tables')}>
              {tables.map(table => (
                <OpenTableRow key={table.id} table={table} you={you} onJoin={() => join(table.id)} />
              ))}
            </ul>
          )}
        </section>
        <OpenForm open={wish => sitAt('lobby/tables', wish)} />
      </div>
      <People people={people} count={count} you={you} mine={tables.filter(({ seats }) => seats.some(({ who }) => who?.id === you))} />
    </div>
  );
}

function Calling({ call: { by, table }, join }: { readonly call: Call; readonly join: (table: string) => void }) {
  const t = useT();
  return (
    <div className="note note-brass row spread" role="alert">
      <span>{t('{name} asks you to a game: {title}.', { name: by.name, title: t(table.title) })}</span>
      <button type="button" className="button button-primary" onClick={() => join(table.id)}>
        {t('Sit down')}
      </button>
    </div>
  );
}
