import type { Kind } from '@sortie/ledger';

/** "to-hit" → "To hit": areas of the ledger are short names. */
export function areaName(area: string): string {
  const words = area.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  rule: 'Rule',
  table: 'Table',
  example: 'Example',
  component: 'Component',
  equipment: 'Equipment',
  construction: 'Construction',
  editorial: 'Editorial',
};
