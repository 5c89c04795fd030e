import { faceOf } from '@sortie/convert';
import type { CardFace } from '@sortie/sheets';
import { FAILED, OK, problem, refuse, say } from '../say.ts';
import { COLUMNS, TABLE_HEAD } from './columns.ts';
import { type Conversion, type Converted, convertSource, type EditionName, problemLine } from './conversion.ts';
import type { PaperOptions } from './paper.ts';
import { type Order, SEPARATORS, type TextFormat } from './portions.ts';
import { progressOf, withProgress } from './progress.ts';
import { findSources, type Source } from './sources.ts';
import { convertTogether, helpersFor } from './together.ts';

export interface ConvertOptions extends PaperOptions {
  readonly edition: EditionName;
  readonly format: 'table' | 'tsv' | 'json' | 'cards';
  readonly explain?: true;
}

/** How a format begins, ends, and looks when there is nothing. */
const FRAMES: Readonly<Record<TextFormat, readonly [head: string, tail: string]>> = {
  tsv: [`${COLUMNS.join('\t')}\n`, ''],
  json: ['[\n', '\n]\n'],
  table: [`${TABLE_HEAD}\n`, ''],
};

/** Convert all that is named and print it as it comes. */
export async function convertFiles(names: readonly string[], options: ConvertOptions): Promise<number> {
  const { edition, format, explain } = options;
  if (explain && (format === 'tsv' || format === 'cards'))
    return refuse(`--format ${format} has no room for reasons`, 'Use --format table or --format json.');
  if (format === 'cards') return printAll(names, options);
  return printText({ names, edition, format, explain: explain ?? false });
}

async function printText(order: Order): Promise<number> {
  const { sources, problems } = sourcesOf(order.names);
  if (sources.length === 0) return NOTHING();
  const [head, tail] = FRAMES[order.format];
  let failed = problems;
  let text = head;
  let empty = true;
  const bar = progressOf(sources.length);
  await convertTogether(sources, order, helpersFor(sources.length), done => {
    for (const line of done.problems) problem(line);
    if (done.failed) failed++;
    if (done.text !== undefined) {
      text += (empty ? '' : SEPARATORS[order.format]) + done.text;
      empty = false;
    }
    bar.passed();
    // A write for each unit would take longer than the conversion.
    if (text.length > 65_536) {
      process.stdout.write(text);
      text = '';
    }
  });
  bar.stop();
  process.stdout.write(text + tail);
  return verdict(failed, sources.length + problems);
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
function convertAll(names: readonly string[], edition: EditionName, onCard: (converted: Converted) => void): number {
  const { sources, problems } = sourcesOf(names);
  if (sources.length === 0) return NOTHING();
  let failed = problems;
  withProgress(sources, source => {
    const conversion: Conversion = convertSource(source, edition);
    for (const one of conversion.problems) problem(problemLine(one));
    if (conversion.card) onCard(conversion);
    else if (!conversion.cardless) failed++;
  });
  return verdict(failed, sources.length + problems);
}

/** The files behind these names; what cannot be opened is told and counted. */
function sourcesOf(names: readonly string[]): { readonly sources: readonly Source[]; readonly problems: number } {
  const found = findSources(names);
  for (const one of found.problems) problem(problemLine(one));
  return { sources: found.sources, problems: found.problems.length };
}

const NOTHING = (): number => refuse('there is no unit file', 'Name .mtf or .blk files, or folders or .zip archives of them.');

function verdict(failed: number, all: number): number {
  if (failed > 0) problem(`${failed} of ${all} could not be converted`);
  return failed > 0 ? FAILED : OK;
}
