import { type AlphaRule, core } from '../../rule.ts';
import type { Entry, Unit } from '../../shape.ts';
import { marked } from '../../state.ts';

/** A unit that comes from another battle and was not repaired in between. */
function worse(unit: Unit, worn: Entry['worn']): Unit {
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
      ...(worn.wounded ? [{ kind: 'wounded', until: 0 } as const] : []),
      ...(worn.misaligned ? [{ kind: 'misaligned', until: 0 } as const] : []),
    ],
  };
}

/** A gun of a building has no history. */
export const wear = (unit: Unit, entry: Entry): Unit => (unit.fate === 'fighting' ? unit : worse(unit, entry.worn));

/** Whoever comes hurt from another battle, and sights that were put right only in part. */
export const wornRules: readonly AlphaRule[] = [
  core('ASC-camp-wia', {
    adds: {
      toHit: ({ attacker }) => (marked(attacker, 'wounded') ? 1 : undefined),
      control: ({ unit }) => (marked(unit, 'wounded') ? 1 : undefined),
    },
  }),
  core('ASC-repair-partial-fire-control', { adds: { toHit: ({ attacker }) => (marked(attacker, 'misaligned') ? 1 : undefined) } }),
];
