import type { Form, Rulebook, Seat, Shape, View } from '@sortie/kernel';

type Command = Shape['command'];
type Luck = (n: number) => number;
type Json = { readonly [name: string]: unknown };

/** So many commands are made up for one part at one position. */
const TRIES = 10;

/** What may stand in a command that is made up: places and numbers that others name at this position. */
interface Stock {
  readonly hexes: readonly Json[];
  readonly points: readonly Json[];
  readonly numbers: readonly number[];
}

const some = <T>(all: readonly T[], luck: Luck): T | undefined => all[luck(Math.max(1, all.length))];

/** Places and numbers that a position names: those of units first of all. */
export function stockOf(view: unknown): Stock {
  const hexes = new Map<string, Json>();
  const points = new Map<string, Json>();
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 4) return;
    const { q, r, x, y } = value as Json;
    if (typeof q === 'number' && typeof r === 'number') for (const one of around(q, r)) hexes.set(`${one['q']},${one['r']}`, one);
    else if (typeof x === 'number' && typeof y === 'number') points.set(`${x},${y}`, { x, y });
    else for (const one of Array.isArray(value) ? value.slice(0, 40) : Object.values(value)) look(one, depth + 1);
  };
  look((view as { readonly units?: unknown }).units, 0);
  return { hexes: [...hexes.values()], points: [...points.values()], numbers: [0, 1, 2, 3, 4, 5, 6, 7] };
}

const around = (q: number, r: number): readonly Json[] => [
  { q, r },
  { q: q + 1, r },
  { q: q - 1, r },
  { q, r: r + 1 },
  { q, r: r - 1 },
];

/** Something that a reader takes, with the wanted part in it. */
function invent(form: Form | undefined, path: string, want: string, stock: Stock, luck: Luck): unknown {
  switch (form?.kind) {
    case 'flag':
    case 'truth':
      return true;
    case 'oneOf':
      return form.choices.find(one => `${path}=${one}` === want) ?? some(form.choices, luck);
    case 'whole': {
      const fits = stock.numbers.filter(n => n >= form.least && n <= form.most);
      return some(fits, luck) ?? form.least;
    }
    case 'text':
      return 'a';
    case 'optional':
      return invent(form.item, path, want, stock, luck);
    case 'nullable':
      return want === `${path}=null` ? null : invent(form.item, path, want, stock, luck);
    case 'textOr':
      return invent(form.words ?? form.other, path, want, stock, luck);
    case 'list':
      return [invent(form.item, `${path}[]`, want, stock, luck)];
    case 'record':
      return recordOf(form.fields, path, want, stock, luck, {});
    case 'byType': {
      const types = Object.keys(form.variants);
      const type = types.find(one => isIn(want, `${path}:${one}`)) ?? some(types, luck) ?? '';
      return { [form.field ?? 'type']: type, ...(invent(form.variants[type], `${path}:${type}`, want, stock, luck) as Json) };
    }
    default:
      return undefined;
  }
}

/** Whether the wanted part is this one or within it. */
const isIn = (want: string, path: string): boolean => want === path || (want.startsWith(path) && '.[=:'.includes(want.charAt(path.length)));

function recordOf(
  fields: { readonly [name: string]: Form | undefined },
  path: string,
  want: string,
  stock: Stock,
  luck: Luck,
  base: Json,
): Json {
  if ('q' in fields && 'r' in fields) return some(stock.hexes, luck) ?? { q: 0, r: 0 };
  if ('x' in fields && 'y' in fields && Object.keys(fields).length === 2) return some(stock.points, luck) ?? { x: 0, y: 0 };
  const made: { [name: string]: unknown } = { ...base };
  for (const [name, form] of Object.entries(fields)) {
    const here = `${path}.${name}`;
    if (name === 'type') made[name] = base[name] ?? (form?.kind === 'oneOf' ? form.choices[0] : undefined);
    else if (isIn(want, here)) made[name] = within(form, here, want, stock, luck, base[name]);
    else if (!(name in base) && (form?.kind !== 'optional' || luck(5) === 0)) made[name] = invent(form, here, want, stock, luck);
  }
  return made;
}

/** What stands there already, changed so that it has the wanted part. */
function within(form: Form | undefined, path: string, want: string, stock: Stock, luck: Luck, base: unknown): unknown {
  if (form?.kind === 'optional' || (form?.kind === 'nullable' && want !== `${path}=null`))
    return within(form.item, path, want, stock, luck, base);
  if (form?.kind === 'record' && typeof base === 'object' && base !== null && !Array.isArray(base))
    return recordOf(form.fields, path, want, stock, luck, base as Json);
  if (form?.kind === 'byType' && typeof base === 'object' && base !== null) {
    const field = form.field ?? 'type';
    const word = Object.keys(form.variants).find(one => isIn(want, `${path}:${one}`)) ?? '';
    const same = (base as Json)[field] === word;
    // The same unit in another way: the rest of what was said belongs to the way that was left.
    const { type, unit } = base as Json;
    const start = same ? base : { ...(type !== undefined && { type }), ...(unit !== undefined && { unit }), [field]: word };
    return within(form.variants[word], `${path}:${word}`, want, stock, luck, start);
  }
  if (form?.kind === 'list' && Array.isArray(base) && base.length > 0 && isIn(want, `${path}[]`))
    return [within(form.item, `${path}[]`, want, stock, luck, base[0]), ...base.slice(1)];
  return invent(form, path, want, stock, luck);
}

/**
 * A command with the wanted part that the rules accept at this position: one of those they list, with the part put in. Rules accept more than they
 * list, such as any weapon at any hex for any purpose.
 */
export function proposal(
  form: Form | undefined,
  want: string,
  listed: readonly Command[],
  { view, seat, book, stock, luck }: { view: View<Shape>; seat: Seat; book: Rulebook<Shape>; stock: Stock; luck: Luck },
): Command | undefined {
  if (form?.kind !== 'byType') return undefined;
  const type = want.split(/[.:=]/, 1)[0] ?? '';
  const bases = listed.filter(one => one.type === type);
  if (bases.length === 0) return undefined;
  for (let n = 0; n < TRIES; n++) {
    const command = within(form.variants[type], type, want, stock, luck, some(bases, luck)) as Command;
    if (accepted(view, command, seat, book)) return command;
  }
  return undefined;
}

/** What is made up may name things that are not there. */
function accepted(view: View<Shape>, command: Command, seat: Seat, book: Rulebook<Shape>): boolean {
  try {
    return book.allows(view, command, seat);
  } catch {
    return false;
  }
}
