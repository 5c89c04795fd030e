import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { contentsOf, Piled, type Problem, unpacked } from '@sortie/convert';
import { Inflate } from 'fflate';
import { reasonOf } from '../say.ts';

/** A unit file that has been found but not read yet. */
export interface Source {
  /** Its place among its companions: inside the folder or archive that was named. */
  readonly path: string;
  /** Where a person finds it. */
  readonly file: string;
  /** Its place in a catalogue: the path inside, after the name of the folder or archive. */
  readonly place: string;
  readonly read: () => string;
}

export interface Found {
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
}

const isUnitFile = (name: string): boolean => /\.(mtf|blk)$/i.test(name);
/** No unit file is nearly as large; an archive that claims so is not unpacked. */
const LARGEST = 4_000_000;

/** All unit files behind names of files, folders and archives. Paths start at the folder if it is the only thing named. */
export function findSources(names: readonly string[]): Found {
  const sources: Source[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    try {
      sources.push(...sourcesOf(name, names.length === 1, problems));
    } catch (error) {
      problems.push({ file: name, line: 0, field: '', reason: reasonOf(error) });
    }
  }
  return { sources, problems };
}

function sourcesOf(name: string, alone: boolean, problems: Problem[]): readonly Source[] {
  const inside = (path: string): string => (alone ? path : `${name.replace(/[\\/]+$/, '')}/${path}`);
  const stem = basename(resolve(name));
  if (statSync(name).isDirectory())
    return inFolder(name).map(path => onDisk(inside(path), `${name.replace(/[\\/]+$/, '')}/${path}`, `${stem}/${path}`));
  if (!/\.zip$/i.test(name)) return [onDisk(name, name, stem)];
  const place = stem.replace(/\.zip$/i, '');
  return inArchive(name, problems).map(({ path, read }) => ({
    path: inside(path),
    file: `${name}/${path}`,
    place: `${place}/${path}`,
    read,
  }));
}

const onDisk = (path: string, file: string, place: string): Source => ({ path, file, place, read: () => readFileSync(file, 'utf8') });

/** All unit files below a folder, by their path inside it. */
function inFolder(folder: string, inside = '', found: string[] = []): readonly string[] {
  for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (entry.isDirectory()) inFolder(folder, path, found);
    else if (isUnitFile(entry.name)) found.push(path);
  }
  return inside === '' ? found.sort() : found;
}

function inArchive(file: string, problems: Problem[]): readonly { readonly path: string; readonly read: () => string }[] {
  const bytes = readFileSync(file);
  const decoder = new TextDecoder();
  return contentsOf(bytes).flatMap(entry => {
    const { name, size } = entry;
    if (!isUnitFile(name) || basename(name).startsWith('._')) return [];
    if (size <= LARGEST) return [{ path: name, read: () => decoder.decode(unpacked(bytes, entry, inflate)) }];
    problems.push({ file: `${file}/${name}`, line: 0, field: '', reason: `with ${size} bytes it is too large for a unit` });
    return [];
  });
}

const PIECE = 16 * 1024;

/** Piece by piece, so that one which unpacks to more than it says is stopped before it fills the memory. */
function inflate(packed: Uint8Array, most: number): Uint8Array {
  const pile = new Piled(most);
  const stream = new Inflate(piece => pile.add(piece));
  for (let at = 0; at < packed.length; at += PIECE) stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  return pile.whole();
}
