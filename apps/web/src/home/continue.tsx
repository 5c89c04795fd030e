import { Link } from '@tanstack/react-router';
import { offeredGame } from '../games-registry.ts';
import { formatAgo } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { type MyTable, myTables, running } from '../mine/tables.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { GamePicture } from './game-picture.tsx';

/** The game that waits for me, before everything else. */
export function Continue() {
  const loaded = useLoaded(myTables, []);
  const table = loaded.state === 'ready' ? loaded.value.tables.find(running) : undefined;
  return table ? <ContinueTile table={table} /> : undefined;
}

function ContinueTile({ table }: { readonly table: MyTable }) {
  const t = useT();
  const game = offeredGame(table.game);
  const others = table.seats.map(({ name }) => name || t('open seat')).join(' – ');
  return (
    <Link to="/play/$id" params={{ id: table.id }} className="continue">
      {game && <GamePicture game={game} className="continue-picture" />}
      <span className="continue-words">
        <strong>{t('Continue: {title}', { title: table.title })}</strong>
        <span className="quiet small">
          {others} · {formatAgo(table.changedAt, Date.now())}
        </span>
      </span>
      <span className="button button-primary" aria-hidden="true">
        {t('Continue')}
      </span>
    </Link>
  );
}
