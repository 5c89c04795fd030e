import type { TournamentSeen } from '@sortie/wire';
import { useT } from '../i18n/index.ts';
import { Person } from '../people/person.tsx';
import type { Does } from './tournament-page.tsx';

const HOW = [
  { score: 1, words: '1 : 0' },
  { score: 0.5, words: '½ : ½' },
  { score: 0, words: '0 : 1' },
] as const;

/** Who meets whom, and how it came out; the newest round first. */
export function Rounds({ tournament, does }: { readonly tournament: TournamentSeen; readonly does: Does }) {
  const t = useT();
  const { played, entrants, mine, stage } = tournament;
  const who = (id: string) => entrants.find(one => one.who.id === id)?.who;
  return (
    <section className="stack">
      {played
        .map((round, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <div key={n} className="stack-tight">
            <h2>{t('Round {n}', { n: n + 1 })}</h2>
            <ul className="panel tournament-list" aria-label={t('Round {n}', { n: n + 1 })}>
              {round.map(({ one, two, score }, i) => {
                const [a, b] = [who(one), two === undefined ? undefined : who(two)];
                return (
                  <li key={one} className="tournament-row">
                    <span className="row">
                      {a && <Person who={a} />}
                      <strong>{two === undefined ? t('rests') : (HOW.find(how => how.score === score)?.words ?? t('in play'))}</strong>
                      {b && <Person who={b} />}
                    </span>
                    {mine && stage === 'playing' && n === played.length - 1 && two !== undefined && score === undefined && (
                      <span className="row">
                        {HOW.map(how => (
                          <button
                            key={how.score}
                            type="button"
                            className="button button-plain"
                            onClick={() => does('POST', 'score', { round: n, pairing: i, score: how.score })}
                          >
                            {how.words}
                          </button>
                        ))}
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))
        .toReversed()}
    </section>
  );
}
