import { blank, type Form } from '@sortie/kernel';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { isSayable, labelOf, MOST_WORDS } from './labels.ts';

interface Props {
  readonly form: Form | undefined;
  readonly label: string;
  readonly value: unknown;
  /** Nothing said: undefined. */
  readonly onChange: (value: unknown) => void;
  /** It may be left unsaid. */
  readonly free?: boolean;
}

type Fields = { readonly [name: string]: unknown };

/** One place of a set-up, whatever it holds. */
export function Field(props: Props): ReactNode {
  const { form, onChange, value } = props;
  switch (form?.kind) {
    case 'optional':
      return <Field {...props} form={form.item} free />;
    case 'nullable':
      return <Nullable {...props} item={form.item} />;
    case 'flag':
    case 'truth':
      return <Tick {...props} onChange={on => onChange(on ? true : props.free ? undefined : false)} />;
    case 'oneOf':
      return form.choices.length > MOST_WORDS ? <Written {...props} /> : <Chosen {...props} choices={form.choices} />;
    case 'whole':
      return <Counted {...props} least={form.least} most={form.most} />;
    case 'text':
      return <Written {...props} />;
    case 'textOr':
      return value === undefined || typeof value === 'string' ? <Field {...props} form={form.words} /> : null;
    case 'list':
      return <Several {...props} item={form.item} />;
    case 'record':
    case 'byType':
      return <Fold {...props} form={form} />;
    default:
      return null;
  }
}

function Tick({ label, value, onChange }: Omit<Props, 'form' | 'onChange'> & { readonly onChange: (on: boolean) => void }) {
  return (
    <label className="every-tick">
      <input type="checkbox" checked={value === true} onChange={event => onChange(event.target.checked)} /> {label}
    </label>
  );
}

/** Either a value, or expressly none. */
function Nullable({ item, label, value, onChange, free }: Props & { readonly item: Form | undefined }) {
  const t = useT();
  return (
    <div className="every-row">
      {value !== null && <Field form={item} label={label} value={value} onChange={onChange} {...(free && { free })} />}
      <Tick label={t('{field}: none', { field: label })} value={value === null} onChange={on => onChange(on ? null : blank(item))} />
    </div>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="every-row">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

function Chosen({ label, value, choices, onChange, free }: Props & { readonly choices: readonly (string | number)[] }) {
  const t = useT();
  return (
    <Labelled label={label}>
      {id => (
        <select
          id={id}
          className="input"
          aria-label={label}
          value={value === undefined ? '' : String(value)}
          onChange={event => onChange(choices.find(one => String(one) === event.target.value))}
        >
          {(free || value === undefined) && <option value="">–</option>}
          {choices.map(one => (
            <option key={one} value={one}>
              {typeof one === 'string' ? t(labelOf(one)) : one}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

function Counted({ label, value, onChange, free, least, most }: Props & { readonly least: number; readonly most: number }) {
  const read = (said: string): void => {
    const number = Number(said);
    if (said.trim() === '') onChange(free ? undefined : least);
    else if (Number.isInteger(number)) onChange(Math.max(least, Math.min(most, number)));
  };
  return (
    <Labelled label={label}>
      {id => (
        <input
          id={id}
          className="input"
          aria-label={label}
          type="number"
          min={least}
          max={most}
          value={typeof value === 'number' ? value : ''}
          onChange={event => read(event.target.value)}
        />
      )}
    </Labelled>
  );
}

function Written({ label, value, onChange, free }: Props) {
  return (
    <Labelled label={label}>
      {id => (
        <input
          id={id}
          className="input"
          aria-label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={event => onChange(event.target.value === '' && free ? undefined : event.target.value)}
        />
      )}
    </Labelled>
  );
}

/** A list: each of it can be opened, changed and taken out. */
function Several({ item, label, value, onChange, free }: Props & { readonly item: Form | undefined }) {
  const t = useT();
  const [shown, setShown] = useState<number>();
  const all = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const put = (next: readonly unknown[]): void => onChange(next.length === 0 && free ? undefined : next);
  return (
    <fieldset className="every-list">
      <legend>{label}</legend>
      {all.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a set-up have no other name than their place.
        <div key={i} className="every-item">
          <button type="button" className="button small" aria-expanded={shown === i} onClick={() => setShown(shown === i ? undefined : i)}>
            {t('{field} {number}', { field: label, number: i + 1 })}
          </button>
          {shown === i && (
            <>
              <Item
                form={item}
                label={t('{field} {number}', { field: label, number: i + 1 })}
                value={one}
                onChange={next => put(all.with(i, next))}
              />
              <button type="button" className="button small" onClick={() => put(all.filter((_, at) => at !== i))}>
                {t('Take out')}
              </button>
            </>
          )}
        </div>
      ))}
      <button
        type="button"
        className="button small"
        onClick={() => {
          setShown(all.length);
          put([...all, blank(item)]);
        }}
      >
        {t('Add to {field}', { field: label })}
      </button>
    </fieldset>
  );
}

/** One of a list: its parts at once, where it has some. */
const Item = (props: Props): ReactNode =>
  props.form?.kind === 'record' || props.form?.kind === 'byType' ? (
    <Parts form={props.form} value={props.value as Fields} onChange={props.onChange} />
  ) : (
    <Field {...props} />
  );

/** Something with parts: they unfold. */
function Fold({ form, label, value, onChange, free }: Props & { readonly form: Extract<Form, { readonly kind: 'record' | 'byType' }> }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (value === undefined)
    return (
      <button
        type="button"
        className="button small"
        onClick={() => {
          setOpen(true);
          onChange(blank(form));
        }}
      >
        {t('Add: {field}', { field: label })}
      </button>
    );
  return (
    <div className="every-fold">
      <button type="button" className="button small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </button>
      {free && (
        <button type="button" className="button small" onClick={() => onChange(undefined)}>
          {t('Leave out: {field}', { field: label })}
        </button>
      )}
      {open && <Parts form={form} value={value as Fields} onChange={onChange} />}
    </div>
  );
}

interface PartsProps {
  readonly form: Extract<Form, { readonly kind: 'record' | 'byType' }>;
  readonly value: Fields;
  readonly onChange: (value: unknown) => void;
}

/** All parts of something, each with its own control. */
export function Parts({ form, value, onChange }: PartsProps): ReactNode {
  const t = useT();
  if (form.kind === 'byType') {
    const field = form.field ?? 'type';
    const word = String(value[field]);
    const own = form.variants[word];
    return (
      <>
        <Chosen
          form={form}
          label={t(labelOf(field))}
          value={word}
          choices={Object.keys(form.variants)}
          onChange={next => onChange({ ...(blank(form.variants[String(next)]) as object), [field]: next })}
        />
        {own?.kind === 'record' && <Parts form={own} value={value} onChange={onChange} />}
      </>
    );
  }
  const set = (name: string, next: unknown): void => {
    const { [name]: _, ...rest } = value;
    onChange(next === undefined ? rest : { ...value, [name]: next });
  };
  return Object.entries(form.fields)
    .filter(([name, field]) => name !== 'type' && isSayable(name, field))
    .map(([name, field]) => (
      <Field key={name} form={field} label={t(labelOf(name))} value={value[name]} onChange={next => set(name, next)} />
    ));
}
