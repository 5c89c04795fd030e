import './radar-setup.css';
import { matchUp } from '@sortie/convert';
import { CARDS, cardNamed, type Entry, radar, type Setup } from '@sortie/rules-radar';
import { below } from '../../forces/opponent/below.ts';
import { MatchButton } from '../../forces/opponent/match-button.tsx';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { SideMark } from '../../ui/side-mark.tsx';
import { UnitMore } from '../every/unit-more.tsx';
import type { ForcesProps } from '../face.ts';
import { Terms } from './terms.tsx';

/** Both forces with their points, and the last turn. */
export function Forces({ setup: unread, roles, onChange }: ForcesProps) {
  const t = useT();
  const setup = unread as Setup;
  const change = (seat: 0 | 1, force: readonly Entry[]) =>
    onChange({ ...setup, forces: seat === 0 ? [force, setup.forces[1]] : [setup.forces[0], force] });
  return (
    <section className="panel setup-part">
      <h2>{t('Forces')}</h2>
      {([0, 1] as const).map(seat => (
        <Force
          key={seat}
          seat={seat}
          role={roles[seat] ?? ''}
          force={setup.forces[seat]}
          other={setup.forces[seat === 0 ? 1 : 0]}
          onChange={force => change(seat, force)}
        />
      ))}
      <Terms setup={setup} roles={roles} onChange={onChange} />
      <label className="field">
        <span>{t('Last turn')}</span>
        <input
          className="input"
          type="number"
          min={1}
          max={40}
          value={setup.turns}
          onChange={event => onChange({ ...setup, turns: Math.max(1, Math.min(40, Math.round(Number(event.target.value)) || 1)) })}
        />
      </label>
    </section>
  );
}

const APART = ['craft'] as const;

interface ForceProps {
  readonly seat: 0 | 1;
  readonly role: string;
  readonly force: readonly Entry[];
  readonly other: readonly Entry[];
  readonly onChange: (force: readonly Entry[]) => void;
}

export const nameOf = ({ craft }: Entry): string => (typeof craft === 'string' ? craft : craft.name);
export const pointsOf = ({ craft }: Entry): number => (typeof craft === 'string' ? (cardNamed(craft)?.pv ?? 0) : craft.pv);

const sumOf = (force: readonly Entry[]): number => force.reduce((sum, entry) => sum + pointsOf(entry), 0);

/** Craft that cost together what another force costs, as many of them. */
const matchedTo = (other: readonly Entry[]): readonly Entry[] =>
  matchUp(CARDS, { points: sumOf(other), units: other.length }, below).map(({ name }) => ({ craft: name }));

/** Whoever is docked or carries others keeps its place in the list. */
const isBound = (force: readonly Entry[], at: number): boolean =>
  force[at]?.docked !== undefined || force.some(({ docked }) => docked !== undefined && docked >= at);

function Force({ seat, role, force, other, onChange }: ForceProps) {
  const t = useT();
  const points = sumOf(force);
  return (
    <div className="space-force">
      <div className="space-force-head small">
        <span className="setup-role">
          <SideMark seat={seat} /> {t(role)}
        </span>
        <span className="quiet">{t('{points} points', { points })}</span>
      </div>
      <ul className="space-craft">
        {force.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same craft may be there twice
          <li key={at}>
            <span>{nameOf(entry)}</span>
            {entry.reserve && <span className="chip">{t('comes by a jump')}</span>}
            {entry.marines !== undefined && <span className="chip">{t('{squads} squads of marines', { squads: entry.marines })}</span>}
            <span className="quiet small">{pointsOf(entry)}</span>
            <UnitMore
              form={radar.ruleset.readSetup.form}
              field="forces"
              name={nameOf(entry)}
              entry={entry}
              apart={APART}
              onChange={next => onChange(force.map((one, i) => (i === at ? (next as Entry) : one)))}
            />
            {force.length > 1 && !isBound(force, at) && (
              <button
                type="button"
                className="button button-plain button-icon"
                aria-label={t('Remove {name}', { name: nameOf(entry) })}
                onClick={() => onChange(force.filter((_, i) => i !== at))}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <MatchButton role={t(role)} onMatch={() => onChange(matchedTo(other))} />
      <select
        className="input small"
        value=""
        aria-label={t('Add a craft: {side}', { side: t(role) })}
        onChange={event => onChange([...force, { craft: event.target.value }])}
      >
        <option value="" disabled>
          {t('Add a craft')}
        </option>
        {CARDS.map(({ name, type, pv }) => (
          <option key={name} value={name}>
            {`${name} (${type}, ${pv})`}
          </option>
        ))}
      </select>
    </div>
  );
}
