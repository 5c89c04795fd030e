import { RemoveButton } from '../ui/remove-button.tsx';
import './maps.css';
import type { Board } from '@sortie/board';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatAgo } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { exportBoard } from './files.ts';
import { playedOn } from './game-for.ts';
import { Generate } from './generate.tsx';
import { ImportMap } from './import-map.tsx';
import { BUILT_IN } from './library.ts';
import { MapPicture } from './map-picture.tsx';
import { type KeptMap, keptMaps, removeMap } from './store.ts';

export function MapsPage() {
  const t = useT();
  const [version, setVersion] = useState(0);
  const kept = useLoaded(keptMaps, [version]);
  const changed = () => setVersion(version + 1);
  return (
    <Page
      title={t('Maps')}
      lead={t('Play on the maps that come with the game, bring your own, or draw one. Your maps stay on this device.')}
      actions={
        <>
          <ImportMap onKept={changed} />
          <Link to="/maps/$map/edit" params={{ map: 'new' }} className="button button-primary">
            <Icon name="pencil" /> {t('Draw a map')}
          </Link>
        </>
      }
    >
      <section className="stack">
        <h2>{t('With the game')}</h2>
        <ul className="maps">
          {BUILT_IN.map(({ id, board }) => (
            <MapCard key={id} id={id} board={board} name={board.name} />
          ))}
        </ul>
      </section>
      <Generate onKept={changed} />
      <section className="stack">
        <h2>{t('On this device')}</h2>
        {kept.state === 'waiting' && <Waiting />}
        {kept.state === 'failed' && (
          <p className="note note-ember">{t('The maps on this device cannot be opened: {reason}', { reason: kept.reason })}</p>
        )}
        {kept.state === 'ready' && <Kept maps={kept.value} onChange={changed} />}
      </section>
    </Page>
  );
}

/** So few need no search. */
const FEW = 8;

function Kept({ maps, onChange }: { readonly maps: readonly KeptMap[]; readonly onChange: () => void }) {
  const t = useT();
  const [q, setQ] = useState('');
  if (maps.length === 0) {
    return <p className="quiet">{t('None yet. Draw one, or import a .board file; both stay here until you remove them.')}</p>;
  }
  const remove = async (id: string) => {
    await removeMap(id);
    onChange();
  };
  const found = maps.filter(({ name, board }) => {
    const text = `${name} ${board.tags.join(' ')} ${board.width}×${board.height}`.toLowerCase();
    return q
      .toLowerCase()
      .split(/\s+/)
      .every(word => text.includes(word));
  });
  return (
    <>
      {maps.length > FEW && (
        <input
          className="input"
          type="search"
          aria-label={t('Search the maps')}
          placeholder={t('Search {count} maps by name or size', { count: maps.length })}
          value={q}
          onChange={event => setQ(event.target.value)}
        />
      )}
      <ul className="maps">
        {found.map(({ id, board, name, changedAt }) => (
          <MapCard key={id} id={id} board={board} name={name} changedAt={changedAt} onRemove={() => void remove(id)} />
        ))}
      </ul>
      {found.length === 0 && <p className="quiet">{t('No map is like that.')}</p>}
    </>
  );
}

interface CardProps {
  readonly id: string;
  readonly board: Board;
  readonly name: string;
  readonly changedAt?: number;
  readonly onRemove?: () => void;
}

function MapCard({ id, board, name, changedAt, onRemove }: CardProps) {
  const t = useT();
  const go = useNavigate();
  const where = playedOn(board, id);
  return (
    <li className="panel map-card">
      <MapPicture board={board} label={t('Map {name}', { name })} />
      <div className="map-card-body">
        <div>
          <h3>{name}</h3>
          <p className="quiet small">
            {t('{width} × {height} hexes', { width: board.width, height: board.height })}
            {changedAt !== undefined && ` · ${formatAgo(changedAt, Date.now())}`}
          </p>
        </div>
        <div className="row map-card-actions">
          <Link to="/set-up/$game" params={{ game: where.game }} search={where.search} className="button">
            {t('Play here')}
          </Link>
          <button type="button" className="button button-plain" onClick={() => void go({ to: '/maps/$map/edit', params: { map: id } })}>
            <Icon name="pencil" /> {onRemove ? t('Edit') : t('Edit a copy')}
          </button>
          <button
            type="button"
            className="button button-plain button-icon"
            aria-label={t('Save {name} as a .board file', { name })}
            onClick={() => exportBoard(board)}
          >
            <Icon name="download" />
          </button>
          {onRemove && <RemoveButton name={name} onRemove={onRemove} />}
        </div>
      </div>
    </li>
  );
}
