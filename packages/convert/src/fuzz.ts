import { nth } from '@sortie/kernel';
import { toCard } from './alpha-strike/convert.ts';
import { readUnit } from './files/read-unit.ts';
import { writeUnit } from './files/write-unit.ts';

export interface Sample {
  readonly path: string;
  readonly text: string;
}

/** A damaged file that a reader did not take well. */
export interface Mishap {
  readonly seed: number;
  readonly path: string;
  readonly reason: string;
}

/** A stream of numbers below one that is the same for the same seed. */
function numbers(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const JUNK = [
  '',
  '-1',
  '99999999999',
  'NaN',
  '<',
  '>',
  '</',
  ':',
  '-Empty-',
  '\u0000',
  '\ufffd',
  'é',
  '(R)',
  '🜂',
  ' ',
  '0x1F',
  '1e308',
  '<Armor>',
  'Left Arm:',
];

type Damage = (lines: string[], next: () => number) => void;

const at = (lines: readonly string[], next: () => number): number => Math.floor(next() * lines.length);

const DAMAGES: readonly Damage[] = [
  (lines, next) => void lines.splice(at(lines, next), 1 + Math.floor(next() * 5)),
  (lines, next) => void lines.splice(at(lines, next)),
  (lines, next) => void lines.splice(at(lines, next), 0, JUNK[Math.floor(next() * JUNK.length)] ?? ''),
  (lines, next) => {
    const line = at(lines, next);
    lines[line] = JUNK[Math.floor(next() * JUNK.length)] ?? '';
  },
  (lines, next) => {
    const line = at(lines, next);
    const text = lines[line] ?? '';
    const place = Math.floor(next() * (text.length + 1));
    lines[line] = text.slice(0, place) + (JUNK[Math.floor(next() * JUNK.length)] ?? '') + text.slice(place + 1);
  },
  (lines, next) => {
    const from = at(lines, next);
    lines.splice(at(lines, next), 0, ...lines.slice(from, from + 20));
  },
  (lines, next) => {
    const line = at(lines, next);
    lines[line] = (lines[line] ?? '').replace(/\d+/, digits => `${digits}${digits}${digits}`);
  },
  (lines, next) => {
    const line = at(lines, next);
    lines[line] = (lines[line] ?? '').repeat(1 + Math.floor(next() * 200));
  },
];

/** A file with one to four things wrong in it. */
export function damaged(text: string, seed: number): string {
  const next = numbers(seed);
  const lines = text.split('\n');
  const times = 1 + Math.floor(next() * 4);
  for (let time = 0; time < times; time++) DAMAGES[Math.floor(next() * DAMAGES.length)]?.(lines, next);
  return lines.join('\n');
}

/** A slow file holds up thousands of others. */
const LONGEST_MS = 50;

function readThrough(path: string, text: string): void {
  const { unit } = readUnit(path, text);
  if (!unit) return;
  toCard(unit);
  const { ending, text: written } = writeUnit(unit);
  readUnit(`again${ending}`, written);
}

function mishapOf(path: string, text: string, clock: () => number): string | undefined {
  const started = clock();
  try {
    readThrough(path, text);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const took = clock() - started;
  return took > LONGEST_MS ? `took ${Math.round(took)} ms` : undefined;
}

/**
 * Reads damaged files: none may throw or take long. What can be read is written, read again and turned into a card as well.
 * `clock` is the host's, in milliseconds; what was slow is tried once more, because a busy machine is no fault of a file.
 */
export function fuzzReaders(samples: readonly Sample[], times: number, from: number, clock: () => number): Mishap[] {
  const mishaps: Mishap[] = [];
  for (let seed = from; seed < from + times; seed++) {
    const { path, text } = nth(samples, seed % samples.length);
    const broken = damaged(text, seed);
    const reason = mishapOf(path, broken, clock) && mishapOf(path, broken, clock);
    if (reason !== undefined) mishaps.push({ seed, path, reason });
  }
  return mishaps;
}
