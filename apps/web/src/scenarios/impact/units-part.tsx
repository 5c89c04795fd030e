import { type Force, limitOf, type Muster, TRACKS, UNIT_TYPES, type UnitType } from '@sortie/rules-impact';
import { useT } from '../../i18n/index.ts';
import { Check, NumberField, Pick } from './fields.tsx';

/** Who fights on a side, line by line. */
export function Units({ force, onChange }: { readonly force: Force; readonly onChange: (force: Force) => void }) {
  const t = useT();
  const change = (units: readonly Muster[]) => onChange({ ...force, units });
  const put = (at: number, line: Muster) => change(force.units.map((one, i) => (i === at ? line : one)));
  return (
    <>
      <ul className="stack-tight">
        {force.units.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same type may be there twice
          <li key={i} className="scenario-line">
            <NumberField label={t('Number')} value={line.count} min={1} max={40} onChange={count => put(i, { ...line, count })} />
            <label className="field">
              <span className="label">{t('Type')}</span>
              <select className="input" value={line.type} onChange={event => put(i, { ...line, type: event.target.value as UnitType })}>
                {UNIT_TYPES.map(type => (
                  <option key={type} value={type}>
                    {t('{name}, {build} points', { name: TRACKS[type].name, build: TRACKS[type].build })}
                  </option>
                ))}
              </select>
            </label>
            <span className="quiet small">
              {limitOf(line.type, force.squads ?? 1) > 0 && t('at most {n}', { n: limitOf(line.type, force.squads ?? 1) })}
            </span>
            <LineTerms force={force} line={line} onChange={next => put(i, next)} />
            <button
              type="button"
              className="button"
              aria-label={t('Remove {name}', { name: TRACKS[line.type].name })}
              onClick={() => change(force.units.filter((_, j) => j !== i))}
            >
              {t('Remove')}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => change([...force.units, { type: 'front-line', count: 1 }])}>
        {t('Add soldiers')}
      </button>
    </>
  );
}

interface LineProps {
  readonly force: Force;
  readonly line: Muster;
  readonly onChange: (line: Muster) => void;
}

/** What is said of a line beside its type: elite, stealthy, late, of which squad, and who leads. */
function LineTerms({ force, line, onChange }: LineProps) {
  const t = useT();
  return (
    <>
      <Check label={t('marine')} on={line.marines ?? false} onChange={marines => onChange({ ...line, marines })} />
      <Check label={t('stealth suit')} on={line.stealth ?? false} onChange={stealth => onChange({ ...line, stealth })} />
      {force.setsUp && <Check label={t('comes on later')} on={line.later ?? false} onChange={later => onChange({ ...line, later })} />}
      {force.squads === 2 && (
        <Pick
          label={t('Squad')}
          value={String(line.squad ?? 1)}
          options={['1', '2'].map(value => ({ value, label: value }))}
          onChange={squad => onChange({ ...line, squad: squad === '2' ? 2 : 1 })}
        />
      )}
      {line.type === 'command' && (
        <Pick
          label={t('Rank')}
          value={String(line.stars ?? 2)}
          options={[
            { value: '2', label: t('squad leader') },
            { value: '1', label: t('assistant squad leader') },
          ]}
          onChange={stars => onChange({ ...line, stars: stars === '1' ? 1 : 2 })}
        />
      )}
    </>
  );
}
