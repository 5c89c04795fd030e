import { type Equipment, equipment, type Mount, type Unit } from '@sortie/roster';
import type { TypeCode } from './card.ts';
import type { AttackBook } from './weapons/book.ts';
import type { Working } from './working.ts';

export interface Fitting {
  readonly mount: Mount;
  readonly item: Equipment;
}

/** A unit on its way to a card. */
export interface Subject {
  readonly unit: Unit;
  readonly type: TypeCode;
  readonly size: number;
  readonly fittings: readonly Fitting[];
  readonly work: Working;
  /** The rules of attack in force. */
  readonly book: AttackBook;
  /** How many things with this trait it carries. */
  count(trait: string): number;
  has(trait: string): boolean;
}

export function fittingsOf(unit: Unit): Fitting[] {
  const fittings: Fitting[] = [];
  for (const mount of unit.mounts) {
    const item = equipment(mount.item);
    if (item) fittings.push({ mount, item });
  }
  return fittings;
}

export function traitCounts(fittings: readonly Fitting[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { item } of fittings) for (const trait of item.traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  return counts;
}

const SPACE: ReadonlySet<TypeCode> = new Set(['SC', 'DS', 'DA', 'JS', 'WS', 'SS']);

/** Small craft and everything larger: they attack by arcs. */
export const isLargeCraft = (type: TypeCode): boolean => SPACE.has(type);

export const isFighter = (type: TypeCode): boolean => type === 'AF' || type === 'CF';

/** Fixed-wing, airship and satellite support vehicles are aerospace units although their code says SV. */
export const isAirborneSupport = ({ unit, type }: Pick<Subject, 'unit' | 'type'>): boolean =>
  type === 'SV' && (unit.craft !== undefined || unit.motive === 'airship' || unit.motive === 'station-keeping');

export const isAerospace = (subject: Pick<Subject, 'unit' | 'type'>): boolean =>
  isLargeCraft(subject.type) || isFighter(subject.type) || isAirborneSupport(subject);

export const isMech = (type: TypeCode): boolean => type === 'BM' || type === 'IM';

export const isInfantry = (type: TypeCode): boolean => type === 'BA' || type === 'CI';

export const isVehicle = (subject: Pick<Subject, 'unit' | 'type'>): boolean =>
  subject.type === 'CV' || (subject.type === 'SV' && !isAirborneSupport(subject));
