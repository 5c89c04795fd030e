/** Takes the path and the reason of one fault. */
export type Faults = (path: string, reason: string) => void;

type Json = Readonly<Record<string, unknown>>;

const shown = (value: unknown): string => (value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value).slice(0, 60));

/** A record with no other fields than these. */
export function record(value: unknown, path: string, known: readonly string[], faults: Faults): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults(path, `an object was expected, not ${shown(value)}`);
    return undefined;
  }
  for (const field of Object.keys(value))
    if (!known.includes(field))
      faults(path === '' ? field : `${path}.${field}`, `there is no such field here; known are ${known.join(', ')}`);
  return value as Json;
}

export function text(value: unknown, path: string, longest: number, faults: Faults): string {
  if (typeof value === 'string' && value.length <= longest) return value;
  faults(path, `a text of at most ${longest} characters was expected, not ${shown(value)}`);
  return '';
}

export function whole(value: unknown, path: string, least: number, most: number, faults: Faults): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  faults(path, `a whole number from ${least} to ${most} was expected, not ${shown(value)}`);
  return least;
}

export function oneOf<const T extends string>(value: unknown, path: string, choices: readonly T[], faults: Faults): T | undefined {
  if (choices.includes(value as T)) return value as T;
  faults(path, `one of ${choices.join(', ')} was expected, not ${shown(value)}`);
  return undefined;
}

export function list(value: unknown, path: string, longest: number, faults: Faults): readonly unknown[] {
  if (Array.isArray(value) && value.length <= longest) return value;
  faults(path, `a list of at most ${longest} was expected, not ${shown(value)}`);
  return [];
}
