import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './run.ts';

/** A survivor that somebody has looked at: why no test can notice it, or why none has to. */
interface Reviewed {
  readonly id: string;
  readonly reason: string;
}

interface Survivor {
  readonly id: string;
  readonly kind: Finding['kind'];
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly clause: string;
  readonly code: string;
  /** The reason on the reviewed list, or false. */
  readonly reviewed: string | false;
  /** How many tests came by and noticed nothing. */
  readonly tried: number;
}

export interface BookReport {
  readonly book: string;
  readonly contributions: { readonly dropped: number; readonly alive: number };
  readonly others: { readonly tried: number; readonly killed: number; readonly alive: number };
  readonly survivors: readonly Survivor[];
}

/** `rules/mutants/*.jsonl`, a file for each book: id → reason. */
export function readReviewed(root: string): ReadonlyMap<string, string> {
  const folder = join(root, 'rules/mutants');
  const files = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.jsonl')) : [];
  const rows = files.flatMap(file => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean));
  return new Map(rows.map(row => JSON.parse(row) as Reviewed).map(({ id, reason }) => [id, reason]));
}

/** What stands on the reviewed lists and is no survivor any more: it was tried and noticed. */
export const outdated = (findings: readonly Finding[], reviewed: ReadonlyMap<string, string>): readonly string[] =>
  findings.filter(({ id, by }) => by !== undefined && reviewed.has(id)).map(({ id }) => id);

export function reportOf(book: string, findings: readonly Finding[], reviewed: ReadonlyMap<string, string>): BookReport {
  const own = findings.filter(finding => finding.book === book);
  const of = (kind: Finding['kind']): readonly Finding[] => own.filter(finding => finding.kind === kind);
  const alive = (some: readonly Finding[]): readonly Finding[] => some.filter(({ by }) => by === undefined);
  const [contributions, others] = [of('contribution'), of('other')];
  return {
    book,
    contributions: { dropped: contributions.length, alive: alive(contributions).length },
    others: { tried: others.length, killed: others.length - alive(others).length, alive: alive(others).length },
    survivors: alive(own).map(({ id, kind, file, line, what, clause, code, tried }) => ({
      file,
      line,
      what,
      clause,
      reviewed: reviewed.get(id) ?? false,
      kind,
      code,
      tried,
      id,
    })),
  };
}

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

export function print({ book, contributions, others, survivors }: BookReport): void {
  for (const { file, line, what, clause, reviewed, tried } of survivors) {
    if (reviewed !== false) continue;
    console.log(`alive  ${file}:${line}  ${what}${clause === '' ? '' : `  (${clause})`}${tried === 0 ? '  no test comes by' : ''}`);
  }
  const seen = survivors.filter(one => one.reviewed !== false).length;
  console.log(
    `${book}: ${contributions.dropped} contributions left out, ${contributions.alive} unnoticed; ` +
      `${others.tried} other mutants, ${others.killed} noticed (${percent(others.killed, others.tried)}), ${others.alive} alive; ` +
      `${seen} of ${survivors.length} survivors reviewed`,
  );
}

/** So many of the other mutants have to be noticed. */
const ENOUGH = 0.9;

/** In a short run so few survivors may be left to the next full one. */
const FEW = 2;

/** Does a book hold: nothing left out unnoticed, nine tenths of the rest noticed, every survivor looked at? A short run is content with the first two. */
export function holds({ contributions, others, survivors }: BookReport, short: boolean): boolean {
  const open = survivors.filter(one => one.reviewed === false);
  const rate = others.killed / Math.max(1, others.tried);
  if (!short) return open.length === 0 && rate >= ENOUGH;
  const most = Math.max(FEW, (1 - ENOUGH) * (others.tried + contributions.dropped));
  return open.every(({ kind }) => kind !== 'contribution') && open.length <= most;
}

interface Last {
  readonly killed: number;
  readonly alive: number;
  readonly contributions: BookReport['contributions'];
  readonly others: BookReport['others'];
}

/** Keeps the counts of a full run for `sortie rules coverage`. */
export function keepLast(root: string, { book, contributions, others }: BookReport): void {
  const file = join(root, 'rules/mutants/last.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Last>) : {};
  known[book] = {
    killed: contributions.dropped - contributions.alive + others.killed,
    alive: contributions.alive + others.alive,
    contributions,
    others,
  };
  const rows = Object.entries(known)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, counts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(counts)}`);
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
}
