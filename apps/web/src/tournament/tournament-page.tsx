import './tournament.css';
import type { TournamentSeen } from '@sortie/wire';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { offeredGame } from '../games-registry.ts';
import { ask } from '../house/ask.ts';
import { useTold } from '../house/use-told.ts';
import { because, useT } from '../i18n/index.ts';
import { enterHouse } from '../play/enter.ts';
import { Waiting } from '../shell/waiting.tsx';
import { Page } from '../ui/page.tsx';
import { Entrants } from './entrants.tsx';
import { HandIn } from './hand-in.tsx';
import { Rounds } from './rounds.tsx';
import { Standings } from './standings.tsx';
import { KINDS, STAGES } from './words.ts';

const route = getRouteApi('/frame/tournaments/$id');
/** So often, in milliseconds, is looked whether something has happened. */
const LOOK = 3000;

export type Does = (method: 'POST' | 'PUT', what: string, body?: unknown) => void;

/** One tournament from the first entry to the last table. */
export function TournamentPage() {
  const t = useT();
  const { id } = route.useParams();
  const path = `tournaments/${encodeURIComponent(id)}`;
  const { told, again } = useTold<TournamentSeen>(path);
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    const timer = setInterval(again, LOOK);
    return () => clearInterval(timer);
  });
  if (!told) return <Waiting />;
  if (!told.ok)
    return (
      <Page title={t('Tournaments')} narrow>
        <p className="note note-ember">{because(told.refusal)}</p>
      </Page>
    );
  const does: Does = (method, what, body) => {
    void (async () => {
      const house = await enterHouse();
      const done = house.ok ? await ask(method, `${path}/${what}`, body) : house;
      setTrouble(done.ok ? undefined : because(done.refusal));
      again();
    })();
  };
  const { name, game, kind, stage, points, rounds, table, standings, lists, entered } = told.value;
  return (
    <Page title={name} lead={`${t(offeredGame(game)?.title ?? game)} · ${t(KINDS[kind])} · ${t(STAGES[stage])}`}>
      {trouble !== undefined && (
        <p className="note note-ember" role="alert">
          {trouble}
        </p>
      )}
      {table !== undefined && (
        <p className="note note-brass row spread">
          <span>{t('Your table of this round is laid.')}</span>
          <Link to="/play/$id" params={{ id: table }} className="button button-primary">
            {t('To my table')}
          </Link>
        </p>
      )}
      <p className="quiet small">
        {t('Rounds: {rounds}', { rounds })}
        {points !== undefined && ` · ${t('Points limit: {points}', { points })}`}
      </p>
      {stage === 'gathering' && <Entrants tournament={told.value} does={does} />}
      {stage === 'gathering' && lists && entered && <HandIn tournament={told.value} does={does} />}
      {standings.length > 0 && <Standings tournament={told.value} />}
      {stage !== 'gathering' && <Rounds tournament={told.value} does={does} />}
    </Page>
  );
}
