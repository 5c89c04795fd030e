/** A list with one thing moved up or down by a place. */
export function moved<T>(list: readonly T[], at: number, by: 1 | -1): readonly T[] {
  const to = at + by;
  const [one, other] = [list[at], list[to]];
  if (one === undefined || other === undefined) return list;
  const next = [...list];
  next[at] = other;
  next[to] = one;
  return next;
}
