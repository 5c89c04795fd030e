import './gazette.css';
import { type Campaign, chronicle, type Mission } from '@sortie/campaign';
import type { Match } from '@sortie/kernel';
import { useMemo } from 'react';
import { tn, useT } from '../i18n/index.ts';

type Translate = ReturnType<typeof useT>;

interface Armies {
  readonly names: readonly [string, string];
}

/** What the papers write above a battle. */
function headline({ result, lost }: Mission, { names: [ours, theirs] }: Armies, t: Translate): string {
  if (result === 'draw') return t('{ours} and {theirs} fight to a standstill', { ours, theirs });
  const [winner, loser] = result === 'victory' ? [ours, theirs] : [theirs, ours];
  const [cost, toll] = result === 'victory' ? lost : [lost[1], lost[0]];
  if (cost.length === 0 && toll.length > 0) return t('{winner} beats {loser} without a loss', { winner, loser });
  if (cost.length > toll.length) return t('Dear victory for {winner}', { winner });
  return t('{winner} drives {loser} from the field', { winner, loser });
}

function losses(name: string, lost: readonly string[], fielded: number): string {
  if (fielded === 0) return '';
  if (lost.length === 0) return tn('{army} brings its one unit home.', '{army} brings all of its {n} units home.', fielded, { army: name });
  return tn('{army} loses {names}, 1 of {fielded} units.', '{army} loses {names}: {n} of {fielded} units.', lost.length, {
    army: name,
    names: lost.join(', '),
    fielded,
  });
}

/** The papers of a campaign: a calendar of its days, and an article for each battle, newest first. */
export function Gazette({ match }: { readonly match: Match<Campaign> }) {
  const t = useT();
  const { missions, today } = useMemo(() => chronicle(match), [match]);
  const [one, two] = match.state.sides;
  const names = [one.army.name, two.army.name] as const;
  if (missions.length === 0) return undefined;
  return (
    <section className="panel campaign-part gazette" aria-label={t('Newspaper')}>
      <h2>{t('The {title} Gazette', { title: match.state.title })}</h2>
      <ol className="gazette-days" aria-label={t('Calendar')}>
        {missions.map(({ number, day, result }) => (
          <li key={number} data-result={result}>
            <span className="tiny quiet">{t('Day {day}', { day })}</span>
            <b>{t('Mission {n}', { n: number })}</b>
          </li>
        ))}
        <li data-today>
          <span className="tiny quiet">{t('Day {day}', { day: today })}</span>
          <b>{t('Today')}</b>
        </li>
      </ol>
      {[...missions].reverse().map(mission => (
        <article key={mission.number} className="gazette-article">
          <h3>{headline(mission, { names }, t)}</h3>
          <p className="small">
            {t('Day {day}, mission {n}.', { day: mission.day, n: mission.number })}{' '}
            {mission.scores && t('{ours} points against {theirs}.', { ours: mission.scores[0], theirs: mission.scores[1] })}{' '}
            {names.map((name, seat) => losses(name, mission.lost[seat as 0 | 1], mission.fielded[seat as 0 | 1])).join(' ')}
          </p>
        </article>
      ))}
    </section>
  );
}
