import './setup-alpha-strike.css';
import { CARDS, type Entry, type Setup } from '@sortie/rules-alpha-strike';
import { ForceChoice } from '../../forces/force-choice.tsx';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { SideMark } from '../../ui/side-mark.tsx';
import type { ForcesProps } from '../face.ts';
import { nameOf, pointsOf, withoutUnit } from './force-list.ts';
import { Terms } from './terms.tsx';

/** Both forces with their points: ready ones, forces of one's own, or units of the catalogue one by one. */
export function Forces({ setup: unread, roles, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  return (
    <section className="panel setup-part">
      <h2>{t('Forces')}</h2>
      <Balance forces={setup.forces} />
      {setup.forces.map((_, seat) => (
        <Side
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          key={seat}
          seat={seat}
          role={t(roles[seat] ?? '')}
          setup={setup}
          onChange={onChange}
        />
      ))}
      <Terms setup={setup} onChange={onChange} />
    </section>
  );
}

interface SideProps {
  readonly seat: number;
  readonly role: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

function Side({ seat, role, setup, onChange }: SideProps) {
  const t = useT();
  const force = setup.forces[seat as 0 | 1];
  const change = (next: readonly Entry[]): void =>
    onChange({ ...setup, forces: seat === 0 ? [next, setup.forces[1]] : [setup.forces[0], next] });
  return (
    <div className={seat === 0 ? 'setup-force force-a' : 'setup-force force-b'}>
      <div className="force-head small">
        <span className="setup-role">
          <SideMark seat={seat} /> {role}
        </span>
        <span className="quiet">{t('{points} points', { points: pointsOf(force) })}</span>
      </div>
      <ForceChoice label={t('Force of my own for {role}', { role })} first={seat === 0} onChoose={entries => change(entries)} />
      <ul className="stack-tight">
        {force.map((entry, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may be there twice
            key={at}
            entry={entry}
            onSkill={skill => change(force.map((one, i) => (i === at ? { ...one, skill } : one)))}
            {...(force.length > 1 && { onRemove: () => change(withoutUnit(force, at)) })}
          />
        ))}
      </ul>
      <select
        className="input"
        aria-label={t('Add a unit for {role}', { role })}
        value=""
        onChange={event => event.target.value !== '' && change([...force, { card: event.target.value }])}
      >
        <option value="">{t('Add a unit …')}</option>
        {CARDS.map(card => (
          <option key={card.name} value={card.name}>
            {t('{name} ({points} points)', { name: card.name, points: card.pv })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface RowProps {
  readonly entry: Entry;
  readonly onSkill: (skill: number) => void;
  readonly onRemove?: () => void;
}

const SKILLS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function Row({ entry, onSkill, onRemove }: RowProps) {
  const t = useT();
  const name = nameOf(entry);
  const where = entry.hidden ? t('may hide') : entry.offTable ? t('behind the table edge') : entry.rides === undefined ? '' : t('riding');
  return (
    <li className="force-unit as-setup-unit">
      <span className="as-setup-name">
        {name} {where !== '' && <span className="quiet tiny">{where}</span>}
      </span>
      <select
        className="input as-setup-skill"
        aria-label={t('Skill of {name}', { name })}
        value={entry.skill ?? 4}
        onChange={event => onSkill(Number(event.target.value))}
      >
        {SKILLS.map(skill => (
          <option key={skill} value={skill}>
            {skill}
          </option>
        ))}
      </select>
      {onRemove && (
        <button type="button" className="button button-plain button-icon" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}

/** How the points are shared out. */
function Balance({ forces }: { readonly forces: Setup['forces'] }) {
  const t = useT();
  const [a, b] = [pointsOf(forces[0]), pointsOf(forces[1])];
  const share = a + b === 0 ? 50 : Math.round((a / (a + b)) * 100);
  return (
    <div className="as-balance" role="img" aria-label={t('{a} points against {b}', { a, b })}>
      <span style={{ width: `${share}%` }} />
    </div>
  );
}
