import type { TournamentSeen } from '@sortie/wire';
import { useT } from '../i18n/index.ts';
import { Person } from '../people/person.tsx';
import '../people/people.css';

/** Who leads, and by what: points, then the opponents' points, then the points of those who were beaten. */
export function Standings({ tournament: { standings, entrants, lists } }: { readonly tournament: TournamentSeen }) {
  const t = useT();
  return (
    <section className="stack">
      <h2>{t('Standings')}</h2>
      <div className="people-scroll">
        <table className="panel people-table" aria-label={t('Standings')}>
          <thead>
            <tr>
              <th>{t('Rank')}</th>
              <th>{t('Player')}</th>
              <th>{t('Score')}</th>
              <th>{t('Buchholz')}</th>
              <th>{t('Sonneborn-Berger')}</th>
              {lists && <th>{t('List')}</th>}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, rank, score, buchholz, berger }) => {
              const entrant = entrants.find(({ who }) => who.id === player);
              return (
                <tr key={player}>
                  <td>{rank}</td>
                  <td>{entrant && <Person who={entrant.who} />}</td>
                  <td>{score}</td>
                  <td>{buchholz}</td>
                  <td>{berger}</td>
                  {lists && (
                    <td>
                      <details>
                        <summary>{t('Show')}</summary>
                        <pre className="small">{JSON.stringify(entrant?.list ?? [], undefined, 1)}</pre>
                      </details>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
