import { InvalidArgumentError } from 'commander';

/** Skill of a crew, as an option of a command. */
export function skillOf(text: string): number {
  if (!/^[0-8]$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0 to 8.');
  return Number(text);
}

/** A whole number above 0, as an option of a command. */
export function countOf(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return n;
}
