import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import type { Problem } from '@sortie/convert';
import { unzipSync } from 'fflate';
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
  if (statSync(name).isDirectory()) return inFolder(name).map(path => onDisk(inside(path), join(name, path), `${stem}/${path}`));
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

const inFolder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isUnitFile)
    .map(path => path.split(sep).join('/'))
    .sort();

function inArchive(file: string, problems: Problem[]): readonly { readonly path: string; readonly read: () => string }[] {
  const entries = unzipSync(readFileSync(file), {
    filter: ({ name, originalSize }) => {
      if (!isUnitFile(name)) return false;
      if (originalSize <= LARGEST) return true;
      problems.push({ file: `${file}/${name}`, line: 0, field: '', reason: `with ${originalSize} bytes it is too large for a unit` });
      return false;
    },
  });
  const decoder = new TextDecoder();
  return Object.entries(entries)
    .filter(([path]) => !basename(path).startsWith('._'))
    .map(([path, bytes]) => ({ path, read: () => decoder.decode(bytes) }));
}
