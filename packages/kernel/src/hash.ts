import { nth } from './sure.ts';
/**
 * A 64-bit fingerprint of a plain value, as 16 hexadecimal digits, the same on every machine: to tell states apart, not to
 * keep secrets. States are immutable, so the fingerprint of a record is remembered with the record; after a command only
 * the records it replaced are walked again.
 */
export function hashOf(value: unknown): string {
  walk(value);
  return hex(hi) + hex(lo);
}

let lo = 0;
let hi = 0;
const remembered = new WeakMap<object, readonly [number, number]>();

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Leaves the fingerprint of `value` in `lo` and `hi`. */
function walk(value: unknown): void {
  if (typeof value === 'number') number(value);
  else if (typeof value === 'string') text(value, 0x51ed270b);
  else if (typeof value === 'boolean') seed(value ? 0x2545f491 : 0x1b873593, 7);
  else if (value === null) seed(0x7feb352d, 3);
  else if (typeof value === 'object') record(value);
  else throw new Error(`a state holds only plain values, not a ${typeof value}`);
}

function seed(a: number, b: number): void {
  lo = a | 0;
  hi = (b ^ 0x3c6ef372) | 0;
}

function fold(word: number): void {
  lo = Math.imul(lo ^ word, 0x85ebca6b);
  lo ^= lo >>> 13;
  hi = Math.imul(hi ^ word ^ (lo << 7), 0xc2b2ae35);
  hi ^= hi >>> 16;
  lo = (lo + hi) | 0;
}

function number(value: number): void {
  if (Number.isInteger(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER) {
    seed(0x9e3779b9, 1);
    fold(value | 0);
    fold(Math.floor(value / 0x1_0000_0000) | 0);
    return;
  }
  text(String(value), 0x27d4eb2f);
}

function text(value: string, kind: number): void {
  seed(kind, value.length);
  for (let i = 0; i < value.length; i++) fold(value.charCodeAt(i));
}

function record(value: object): void {
  const known = remembered.get(value);
  if (known) {
    [lo, hi] = known;
    return;
  }
  const parts = Array.isArray(value) ? list(value) : ArrayBuffer.isView(value) ? list(Array.from(value as Uint8Array)) : fields(value);
  seed(nth(parts, 0), parts.length);
  for (let i = 1; i < parts.length; i++) fold(nth(parts, i));
  remembered.set(value, [lo, hi]);
}

function list(items: readonly unknown[]): number[] {
  const parts = [0x165667b1];
  for (const item of items) {
    walk(item);
    parts.push(lo, hi);
  }
  return parts;
}

function fields(value: object): number[] {
  if (value instanceof Map || value instanceof Set) throw new Error('a state holds plain records and lists, not a Map or a Set');
  const parts = [0x61c88647];
  for (const key of Object.keys(value).sort()) {
    const field = (value as { readonly [key: string]: unknown })[key];
    // A field that is absent and a field that is undefined are the same thing after a trip through a file.
    if (field === undefined) continue;
    text(key, 0x7f4a7c15);
    parts.push(lo, hi);
    walk(field);
    parts.push(lo, hi);
  }
  return parts;
}
