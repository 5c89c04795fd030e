import { contentsOf, type Packed, Piled, type Problem, unpacked } from '@sortie/convert';
import { Inflate } from 'fflate';
import type { FoundFile } from './found.ts';

/** A unit file with its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** No unit file is nearly as large; an archive that claims so is not unpacked. */
const LARGEST = 4_000_000;
const LARGEST_ARCHIVE = 500_000_000;
/** So many files are read before the next report. */
const BATCH = 100;

const isUnitFile = (name: string): boolean => /\.(mtf|blk)$/i.test(name);
const isArchive = (name: string): boolean => /\.zip$/i.test(name);
/** Traces that some systems leave in archives and folders, never units. */
const isTrace = (name: string): boolean =>
  /(^|\/)(\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name) || name.startsWith('__MACOSX/');

const problem = (file: string, reason: string): Problem => ({ file, line: 0, field: '', reason });

/** Some files of an import: what came of them, and how many they were. */
export interface Batch {
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
  readonly files: number;
}

export interface Opened {
  /** How many files there are, those in archives included. */
  readonly total: number;
  readonly batches: AsyncGenerator<Batch>;
}

type Part =
  | { readonly loose: readonly FoundFile[] }
  | { readonly archive: string; readonly bytes: Uint8Array; readonly entries: readonly Packed[] };

/** Looks into archives, then gives all unit files batch by batch. Nothing is left out without a word. */
export async function openSources(files: readonly FoundFile[]): Promise<Opened> {
  const problems: Problem[] = [];
  const loose = files.filter(({ path }) => !isArchive(path) && !isTrace(path));
  const parts: Part[] = [{ loose }];
  let total = loose.length;
  for (const { path, file } of files.filter(found => isArchive(found.path))) {
    const opened = await openArchive(path, file);
    if ('reason' in opened) {
      problems.push(opened);
      continue;
    }
    parts.push(opened);
    total += opened.entries.length;
  }
  return { total, batches: batchesOf(parts, problems) };
}

async function openArchive(archive: string, file: File): Promise<Extract<Part, { readonly archive: string }> | Problem> {
  if (file.size > LARGEST_ARCHIVE) return problem(archive, `with ${file.size} bytes the archive is too large`);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const entries = contentsOf(bytes).filter(({ name }) => !name.endsWith('/') && !isTrace(name));
    return { archive, bytes, entries };
  } catch (error) {
    return problem(archive, `the archive cannot be opened: ${reasonOf(error)}`);
  }
}

async function* batchesOf(parts: readonly Part[], first: readonly Problem[]): AsyncGenerator<Batch> {
  if (first.length > 0) yield { sources: [], problems: first, files: 0 };
  for (const part of parts) {
    if ('loose' in part) {
      for (const some of inBatches(part.loose)) yield await readLoose(some);
      continue;
    }
    for (const some of inBatches(part.entries)) yield unpack(part.archive, part.bytes, some);
  }
}

const inBatches = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / BATCH) }, (_, i) => list.slice(i * BATCH, (i + 1) * BATCH));

/** Why a file is not read, if it is not. */
function refusal(file: string, size: number): Problem | undefined {
  if (isArchive(file)) return problem(file, 'an archive inside of an archive is not opened');
  if (!isUnitFile(file)) return problem(file, 'neither an .mtf nor a .blk file');
  return size > LARGEST ? problem(file, `with ${size} bytes it is too large for a unit`) : undefined;
}

async function readLoose(files: readonly FoundFile[]): Promise<Batch> {
  const sources: Source[] = [];
  const problems: Problem[] = [];
  await Promise.all(
    files.map(async ({ path, file }) => {
      const refused = refusal(path, file.size);
      if (refused) return void problems.push(refused);
      try {
        sources.push({ file: path, text: await file.text() });
      } catch (error) {
        problems.push(problem(path, reasonOf(error)));
      }
    }),
  );
  return { sources: sources.sort((a, b) => (a.file < b.file ? -1 : 1)), problems, files: files.length };
}

function unpack(archive: string, bytes: Uint8Array, entries: readonly Packed[]): Batch {
  const sources: Source[] = [];
  const problems: Problem[] = [];
  const decoder = new TextDecoder();
  for (const entry of entries) {
    const file = `${archive}/${entry.name}`;
    const refused = refusal(file, entry.size);
    if (refused) {
      problems.push(refused);
      continue;
    }
    // One of them may be damaged: each by itself, so that the others come in.
    try {
      sources.push({ file, text: decoder.decode(unpacked(bytes, entry, inflate)) });
    } catch (error) {
      problems.push(problem(file, `it cannot be unpacked: ${reasonOf(error)}`));
    }
  }
  return { sources, problems, files: entries.length };
}

const PIECE = 16 * 1024;

/** Piece by piece, so that one which unpacks to more than it says is stopped before it fills the memory. */
function inflate(packed: Uint8Array, most: number): Uint8Array {
  const pile = new Piled(most);
  const stream = new Inflate(piece => pile.add(piece));
  for (let at = 0; at < packed.length; at += PIECE) stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  return pile.whole();
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
