import type { JobSeen } from '@sortie/wire';
import { formatAgo } from '../i18n/format.ts';
import { useT, word } from '../i18n/index.ts';
import { Row, Searched } from './searched.tsx';

const STATES: Readonly<Record<JobSeen['state'], string>> = {
  waiting: word('waiting'),
  active: word('under way'),
  failed: word('failed'),
};
const KINDS: Readonly<Record<JobSeen['kind'], string>> = { thought: word('Opponent’s move'), run: word('Game of a series') };

export function Jobs() {
  const t = useT();
  return (
    <Searched<JobSeen> path="jobs" empty={t('Nobody is thinking, and no series is being played.')}>
      {(jobs, again) => (
        <>
          <ul className="panel">
            {jobs.map(({ id, kind, state, what, since, reason }) => (
              <Row key={id} title={t(KINDS[kind])} words={[what, formatAgo(since, Date.now()), reason].filter(Boolean).join(' · ')}>
                <span className={state === 'failed' ? 'chip chip-ember' : 'chip'}>{t(STATES[state])}</span>
              </Row>
            ))}
          </ul>
          <div>
            <button type="button" className="button" onClick={again}>
              {t('Look again')}
            </button>
          </div>
        </>
      )}
    </Searched>
  );
}
