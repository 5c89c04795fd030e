import './tournament.css';
import type { TournamentCard } from '@sortie/wire';
import { Link } from '@tanstack/react-router';
import { offeredGame } from '../games-registry.ts';
import { ToldList } from '../house/told-list.tsx';
import { useTold } from '../house/use-told.ts';
import { tn, useT } from '../i18n/index.ts';
import { Page } from '../ui/page.tsx';
import { NewTournament } from './new-tournament.tsx';
import { KINDS, STAGES } from './words.ts';

export function TournamentsPage() {
  const t = useT();
  const { told } = useTold<readonly TournamentCard[]>('tournaments');
  return (
    <Page
      title={t('Tournaments')}
      lead={t('Swiss, everybody against everybody, or knock-out: paired by the server, with results from the tables.')}
    >
      <ToldList told={told} empty={t('No tournament yet. Open one.')}>
        {all => (
          <ul className="panel tournament-list">
            {all.map(({ id, name, game, kind, stage, players }) => (
              <li key={id} className="tournament-row">
                <div className="stack-tight">
                  <h3>{name}</h3>
                  <p className="row tournament-facts">
                    <span className="chip">{t(offeredGame(game)?.title ?? game)}</span>
                    <span className="chip">{t(KINDS[kind])}</span>
                    <span className="chip">{tn('{n} player', '{n} players', players)}</span>
                    <span className="chip chip-teal">{t(STAGES[stage])}</span>
                  </p>
                </div>
                <Link to="/tournaments/$id" params={{ id }} className="button">
                  {t('Open')}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ToldList>
      <NewTournament />
    </Page>
  );
}
