/** Takes the path and the reason of one fault. */
export type Faults = (path: string, reason: string) => void;

const shown = (value: unknown): string => (value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value).slice(0, 60));

export function record(value: unknown, path: string, faults: Faults): Readonly<Record<string, unknown>> | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
  faults(path, `an object was expected, not ${shown(value)}`);
  return undefined;
}

export function list(value: unknown, path: string, faults: Faults): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  faults(path, `a list was expected, not ${shown(value)}`);
  return undefined;
}

export function text(value: unknown, path: string, faults: Faults): string | undefined {
  if (typeof value === 'string') return value;
  faults(path, `text was expected, not ${shown(value)}`);
  return undefined;
}

export function texts(value: unknown, path: string, faults: Faults): readonly string[] {
  if (value === undefined) return [];
  return (list(value, path, faults) ?? []).map((one, i) => text(one, `${path}[${i}]`, faults) ?? '');
}

export function integer(value: unknown, path: string, least: number, most: number, faults: Faults): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  faults(path, `a whole number from ${least} to ${most} was expected, not ${shown(value)}`);
  return undefined;
}

export function unknownFields(json: Readonly<Record<string, unknown>>, path: string, known: readonly string[], faults: Faults): void {
  for (const field of Object.keys(json)) {
    if (!known.includes(field))
      faults(path === '' ? field : `${path}.${field}`, `there is no field "${field}" here; known are ${known.join(', ')}`);
  }
}
