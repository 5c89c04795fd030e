/** What has to be there; if it is not, that is a bug, and the error says what was missing. */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** One item of a list by its place, which has to exist. */
export function nth<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError(`there is no place ${index} in a list of ${list.length}`);
  return list[index] as T;
}

/** A number of a typed array; beyond its ends there is nothing, 0. */
export const numberAt = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;
