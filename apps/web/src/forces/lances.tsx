import type { Recruit } from '@sortie/convert';
import { FORCE_AGGRESSIONS, type Force, type Member } from '@sortie/roster';
import { entriesOf } from '@sortie/rules-alpha-strike';
import { useId } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { SkillSelect } from '../units/skill-select.tsx';
import { lancesOf, withAnother, withCrew, withoutMember } from './change.ts';
import { FormationPart } from './formations/formation-part.tsx';
import { GiftButton } from './gifts/gift-sheet.tsx';

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
      {force.members.length === 0 && <p className="quiet">{t('No units yet. Choose some from the list of units.')}</p>}
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
                member={force.members[place]!}
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

/** Thinks for itself, by what its card prints. */
const isRobot = (specials: readonly string[]): boolean => specials.includes('RBT') || specials.includes('SDCS');

interface RowProps {
  readonly place: number;
  readonly member: Member;
  readonly recruit: Recruit | undefined;
  /** Where the names of the lances are listed. */
  readonly names: string;
  readonly force: Force;
  readonly onChange: (force: Force) => void;
}

function MemberRow({ place, member, recruit, names, force, onChange }: RowProps) {
  const t = useT();
  const name = recruit?.printed.name ?? ('unit' in member ? member.unit : 'file' in member ? member.file.name : member.card.name);
  const lead = member.commander === 'force' ? undefined : 'force';
  const entry = recruit && entriesOf([recruit]).entries[0];
  const card = entry && typeof entry.card !== 'string' ? entry.card : undefined;
  return (
    <li className="member" data-missing={recruit === undefined}>
      <div className="member-name">
        <b>{name}</b>
        {recruit && (
          <span className="quiet tiny">
            {recruit.printed.type} · {recruit.printed.move} · {recruit.printed.damage} · {recruit.printed.armor}/{recruit.printed.structure}
            {recruit.printed.role !== undefined && ` · ${t(recruit.printed.role)}`}
          </span>
        )}
      </div>
      <span className="member-pv">{recruit?.pv ?? '–'}</span>
      <div className="member-crew">
        <SkillSelect
          skill={member.skill}
          label={t('Skill of {name}', { name })}
          onChange={skill => onChange(withCrew(force, place, { skill }))}
        />
        <input
          className="input"
          aria-label={t('Pilot of {name}', { name })}
          placeholder={t('Pilot')}
          value={member.pilot ?? ''}
          maxLength={100}
          onChange={event => onChange(withCrew(force, place, { pilot: event.target.value }))}
        />
        <input
          className="input"
          aria-label={t('Lance of {name}', { name })}
          placeholder={t('Lance')}
          list={names}
          // Written down when it is finished: while it is typed, the unit would wander from lance to lance.
          key={member.lance ?? ''}
          defaultValue={member.lance ?? ''}
          maxLength={100}
          onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
          onBlur={event => onChange(withCrew(force, place, { lance: event.target.value.trim() }))}
        />
      </div>
      {recruit && isRobot(recruit.printed.specials) && (
        <select
          className="input member-mode"
          aria-label={t('Mode of {name}', { name })}
          value={member.aggression ?? 'aggressive'}
          onChange={event => onChange(withCrew(force, place, { aggression: event.target.value as NonNullable<Member['aggression']> }))}
        >
          {FORCE_AGGRESSIONS.map(mode => (
            <option key={mode} value={mode}>
              {t(mode)}
            </option>
          ))}
        </select>
      )}
      <div className="member-actions">
        {card && (
          <GiftButton
            name={name}
            card={card}
            skill={member.skill}
            abilities={member.abilities ?? []}
            quirks={member.quirks ?? []}
            onChange={gifts => onChange(withCrew(force, place, gifts))}
          />
        )}
        <button
          type="button"
          className="button button-plain button-icon"
          aria-pressed={member.commander === 'force'}
          aria-label={t('{name} leads the force', { name })}
          title={t('Leads the force')}
          onClick={() => onChange(withCrew(force, place, { commander: lead }))}
        >
          <Icon name="person" />
        </button>
        <button
          type="button"
          className="button button-plain button-icon"
          aria-label={t('Another {name}', { name })}
          onClick={() => onChange(withAnother(force, place))}
        >
          <Icon name="copy" />
        </button>
        <button
          type="button"
          className="button button-plain button-icon"
          aria-label={t('Remove {name}', { name })}
          onClick={() => onChange(withoutMember(force, place))}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}
