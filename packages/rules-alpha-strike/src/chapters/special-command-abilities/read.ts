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

export const occasion: Read<Occasion> = record({
  scenario: optional(name),
  factions: optional((raw: unknown, at?: string) => {
    const read = list(name, 2)(raw, at);
    return read.ok ? { ok: true as const, value: [read.value[0] ?? '', read.value[1] ?? ''] as const } : read;
  }),
});
