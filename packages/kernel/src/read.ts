/** What a reader makes of something from outside: the value, or where it is wrong and why. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };
export type Read<T> = (raw: unknown, at?: string) => Reading<T>;

const good = <T>(value: T): Reading<T> => ({ ok: true, value });
const bad = (at: string, wanted: string): Reading<never> => ({ ok: false, problem: `${at || 'value'} must be ${wanted}` });

/** A whole number between two bounds, both included. */
export const whole =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Read<number> =>
  (raw, at = '') =>
    Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most
      ? good(raw as number)
      : bad(at, most === Number.MAX_SAFE_INTEGER ? 'a whole number' : `a whole number from ${least} to ${most}`);

export const text =
  (longest = 1000): Read<string> =>
  (raw, at = '') =>
    typeof raw === 'string' && raw.length <= longest ? good(raw) : bad(at, `a text of at most ${longest} characters`);

export const flag: Read<boolean> = (raw, at = '') => (typeof raw === 'boolean' ? good(raw) : bad(at, 'true or false'));

export const oneOf =
  <const T extends string | number>(...choices: readonly T[]): Read<T> =>
  (raw, at = '') =>
    choices.includes(raw as T) ? good(raw as T) : bad(at, `one of ${choices.join(', ')}`);

export const list =
  <T>(item: Read<T>, longest = 1000): Read<readonly T[]> =>
  (raw, at = '') => {
    if (!Array.isArray(raw) || raw.length > longest) return bad(at, `a list of at most ${longest}`);
    const items: T[] = [];
    for (const [i, one] of raw.entries()) {
      const read = item(one, `${at}[${i}]`);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return good(items);
  };

export const nullable =
  <T>(item: Read<T>): Read<T | null> =>
  (raw, at) =>
    raw === null ? good(null) : item(raw, at);

/** A field that may be missing. */
export const optional = <T>(item: Read<T>): Read<T | undefined> & { readonly optional: true } =>
  Object.assign((raw: unknown, at?: string): Reading<T | undefined> => (raw === undefined ? good(undefined) : item(raw, at)), {
    optional: true as const,
  });

type Fields = { readonly [name: string]: Read<unknown> };
type ValueOf<R> = R extends Read<infer T> ? T : never;
type OptionalNames<F extends Fields> = { [N in keyof F]: F[N] extends { readonly optional: true } ? N : never }[keyof F];
export type RecordOf<F extends Fields> = { readonly [N in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[N]> } & {
  readonly [N in OptionalNames<F>]?: Exclude<ValueOf<F[N]>, undefined>;
};

/** A record with exactly these fields: an unknown field is an error, because it is a misunderstanding. */
export const record =
  <F extends Fields>(fields: F): Read<RecordOf<F>> =>
  (raw, at = '') => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad(at, 'a record');
    const source = raw as { readonly [name: string]: unknown };
    const value: { [name: string]: unknown } = {};
    const prefix = at ? `${at}.` : '';
    for (const name of Object.keys(source))
      if (!Object.hasOwn(fields, name)) return { ok: false, problem: `${prefix}${name} is not a known field` };
    for (const [name, field] of Object.entries(fields)) {
      const read = field(Object.hasOwn(source, name) ? source[name] : undefined, `${prefix}${name}`);
      if (!read.ok) return read;
      if (read.value !== undefined) value[name] = read.value;
    }
    return good(value as RecordOf<F>);
  };

/** One of several records, told apart by their `type`. */
export const byType =
  <V extends { readonly type: string }>(variants: { readonly [T in V['type']]: Read<Extract<V, { readonly type: T }>> }): Read<V> =>
  (raw, at = '') => {
    const type = typeof raw === 'object' && raw !== null ? (raw as { readonly type?: unknown }).type : undefined;
    if (typeof type !== 'string' || !Object.hasOwn(variants, type))
      return bad(at ? `${at}.type` : 'type', `one of ${Object.keys(variants).join(', ')}`);
    return variants[type as V['type']](raw, at) as Reading<V>;
  };

/** A further condition on a value that is already well formed. */
export const where =
  <T>(item: Read<T>, wrong: (value: T) => string | undefined): Read<T> =>
  (raw, at = '') => {
    const read = item(raw, at);
    if (!read.ok) return read;
    const reason = wrong(read.value);
    return reason === undefined ? read : { ok: false, problem: at ? `${at}: ${reason}` : reason };
  };
