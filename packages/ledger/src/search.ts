import type { Line } from './line.ts';

/** Lines prepared for searching by words. */
export interface SearchIndex {
  readonly lines: readonly Line[];
  /** Every word, sorted, so that the words with a prefix lie together. */
  readonly words: readonly string[];
  /** Word → line number and weight, one after the other. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
}

export interface Found {
  readonly line: Line;
  readonly score: number;
}

/** A word of the title says more about a line than a word of its text. */
const weights = { id: 8, title: 6, area: 3, gist: 2, example: 1 } as const;

/** A whole word counts more than the beginning of a longer one. */
const whole = 3;

export function indexLines(lines: readonly Line[]): SearchIndex {
  const postings = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    for (const [word, weight] of weighWords(line)) {
      const list = postings.get(word);
      if (list) list.push(at, weight);
      else postings.set(word, [at, weight]);
    }
  }
  return { lines, words: [...postings.keys()].sort(), postings };
}

/** Lines that hold every word asked for (the beginning of a word is enough), best first; ties keep the order of the books. */
export function searchLines(index: SearchIndex, text: string, limit = 20): readonly Found[] {
  const asked = [...new Set(wordsOf(text))];
  let scores: Map<number, number> | undefined;
  for (const word of asked) {
    const here = scoresOf(index, word);
    scores = scores ? join(scores, here) : here;
  }
  const exact = text.trim().toLowerCase();
  const found = [...(scores ?? [])].map(([at, score]) => {
    const line = index.lines[at]!;
    return { at, line, score: line.id.toLowerCase() === exact ? score + 1000 : score };
  });
  found.sort((a, b) => b.score - a.score || a.at - b.at);
  return found.slice(0, limit).map(({ line, score }) => ({ line, score }));
}

/** Lower-case words and numbers; apostrophes do not separate. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function weighWords(line: Line): ReadonlyMap<string, number> {
  const heaviest = new Map<string, number>();
  for (const field of ['id', 'title', 'area', 'gist', 'example'] as const) {
    for (const word of wordsOf(line[field] ?? '')) heaviest.set(word, Math.max(weights[field], heaviest.get(word) ?? 0));
  }
  return heaviest;
}

function scoresOf({ words, postings }: SearchIndex, prefix: string): Map<number, number> {
  const scores = new Map<number, number>();
  for (let at = firstNotBefore(words, prefix); words[at]?.startsWith(prefix); at += 1) {
    const factor = words[at] === prefix ? whole : 1;
    const list = postings.get(words[at]!)!;
    for (let i = 0; i < list.length; i += 2) {
      const line = list[i]!;
      scores.set(line, Math.max(list[i + 1]! * factor, scores.get(line) ?? 0));
    }
  }
  return scores;
}

function firstNotBefore(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function join(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): Map<number, number> {
  const both = new Map<number, number>();
  for (const [line, score] of a) {
    const other = b.get(line);
    if (other !== undefined) both.set(line, score + other);
  }
  return both;
}
