import type { Unit } from '../unit.ts';
import { armorKind } from './bulk.ts';

const ENDO_SLOTS: Readonly<Record<string, readonly [innerSphere: number, clan: number]>> = {
  'Endo Steel': [14, 7],
  'Endo Steel Prototype': [16, 16],
  'Endo-Composite': [7, 4],
};

/** A part of many slots that may be anywhere. */
export interface SpreadPart {
  readonly name: string;
  readonly slots: number;
}

/** Structure and armor that fill slots. */
export function spreadParts(unit: Unit): SpreadPart[] {
  const clan = unit.tech.base === 'clan' ? 1 : 0;
  const endo = ENDO_SLOTS[unit.structure.type]?.[clan] ?? 0;
  const plates = armorKind(unit);
  return [
    { name: `${clan ? 'Clan' : 'IS'} ${unit.structure.type}`, slots: endo },
    { name: plates?.id ?? '', slots: plates?.mechSlots ?? 0 },
  ].filter(({ slots }) => slots > 0);
}
