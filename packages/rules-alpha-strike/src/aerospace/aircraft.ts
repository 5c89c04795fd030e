import type { Card, Move, UnitType } from '../card/card.ts';
import { countOf, has } from '../card/specials.ts';
import type { Book } from '../rule.ts';
import type { Line, Unit } from '../shape.ts';

type Carded = { readonly card: Card };
type Shaped = Carded & { readonly moves?: readonly Move[] };

const LARGE: readonly UnitType[] = ['DS', 'DA'];
const AIR: readonly UnitType[] = ['AF', 'CF', 'SC', ...LARGE];

/** A support vehicle with wings flies like a fighter. */
const isWinged = ({ card }: Carded): boolean => card.type === 'SV' && card.moves[0]?.code === 'a';

/** A 'Mech that has taken the shape of a fighter. */
const isTransformed = ({ card, moves }: Shaped): boolean => card.type === 'BM' && moves?.[0]?.code === 'a';

/** Fighters, small craft and DropShips, wherever they are. */
export const isAircraft = (unit: Shaped): boolean => AIR.includes(unit.card.type) || isWinged(unit) || isTransformed(unit);
export const isDropShip = ({ card }: Carded): boolean => LARGE.includes(card.type);
export const isSmallCraft = ({ card }: Carded): boolean => card.type === 'SC';
export const isFighter = (unit: Shaped): boolean =>
  unit.card.type === 'AF' || unit.card.type === 'CF' || isWinged(unit) || isTransformed(unit);
/** A ball that stands on its engines: it comes down where it likes and fights the ground with what is aft. */
export const isSpheroid = ({ card }: Carded): boolean => card.moves[0]?.code === 'p';

/** In the air: over the table or on the radar map. */
export const isFlying = (unit: Unit): boolean => unit.airborne && isAircraft(unit);

/** The line an aircraft has flown across the table this turn; nothing for all others. */
export const lineOf = (unit: Unit): Line | undefined => (unit.moved?.mode === 'fly' && isFlying(unit) ? unit.flight?.line : undefined);

/** What is left of its Thrust under the bombs it carries. */
export const thrustOf = (book: Book, unit: Unit): number => book.ask('thrust', { unit }).total;

/** Weak: the newest cards print it, older ones leave it to be told from the armor a craft begins with. */
export const thresholdOf = ({ card }: Carded): number => card.threshold ?? Math.ceil(card.armor / 3);

/** Fuel that a fighter begins with, in points of the voyage through space; over the table nobody counts it, and bigger craft never do. */
export const fuelOf = (unit: Carded): number => (isFighter(unit) ? countOf(unit, 'FUEL') || DEFAULT_FUEL : 0);
const DEFAULT_FUEL = 4;

/** Fighters, small craft and ships go into space without saying so; others have to be built for it. */
export const goesToSpace = (unit: Carded): boolean =>
  !has(unit, 'ATMO') && (has(unit, 'SPC') || ['AF', 'SC', 'DS', 'DA'].includes(unit.card.type));
