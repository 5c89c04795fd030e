import type { TournamentSeen } from '@sortie/wire';
import { useT } from '../i18n/index.ts';
import { Person } from '../people/person.tsx';
import type { Does } from './tournament-page.tsx';

/** Who plays, and whether their list is in; what is in it nobody sees before the first round. */
export function Entrants({ tournament, does }: { readonly tournament: TournamentSeen; readonly does: Does }) {
  const t = useT();
  const { entrants, entered, mine, lists } = tournament;
  return (
    <section className="stack">
      <h2>{t('Players')}</h2>
      {entrants.length === 0 && <p className="quiet">{t('Nobody has entered yet.')}</p>}
      <ul className="stack-tight" aria-label={t('Players')}>
        {entrants.map(({ who, handedIn }) => (
          <li key={who.id} className="row spread">
            <Person who={who} />
            {lists && <span className={handedIn ? 'chip chip-teal' : 'chip'}>{handedIn ? t('List handed in') : t('List missing')}</span>}
          </li>
        ))}
      </ul>
      <div className="row">
        <button
          type="button"
          className={entered ? 'button' : 'button button-primary'}
          onClick={() => does('POST', entered ? 'withdraw' : 'enter')}
        >
          {entered ? t('Withdraw from the tournament') : t('Enter')}
        </button>
        {mine && (
          <button type="button" className="button button-primary" onClick={() => does('POST', 'begin')}>
            {t('Begin the first round')}
          </button>
        )}
      </div>
    </section>
  );
}
