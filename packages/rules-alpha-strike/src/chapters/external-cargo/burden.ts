import type { Mark, MarkOf, Slows, Unit, UnitId } from '../../shape.ts';
import { markOf } from '../../state.ts';

/** How much what a unit hauls slows it, as the number that its mark carries. */
export const BURDEN = { third: 1, half: 2, crawl: 3, twoInches: 4, quarter: 5 } as const;
type Burden = (typeof BURDEN)[keyof typeof BURDEN];

/** What each leaves of a Move. */
const SLOWS: { readonly [B in Burden]: Slows } = {
  [BURDEN.third]: { share: 2 / 3 },
  [BURDEN.half]: { share: 1 / 2 },
  [BURDEN.crawl]: { most: 1 },
  [BURDEN.twoInches]: { less: 2 },
  [BURDEN.quarter]: { share: 1 / 4 },
};
export const slowsBy = (value: number): Slows => SLOWS[value as Burden] ?? {};

/** Marks of whoever hauls something: carried, towed or dragged along. */
type LoadMark = MarkOf<'carries' | 'tows' | 'drags'>;
const isLoad = (mark: Mark): mark is LoadMark => mark.kind === 'carries' || mark.kind === 'tows' || mark.kind === 'drags';

export const loadOn = ({ marks }: Pick<Unit, 'marks'>): LoadMark | undefined => marks.find(isLoad);
export const slowsOf = (unit: Pick<Unit, 'marks'>): Slows | undefined => loadOn(unit)?.slows;

/** Whom a unit carries outside, tows or drags. */
export const carriedBy = (unit: Unit): UnitId | undefined => markOf(unit, 'carries')?.by;
/** Everybody it carries outside: as many as together are no bigger than it may lift. */
export const carriedAll = (unit: Pick<Unit, 'marks'>): readonly UnitId[] =>
  unit.marks.flatMap(mark => (mark.kind === 'carries' ? [mark.by] : []));
export const hauledBy = (unit: Unit): UnitId | undefined => (markOf(unit, 'tows') ?? markOf(unit, 'drags'))?.by;
