import { fill, type Telling, tell } from './words.ts';

/** What is wrong, finished and with its place; and as a text of the catalogue, where it is not one already (0100). */
export interface Misread {
  readonly problem: string;
  readonly said?: Telling;
}

/** What a reader makes of something from outside: the value, or where it is wrong and why. */
export type Reading<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Misread);
/** A reader, which can say what it reads where that is worth knowing: to try everything out, to write it down for others. */
export type Read<T> = ((raw: unknown, at?: string) => Reading<T>) & { readonly form?: Form };

/** What a reader takes, as data. */
export type Form =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'flag' | 'truth' }
  | { readonly kind: 'oneOf'; readonly choices: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly item?: Form | undefined; readonly longest: number }
  | { readonly kind: 'textOr'; readonly words?: Form | undefined; readonly other?: Form | undefined }
  | { readonly kind: 'nullable' | 'optional'; readonly item?: Form | undefined }
  | { readonly kind: 'record'; readonly fields: { readonly [name: string]: Form | undefined } }
  /** Told apart by a word: that of the field `type`, or of another one. */
  | { readonly kind: 'byType'; readonly field?: string; readonly variants: { readonly [type: string]: Form | undefined } };

/** A reader that can say what it reads. */
export const formed = <T>(form: Form | undefined, read: (raw: unknown, at?: string) => Reading<T>): Read<T> =>
  form ? Object.assign(read, { form }) : read;
const formsOf = (readers: { readonly [name: string]: Read<unknown> }): { readonly [name: string]: Form | undefined } =>
  Object.fromEntries(Object.entries(readers).map(([name, { form }]) => [name, form]));

const good = <T>(value: T): Reading<T> => ({ ok: true, value });

/** The place is for whoever wrote the data; whoever reads another language hears the reason alone. */
export function misread(reason: string | Telling, at = ''): { readonly ok: false } & Misread {
  const said = typeof reason === 'string' ? tell(reason) : reason;
  const problem = at ? `${at}: ${fill(said)}` : fill(said);
  return { ok: false, problem, ...((at || said.args) && { said }) };
}

