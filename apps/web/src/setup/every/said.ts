import type { Form } from '@sortie/kernel';
import { t } from '../../i18n/index.ts';
import { labelOf } from './labels.ts';

/** One thing that a set-up says, in words. */
interface Said {
  readonly path: string;
  readonly label: string;
  readonly value: string;
}

/** Forces and maps have their own place on paper. */
const APART: ReadonlySet<string> = new Set(['forces', 'defender', 'attacker', 'map', 'table', 'beside', 'sheets', 'title', 'situation']);

type Fields = { readonly [name: string]: unknown };

/** Everything that a set-up says beside its forces and its map, field by field, for people. */
export function saidIn(form: Form | undefined, setup: unknown): readonly Said[] {
  if (form?.kind !== 'record') return [];
  return Object.entries(form.fields)
    .filter(([name]) => !APART.has(name))
    .flatMap(([name, field]) => saidAt(name, name, field, (setup as Fields)[name]));
}

function saidAt(path: string, name: string, form: Form | undefined, value: unknown): readonly Said[] {
  if (value === undefined || value === null) return [];
  if (form?.kind === 'optional' || form?.kind === 'nullable') return saidAt(path, name, form.item, value);
  const label = t(labelOf(name));
  if (Array.isArray(value)) {
    const all = value as readonly unknown[];
    const words = all.every(one => typeof one !== 'object');
    if (words && all.length > 0) return [{ path, label, value: all.map(wordOf).join(', ') }];
    const item = form?.kind === 'list' ? form.item : undefined;
    return all.flatMap((one, i) => saidAt(`${path}[${i}]`, name, item, one));
  }
  if (typeof value === 'object') {
    const own = form?.kind === 'byType' ? form.variants[String((value as Fields)[form.field ?? 'type'])] : form;
    return Object.entries(value).flatMap(([part, one]) =>
      saidAt(`${path}.${part}`, part, own?.kind === 'record' ? own.fields[part] : undefined, one),
    );
  }
  return [{ path, label, value: wordOf(value) }];
}

function wordOf(value: unknown): string {
  if (value === true) return t('yes');
  if (value === false) return t('no');
  return typeof value === 'string' ? t(labelOf(value)) : String(value);
}
