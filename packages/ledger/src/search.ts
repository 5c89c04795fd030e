import type { Line } from './line.ts';
import { distance } from './near.ts';

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

/** What players write short. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  tmm: ['target', 'movement'],
  los: ['line', 'of', 'sight'],
  psr: ['piloting', 'roll'],
  dfa: ['death', 'above'],
  tn: ['target', 'number'],
  mp: ['movement', 'points'],
  crit: ['critical', 'hit'],
  ba: ['battle', 'armor'],
  pv: ['point', 'value'],
  bv: ['battle', 'value'],
  spa: ['pilot', 'ability'],
  sca: ['command', 'ability'],
  if: ['indirect', 'fire'],
};

/**
 * Lines that hold every word asked for (the beginning of a word is enough, and one that no line has may be misspelt), best first; ties keep the
 * order of the books.
 */
export function searchLines(index: SearchIndex, text: string, limit = 20): readonly Found[] {
  const asked = [...new Set(wordsOf(text))];
  let scores: Map<number, number> | undefined;
  for (const word of asked) {
    const here = heard(index, word);
    scores = scores ? join(scores, here) : here;
  }
  const exact = text.trim().toLowerCase();
  const found = [...(scores ?? [])].flatMap(([at, score]) => {
    const line = index.lines[at];
    return line ? [{ at, line, score: line.id.toLowerCase() === exact ? score + 1000 : score }] : [];
  });
  found.sort((a, b) => b.score - a.score || a.at - b.at);
  return found.slice(0, limit).map(({ line, score }) => ({ line, score }));
}

/** The lines that a word means: by itself, by what it is short for, or else by words that it resembles. */
function heard(index: SearchIndex, word: string): Map<number, number> {
  const scores = scoresOf(index, word);
  const [first, ...rest] = (SHORT[word] ?? []).map(one => scoresOf(index, one));
  if (first) for (const [line, score] of rest.reduce(join, first)) scores.set(line, Math.max(score, scores.get(line) ?? 0));
  return scores.size > 0 ? scores : misspelt(index, word);
}

function misspelt(index: SearchIndex, word: string): Map<number, number> {
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  const scores = new Map<number, number>();
  if (slips === 0) return scores;
  for (const known of index.words) {
    if (distance(word, known, slips) > slips) continue;
    for (const [line, score] of scoresOf(index, known)) scores.set(line, Math.max(score, scores.get(line) ?? 0));
  }
  return scores;
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
  for (let at = firstNotBefore(words, prefix), word = words[at]; word?.startsWith(prefix); word = words[++at]) {
    const factor = word === prefix ? whole : 1;
    const list = postings.get(word) ?? [];
    for (let i = 0; i < list.length; i += 2) {
      const [line = 0, weight = 0] = [list[i], list[i + 1]];
      scores.set(line, Math.max(weight * factor, scores.get(line) ?? 0));
    }
  }
  return scores;
}

function firstNotBefore(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
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
