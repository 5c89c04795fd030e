import './every-field.css';
import type { Form } from '@sortie/kernel';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Field } from './fields.tsx';
import { isSayable, labelOf } from './labels.ts';

interface Props {
  readonly form: Form | undefined;
  readonly setup: unknown;
  readonly onChange: (setup: unknown) => void;
}

/** Whatever a set-up of the game may say, field by field: for what has no place of its own on the page. */
export function EveryField({ form, setup, onChange }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [q, setQ] = useState('');
  if (form?.kind !== 'record') return null;
  const said = setup as { readonly [name: string]: unknown };
  const fields = Object.entries(form.fields).filter(([name, field]) => isSayable(name, field));
  const words = q.trim().toLowerCase();
  const shown = fields.filter(
    ([name, field]) => words === '' || namesIn(name, field).some(one => t(labelOf(one)).toLowerCase().includes(words)),
  );
  return (
    <section className="panel setup-part">
      <button type="button" className="every-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('Everything a set-up can say')}
      </button>
      {open && (
        <>
          <p className="quiet small">{t('All fields of this game, for scenarios of your own. The rules check what you enter.')}</p>
          <input
            className="input"
            type="search"
            aria-label={t('Search the fields')}
            placeholder={t('Search the fields')}
            value={q}
            onChange={event => setQ(event.target.value)}
          />
          {shown.map(([name, field]) => (
            <Field
              key={name}
              form={field}
              label={t(labelOf(name))}
              value={said[name]}
              onChange={next => {
                const { [name]: _, ...rest } = said;
                onChange(next === undefined ? rest : { ...said, [name]: next });
              }}
            />
          ))}
        </>
      )}
    </section>
  );
}

/** The names of a field and of all its parts. */
function namesIn(name: string, form: Form | undefined): readonly string[] {
  if (form?.kind === 'optional' || form?.kind === 'nullable' || form?.kind === 'list') return namesIn(name, form.item);
  if (form?.kind === 'record') return [name, ...Object.entries(form.fields).flatMap(([part, one]) => namesIn(part, one))];
  if (form?.kind === 'byType') return [name, ...Object.values(form.variants).flatMap(one => namesIn('', one))];
  return [name];
}
