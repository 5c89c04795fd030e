import type { Recruit } from '@sortie/convert';
import { nth } from '@sortie/kernel';
import type { Force } from '@sortie/roster';
import { useId } from 'react';
import { useT } from '../i18n/index.ts';
import { lancesOf } from './change.ts';
import { FormationPart } from './formations/formation-part.tsx';
import { MemberRow } from './member-row.tsx';

interface Props {
  readonly force: Force;
  readonly recruits: readonly Recruit[];
  readonly onChange: (force: Force) => void;
}

/** The members of a force by lance, each with its crew. */
export function Lances({ force, recruits, onChange }: Props) {
  const t = useT();
  const names = useId();
  const lances = lancesOf(force);
  const byPlace = new Map(recruits.map(recruit => [recruit.place, recruit]));
  const pointsOf = (places: readonly number[]): number => places.reduce((sum, place) => sum + (byPlace.get(place)?.pv ?? 0), 0);
  return (
    <section className="lances" aria-label={t('Members')}>
      {force.members.length === 0 && <p className="quiet">{t('No units yet. Press + beside a unit to add it.')}</p>}
      {lances.map(({ name, places }) => (
        <section key={name} className="panel lance">
          <header className="lance-head">
            <h2>{name || (lances.length > 1 ? t('Without a lance') : t('Members'))}</h2>
            <span className="quiet small">{t('{points} points', { points: pointsOf(places) })}</span>
          </header>
          <FormationPart lance={name} force={force} recruits={recruits} onChange={onChange} />
          <ul>
            {places.map(place => (
              <MemberRow
                key={place}
                place={place}
                member={nth(force.members, place)}
                recruit={byPlace.get(place)}
                names={names}
                force={force}
                onChange={onChange}
              />
            ))}
          </ul>
        </section>
      ))}
      <datalist id={names}>
        {lances
          .filter(({ name }) => name !== '')
          .map(({ name }) => (
            <option key={name} value={name} />
          ))}
      </datalist>
    </section>
  );
}
