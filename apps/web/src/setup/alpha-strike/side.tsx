import { REGULAR_SKILL } from '@sortie/roster';
import { alphaStrike, CARDS, type Entry } from '@sortie/rules-alpha-strike';
import { ForceChoice } from '../../forces/force-choice.tsx';
import { GiftButton, GiftList } from '../../forces/gifts/gift-sheet.tsx';
import { TRAININGS } from '../../forces/gifts/written.ts';
import { MatchButton } from '../../forces/opponent/match-button.tsx';
import { Points } from '../../forces/points.tsx';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { SideMark } from '../../ui/side-mark.tsx';
import { SkillSelect } from '../../units/skill-select.tsx';
import { UnitMore } from '../every/unit-more.tsx';
import { filledUp, matchedTo, nameOf, pointsOf, priceOf, withGifts, withoutUnit, withSkill } from './force-list.ts';
import { FromCatalogue } from './from-catalogue.tsx';
import { cardOf } from './picture.ts';

interface Props {
  readonly seat: number;
  readonly role: string;
  readonly force: readonly Entry[];
  readonly limit: number | undefined;
  /** The other side. */
  readonly other: readonly Entry[];
  readonly onChange: (force: readonly Entry[], commands?: readonly string[]) => void;
  /** What the whole force has been trained for. */
  readonly commands: readonly string[];
}

/** One side: what it costs, who is in it, and all the ways to get more. */
export function Side({ seat, role, force, other, limit, commands, onChange }: Props) {
  const t = useT();
  const points = pointsOf(force);
  return (
    <div className={seat === 0 ? 'setup-force force-a' : 'setup-force force-b'}>
      <div className="force-head small">
        <span className="setup-role">
          <SideMark seat={seat} /> {role}
        </span>
        <Points points={points} limit={limit} />
      </div>
      {limit !== undefined && points > limit && (
        <p className="note note-ember small" role="status">
          {t('{points} points are {over} over the limit of {limit}.', { points, over: points - limit, limit })}
        </p>
      )}
      <ForceChoice
        label={t('Force of my own for {role}', { role })}
        first={seat === 0}
        onChoose={(entries, { force: own }) => onChange(entries, own.commands ?? [])}
      />
      <ul className="stack-tight">
        {force.map((entry, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice
            key={at}
            entry={entry}
            onChange={next => onChange(force.map((one, i) => (i === at ? next : one)))}
            {...(force.length > 1 && { onRemove: () => onChange(withoutUnit(force, at)) })}
          />
        ))}
      </ul>
      <div className="as-setup-ways">
        <select
          className="input"
          aria-label={t('Add a unit for {role}', { role })}
          value=""
          onChange={event => event.target.value !== '' && onChange([...force, { card: event.target.value }])}
        >
          <option value="">{t('Add a unit …')}</option>
          {CARDS.map(card => (
            <option key={card.name} value={card.name}>
              {t('{name} ({points} points)', { name: card.name, points: card.pv })}
            </option>
          ))}
        </select>
        <FromCatalogue role={role} force={force} limit={limit} onChange={onChange} />
        <MatchButton role={role} onMatch={() => onChange(matchedTo(other))} />
        {limit !== undefined && <Fill role={role} force={force} limit={limit} onChange={onChange} />}
      </div>
      <details className="small">
        <summary>{t('Training of the force: {count}', { count: commands.length })}</summary>
        <GiftList title={t('Training of {role}', { role })} gifts={TRAININGS} list={commands} onChange={next => onChange(force, next)} />
      </details>
    </div>
  );
}

type FillProps = Pick<Props, 'role' | 'force' | 'onChange'> & { readonly limit: number };

function Fill({ role, force, limit, onChange }: FillProps) {
  const t = useT();
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={t('Fill {role} up to the limit', { role })}
        disabled={pointsOf(force) >= limit}
        onClick={() => onChange(filledUp(force, limit))}
      >
        {t('Fill up')}
      </button>
      <button
        type="button"
        className="button"
        aria-label={t('Another force for {role}', { role })}
        onClick={() => onChange(filledUp([], limit))}
      >
        {t('Any force')}
      </button>
    </>
  );
}

/** What stands in the row itself, or follows from it. */
const APART = ['card', 'skill', 'gunnery', 'piloting', 'abilities', 'quirks', 'pv'] as const;

interface RowProps {
  readonly entry: Entry;
  readonly onChange: (entry: Entry) => void;
  readonly onRemove?: () => void;
}

function Row({ entry, onChange, onRemove }: RowProps) {
  const t = useT();
  const name = nameOf(entry);
  const { skill = REGULAR_SKILL, abilities = [], quirks = [] } = entry;
  const card = cardOf(entry);
  const where = entry.hidden ? t('may hide') : entry.offTable ? t('behind the table edge') : entry.rides === undefined ? '' : t('riding');
  return (
    <li className="force-unit as-setup-unit">
      <span className="as-setup-name">
        {name} {where !== '' && <span className="quiet tiny">{where}</span>}
      </span>
      <span className="as-setup-price">{priceOf(entry)}</span>
      <span className="as-setup-skill">
        <SkillSelect skill={skill} label={t('Skill of {name}', { name })} onChange={one => onChange(withSkill(entry, one))} />
      </span>
      {card && (
        <GiftButton
          name={name}
          card={card}
          skill={skill}
          abilities={abilities}
          quirks={quirks}
          onChange={gifts => onChange(withGifts(entry, gifts))}
        />
      )}
      <UnitMore
        form={alphaStrike.ruleset.readSetup.form}
        field="forces"
        name={name}
        entry={entry}
        apart={APART}
        onChange={next => onChange(next as Entry)}
      />
      {onRemove && (
        <button type="button" className="button button-plain button-icon" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}
