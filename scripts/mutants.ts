import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOOKS, isMutable, packagesOf } from './mutants/books.ts';
import { changesSince } from './mutants/changes.ts';
import { holds, keepLast, outdated, print, readReviewed, reportOf } from './mutants/report.ts';
import { type Finding, runPackage, type Wanted } from './mutants/run.ts';
import { root } from './shell.ts';

/** Bends the rules one thing at a time and looks whether a test notices. `docs/mutants.md` explains it. */
const { values } = parseArgs({
  options: {
    book: { type: 'string' },
    since: { type: 'string' },
    file: { type: 'string' },
    package: { type: 'string' },
    most: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const book = values.book?.toUpperCase();

if (values.help) {
  console.log(`npm run mutants -- [--book ${BOOKS.join('|')}] [--since REF] [--file FILE] [--package NAME] [--most N] [--json]`);
  console.log(
    '  Leaves out every contribution of every rule, and bends conditions, numbers and lists of rule and chapter files, one at a time.',
  );
  console.log(
    '  --since: only what has changed since a commit. --file: only one source file. --package: only one package. --most: so many, spread evenly.',
  );
  console.log('  A run that was interrupted goes on where it was. Survivors that were looked at stand in rules/mutants/BOOK.jsonl.');
} else if (book !== undefined && !BOOKS.includes(book)) {
  console.error(`there is no book ${book}; the books are ${BOOKS.join(', ')}`);
  process.exitCode = 2;
} else process.exitCode = await main();

async function main(): Promise<number> {
  const say = (text: string): void => void process.stderr.write(`${text}\n`);
  const changes = values.since === undefined ? undefined : changesSince(root, values.since);
  const file = values.file === undefined ? undefined : join(root, values.file);
  const isWanted: Wanted['isWanted'] = task =>
    (book === undefined || task.book === book) &&
    (file === undefined || join(root, task.file) === file) &&
    (changes === undefined || changes.get(join(root, task.file))?.has(task.line) === true);
  const touched = (pack: string): boolean => {
    const own = `${join(root, 'packages', pack)}/`;
    return (file ?? own).startsWith(own) && (changes === undefined || [...changes.keys()].some(one => one.startsWith(own)));
  };
  const packages = [...new Set((book === undefined ? BOOKS : [book]).flatMap(packagesOf))].filter(
    pack => isMutable(pack) && touched(pack) && (values.package === undefined || pack === values.package),
  );
  const most = values.most === undefined ? undefined : Math.ceil(Number(values.most) / Math.max(1, packages.length));
  const findings: Finding[] = [];
  for (const pack of packages) findings.push(...(await runPackage(root, pack, { isWanted, say, ...(most === undefined ? {} : { most }) })));
  const reviewed = readReviewed(root);
  for (const id of outdated(findings, reviewed)) say(`on the reviewed list, but a test notices it: ${id}`);
  const isFull = changes === undefined && file === undefined && most === undefined && values.package === undefined;
  const reports = (book === undefined ? BOOKS : [book])
    .map(one => reportOf(one, findings, reviewed))
    .filter(report => isFull || report.contributions.dropped + report.others.tried > 0);
  if (isFull) for (const report of reports) keepLast(root, report);
  if (values.json)
    process.stdout.write(
      `${JSON.stringify(book === undefined ? { books: reports } : (reports[0] ?? reportOf(book, [], reviewed)), null, 2)}\n`,
    );
  else for (const report of reports) print(report);
  return reports.every(report => holds(report, !isFull)) ? 0 : 1;
}
