import type { Entry, Unit } from '../shape.ts';

/** A unit that comes from another battle and was not repaired in between. */
export function wear(unit: Unit, worn: Entry['worn']): Unit {
  if (!worn) return unit;
  const { armor = 0, structure = 0, engine = 0, fireControl = 0, weapon = 0, mp = 0 } = worn;
  const slow = (value: number): number => Math.max(0, value - mp * Math.max(2, Math.ceil(value / 2)));
  return {
    ...unit,
    armor: Math.max(0, unit.armor - armor),
    structure: Math.max(1, unit.structure - structure),
    engineHits: engine,
    fireHits: fireControl,
    weaponHits: weapon,
    mpHits: mp,
    ...(mp > 0 ? { moves: unit.moves.map(({ value, code }) => ({ code, value: Math.max(2, slow(value)) })) } : {}),
    marks: [
      ...unit.marks,
      ...(worn.wounded ? [{ kind: 'wounded', until: 0 }] : []),
      ...(worn.misaligned ? [{ kind: 'misaligned', until: 0 }] : []),
    ],
  };
}
