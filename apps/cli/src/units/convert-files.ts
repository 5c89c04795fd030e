import { faceOf } from '@sortie/convert';
import type { CardFace } from '@sortie/sheets';
import { BAD_USAGE, FAILED, inLetters, OK, problem, refuse, say } from '../say.ts';
import { COLUMNS, jsonOf, TABLE_HEAD, tableLine, tsvLine } from './columns.ts';
import { type Conversion, type Converted, convertSource, type EditionName, problemLine } from './conversion.ts';
import { explainCard } from './explain-card.ts';
import type { PaperOptions } from './paper.ts';
import { withProgress } from './progress.ts';
import { findSources } from './sources.ts';

export interface ConvertOptions extends PaperOptions {
  readonly edition: EditionName;
  readonly format: 'table' | 'tsv' | 'json' | 'cards';
  readonly explain?: true;
}

/** How one format begins, goes on and ends. */
interface Format {
  readonly head: string;
  readonly item: (converted: Converted, first: boolean) => string;
  readonly tail: string;
}

const formats: Readonly<Record<Exclude<ConvertOptions['format'], 'cards'>, (explain: boolean) => Format>> = {
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
export async function convertFiles(names: readonly string[], options: ConvertOptions): Promise<number> {
  const { edition, format, explain } = options;
  if (explain && (format === 'tsv' || format === 'cards'))
    return refuse(`--format ${format} has no room for reasons`, 'Use --format table or --format json.');
  if (format === 'cards') return printAll(names, options);
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

async function printAll(
  names: readonly string[],
  { edition, out, perPage = 8, paper, inkSaving = undefined }: ConvertOptions,
): Promise<number> {
  if (out === undefined || !/\.(pdf|svg)$/i.test(out))
    return refuse('say where to write the cards', 'Add --out with a name that ends in .pdf or .svg.');
  const faces: CardFace[] = [];
  const code = convertAll(names, edition, ({ unit, card }) => faces.push(faceOf(unit, card, { skill: 4 })));
  if (faces.length === 0) return code;
  const { printCards } = await import('./print-cards.ts');
  const printed = await printCards(faces, { out, perPage, paper, inkSaving: inkSaving ?? false });
  if ('wrong' in printed) {
    problem(printed.wrong);
    return FAILED;
  }
  for (const file of printed.files) say(file);
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
