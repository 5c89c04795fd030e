import { type EngineType, halfTons, type Unit } from '@sortie/roster';
import type { Said } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { armorByKind, armorNamed } from '../weight/common.ts';

export type Row = readonly [note: string, value: number];

/** A list of parts, without those that cost nothing. */
export const parts = (...rows: readonly Row[]): Said[] => rows.flatMap(([note, value]) => (value === 0 ? [] : [{ value, note }]));

/** What a point of rating costs for each 75 tons of the machine. */
const ENGINES: Partial<Readonly<Record<EngineType, number>>> = {
  Fusion: 5000,
  XL: 20_000,
  Light: 15_000,
  Compact: 10_000,
  XXL: 100_000,
  ICE: 1250,
  'Fuel Cell': 3500,
  Fission: 7500,
};

export const enginePrice = ({ engine, tons }: Unit): Said[] => {
  if (!engine) return [];
  const each = (ENGINES[engine.type] ?? 0) * (engine.large ? 2 : 1);
  return parts(['engine', (each * engine.rating * tons) / 75]);
};

/** Armor by the ton; of several kinds each is paid to the pound. */
export function armorPrice(subject: Subject): Said[] {
  const kinds = [...armorByKind(subject)];
  const round = subject.unit.armor.patches ? (tons: number): number => tons : halfTons;
  return kinds.flatMap(([name, points]) => {
    const kind = armorNamed(subject, name);
    return kind && kind.pointsPerTon > 0 ? parts([`armor, ${name}`, round(points / kind.pointsPerTon) * kind.cost]) : [];
  });
}
