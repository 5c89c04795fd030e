import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../shell.ts';

/** A recorded game as its first and last line tell of it. */
export interface Golden {
  readonly name: string;
  readonly file: string;
  readonly version: number;
  /** Over everything in it. */
  readonly sum: string;
}

/** By game: the version that was last given out, and what its recorded games come to. */
export type Released = Readonly<Record<string, { readonly version: number; readonly games: Readonly<Record<string, string>> }>>;

export const releasedFile = join(root, 'golden', 'released.json');

export const goldenOf = (game: string): readonly Golden[] =>
  globSync(`golden/${game}/*.jsonl`, { cwd: root })
    .sort()
    .map(file => {
      const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
      const { version } = JSON.parse(lines[0] ?? '{}') as { readonly version: number };
      const { sum } = JSON.parse(lines.at(-1) ?? '{}') as { readonly sum: string };
      return { name: basename(file), file: join(root, file), version, sum };
    });

/** What is wrong with the versions of a game, as sentences. */
export function versionFaults(
  id: string,
  version: number,
  golden: readonly Golden[],
  released: Released[string] | undefined,
): readonly string[] {
  const faults: string[] = [];
  // A version that was not given out yet may still change: its game is recorded when it is.
  for (let one = 1; one <= Math.min(version, released?.version ?? version); one++)
    if (!golden.some(game => game.version === one))
      faults.push(`no recorded game of version ${one} of ${id} is in golden/${id}: run "node scripts/run.mjs golden"`);
  if (!released) return faults;
  if (version < released.version) faults.push(`${id} has version ${version}, but version ${released.version} was given out already`);
  if (version !== released.version) return faults;
  for (const [name, sum] of Object.entries(released.games)) {
    const now = golden.find(game => game.name === name);
    if (now && now.version === version && now.sum !== sum)
      faults.push(
        `${name} comes out differently than when version ${version} of ${id} was given out: raise its version and record it anew`,
      );
    if (!now) faults.push(`${name} of version ${version} of ${id} is missing from golden/${id}`);
  }
  return faults;
}
