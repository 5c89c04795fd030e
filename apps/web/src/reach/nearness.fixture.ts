import type { Shape } from '@sortie/kernel';

type Command = Shape['command'];

/** Words and numbers of a command as they would stand in what a screen remembers. */
export function cluesOf(value: unknown, name = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(one => cluesOf(one, name));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([field, one]) => cluesOf(one, field));
  return typeof value === 'string' ? [JSON.stringify(value)] : [`"${name}":${JSON.stringify(value)}`];
}

/** How many words of a part the controls on the way were called by; each counts once. */
export const named = (trail: readonly string[], words: readonly string[]): number =>
  words.filter(word => trail.some(name => name === word || name.startsWith(`${word}:`) || name.endsWith(`: ${word}`))).length;

/** How near somebody has come to a command, as far as that can be seen. */
export function likeness(selected: string | undefined, key: string, target: Command, clues: readonly string[]): number {
  const unit = (target as { readonly unit?: unknown }).unit;
  return clues.filter(clue => key.includes(clue)).length + (unit !== undefined && selected === String(unit) ? 10 : 0);
}
