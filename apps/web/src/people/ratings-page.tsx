import './people.css';
import { nth } from '@sortie/kernel';
import type { RatingSeen } from '@sortie/wire';
import { useState } from 'react';
import { GAMES } from '../games-registry.ts';
import { ToldList } from '../house/told-list.tsx';
import { useTold } from '../house/use-told.ts';
import { useT } from '../i18n/index.ts';
import { Choices } from '../ui/choices.tsx';
import { Page } from '../ui/page.tsx';
import { Person } from './person.tsx';

/** Who plays best, by game, and how sure that is. */
export function RatingsPage() {
  const t = useT();
  const [game, setGame] = useState<string>(nth(GAMES, 0).id);
  return (
    <Page
      title={t('Ratings')}
      lead={t(
        'From games against people that were open to all or part of a tournament. In nineteen cases of twenty the true strength lies in the interval.',
      )}
    >
      <Choices
        label={t('Game')}
        quietLabel
        value={game}
        choices={GAMES.map(({ id, title }) => ({ value: id as string, label: t(title) }))}
        onChange={setGame}
      />
      <Best key={game} game={game} />
    </Page>
  );
}

function Best({ game }: { readonly game: string }) {
  const t = useT();
  const { told } = useTold<readonly RatingSeen[]>(`ratings/${game}`);
  return (
    <ToldList told={told} empty={t('Nobody has a rating in this game yet.')}>
      {all => (
        <div className="people-scroll">
          <table className="panel people-table">
            <thead>
              <tr>
                <th>{t('Rank')}</th>
                <th>{t('Player')}</th>
                <th>{t('Rating')}</th>
                <th>{t('Interval')}</th>
                <th>{t('Games')}</th>
              </tr>
            </thead>
            <tbody>
              {all.map(({ who, rating, low, high, games }, i) => (
                <tr key={who.id}>
                  <td>{i + 1}</td>
                  <td>
                    <Person who={who} />
                  </td>
                  <td>{rating}</td>
                  <td>{`${low} – ${high}`}</td>
                  <td>{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ToldList>
  );
}
