import type { Form } from '@sortie/kernel';

/** Longer lists of words are names of things, such as units; every one of them is like the others. */
const MOST_WORDS = 80;

/** By name, every part and every word of what a reader takes: `declare.shots[].rate`, `move.mode=run`. */
export function featuresOf(form: Form | undefined, path = ''): readonly string[] {
  const own = path === '' ? [] : [path];
  switch (form?.kind) {
    case 'byType':
      return Object.entries(form.variants).flatMap(([type, one]) => featuresOf(one, path === '' ? type : `${path}:${type}`));
    case 'record':
      return [...own, ...Object.entries(form.fields).flatMap(([name, one]) => (name === 'type' ? [] : featuresOf(one, `${path}.${name}`)))];
    case 'list':
      return [...own, ...featuresOf(form.item, `${path}[]`)];
    case 'optional':
      return featuresOf(form.item, path);
    case 'nullable':
      return [...featuresOf(form.item, path), `${path}=null`];
    case 'textOr':
      return [...own, ...featuresOf(form.other, path).filter(one => one !== path)];
    case 'oneOf':
      return form.choices.length > MOST_WORDS ? own : [...own, ...form.choices.map(choice => `${path}=${choice}`)];
    default:
      return own;
  }
}

/** The same names for what one value says, each with what stands there. */
export function* partsIn(form: Form | undefined, value: unknown, path = ''): Generator<readonly [name: string, value: unknown]> {
  if (value === undefined) return;
  if (form?.kind === 'optional') yield* partsIn(form.item, value, path);
  else if (form?.kind === 'nullable') yield* value === null ? [[`${path}=null`, value] as const] : partsIn(form.item, value, path);
  else if (form?.kind === 'byType') {
    const type = (value as { readonly [name: string]: string })[form.field ?? 'type'] ?? '';
    yield* partsIn(form.variants[type], value, path === '' ? type : `${path}:${type}`);
  } else {
    if (path !== '') yield [path, value];
    yield* below(form, value, path);
  }
}

function* below(form: Form | undefined, value: unknown, path: string): Generator<readonly [name: string, value: unknown]> {
  if (form?.kind === 'record') {
    const said = value as { readonly [name: string]: unknown };
    for (const [name, one] of Object.entries(form.fields)) if (name !== 'type') yield* partsIn(one, said[name], `${path}.${name}`);
  } else if (form?.kind === 'list') for (const one of value as readonly unknown[]) yield* partsIn(form.item, one, `${path}[]`);
  else if (form?.kind === 'textOr' && typeof value !== 'string') yield* below(form.other, value, path);
  else if (form?.kind === 'oneOf' && form.choices.length <= MOST_WORDS) yield [`${path}=${value as string}`, value];
}

export const saidBy = (form: Form | undefined, value: unknown): readonly string[] => [...partsIn(form, value)].map(([name]) => name);
