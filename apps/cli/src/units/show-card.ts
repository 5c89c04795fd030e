import { existsSync } from 'node:fs';
import { type Crew, faceOf, toCard } from '@sortie/convert';
import { nameOf, type Unit } from '@sortie/roster';
import type { CardFace } from '@sortie/sheets';
import { FAILED, OK, problem, refuse, say } from '../say.ts';
import { unitsCalled } from './catalogue.ts';
import { NO_CARD, problemLine, readSource } from './conversion.ts';
import type { PaperOptions } from './paper.ts';
import { cardBytes, printCards } from './print-cards.ts';
import { findSources } from './sources.ts';

export interface CardOptions extends PaperOptions, Crew {
  readonly pdf?: true;
}

/** Draw the card of one unit, to a file or to the standard output. */
export async function showCard(name: string, options: CardOptions): Promise<number> {
  const unit = unitBehind(name);
  if (typeof unit === 'number') return unit;
  const card = toCard(unit);
  if (!card) {
    problem(`${nameOf(unit)}: ${NO_CARD}`);
    return FAILED;
  }
  return deliver(faceOf(unit, card, options), options);
}

async function deliver(face: CardFace, { out, pdf = undefined, perPage, paper, inkSaving = undefined }: CardOptions): Promise<number> {
  const look = { ...(perPage !== undefined && { perPage }), paper, inkSaving: inkSaving ?? false };
  if (out === undefined) {
    if (pdf && process.stdout.isTTY) return refuse('a terminal cannot show a PDF', 'Add --out with the name of a file.');
    process.stdout.write(await cardBytes(face, { ...look, pdf: pdf ?? false }));
    return OK;
  }
  const file = pdf && !/\.pdf$/i.test(out) ? `${out}.pdf` : out;
  if (!/\.(pdf|svg)$/i.test(file)) return refuse(`I do not know the format of ${out}`, 'Let its name end in .pdf or .svg.');
  const printed = await printCards([face], { out: file, ...look });
  if ('wrong' in printed) {
    problem(printed.wrong);
    return FAILED;
  }
  for (const one of printed.files) say(one);
  return OK;
}

/** The unit of a file or of a catalogue, or the exit code if there is none. */
function unitBehind(name: string): Unit | number {
  if (/\.(mtf|blk)$/i.test(name) && existsSync(name)) return unitInFile(name);
  const units = unitsCalled(name);
  const [unit, ...more] = units;
  if (!unit) return refuse(`there is no unit ${name}`, 'Try "sortie units search" with a part of its name, or name its file.');
  if (more.length === 0) return unit;
  const names = units.slice(0, 12).map(one => `  ${nameOf(one)}`);
  return refuse(`${units.length} units are called ${name}`, ['Say which:', ...names, ...(units.length > 12 ? ['  …'] : [])].join('\n'));
}

function unitInFile(file: string): Unit | number {
  const { sources, problems: unfound } = findSources([file]);
  const { unit, problems } = sources[0] ? readSource(sources[0]) : { problems: unfound };
  for (const one of problems) problem(problemLine(one));
  return unit ?? FAILED;
}
