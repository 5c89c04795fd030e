import type { Recruit } from '@sortie/convert';
import { FORCE_AGGRESSIONS, type Force, type Member } from '@sortie/roster';
import { type Card, entriesOf } from '@sortie/rules-alpha-strike';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { SkillSelect } from '../units/skill-select.tsx';
import { withAnother, withCrew, withoutMember } from './change.ts';
import { GiftButton } from './gifts/gift-sheet.tsx';

/** Thinks for itself, by what its card prints. */
const isRobot = (specials: readonly string[]): boolean => specials.includes('RBT') || specials.includes('SDCS');

interface MemberProps {
  readonly place: number;
  readonly member: Member;
  readonly force: Force;
  readonly onChange: (force: Force) => void;
}

interface RowProps extends MemberProps {
  readonly recruit: Recruit | undefined;
  /** Where the names of the lances are listed. */
  readonly names: string;
}

interface PartProps extends MemberProps {
  /** What the unit is called. */
  readonly name: string;
}

/** One unit of a force: what it is, who is in it, and what can be done with it. */
export function MemberRow({ place, member, recruit, names, force, onChange }: RowProps) {
  const t = useT();
  const name = recruit?.printed.name ?? ('unit' in member ? member.unit : 'file' in member ? member.file.name : member.card.name);
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
      {member.condition && (
        <span className="row small member-condition">
          <span className="tag tiny">{t('damaged')}</span>
          <button type="button" className="button button-plain" onClick={() => onChange(withCrew(force, place, { condition: undefined }))}>
            {t('Field it undamaged')}
          </button>
        </span>
      )}
      <Crew place={place} member={member} name={name} names={names} force={force} onChange={onChange} />
      {recruit && isRobot(recruit.printed.specials) && <Mode place={place} member={member} name={name} force={force} onChange={onChange} />}
      <Actions place={place} member={member} name={name} card={card} force={force} onChange={onChange} />
    </li>
  );
}

function Crew({ place, member, name, names, force, onChange }: PartProps & Pick<RowProps, 'names'>) {
  const t = useT();
  return (
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
  );
}

function Mode({ place, member, name, force, onChange }: PartProps) {
  const t = useT();
  return (
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
  );
}

function Actions({ place, member, name, card, force, onChange }: PartProps & { readonly card: Card | undefined }) {
  const t = useT();
  const lead = member.commander === 'force' ? undefined : 'force';
  return (
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
        aria-pressed={member.commander === 'lance'}
        aria-label={t('{name} is a lieutenant', { name })}
        title={t('Lieutenant: leads its lance')}
        onClick={() => onChange(withCrew(force, place, { commander: member.commander === 'lance' ? undefined : 'lance' }))}
      >
        <Icon name="pennant" />
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
  );
}
