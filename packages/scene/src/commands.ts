import {
  list,
  misread,
  notARecord,
  type Reading,
  type Ruleset,
  type Seat,
  type Shape,
  tell,
  type WatchedUnit,
  whole,
} from '@sortie/kernel';
import type { RawScene } from './file.ts';

/** A command of a scene. Its seat is the one that is written, or that of its unit; without either, whoever is to act. */
interface Ordered<G extends Shape> {
  readonly seat: Seat | undefined;
  readonly command: G['command'];
}

/** Fields of commands that count units; a scene may call them by their names. */
const UNITS: ReadonlySet<string> = new Set([
  'unit',
  'units',
  'target',
  'spotter',
  'spots',
  'helper',
  'troops',
  'patient',
  'by',
  'parent',
  'onto',
  'charge',
  'with',
  'against',
]);

const isRecord = (raw: unknown): raw is RawScene => typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The same with numbers where units are called by their names. */
function numbered(raw: unknown, names: readonly string[], field: string): unknown {
  if (Array.isArray(raw)) return raw.map(one => numbered(one, names, field));
  if (isRecord(raw)) return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, numbered(value, names, name)]));
  return typeof raw === 'string' && UNITS.has(field) && names.includes(raw) ? names.indexOf(raw) : raw;
}

/** The first unit that is called by a name nobody has. */
function stranger(raw: unknown, names: readonly string[], field: string): string | undefined {
  if (Array.isArray(raw)) return raw.map(one => stranger(one, names, field)).find(one => one !== undefined);
  if (isRecord(raw))
    return Object.entries(raw)
      .map(([name, value]) => stranger(value, names, name))
      .find(one => one !== undefined);
  return typeof raw === 'string' && (field === 'unit' || field === 'target') && !names.includes(raw) ? raw : undefined;
}

const MOST = 400;

/** The commands that a scene writes, read as the game reads them. */
export function commandsIn<G extends Shape>(
  { readCommand, seats }: Ruleset<G>,
  units: readonly WatchedUnit[],
  names: readonly string[],
  raw: unknown,
): Reading<readonly Ordered<G>[]> {
  const one = (written: unknown, at = ''): Reading<Ordered<G>> => {
    if (!isRecord(written)) return notARecord(at);
    const { seat, ...plain } = written;
    const said = seat === undefined ? undefined : whole(0, seats - 1)(seat, `${at}.seat`);
    if (said && !said.ok) return said;
    const lost = stranger(plain, names, '');
    if (lost !== undefined)
      return misread(tell('there is no unit {unit}: this scene has {units}', { unit: lost, units: names.join(', ') }), at);
    const command = readCommand(numbered(plain, names, ''), at);
    if (!command.ok) return command;
    const { unit } = command.value as { readonly unit?: unknown };
    return { ok: true, value: { seat: said?.value ?? units.find(({ id }) => id === unit)?.seat, command: command.value } };
  };
  if (raw === undefined) return misread(tell('nothing is done: write a list of commands'), 'commands');
  const read = list(one, MOST)(raw, 'commands');
  return read.ok && read.value.length === 0 ? misread(tell('nothing is done: write a list of commands'), 'commands') : read;
}
