import { type Fault, inspect } from '@sortie/construction';
import { type Card, type Problem, readUnit, toCard } from '@sortie/convert';
import { find, type Unit, type UnitFile } from '@sortie/roster';
import { fileOf } from './database.ts';
import type { EditionName } from './edition-name.ts';
import { EDITIONS } from './editions.ts';
import { readOwnId } from './row.ts';

/** A unit with everything that is known about it. */
export interface OpenUnit {
  readonly id: string;
  readonly unit: Unit;
  readonly card: Card;
  /** What was not understood of its file. */
  readonly problems: readonly Problem[];
  /** What is wrong with the design. */
  readonly findings: readonly Fault[];
  /** The file that it was read from. */
  readonly file?: UnitFile;
}

export async function openUnit(id: string, edition: EditionName): Promise<OpenUnit | undefined> {
  const own = readOwnId(id);
  if (!own) {
    const unit = find(id);
    return unit && opened(id, unit, edition, []);
  }
  const kept = await fileOf(own.set, own.number);
  return kept && openFile(id, { name: kept.file, text: kept.text }, edition);
}

/** A unit from the text of a file. */
export function openFile(id: string, file: UnitFile, edition: EditionName): OpenUnit | undefined {
  const { unit, problems } = readUnit(file.name, file.text);
  const open = unit && opened(id, unit, edition, problems);
  return open && { ...open, file };
}

function opened(id: string, unit: Unit, edition: EditionName, problems: readonly Problem[]): OpenUnit | undefined {
  const card = toCard(unit, EDITIONS[edition]);
  return card && { id, unit, card, problems, findings: inspect(unit) };
}
