import type { OpenTable } from '@sortie/wire';
import { Link, useNavigate } from '@tanstack/react-router';
import { offeredGame } from '../games-registry.ts';
import { ask } from '../house/ask.ts';
import { LANGUAGES, useT } from '../i18n/index.ts';
import { Crest } from '../ui/crest.tsx';
import { Icon } from '../ui/icon.tsx';
import { PACES } from './words.ts';

interface Props {
  readonly table: OpenTable;
  readonly you: string;
  readonly onJoin: () => void;
}

/** One open table: who sits there, what is played and how, and the way to it. */
export function OpenTableRow({ table, you, onJoin }: Props) {
  const t = useT();
  const go = useNavigate();
  const mine = table.seats.some(({ who }) => who?.id === you);
  const watch = async (): Promise<void> => {
    const told = await ask<{ readonly path: string }>('GET', `lobby/tables/${table.id}/watch`);
    if (told.ok) await go({ to: '/watch/$token', params: { token: told.value.path.split('/')[2] ?? '' } });
  };
  return (
    <li className="lobby-table" data-table={table.id}>
      <div className="lobby-table-words">
        <h3>{t(table.title)}</h3>
        <p className="row lobby-seats">
          {table.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            <span key={i} className={seat.kind === 'open' ? 'row lobby-seat quiet' : 'row lobby-seat'}>
              {seat.who ? <Crest {...seat.who} size={20} /> : <span className="lobby-free" />}
              {seat.kind === 'open' ? t('open seat') : seat.name}
            </span>
          ))}
        </p>
        <Facts table={table} />
      </div>
      <div className="row">
        {mine ? (
          <Link to="/play/$id" params={{ id: table.id }} className="button button-primary">
            {t('Back to the table')}
          </Link>
        ) : (
          <>
            {table.stage === 'waiting' && (
              <button
                type="button"
                className="button button-primary"
                onClick={onJoin}
                aria-label={t('Sit down at {title}', { title: t(table.title) })}
              >
                {t('Sit down')}
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={() => void watch()}
              aria-label={t('Watch {title}', { title: t(table.title) })}
            >
              <Icon name="eye" /> {t('Watch')}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function Facts({ table }: { readonly table: OpenTable }) {
  const t = useT();
  const { game, points, pace, language, stage, here, pack } = table;
  const tongue = LANGUAGES.find(({ id }) => id === language)?.name;
  return (
    <p className="row lobby-facts">
      <span className="chip">{t(offeredGame(game)?.title ?? game)}</span>
      {points !== undefined && <span className="chip">{t('{points} points', { points })}</span>}
      {pack !== undefined && <span className="chip">{t(pack)}</span>}
      <span className="chip">{t(PACES[pace].short)}</span>
      {tongue !== undefined && <span className="chip">{tongue}</span>}
      {stage === 'playing' ? (
        <span className="chip chip-brass">{t('In play')}</span>
      ) : (
        <span className={here ? 'chip chip-teal' : 'chip'}>{here ? t('waiting at the table') : t('waiting, but away')}</span>
      )}
    </p>
  );
}
