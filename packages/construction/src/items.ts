import type { Equipment } from '@sortie/roster';

interface Thing {
  readonly item: Equipment;
}

/** Has one of these traits. */
export const trait =
  (...names: readonly string[]) =>
  ({ item }: Thing): boolean =>
    names.some(name => item.traits.has(name));

/** Is called so in the tables. */
export const named =
  (pattern: RegExp) =>
  ({ item }: Thing): boolean =>
    pattern.test(item.id);