/** A whole number between two bounds, both included. */
export const whole = (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Read<number> =>
  formed({ kind: 'whole', least, most }, (raw, at = '') =>
    Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most
      ? good(raw as number)
      : misread(
          most === Number.MAX_SAFE_INTEGER
            ? tell('{at} must be a whole number', { at: at || 'value' })
            : tell('{at} must be a whole number from {least} to {most}', { at: at || 'value', least, most }),
        ),
  );

export const text = (longest = 1000): Read<string> =>
  formed({ kind: 'text', longest }, (raw, at = '') =>
    typeof raw === 'string' && raw.length <= longest
      ? good(raw)
      : misread(tell('{at} must be a text of at most {longest} characters', { at: at || 'value', longest })),
  );

export const flag: Read<boolean> = formed({ kind: 'flag' }, (raw, at = '') =>
  typeof raw === 'boolean' ? good(raw) : misread(tell('{at} must be true or false', { at: at || 'value' })),
);

/** A mark that is there or left out. */
export const truth: Read<true> = formed({ kind: 'truth' }, (raw, at = '') =>
  raw === true ? good(true) : misread(tell('{at} must be true', { at: at || 'value' })),
);

export const oneOf = <const T extends string | number>(...choices: readonly T[]): Read<T> =>
  formed({ kind: 'oneOf', choices }, (raw, at = '') => (choices.includes(raw as T) ? good(raw as T) : notAmong(choices, at || 'value')));

export const literal = <const T extends string>(word: T): Read<T> => oneOf(word);

/** One of two things, told apart by whether it is a text. */
export const textOr = <T>(words: Read<string>, other: Read<T>): Read<string | T> =>
  formed<string | T>({ kind: 'textOr', words: words.form, other: other.form }, (raw, at) =>
    typeof raw === 'string' ? words(raw, at) : other(raw, at),
  );

const notAmong = (choices: readonly (string | number)[], at: string): Reading<never> =>
  misread(tell('{at} must be one of {choices}', { at, choices: choices.join(', ') }));

export const list = <T>(item: Read<T>, longest = 1000): Read<readonly T[]> =>
  formed({ kind: 'list', item: item.form, longest }, (raw, at = '') => {
    if (!Array.isArray(raw) || raw.length > longest)
      return misread(tell('{at} must be a list of at most {longest}', { at: at || 'value', longest }));
    const items: T[] = [];
    for (const [i, one] of raw.entries()) {
      const read = item(one, `${at}[${i}]`);
      if (!read.ok) return read;
      items.push(read.value);
    }
    return good(items);
  });

export const nullable = <T>(item: Read<T>): Read<T | null> =>
  formed({ kind: 'nullable', item: item.form }, (raw, at) => (raw === null ? good(null) : item(raw, at)));

/** A field that may be missing. */
export const optional = <T>(item: Read<T>): Read<T | undefined> & { readonly optional: true } =>
  Object.assign((raw: unknown, at?: string): Reading<T | undefined> => (raw === undefined ? good(undefined) : item(raw, at)), {
    optional: true as const,
    form: { kind: 'optional', item: item.form } as const,
  });

type Fields = { readonly [name: string]: Read<unknown> };
type ValueOf<R> = R extends Read<infer T> ? T : never;
type OptionalNames<F extends Fields> = { [N in keyof F]: F[N] extends { readonly optional: true } ? N : never }[keyof F];
export type RecordOf<F extends Fields> = { readonly [N in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[N]> } & {
  readonly [N in OptionalNames<F>]?: Exclude<ValueOf<F[N]>, undefined>;
};

/** A record with exactly these fields: an unknown field is an error, because it is a misunderstanding. */
export const record = <F extends Fields>(fields: F): Read<RecordOf<F>> =>
  formed({ kind: 'record', fields: formsOf(fields) }, (raw, at = '') => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return notARecord(at);
    const source = raw as { readonly [name: string]: unknown };
    const value: { [name: string]: unknown } = {};
    const prefix = at ? `${at}.` : '';
    for (const name of Object.keys(source))
      if (!Object.hasOwn(fields, name)) return misread(tell('{at} is not a known field', { at: `${prefix}${name}` }));
    for (const [name, field] of Object.entries(fields)) {
      const read = field(Object.hasOwn(source, name) ? source[name] : undefined, `${prefix}${name}`);
      if (!read.ok) return read;
      if (read.value !== undefined) value[name] = read.value;
    }
    return good(value as RecordOf<F>);
  });

export const notARecord = (at: string): Reading<never> => misread(tell('{at} must be a record', { at: at || 'value' }));

/** One of several records, told apart by their `type`. */
export const byType = <V extends { readonly type: string }>(
  variants: {
    readonly [T in V['type']]: Read<Extract<V, { readonly type: T }>>;
  },
): Read<V> =>
  formed({ kind: 'byType', variants: formsOf(variants) }, (raw, at = '') => {
    const type = typeof raw === 'object' && raw !== null ? (raw as { readonly type?: unknown }).type : undefined;
    if (typeof type !== 'string' || !Object.hasOwn(variants, type)) return notAmong(Object.keys(variants), at ? `${at}.type` : 'type');
    return variants[type as V['type']](raw, at) as Reading<V>;
  });

/** One of several records, told apart by a word in one of their fields. */
export const byWord = <T>(field: string, variants: { readonly [word: string]: Read<T> }): Read<T> =>
  formed({ kind: 'byType', field, variants: formsOf(variants) }, (raw, at = '') => {
    const word = typeof raw === 'object' && raw !== null ? (raw as { readonly [name: string]: unknown })[field] : undefined;
    const read = typeof word === 'string' && Object.hasOwn(variants, word) ? variants[word] : undefined;
    return read ? read(raw, at) : notAmong(Object.keys(variants), `${at ? `${at}.` : ''}${field}`);
  });

/** A further condition on a value that is already well formed. */
export function where<T>(item: Read<T>, wrong: (value: T) => string | Telling | undefined): Read<T> {
  const read: Read<T> = (raw, at = '') => {
    const found = item(raw, at);
    if (!found.ok) return found;
    const reason = wrong(found.value);
    return reason === undefined ? found : misread(reason, at);
  };
  return formed(item.form, read);
}
