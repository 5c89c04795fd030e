import type { Problem } from '@sortie/convert';
import { FAILED, OK, problem, reasonOf, refuse, say, sayJson } from '../say.ts';
import { problemLine, readSource } from './conversion.ts';
import { keep, ownFolder } from './own-catalogue.ts';
import { withProgress } from './progress.ts';
import { findSources, type Source } from './sources.ts';

/** Copy what can be read into the player's own catalogue. */
export function importFiles(names: readonly string[], { json = undefined }: { readonly json?: true | undefined }): number {
  const found = findSources(names);
  const refused: Problem[] = [...found.problems];
  const count = { added: 0, replaced: 0 };
  withProgress(
    found.sources,
    source => {
      const done = importOne(source);
      if (typeof done === 'string') count[done]++;
      else refused.push(done);
    },
    false,
  );
  for (const one of refused) problem(problemLine(one));
  if (found.sources.length === 0) return refuse('there is no unit file', 'Name .mtf or .blk files, or folders or .zip archives of them.');
  if (json) sayJson({ folder: ownFolder(), ...count, refused });
  else say(`${ownFolder()}: ${count.added} added, ${count.replaced} replaced, ${refused.length} refused`);
  return refused.length > 0 ? FAILED : OK;
}

function importOne(source: Source): 'added' | 'replaced' | Problem {
  const { unit, problems } = readSource(source);
  if (!unit) return problems[0];
  try {
    return keep(source.place, source.read());
  } catch (error) {
    return { file: source.file, line: 0, field: '', reason: reasonOf(error) };
  }
}
