import { writeUnit } from '@sortie/convert';
import { nameOf, type Unit, type UnitFile } from '@sortie/roster';
import { download } from '../../maps/files.ts';
import type { OpenUnit } from '../library/open-unit.ts';

const safe = (name: string): string =>
  name
    .trim()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'unit';

/** Without what only describes it: for files that travel in links and forces. */
const bare = ({ lore: _, ...unit }: Unit): Unit => unit;

/** A unit as the text of a file that other programs read. */
export function fileOfUnit(unit: Unit): UnitFile {
  const { ending, text } = writeUnit(unit);
  return { name: `${safe(nameOf(unit))}${ending}`, text };
}

/** As short as it can be. */
export const lightFile = (unit: Unit): UnitFile => fileOfUnit(bare(unit));

export function saveAsFile({ unit, file }: OpenUnit): void {
  const { name, text } = file ? { name: file.name.split('/').at(-1) ?? file.name, text: file.text } : fileOfUnit(unit);
  download(name, text, 'text/plain');
}

export const saveAsJson = ({ unit }: OpenUnit): void =>
  download(`${safe(nameOf(unit))}.json`, `${JSON.stringify(unit, undefined, 2)}\n`, 'application/json');

/** Reads a file from a link. */
export function readUnitFile(value: unknown): UnitFile | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('text' in value)) return undefined;
  const { name, text } = value;
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : undefined;
}
