import type { Form } from '@sortie/kernel';

type Json = { readonly [name: string]: unknown };

/** Something that some orders say and others do not: a field, or a word in one. */
export interface Facet {
  readonly path: string;
  /** The field or the word by itself. */
  readonly word: string;
  /** The field of a word that says little alone, such as a number. */
  readonly field?: string;
}

const lastOf = (path: string): string => /(\w+)$/.exec(path)?.[1] ?? '';

function* within(form: Form | undefined, value: unknown, path: string): Generator<Facet> {
  if (value === undefined || value === null || form === undefined) return;
  if (form.kind === 'optional' || form.kind === 'nullable') yield* within(form.item, value, path);
  else if (form.kind === 'list') for (const one of value as readonly unknown[]) yield* within(form.item, one, path);
  else if (form.kind === 'oneOf')
    yield { path: `${path}=${String(value)}`, word: String(value), ...(typeof value === 'number' && { field: lastOf(path) }) };
  else if (form.kind === 'byType') {
    const word = String((value as Json)[form.field ?? 'type']);
    yield { path: `${path}:${word}`, word };
    yield* within(form.variants[word], value, `${path}:${word}`);
  } else if (form.kind === 'record')
    for (const [name, field] of Object.entries(form.fields)) {
      const said = (value as Json)[name];
      if (name === 'type' || said === undefined) continue;
      if (field?.kind === 'optional') yield { path: `${path}.${name}`, word: name };
      yield* within(field, said, `${path}.${name}`);
    }
}

/** What one order says that others may not. */
export const facetsOf = (form: Form | undefined, command: unknown): readonly Facet[] => [...within(form, command, '')];

/** What tells orders apart, the rarest first: what all of them say tells nothing. */
export function rareFacets(all: readonly (readonly Facet[])[], most: number): readonly Facet[] {
  const found = new Map<string, { readonly facet: Facet; count: number }>();
  for (const facets of all)
    for (const facet of new Map(facets.map(one => [one.path, one])).values()) {
      const known = found.get(facet.path);
      if (known) known.count++;
      else found.set(facet.path, { facet, count: 1 });
    }
  return [...found.values()]
    .filter(({ count }) => count < all.length)
    .sort((a, b) => a.count - b.count)
    .slice(0, most)
    .map(({ facet }) => facet);
}
