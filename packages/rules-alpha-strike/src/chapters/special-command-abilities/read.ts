import { formed, list, optional, type Read, record } from '@sortie/kernel';
import { name } from '../../read.ts';
import type { Occasion } from './facts.ts';

/** Names of command abilities, side by side. */
const both = list(list(name, 10), 2);
export const commands: Read<readonly [readonly string[], readonly string[]]> = formed(both.form, (raw, at) => {
  const read = both(raw, at);
  if (!read.ok) return read;
  const [a = [], b = []] = read.value;
  return { ok: true, value: [a, b] };
});

const pair = list(name, 2);
const factions = formed<readonly [string, string]>(pair.form, (raw, at) => {
  const read = pair(raw, at);
  return read.ok ? { ok: true, value: [read.value[0] ?? '', read.value[1] ?? ''] } : read;
});

export const occasion: Read<Occasion> = record({ scenario: optional(name), factions: optional(factions) });
