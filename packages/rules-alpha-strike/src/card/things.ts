import type { Card } from './card.ts';
import { has, hasAny } from './specials.ts';

type Carded = { readonly card: Card };

/** Something that is no unit: a crate, a wreck, a stone, or a marker of a mission. Its card says what it weighs. */
export const isFreight = (unit: Carded): boolean => has(unit, 'TON');
/** A flag, or a place that is fought for: nothing harms it. */
export const isMarker = (unit: Carded | undefined): boolean => unit !== undefined && hasAny(unit, 'FLAG', 'OBJ');
