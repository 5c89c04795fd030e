import type { Problem } from '@sortie/convert';
import { FAILED, OK, problem, reasonOf, refuse, say, sayJson } from '../say.ts';
import { problemLine, readSource } from './conversion.ts';
import { keep, ownFolder } from './own-catalogue.ts';
import { withProgress } from './progress.ts';
import { findSources, type Source } from './sources.ts';

/** Copy what can be read into the player's own catalogue. */
export function importFiles(names: readonly string[], { json = undefined }: { readonly json?: true | undefined }): number {
  const found = findSources(names);
  const remarks: Problem[] = [...found.problems];
  const count = { added: 0, replaced: 0, refused: found.problems.length };
  withProgress(
    found.sources,
    source => {
      const { done, problems } = importOne(source);
      count[done]++;
      remarks.push(...problems);
    },
    false,
  );
  for (const one of remarks) problem(problemLine(one));
  if (found.sources.length === 0) return refuse('there is no unit file', 'Name .mtf or .blk files, or folders or .zip archives of them.');
  if (json) sayJson({ folder: ownFolder(), ...count, remarks });
  else say(`${ownFolder()}: ${count.added} added, ${count.replaced} replaced, ${count.refused} refused`);
  return count.refused > 0 ? FAILED : OK;
}

interface Imported {
  readonly done: 'added' | 'replaced' | 'refused';
  /** Why it was refused, or what of it was not understood. */
  readonly problems: readonly Problem[];
}

function importOne(source: Source): Imported {
  const { unit, problems } = readSource(source);
  if (!unit) return { done: 'refused', problems };
  try {
    return { done: keep(source.place, source.read()), problems };
  } catch (error) {
    return { done: 'refused', problems: [{ file: source.file, line: 0, field: '', reason: reasonOf(error) }] };
  }
}
