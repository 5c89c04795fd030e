import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatAgo } from '../i18n/format.ts';
import { useT, word } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { SideMark } from '../ui/side-mark.tsx';
import type { MyTable } from './tables.ts';

const STAGES: Readonly<Record<MyTable['stage'], string>> = {
  waiting: word('Waiting for players'),
  playing: word('In play'),
  over: word('Finished'),
};

/** One table in a list: open it, watch it again, remove it. */
export function TableRow({ table, onRemove }: { readonly table: MyTable; readonly onRemove: () => void }) {
  const t = useT();
  const over = table.stage === 'over';
  return (
    <li className="table-row">
      <div className="table-row-body">
        <h3>{t(table.title)}</h3>
        <p className="row small quiet table-row-seats">
          {table.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <span key={i} className="row">
              <SideMark seat={i} size={10} /> {seat.name === '' ? t('open seat') : seat.name}
            </span>
          ))}
        </p>
        <p className="tiny quiet">
          {table.outcome ?? t(STAGES[table.stage])} · {table.place === 'online' ? t('online') : t('on this device')} ·{' '}
          {formatAgo(table.changedAt, Date.now())}
        </p>
      </div>
      <div className="row table-row-actions">
        <Link to={over ? '/replay/$id' : '/play/$id'} params={{ id: table.id }} className={over ? 'button' : 'button button-primary'}>
          {over ? t('Watch again') : t('Continue')}
        </Link>
        <RemoveTable table={table} onRemove={onRemove} />
      </div>
    </li>
  );
}

function RemoveTable({ table, onRemove }: { readonly table: MyTable; readonly onRemove: () => void }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <button type="button" className="button button-danger" onClick={onRemove} onBlur={() => setAsked(false)}>
        {table.place === 'online' ? t('Leave the table') : t('Delete for good')}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="button button-plain button-icon"
      aria-label={t('Remove {name}', { name: table.title })}
      onClick={() => setAsked(true)}
    >
      <Icon name="trash" />
    </button>
  );
}
