import './every-field.css';
import type { Form } from '@sortie/kernel';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Parts } from './fields.tsx';
import { isSayable } from './labels.ts';

interface Props {
  /** What a set-up of the game may say, and the field in it that holds the units. */
  readonly form: Form | undefined;
  readonly field: string;
  readonly name: string;
  readonly entry: object;
  /** Fields with a place of their own beside the unit. */
  readonly apart: readonly string[];
  readonly onChange: (entry: unknown) => void;
}

/** What is said of one unit: below the list, or the list of lists, that holds it. */
function unitForm(form: Form | undefined): Extract<Form, { readonly kind: 'record' }> | undefined {
  if (form?.kind === 'record') return form;
  return form?.kind === 'list' || form?.kind === 'optional' || form?.kind === 'nullable' ? unitForm(form.item) : undefined;
}

/** Everything else that can be said of a unit: where it begins, what it carries, whom it rides with. */
export function UnitMore({ form, field, name, entry, apart, onChange }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const own = form?.kind === 'record' ? unitForm(form.fields[field]) : undefined;
  const fields = Object.fromEntries(
    Object.entries(own?.fields ?? {}).filter(([part, one]) => !apart.includes(part) && isSayable(part, one)),
  );
  if (Object.keys(fields).length === 0) return null;
  const said = Object.keys(fields).filter(part => Object.hasOwn(entry, part)).length;
  return (
    <>
      <button
        type="button"
        className="button button-plain button-icon"
        aria-label={t('More about {name}', { name })}
        title={t('More about {name}', { name })}
        onClick={() => setOpen(true)}
      >
        {said > 0 ? `…${said}` : '…'}
      </button>
      <Sheet title={name} open={open} onClose={() => setOpen(false)}>
        <div className="stack-tight">
          <Parts form={{ kind: 'record', fields }} value={entry as { readonly [part: string]: unknown }} onChange={onChange} />
        </div>
      </Sheet>
    </>
  );
}
