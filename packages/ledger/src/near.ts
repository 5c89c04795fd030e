import type { Line } from './line.ts';

/** Ids that a mistyped one may mean, nearest first. */
export function nearIds(lines: readonly Line[], id: string, limit = 3): readonly string[] {
  const wanted = id.toLowerCase();
  const allowed = Math.max(2, wanted.length >> 2);
  const near = lines
    .map(({ id }, at) => ({ id, at, far: distance(wanted, id.toLowerCase(), allowed) }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far || a.at - b.at);
  return near.slice(0, limit).map(({ id }) => id);
}

/** Edits between two words, given up as soon as they are sure to exceed the limit. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  let edits = b.length;
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    edits = i;
    for (let j = 1; j <= b.length; j += 1) {
      const [over = 0, above = 0] = [row[j - 1], row[j]];
      edits = Math.min(above + 1, edits + 1, over + (a[i - 1] === b[j - 1] ? 0 : 1));
      next.push(edits);
    }
    if (Math.min(...next) > limit) return limit + 1;
    row = next;
  }
  return edits;
}
