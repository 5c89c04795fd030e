import { useCallback, useRef } from 'react';

/** A function that stays the same and always does what the latest one would. */
export function useStable<A extends readonly unknown[], R>(latest: (...args: A) => R): (...args: A) => R {
  const held = useRef(latest);
  held.current = latest;
  return useCallback((...args: A) => held.current(...args), []);
}

/** The value of before as long as the new one says the same: what depends on it is not worked out again. */
export function useSame<T>(value: T): T {
  const held = useRef(value);
  if (!same(held.current, value)) held.current = value;
  return held.current;
}

/** Whether two plain values say the same. Functions and everything with a class of its own are only themselves. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, i) => same(one, b[i]));
  if (Object.getPrototypeOf(a) !== Object.prototype || Object.getPrototypeOf(b) !== Object.prototype) return false;
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every(key => key in right && same(left[key], right[key]));
}
