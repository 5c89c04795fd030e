import './mine.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { GAMES } from '../games-registry.ts';
import { GamePicture } from '../home/game-picture.tsx';
import { QuickPlay } from '../home/quick-play.tsx';
import { useT } from '../i18n/index.ts';
import { OpenFile } from '../play/open-file.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { TableRow } from './table-row.tsx';
import { type MyTable, myTables, removeTable, running } from './tables.ts';

export function MyGamesPage() {
  const t = useT();
  const [version, setVersion] = useState(0);
  const loaded = useLoaded(myTables, [version]);
  const remove = async (table: MyTable) => {
    await removeTable(table);
    setVersion(version + 1);
  };
  return (
    <Page
      title={t('My games')}
      actions={
        <>
          <OpenFile />
          <Link to="/" className="button button-primary">
            {t('New game')}
          </Link>
        </>
      }
    >
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && (
        <p className="note note-ember">{t('Your games cannot be listed: {reason}', { reason: loaded.reason })}</p>
      )}
      {loaded.state === 'ready' && (
        <>
          {loaded.value.missing !== undefined && (
            <p className="note">{t('The server cannot be reached, so online games are not shown. They are safe there.')}</p>
          )}
          {loaded.value.tables.length === 0 ? <NoGames /> : <Lists tables={loaded.value.tables} remove={remove} />}
        </>
      )}
    </Page>
  );
}

/** An empty list is an invitation. */
function NoGames() {
  const t = useT();
  const [game] = GAMES;
  return (
    <section className="panel no-games">
      {game && <GamePicture game={game} />}
      <div className="stack">
        <h2>{t('No games yet')}</h2>
        <p className="quiet">
          {t('Games you play appear here, wherever you play them. Finished ones can be watched again, with every roll explained.')}
        </p>
        <div className="row">{game && <QuickPlay game={game} first />}</div>
      </div>
    </section>
  );
}

interface ListsProps {
  readonly tables: readonly MyTable[];
  readonly remove: (table: MyTable) => Promise<void>;
}

function Lists({ tables, remove }: ListsProps) {
  const t = useT();
  return (
    <>
      <Tables title={t('In play')} empty={t('No game is waiting for you.')} tables={tables.filter(running)} remove={remove} />
      <Tables
        title={t('Finished')}
        empty={t('Finished games appear here. You can watch them again, with every roll explained.')}
        tables={tables.filter(table => !running(table))}
        remove={remove}
      />
    </>
  );
}

const Tables = ({ title, empty, tables, remove }: ListsProps & { readonly title: string; readonly empty: string }) => (
  <section className="stack">
    <h2>{title}</h2>
    {tables.length === 0 ? (
      <p className="quiet">{empty}</p>
    ) : (
      <ul className="panel table-list">
        {tables.map(table => (
          <TableRow key={table.id} table={table} onRemove={() => void remove(table)} />
        ))}
      </ul>
    )}
  </section>
);
