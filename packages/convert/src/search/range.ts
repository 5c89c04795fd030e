/** Both ends belong to it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** `30`, `20-40`, `20-` and `-40`. */
export function readRange(text: string): Range | undefined {
  const [, from, dash, to] = /^(\d*)(-?)(\d*)$/.exec(text) ?? [];
  if (from === undefined || (from === '' && to === '')) return undefined;
  if (dash === '') return { from: Number(from), to: Number(from) };
  return { from: from === '' ? 0 : Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
}

export const within = (value: number, { from, to }: Range): boolean => value >= from && value <= to;
