import type { RuleId } from '@sortie/kernel';
import type { Setup } from '@sortie/rules-classic';
import { useT } from '../../i18n/index.ts';

interface Props {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** Conditions have an effect only with their rules. */
export const neededFor = ({ conditions }: Setup): readonly RuleId[] =>
  conditions?.temperature === undefined ? [] : ['TOE-heat-high-temperature'];

const bounded = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, Math.round(value || 0)));

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

interface FieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number | undefined) => void;
}

/** What both players agree on beside the forces. */
export function Terms({ setup, onChange }: Props) {
  const t = useT();
  const { temperature, ...others } = setup.conditions ?? {};
  const withTemperature = (degrees: number | undefined): Setup => {
    const { conditions: _, ...rest } = setup;
    const conditions = degrees === undefined ? others : { ...others, temperature: degrees };
    return Object.keys(conditions).length > 0 ? { ...rest, conditions } : rest;
  };
  return (
    <div className="setup-terms">
      <Field
        label={t('Last turn (empty: to the end)')}
        value={setup.turns ?? undefined}
        least={1}
        most={99}
        onChange={turns => onChange({ ...setup, turns: turns ?? null })}
      />
      <Field
        label={t('Temperature in °C (empty: mild)')}
        value={temperature}
        least={-100}
        most={200}
        onChange={degrees => onChange(withTemperature(degrees))}
      />
    </div>
  );
}
