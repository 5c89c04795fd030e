import type { Form } from './read.ts';

/** The least that can be said where something has to be said. */
export function blank(form: Form | undefined): unknown {
  switch (form?.kind) {
    case 'flag':
      return false;
    case 'truth':
      return true;
    case 'whole':
      return Math.max(form.least, Math.min(0, form.most));
    case 'text':
      return '';
    case 'oneOf':
      return form.choices[0];
    case 'list':
      return [];
    case 'nullable':
      return blank(form.item);
    case 'textOr':
      return blank(form.words ?? form.other);
    case 'record':
      return Object.fromEntries(
        Object.entries(form.fields).flatMap(([name, field]) => (field?.kind === 'optional' ? [] : [[name, blank(field)]])),
      );
    case 'byType': {
      const [word = ''] = Object.keys(form.variants);
      return { ...(blank(form.variants[word]) as object), [form.field ?? 'type']: word };
    }
    case 'optional':
      return blank(form.item);
    default:
      return undefined;
  }
}
