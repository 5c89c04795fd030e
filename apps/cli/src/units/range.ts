import { InvalidArgumentError } from 'commander';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** `30`, `20-40`, `20-` and `-40`, as an option of a command. */
export function rangeOf(text: string): Range {
  const [, from, dash, to] = /^(\d*)(-?)(\d*)$/.exec(text) ?? [];
  if (from === undefined || (from === '' && to === ''))
    throw new InvalidArgumentError('Write a number, or a range such as 20-40, 20- or -40.');
  if (dash === '') return { from: Number(from), to: Number(from) };
  return { from: from === '' ? 0 : Number(from), to: to === '' ? Number.POSITIVE_INFINITY : Number(to) };
}

export const within = (value: number, { from, to }: Range): boolean => value >= from && value <= to;
