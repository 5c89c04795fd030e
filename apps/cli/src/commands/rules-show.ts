import { type Book, byLine, type Clause, type Line, nearIds, type Proof, proofsOf, type Reading } from '@sortie/ledger';
import { Command } from 'commander';
import pc from 'picocolors';
import { exitWith } from '../exit.ts';
import { implementedLines } from '../implemented.ts';
import { clausesOf, houseLines, linesOf, readIndex, readingsOf, readProofs, readReach } from '../ledger.ts';
import { FAILED, OK, problem, say, sayJson, wrap } from '../say.ts';

export const rulesShowCommand = (): Command =>
  new Command('show')
    .description('show one line of the ledger: what it says, clause by clause, how it is read, who implements and who proves it')
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
  readonly clauses: readonly ShownClause[];
  readonly games: readonly string[];
  /** Of the line as a whole. */
  readonly proofs: readonly Proof[];
  /** The controls by which a player brings it about, as far as that is measured. */
  readonly reach: readonly string[];
}

interface ShownClause extends Pick<Clause, 'id' | 'text'> {
  readonly proven: boolean;
  readonly tests: readonly { readonly file: string; readonly sentence: string; readonly way?: Proof['way'] }[];
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
    const { book, line, clauses, readings, games, proofs, reach } = shown;
    const { id, title, gist } = line;
    sayJson({ id, title, gist, clauses, readings, reach, book: book.book, line, implementedBy: games, provenBy: proofs });
  } else print(shown);
  return OK;
}

async function find(id: string): Promise<Shown | undefined> {
  const wanted = id.toLowerCase();
  for (const book of readIndex().books.filter(({ prefix }) => wanted.startsWith(prefix.toLowerCase()))) {
    const line = linesOf(book).find(one => one.id.toLowerCase() === wanted);
    if (!line) continue;
    const readings = readingsOf(book).filter(reading => line.readings?.includes(reading.id));
    const clauses = byLine(clausesOf(book)).get(line.id) ?? [];
    return { book, line, readings, ...(await behind(line, clauses)) };
  }
  const line = houseLines().find(one => one.id.toLowerCase() === wanted);
  return line && { book: HOUSE, line, readings: [], ...(await behind(line, [])) };
}

/** Who plays and who proves a line. */
async function behind({ id }: Line, clauses: readonly Clause[]): Promise<Pick<Shown, 'clauses' | 'games' | 'proofs' | 'reach'>> {
  const proofs = readProofs();
  return {
    clauses: clauses.map(clause => shownClause(clause, proofsOf(id, clause, clauses.length, proofs))),
    games: (await implementedLines()).get(id) ?? [],
    proofs: proofs.get(id) ?? [],
    reach: readReach().get(id) ?? [],
  };
}

const shownClause = ({ id, text }: Clause, proofs: readonly Proof[]): ShownClause => ({
  id,
  text,
  proven: proofs.length > 0,
  tests: proofs.flatMap(({ file, way, sentences }) => sentences.map(sentence => ({ file, sentence, ...(way && { way }) }))),
});

function print({ book, line, clauses, readings, games, reach }: Shown): void {
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
  for (const { id, text, proven, tests } of clauses) {
    say(`\n${proven ? pc.green('  proven') : pc.yellow('  not proven')}  ${id}`);
    say(wrap(text, 4));
    for (const { file, sentence } of tests) say(pc.dim(wrap(`${sentence} (${file})`, 6)));
  }
  if (reach.length > 0) say(`\n${wrap(`A player gets there by: ${reach.join('; ')}`, 2)}`);
}
