import { useT } from '../i18n/index.ts';
import type { DraftUnit, Field, FieldGroup } from './drafting.ts';

interface Props {
  readonly groups: readonly FieldGroup[];
  readonly onChange: (unit: DraftUnit) => void;
}

/** What can be said about a unit, in groups that fold away. */
export function UnitFields({ groups, onChange }: Props) {
  const t = useT();
  return (
    <div className="unit-fields">
      {groups
        .filter(({ fields }) => fields.length > 0)
        .map(({ title, fields }, i) => (
          <details key={title} open={i === 0}>
            <summary>{t(title)}</summary>
            <div className="field-grid">
              {fields.map(field => (
                <OneField key={field.label} field={field} onChange={onChange} />
              ))}
            </div>
          </details>
        ))}
    </div>
  );
}

function OneField({ field, onChange }: { readonly field: Field; readonly onChange: Props['onChange'] }) {
  const t = useT();
  const label = t(field.label);
  if (field.kind === 'flag')
    return (
      <label className="draft-flag">
        <input type="checkbox" checked={field.value} onChange={event => onChange(field.set(event.target.checked))} /> {label}
      </label>
    );
  if (field.kind === 'choice')
    return (
      <label className="draft-field draft-wide">
        <span>{label}</span>
        <select className="input" value={field.value} onChange={event => onChange(field.set(event.target.value))}>
          {field.choices.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {t(words)}
            </option>
          ))}
        </select>
      </label>
    );
  const { value, least, most } = field;
  const to = (next: number): void => onChange(field.set(Math.min(most, Math.max(least, next))));
  return (
    <div className="draft-field">
      <span aria-hidden="true">{label}</span>
      <span className="draft-steps">
        <button type="button" aria-label={t('{field}: one less', { field: label })} disabled={value <= least} onClick={() => to(value - 1)}>
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={label}
          min={least}
          max={most}
          value={value}
          onChange={event => Number.isFinite(event.target.valueAsNumber) && to(event.target.valueAsNumber)}
        />
        <button type="button" aria-label={t('{field}: one more', { field: label })} disabled={value >= most} onClick={() => to(value + 1)}>
          +
        </button>
      </span>
    </div>
  );
}
