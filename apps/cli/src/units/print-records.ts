import { writeFileSync } from 'node:fs';
import { recordOf } from '@sortie/construction';
import { nth } from '@sortie/kernel';
import { nameOf, type Unit } from '@sortie/roster';
import { COLOUR, classicSheet, toPdf, toSvg } from '@sortie/sheets';
import { FAILED, OK, problem, reasonOf, say } from '../say.ts';
import { gather, NOTHING_FOUND } from './gather.ts';

export interface RecordOptions {
  readonly out?: string;
  readonly gunnery: number;
  readonly piloting: number;
}

/** Draw record sheets of the classic game: one PDF of all of them, or an SVG each. */
export async function printRecords(names: readonly string[], options: RecordOptions): Promise<number> {
  const units: Unit[] = [];
  const failed = gather(names, unit => units.push(unit));
  if (failed === undefined) return NOTHING_FOUND();
  const pages = units.map(unit => classicSheet(recordOf(unit, options)));
  const { out } = options;
  try {
    if (out === undefined) say(pages.map(page => toSvg(page, COLOUR)).join('\n'));
    else if (/\.pdf$/i.test(out)) writeFileSync(out, await toPdf(pages, COLOUR));
    else
      for (const [i, page] of pages.entries())
        writeFileSync(pages.length === 1 ? out : out.replace(/(\.[^.]*)$/, `-${i + 1}$1`), toSvg(page, COLOUR));
  } catch (error) {
    problem(`cannot write ${out ?? nameOf(nth(units, 0))}: ${reasonOf(error)}`);
    return FAILED;
  }
  return failed > 0 ? FAILED : OK;
}
