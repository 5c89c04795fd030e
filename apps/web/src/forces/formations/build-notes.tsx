import { ERAS, type Recruit } from '@sortie/convert';
import type { Force } from '@sortie/roster';
import { buildingOf, checkForce, FACTIONS } from '@sortie/rules-alpha-strike';
import { useMemo } from 'react';
import { say, useT } from '../../i18n/index.ts';
import { RuleChip } from '../../units/detail/rule-chip.tsx';

interface Props {
  readonly force: Force;
  readonly recruits: readonly Recruit[];
}

/** How the force is built: what breaks a rule, what a custom, and what it makes up; each with the rule that says so. */
export function BuildNotes({ force, recruits }: Props) {
  const t = useT();
  const found = useMemo(
    () =>
      checkForce(
        buildingOf(
          force,
          recruits,
          ERAS.find(({ id }) => id === force.era),
        ),
      ),
    [force, recruits],
  );
  // What the points come to is said above already.
  const shown = found.filter(({ rule }) => rule !== 'ASC-fb-pv-total');
  if (recruits.length === 0 || shown.length === 0) return null;
  return (
    <section className="panel build-notes" aria-label={t('How the force is built')}>
      <ul>
        {shown.map(({ rule, weight, lance, says }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said of two units
          <li key={i} data-weight={weight}>
            <span className="tag tiny">{t(weight)}</span>
            <span>
              {lance ? `${lance}: ` : ''}
              {say(says)}
            </span>
            <RuleChip rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When a force fights and for whom: that decides how it is organised and what it has. */
export function Setting({ force, onChange }: { readonly force: Force; readonly onChange: (force: Force) => void }) {
  const t = useT();
  const change = (part: 'era' | 'faction', value: string): void => {
    const { [part]: _, ...rest } = force;
    onChange(value === '' ? rest : { ...rest, [part]: value });
  };
  return (
    <>
      <label className="field">
        <span className="label">{t('Era')}</span>
        <select className="input" value={force.era ?? ''} onChange={event => change('era', event.target.value)}>
          <option value="">{t('any')}</option>
          {ERAS.map(({ id, name }) => (
            <option key={id} value={id}>
              {t(name)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{t('Faction')}</span>
        <select className="input" value={force.faction ?? ''} onChange={event => change('faction', event.target.value)}>
          <option value="">{t('any')}</option>
          {FACTIONS.map(({ id, name }) => (
            <option key={id} value={id}>
              {t(name)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
