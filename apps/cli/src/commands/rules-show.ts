import { type Book, type Line, nearIds, type Proof, type Reading } from '@sortie/ledger';
import { Command } from 'commander';
import pc from 'picocolors';
import { exitWith } from '../exit.ts';
import { implementedLines } from '../implemented.ts';
import { houseLines, linesOf, readIndex, readingsOf, readProofs } from '../ledger.ts';
import { FAILED, OK, problem, say, sayJson, wrap } from '../say.ts';

export const rulesShowCommand = (): Command =>
  new Command('show')
    .description('show one line of the ledger: what it says, how it is read, who implements and who proves it')
    .argument('<id>', 'id of the line, such as QS-seq-initiative-tie')
    .option('--json', 'for programs')
    .addHelpText('after', '\nExamples:\n  sortie rules show QS-to-hit-auto-hit\n  sortie rules show asc-conv-size-lookup --json')
    .action(exitWith(show));

/** Where a line stands: in a book, or in no book at all. */
type Source = Pick<Book, 'book' | 'title'>;

const HOUSE: Source = { book: 'HOUSE', title: 'House rules of Sortie' };

interface Shown {
  readonly book: Source;
  readonly line: Line;
  readonly readings: readonly Reading[];
  readonly games: readonly string[];
  readonly proofs: readonly Proof[];
}

async function show(id: string, { json }: { readonly json?: true }): Promise<number> {
  const shown = await find(id);
  if (!shown) {
    const near = nearIds([...readIndex().books.flatMap(linesOf), ...houseLines()], id);
    problem(
      `there is no line ${id} in the ledger`,
      near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Try: sortie rules search WORDS',
    );
    return FAILED;
  }
  if (json) {
    const { book, line, readings, games, proofs } = shown;
    sayJson({ book: book.book, title: book.title, line, readings, implementedBy: games, provenBy: proofs });
  } else print(shown);
  return OK;
}

async function find(id: string): Promise<Shown | undefined> {
  const wanted = id.toLowerCase();
  for (const book of readIndex().books.filter(({ prefix }) => wanted.startsWith(prefix.toLowerCase()))) {
    const line = linesOf(book).find(one => one.id.toLowerCase() === wanted);
    if (!line) continue;
    const readings = readingsOf(book).filter(reading => line.readings?.includes(reading.id));
    return { book, line, readings, ...(await behind(line)) };
  }
  const line = houseLines().find(one => one.id.toLowerCase() === wanted);
  return line && { book: HOUSE, line, readings: [], ...(await behind(line)) };
}

/** Who plays and who proves a line. */
const behind = async ({ id }: Line): Promise<Pick<Shown, 'games' | 'proofs'>> => ({
  games: (await implementedLines()).get(id) ?? [],
  proofs: readProofs().get(id) ?? [],
});

function print({ book, line, readings, games, proofs }: Shown): void {
  say(`${pc.bold(line.id)}  ${line.title}`);
  const where = /^\d/.test(line.page) && book.book !== 'MAAS' ? 'page' : 'section';
  say(pc.dim(book === HOUSE ? book.title : `${book.title}, ${where} ${line.page} · ${line.area} · ${line.kind}`));
  say();
  say(wrap(line.gist, 2));
  if (line.example) say(`\n${wrap(`Example${line.exampleBy === 'house' ? ' (our own)' : ''}: ${line.example}`, 2)}`);
  if (line.needs.length > 0) say(`\n${wrap(`Builds on: ${line.needs.join('; ')}`, 2)}`);
  if (line.selfContained === false) say(`\n${wrap('The text alone does not say enough to play this.', 2)}`);
  if (line.hostAbsent) say(`\n${wrap('Amends a rule of a book that is not in the ledger.', 2)}`);
  for (const { id, status, problem, reading } of readings)
    say(`\n${wrap(`${id}${status === 'open' ? ' (open)' : ''}: ${problem} We read: ${reading}`, 2)}`);
  say();
  say(line.kind === 'editorial' ? '  Not a mechanic.' : `  Implemented by: ${games.join(', ') || pc.yellow('nobody yet')}`);
  for (const { file, sentences } of proofs) for (const sentence of sentences) say(wrap(`Proven: ${sentence} (${file})`, 2));
  if (proofs.length === 0 && line.kind !== 'editorial') say(`  Proven: ${pc.yellow('not yet')}`);
}
