import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findSources, type Source } from './sources.ts';

/** Where the files lie that a player imported. */
export const ownFolder = (): string => resolve(process.env['SORTIE_DATA'] || '.sortie', 'units');

/** The player's own unit files; none before the first import. */
export const ownSources = (): readonly Source[] => (existsSync(ownFolder()) ? findSources([ownFolder()]).sources : []);

/** Keep a file under its place, and never outside the folder. */
export function keep(place: string, text: string): 'added' | 'replaced' {
  const parts = place.split(/[\\/]+/).filter(part => part !== '' && part !== '.' && part !== '..');
  const file = join(ownFolder(), ...parts);
  const known = existsSync(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return known ? 'replaced' : 'added';
}
