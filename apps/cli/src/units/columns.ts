import { type Card, printArc, rowOf } from '@sortie/convert';
import { nth } from '@sortie/kernel';
import type { Converted } from './conversion.ts';

export const COLUMNS = [
  'path',
  'name',
  'type',
  'size',
  'tmm',
  'move',
  'short',
  'medium',
  'long',
  'extreme',
  'ov',
  'armor',
  'structure',
  'threshold',
  'specials',
  'pv',
  'role',
] as const;

/** A card as a line of a table for other programs. */
export function tsvLine({ path, card }: Converted): string {
  const { type, size, tmm, move, short, medium, long, extreme, overheat, armor, structure, threshold, specials, pv } = rowOf(card);
  const cells = [path, card.name, type, size, tmm, move, short, medium, long, extreme, overheat, armor, structure, threshold, specials, pv];
  return [...cells, card.role].map(cell => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t');
}

/** A card as JSON: numbers where they are numbers, the notation of the game elsewhere. */
export function jsonOf({ path, card, problems }: Converted, explain: boolean): object {
  const { type, move, short, medium, long, extreme, specials } = rowOf(card);
  return {
    path,
    name: card.name,
    type,
    size: card.size,
    tmm: card.tmm,
    move,
    short,
    medium,
    long,
    extreme,
    ov: card.overheat,
    armor: card.armor,
    structure: card.structure,
    threshold: card.threshold ?? -1,
    specials,
    ...(card.arcs && { arcs: Object.fromEntries(Object.entries(card.arcs).map(([name, arc]) => [name, printArc(arc)])) }),
    pv: card.pv,
    role: card.role,
    edition: card.edition,
    ...(problems.length > 0 && { problems }),
    ...(explain && { why: card.why, because: card.because, abilities: card.specials }),
  };
}

const WIDTHS = [34, -4, -4, 12, -3, 13, -3, -5, -5, 18] as const;

const aligned = (cells: readonly string[]): string =>
  cells.map((cell, i) => ((WIDTHS[i] ?? 0) < 0 ? cell.padStart(-nth(WIDTHS, i)) : cell.padEnd(WIDTHS[i] ?? 0))).join(' ');

export const TABLE_HEAD = aligned(['name', 'type', 'size', 'move', 'tmm', 'damage', 'ov', 'a/s', 'pv', 'role', 'specials']);

/** A card as a line for people. */
export function tableLine(card: Card): string {
  const { type, size, tmm, move, short, medium, long, extreme, overheat, armor, structure, specials, pv } = rowOf(card);
  const damage = [short, medium, long, ...(extreme === '0' ? [] : [extreme])].join('/');
  const name = card.name.length > 34 ? `${card.name.slice(0, 33)}…` : card.name;
  return aligned([name, type, size, move, tmm, card.arcs ? 'by arcs' : damage, overheat, `${armor}/${structure}`, pv, card.role, specials]);
}
