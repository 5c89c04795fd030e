import type { RuleId } from '@sortie/kernel';
import { AIRS, PRESSURES, type Setup } from '@sortie/rules-classic';
import { useT, word } from '../../i18n/index.ts';

type Conditions = NonNullable<Setup['conditions']>;

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** Conditions have an effect only with their rules. */
const RULES: { readonly [C in keyof Conditions]?: readonly RuleId[] } = {
  temperature: ['TOE-heat-high-temperature'],
  gravity: ['TOE-gravity-order'],
  pressure: ['TOE-vacuum-operable-units', 'TOE-vacuum-hull-integrity-trigger'],
  air: ['TOE-flammable-toxic-infantry'],
  pools: ['TOE-haz-pool-class3'],
};

export const neededFor = ({ conditions = {} }: Setup): readonly RuleId[] =>
  Object.keys(conditions).flatMap(name => RULES[name as keyof Conditions] ?? []);

const PRESSURE_NAMES: { readonly [P in (typeof PRESSURES)[number]]: string } = {
  vacuum: word('vacuum'),
  trace: word('hardly any air'),
  thin: word('thin air'),
  high: word('thick air'),
  veryHigh: word('very thick air'),
};

const AIR_NAMES: { readonly [A in (typeof AIRS)[number]]: string } = {
  caustic: word('caustic air'),
  poisonous: word('poisonous air'),
  flammable: word('flammable air'),
};

const bounded = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, Math.round(value || 0)));

interface FieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number | undefined) => void;
}

/** A number that may be left open. */
function Field({ label, value, least, most, onChange }: FieldProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        type="number"
        min={least}
        max={most}
        value={value ?? ''}
        onChange={event => onChange(event.target.value === '' ? undefined : bounded(event.target.valueAsNumber, least, most))}
      />
    </label>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  readonly names: { readonly [N in T]: string };
  readonly choices: readonly T[];
  readonly onChange: (value: T | undefined) => void;
}

function Choice<T extends string>({ label, value, names, choices, onChange }: ChoiceProps<T>) {
  const t = useT();
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select className="input" value={value ?? ''} onChange={event => onChange(choices.find(one => one === event.target.value))}>
        <option value="">{t('as on Terra')}</option>
        {choices.map(one => (
          <option key={one} value={one}>
            {t(names[one])}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What both players agree on beside the forces: how long, and on what world. */
export function Terms({ setup, onChange }: Props) {
  const t = useT();
  const { conditions = {} } = setup;
  const change = <C extends keyof Conditions>(name: C, value: Conditions[C] | undefined): void => {
    const { conditions: _, ...rest } = setup;
    const { [name]: _old, ...others } = conditions;
    const next = value === undefined ? others : { ...others, [name]: value };
    onChange(Object.keys(next).length > 0 ? { ...rest, conditions: next as Conditions } : rest);
  };
  return (
    <>
      <div className="setup-terms">
        <Field
          label={t('Last turn (empty: to the end)')}
          value={setup.turns ?? undefined}
          least={1}
          most={99}
          onChange={turns => onChange({ ...setup, turns: turns ?? null })}
        />
      </div>
      <details className="setup-always" open={Object.keys(conditions).length > 0}>
        <summary>{t('Conditions of the world')}</summary>
        <div className="setup-terms">
          <Field
            label={t('Temperature in °C (empty: mild)')}
            value={conditions.temperature}
            least={-100}
            most={200}
            onChange={value => change('temperature', value)}
          />
          <Field
            label={t('Gravity in tenths of Terra’s (empty: 10)')}
            value={conditions.gravity}
            least={1}
            most={30}
            onChange={value => change('gravity', value)}
          />
          <Choice
            label={t('Air pressure')}
            value={conditions.pressure}
            names={PRESSURE_NAMES}
            choices={PRESSURES}
            onChange={value => change('pressure', value)}
          />
          <Choice label={t('Air')} value={conditions.air} names={AIR_NAMES} choices={AIRS} onChange={value => change('air', value)} />
        </div>
      </details>
    </>
  );
}
