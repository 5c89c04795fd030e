import type { Form } from '@sortie/kernel';

type Pick = (n: number) => number;
/** Values that were seen at a place of some commands, by the path to it: what a field may sensibly hold. */
type Pool = ReadonlyMap<string, readonly unknown[]>;
type Fields = { readonly [name: string]: unknown };

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands where in some commands. */
export function poolOf(commands: Iterable<object>): Pool {
  const pool = new Map<string, unknown[]>();
  const put = (path: string, value: unknown): void => {
    const some = pool.get(path);
    if (some) some.push(value);
    else pool.set(path, [value]);
    if (Array.isArray(value)) for (const item of value) put(`${path}[]`, item);
    else if (isRecord(value)) for (const [name, one] of Object.entries(value)) put(`${path}.${name}`, one);
  };
  for (const command of commands) put((command as { readonly type: string }).type, command);
  return pool;
}

/** The same command with one thing about it changed, as its reader would take it. */
export function varied(form: Form | undefined, command: { readonly type: string }, pool: Pool, pick: Pick): unknown {
  const own = form?.kind === 'byType' ? form.variants[command.type] : form;
  return changed(own, command, command.type, pool, pick);
}

function changed(form: Form | undefined, value: unknown, path: string, pool: Pool, pick: Pick): unknown {
  if (form?.kind === 'record' && isRecord(value)) return changedField(form.fields, value, path, pool, pick);
  if (form?.kind === 'list' && Array.isArray(value)) return changedList(form, value, path, pool, pick);
  if ((form?.kind === 'optional' || form?.kind === 'nullable') && value !== undefined && value !== null && pick(2) === 0)
    return changed(form.item, value, path, pool, pick);
  return another(form, value, path, pool, pick);
}

function changedField(fields: { readonly [name: string]: Form | undefined }, value: Fields, path: string, pool: Pool, pick: Pick): Fields {
  const names = Object.keys(fields).filter(name => name !== 'type');
  const name = names[pick(names.length || 1)];
  if (name === undefined) return value;
  const { [name]: old, ...others } = value;
  const next = changed(fields[name], old, `${path}.${name}`, pool, pick);
  return next === undefined ? others : { ...others, [name]: next };
}

function changedList(
  form: Extract<Form, { readonly kind: 'list' }>,
  value: readonly unknown[],
  path: string,
  pool: Pool,
  pick: Pick,
): readonly unknown[] {
  const at = pick(value.length + 1);
  if (at === value.length || value.length === 0) {
    const item = another(form.item, undefined, `${path}[]`, pool, pick);
    return item === undefined ? value : [...value, item];
  }
  if (pick(3) === 0) return value.filter((_, i) => i !== at);
  return value.map((one, i) => (i === at ? changed(form.item, one, `${path}[]`, pool, pick) : one));
}

/** Something else that could stand there: what stands there elsewhere, or what the form allows. */
function another(form: Form | undefined, value: unknown, path: string, pool: Pool, pick: Pick): unknown {
  const seen = pool.get(path) ?? [];
  if (seen.length > 0 && pick(2) === 0) return seen[pick(seen.length)];
  switch (form?.kind) {
    case 'oneOf':
      return form.choices[pick(form.choices.length)];
    case 'flag':
      return value !== true;
    case 'truth':
      return true;
    case 'whole':
      return typeof value === 'number' && pick(2) === 0
        ? held(value + (pick(2) === 0 ? 1 : -1), form)
        : held(form.least + pick(Math.min(form.most - form.least, 40) + 1), form);
    case 'optional':
      return value === undefined ? another(form.item, undefined, path, pool, pick) : undefined;
    case 'nullable':
      return value === null ? another(form.item, undefined, path, pool, pick) : null;
    case 'list':
      return [another(form.item, undefined, `${path}[]`, pool, pick)].filter(one => one !== undefined);
    case 'record':
      return Object.fromEntries(
        Object.entries(form.fields).flatMap(([name, field]) => {
          if (field?.kind === 'optional') return [];
          const one = another(field, undefined, `${path}.${name}`, pool, pick);
          return one === undefined ? [] : [[name, one]];
        }),
      );
    default:
      return seen.length > 0 ? seen[pick(seen.length)] : value;
  }
}

const held = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.max(least, Math.min(most, value));
