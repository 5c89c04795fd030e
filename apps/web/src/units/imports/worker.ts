import type { Problem } from '@sortie/convert';
import { FORCE_EDITIONS } from '@sortie/roster';
import { filesOf, type OwnFile, putFiles, putRows, putSet, removeSet } from '../library/database.ts';
import type { EditionName } from '../library/edition-name.ts';
import type { UnitRow } from '../library/row.ts';
import type { Ask, Report } from './messages.ts';
import { openSources, reasonOf } from './sources.ts';
import { takeIn } from './take-in.ts';

const report = (message: Report): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  (data.type === 'import' ? importAll(data) : renew(data)).catch((error: unknown) => report({ type: 'failed', reason: reasonOf(error) }));
});

type Rows = Record<EditionName, UnitRow[]>;
const noRows = (): Rows => ({ current: [], companion: [] });

/** Reads everything, keeps it on the device as it comes, and tells how far it is. The set exists only when all of it is there. */
async function importAll({ set, name, files, stamp }: Extract<Ask, { readonly type: 'import' }>): Promise<void> {
  const { total, batches } = await openSources(files);
  const rows = noRows();
  const problems: Problem[] = [];
  let done = 0;
  let number = 0;
  report({ type: 'progress', done, total, units: 0, problems: 0 });
  await putSet({ id: set, name, importedAt: Date.now(), units: 0, problems: 0, pending: true }, []);
  for await (const batch of batches) {
    const kept: OwnFile[] = [];
    problems.push(...batch.problems);
    for (const source of batch.sources) {
      const taken = takeIn(source, set, number);
      problems.push(...taken.problems);
      if (!taken.rows.current) continue;
      for (const edition of FORCE_EDITIONS) if (taken.rows[edition]) rows[edition].push(taken.rows[edition]);
      kept.push({ set, number, ...source });
      number += 1;
    }
    if (kept.length > 0) await putFiles(kept);
    done += batch.files;
    report({ type: 'progress', done, total, units: number, problems: problems.length });
  }
  const made = { id: set, name, importedAt: Date.now(), units: number, problems: problems.length };
  for (const edition of FORCE_EDITIONS) await putRows({ set, edition, stamp, rows: rows[edition] });
  // A set of nothing but problems is told and not kept.
  await (number > 0 ? putSet(made, problems) : removeSet(set));
  report({ type: 'done', set: made, problems });
}

/** Makes the lines of a set again, after the converter has changed. */
async function renew({ set, stamp }: Extract<Ask, { readonly type: 'renew' }>): Promise<void> {
  const rows = noRows();
  for (const { number, file, text } of await filesOf(set)) {
    const taken = takeIn({ file, text }, set, number);
    for (const edition of FORCE_EDITIONS) if (taken.rows[edition]) rows[edition].push(taken.rows[edition]);
  }
  for (const edition of FORCE_EDITIONS) await putRows({ set, edition, stamp, rows: rows[edition] });
  report({ type: 'renewed' });
}
