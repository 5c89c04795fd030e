import type { Side } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Struck } from '../event.ts';
import type { Play } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';

/** What may be struck behind the armor. */
export type System =
  | 'weapon'
  | 'instruments'
  | 'sink'
  | 'avionics'
  | 'control'
  | 'fireControl'
  | 'undercarriage'
  | 'crew'
  | 'bomb'
  | 'drive'
  | 'fuel';

type Row = readonly [location: Location, system: System];

const ahead = (wing: Location, other: Location): readonly Row[] => [
  ['NOS', 'weapon'],
  ['NOS', 'instruments'],
  [wing, 'sink'],
  [wing, 'weapon'],
  ['NOS', 'avionics'],
  ['NOS', 'control'],
  ['NOS', 'fireControl'],
  [other, 'weapon'],
  [other, 'sink'],
  ['NOS', 'undercarriage'],
  ['NOS', 'weapon'],
];

const aside = (wing: Location): readonly Row[] => [
  ['NOS', 'weapon'],
  [wing, 'undercarriage'],
  ['NOS', 'instruments'],
  ['NOS', 'crew'],
  [wing, 'weapon'],
  [wing, 'avionics'],
  [wing, 'bomb'],
  ['AFT', 'control'],
  ['AFT', 'drive'],
  [wing, 'undercarriage'],
  ['AFT', 'weapon'],
];

const BEHIND: readonly Row[] = [
  ['AFT', 'weapon'],
  ['AFT', 'sink'],
  ['RWG', 'fuel'],
  ['RWG', 'weapon'],
  ['AFT', 'drive'],
  ['AFT', 'fireControl'],
  ['AFT', 'drive'],
  ['LWG', 'weapon'],
  ['LWG', 'fuel'],
  ['AFT', 'sink'],
  ['AFT', 'weapon'],
];

const TABLES: { readonly [S in Side]: readonly Row[] } = {
  front: ahead('RWG', 'LWG'),
  left: aside('LWG'),
  right: aside('RWG'),
  rear: BEHIND,
};

const FEWEST = 2;

/** The place that a roll strikes, and what lies behind it (TOE-reading-143). */
export const rowOf = (side: Side, rolled: number): Row => nth(TABLES[side], rolled - FEWEST);

export function onFighter(play: Play, unit: UnitId, side: Side, damage: number): Struck {
  const roll = play.roll(2, 6, 'TW-house-fighter-hits');
  const struck: Struck = { roll, location: rowOf(side, roll.total)[0], damage, critical: false, motive: false, covered: false };
  play.emit({ type: 'located', unit, side, struck });
  return struck;
}
