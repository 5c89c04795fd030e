import type { Mark, Unit, UnitId } from '../shape.ts';
import { motive } from '../state.ts';

/** How much what a unit hauls slows it, as the number that its mark carries. */
export const BURDEN = { third: 1, half: 2, crawl: 3, twoInches: 4, quarter: 5 } as const;
type Burden = (typeof BURDEN)[keyof typeof BURDEN];

/** Marks of whoever hauls something: carried, towed or dragged along. */
const HAULING = ['carries', 'tows', 'drags'];

export const loadOn = ({ marks }: Pick<Unit, 'marks'>): Mark | undefined =>
  marks.length === 0 ? undefined : marks.find(({ kind }) => HAULING.includes(kind));
export const burdenOf = (unit: Pick<Unit, 'marks'>): Burden | undefined => loadOn(unit)?.value as Burden | undefined;

/** Whom a unit carries outside, tows or drags. */
export const carriedBy = (unit: Unit): UnitId | undefined => unit.marks.find(({ kind }) => kind === 'carries')?.by;
/** Everybody it carries outside: as many as together are no bigger than it may lift. */
export const carriedAll = (unit: Pick<Unit, 'marks'>): readonly UnitId[] =>
  unit.marks.flatMap(({ kind, by }) => (kind === 'carries' && by !== undefined ? [by] : []));
export const hauledBy = (unit: Unit): UnitId | undefined => unit.marks.find(({ kind }) => kind === 'tows' || kind === 'drags')?.by;

const SHARES: { readonly [B in Burden]?: number } = { [BURDEN.third]: 2 / 3, [BURDEN.half]: 1 / 2, [BURDEN.quarter]: 1 / 4 };
export const shareLeft = (burden: Burden | undefined): number | undefined => (burden === undefined ? undefined : SHARES[burden]);

/** Two inches of flight for each bomb that hangs outside. */
export const BOMB_DRAG = 2;
export const bombsOn = ({ marks }: Pick<Unit, 'marks'>): number =>
  marks.length === 0 ? 0 : marks.reduce((sum, { kind, value = 0 }) => sum + (kind.startsWith('bomb-') ? value : 0), 0);
export const bombDrag = (unit: Unit): number => (motive(unit) === 'v' && unit.card.type !== 'BA' ? BOMB_DRAG * bombsOn(unit) : 0);

/** Inches that are left of a Move under what the unit hauls; a trailer goes as fast as its tug. */
export function burdened(unit: Unit, inches: number): number {
  if (unit.marks.length === 0) return inches;
  const towed = unit.marks.find(({ kind }) => kind === 'towed');
  if (towed) return towed.value ?? 0;
  const free = Math.max(0, inches - bombDrag(unit));
  const burden = burdenOf(unit);
  if (burden === BURDEN.crawl) return Math.min(1, free);
  if (burden === BURDEN.twoInches) return Math.max(0, free - 2);
  return Math.floor(free * (shareLeft(burden) ?? 1));
}
