import { InvalidArgumentError } from 'commander';

/** A whole number above 0, as an option of a command. */
export function countOf(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return n;
}
