import { SingleBar } from 'cli-progress';
import { BAD_USAGE, FAILED, inLetters, OK, problem, refuse } from '../say.ts';
import { COLUMNS, jsonOf, TABLE_HEAD, tableLine, tsvLine } from './columns.ts';
import { type Conversion, type Converted, convertSource, type EditionName, problemLine } from './conversion.ts';
import { explainCard } from './explain-card.ts';
import { findSources, type Source } from './sources.ts';

export interface ConvertOptions {
  readonly edition: EditionName;
  readonly format: 'table' | 'tsv' | 'json';
  readonly explain?: true;
}

/** How one format begins, goes on and ends. */
interface Format {
  readonly head: string;
  readonly item: (converted: Converted, first: boolean) => string;
  readonly tail: string;
}

const formats: Readonly<Record<ConvertOptions['format'], (explain: boolean) => Format>> = {
  tsv: () => ({ head: `${COLUMNS.join('\t')}\n`, item: one => `${tsvLine(one)}\n`, tail: '' }),
  json: explain => ({
    head: '[',
    item: (one, first) => `${first ? '\n' : ',\n'}${JSON.stringify(jsonOf(one, explain))}`,
    tail: '\n]\n',
  }),
  table: explain => ({
    head: `${TABLE_HEAD}\n`,
    item: ({ card }) => inLetters(`${[tableLine(card), ...(explain ? explainCard(card).map(line => `    ${line}`) : [])].join('\n')}\n`),
    tail: '',
  }),
};

/** Convert all that is named and print it as it comes. */
export function convertFiles(names: readonly string[], { edition, format, explain = undefined }: ConvertOptions): number {
  if (explain && format === 'tsv') return refuse('a line of this table has no room for reasons', 'Use --format table or --format json.');
  const out = formats[format](explain ?? false);
  let text = out.head;
  let count = 0;
  const code = convertAll(names, edition, converted => {
    text += out.item(converted, count++ === 0);
    // A write for each unit would take longer than the conversion.
    if (text.length > 65_536) {
      process.stdout.write(text);
      text = '';
    }
  });
  if (code !== BAD_USAGE) process.stdout.write(text + out.tail);
  return code;
}

/** Convert all that is named, one after the other; what is wrong with a file goes to stderr and does not stop the others. */
export function convertAll(names: readonly string[], edition: EditionName, onCard: (converted: Converted) => void): number {
  const found = findSources(names);
  for (const one of found.problems) problem(problemLine(one));
  if (found.sources.length === 0) return refuse('there is no unit file', 'Name .mtf or .blk files, or folders or .zip archives of them.');
  let failed = found.problems.length;
  withProgress(found.sources, source => {
    const conversion: Conversion = convertSource(source, edition);
    for (const one of conversion.problems) problem(problemLine(one));
    if (conversion.card) onCard(conversion);
    else if (!conversion.cardless) failed++;
  });
  if (failed > 0) problem(`${failed} of ${found.sources.length + found.problems.length} could not be converted`);
  return failed > 0 ? FAILED : OK;
}

/** A bar on a terminal when there is much to do and the results go elsewhere. */
function withProgress(sources: readonly Source[], use: (source: Source) => void): void {
  const shown = sources.length >= 500 && process.stderr.isTTY && !process.stdout.isTTY;
  const bar = shown ? new SingleBar({ format: '{bar} {value}/{total} units, {eta_formatted} left', clearOnComplete: true }) : undefined;
  bar?.start(sources.length, 0);
  for (const [at, source] of sources.entries()) {
    use(source);
    if (bar && at % 100 === 99) {
      bar.update(at + 1);
      bar.render();
    }
  }
  bar?.stop();
}
