import { existsSync } from 'node:fs';
import { nameOf, type Unit } from '@sortie/roster';
import { problem, refuse } from '../say.ts';
import { unitsCalled } from './catalogue.ts';
import { problemLine, readSource } from './conversion.ts';
import { withProgress } from './progress.ts';
import { findSources } from './sources.ts';

/** Every design behind names of units, files, folders and archives; undefined if there is none at all. */
export function gather(names: readonly string[], use: (unit: Unit, path: string) => void): number | undefined {
  const files = names.filter(name => existsSync(name));
  let failed = 0;
  let found = 0;
  for (const name of names.filter(one => !files.includes(one))) {
    const [unit, ...others] = unitsCalled(name);
    if (!unit || others.length > 0) {
      problem(unit ? `${name} is the name of ${others.length + 1} units` : `there is neither a file nor a unit called ${name}`);
      failed++;
    } else {
      found++;
      use(unit, nameOf(unit));
    }
  }
  const { sources, problems } = files.length === 0 ? { sources: [], problems: [] } : findSources(files);
  for (const one of problems) problem(problemLine(one));
  failed += problems.length;
  withProgress(sources, source => {
    const { unit, problems: wrong } = readSource(source);
    for (const one of wrong) problem(problemLine(one));
    if (unit) {
      found++;
      use(unit, source.path);
    } else failed++;
  });
  return found === 0 ? undefined : failed;
}

/** Says that there is nothing to look at, and gives the code for it. */
export const NOTHING_FOUND = (): number =>
  refuse('there is no design to look at', 'Name units, .mtf or .blk files, or folders or .zip archives of them.');
