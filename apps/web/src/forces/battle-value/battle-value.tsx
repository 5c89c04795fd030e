import type { Recruit } from '@sortie/convert';
import { type Force, WORST_CLASSIC_SKILL } from '@sortie/roster';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { RuleChip } from '../../units/detail/rule-chip.tsx';
import { withClassicCrew, withValueLimit } from '../change.ts';
import { keptForces } from '../store.ts';
import { type Balance, balanced, type ValuedUnit, valued } from './value.ts';

interface Props {
  readonly id: string;
  readonly force: Force;
  readonly recruits: readonly Recruit[];
  readonly onChange: (force: Force) => void;
}

/** What the force is worth in the classic game: every unit with its crew, against a limit, and beside another force. */
export function BattleValue({ id, force, recruits, onChange }: Props) {
  const t = useT();
  const { units, value, without } = useMemo(() => valued(recruits), [recruits]);
  const limit = force.battleValue;
  const over = limit !== undefined && value.total > limit ? value.total - limit : 0;
  if (units.length === 0) return null;
  return (
    <details className="panel force-value">
      <summary>
        {t('Battle Value {value}', { value: formatNumber(value.total) })}
        {over > 0 && <span className="tag tiny">{t('{over} over the limit', { over: formatNumber(over) })}</span>}
      </summary>
      <div className="row">
        <label className="field">
          <span className="label">{t('Limit of Battle Value')}</span>
          <input
            className="input"
            inputMode="numeric"
            value={limit ?? ''}
            placeholder={t('none')}
            onChange={event => {
              const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 7);
              onChange(withValueLimit(force, Number(digits) > 0 ? Number(digits) : undefined));
            }}
          />
        </label>
        <Against id={id} force={force} onChange={onChange} />
      </div>
      <table className="force-values">
        <thead>
          <tr>
            <th scope="col">{t('Unit')}</th>
            <th scope="col">{t('Gunnery')}</th>
            <th scope="col">{t('Piloting')}</th>
            <th scope="col">{t('C3 network')}</th>
            <th scope="col">{t('Battle Value')}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit, row) => (
            <Row
              key={unit.place}
              unit={unit}
              worth={value.units[row]?.total ?? 0}
              design={value.designs[row] ?? 0}
              force={force}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
      {without.length > 0 && <p className="small quiet">{t('No Battle Value (card only): {names}', { names: without.join(', ') })}</p>}
      <p className="small quiet">
        {t('Better crews and C3 networks raise the value of a unit.')} <RuleChip rule="HOUSE-bv-fielded" />
      </p>
    </details>
  );
}

interface RowProps extends Pick<Props, 'force' | 'onChange'> {
  readonly unit: ValuedUnit;
  readonly worth: number;
  readonly design: number;
}

function Row({ unit: { name, place, gunnery, piloting, network }, worth, design, force, onChange }: RowProps) {
  const t = useT();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Skill
          label={t('Gunnery of {name}', { name })}
          value={gunnery}
          onChange={next => onChange(withClassicCrew(force, place, { gunnery: next }))}
        />
      </td>
      <td>
        <Skill
          label={t('Piloting of {name}', { name })}
          value={piloting}
          onChange={next => onChange(withClassicCrew(force, place, { piloting: next }))}
        />
      </td>
      <td>
        <input
          className="input"
          aria-label={t('C3 network of {name}', { name })}
          value={network ?? ''}
          maxLength={20}
          onChange={event => onChange(withClassicCrew(force, place, { network: event.target.value }))}
        />
      </td>
      <td className="figure" title={t('The design by itself: {value}', { value: formatNumber(design) })}>
        {formatNumber(worth)}
      </td>
    </tr>
  );
}

interface SkillProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (skill: number) => void;
}

const SKILLS = Array.from({ length: WORST_CLASSIC_SKILL + 1 }, (_, skill) => skill);
const Skill = ({ label, value, onChange }: SkillProps) => (
  <select className="input" aria-label={label} value={value} onChange={event => onChange(Number(event.target.value))}>
    {SKILLS.map(skill => (
      <option key={skill} value={skill}>
        {skill}
      </option>
    ))}
  </select>
);

/** Crews that make the force worth as much as another one on this device. */
function Against({ id, force, onChange }: Pick<Props, 'id' | 'force' | 'onChange'>) {
  const t = useT();
  const kept = useLoaded(keptForces, []);
  const [balance, setBalance] = useState<Balance>();
  const others = kept.state === 'ready' ? kept.value.filter(one => one.id !== id && one.force.members.length > 0) : [];
  if (others.length === 0) return null;
  const choose = (other: string): void => {
    const found = others.find(one => one.id === other);
    setBalance(found && balanced(force, found.force));
  };
  return (
    <div className="stack-tight">
      <label className="field">
        <span className="label">{t('Make it even with')}</span>
        <select className="input" defaultValue="" onChange={event => choose(event.target.value)}>
          <option value="">{t('another force …')}</option>
          {others.map(({ id: other, force: { name } }) => (
            <option key={other} value={other}>
              {name || t('Force without a name')}
            </option>
          ))}
        </select>
      </label>
      {balance && (
        <div className="note small">
          <p>
            {balance.changes.length === 0
              ? t('They are as even as crews can make them.')
              : t('With these crews it is worth {value}:', { value: formatNumber(balance.total) })}
          </p>
          <ul>
            {balance.changes.map(({ place, name, gunnery, piloting }) => (
              <li key={place}>{t('{name}: gunnery {gunnery}, piloting {piloting}', { name, gunnery, piloting })}</li>
            ))}
          </ul>
          {balance.changes.length > 0 && (
            <button
              type="button"
              className="button button-primary"
              onClick={() => {
                onChange(balance.force);
                setBalance(undefined);
              }}
            >
              {t('Take these crews')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
