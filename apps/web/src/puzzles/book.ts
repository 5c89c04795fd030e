/// <reference types="vite/client" />
import type { Puzzle } from '@sortie/arena';
import address from './book.jsonl?url';

let kept: Promise<readonly Puzzle[]> | undefined;

/** Every puzzle, fetched once. */
export function puzzleBook(): Promise<readonly Puzzle[]> {
  kept ??= fetch(address).then(async answer => {
    const lines = (await answer.text()).split('\n').filter(line => line !== '');
    return lines.map(line => JSON.parse(line) as Puzzle);
  });
  kept.catch(() => {
    kept = undefined;
  });
  return kept;
}

const DAY = 86_400_000;

/** Days of the reader's own calendar since 1970. */
export function dayOf(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

const share = (a: number, b: number): number => (b === 0 ? a : share(b, a % b));

/** Which puzzle of so many is on a day: each comes once before any comes again. */
export function puzzleOn(day: number, count: number): number {
  let stride = Math.floor(count * 0.618) || 1;
  while (share(stride, count) !== 1) stride += 1;
  return (day * stride) % count;
}
