import type { WeaponId } from './ids.ts';
import type { ChapterOrders } from './open.ts';

/** Something that a unit does with its machine beside firing; it takes effect later in the turn. */
export type Order = CoreOrder | ChapterOrders[keyof ChapterOrders];

export type CoreOrder =
  /** What it holds is laid down when the turn ends. */
  | { readonly do: 'drop' }
  /** A weapon that is jammed is put right instead of firing, or a turret. */
  | { readonly do: 'unjam'; readonly weapon: WeaponId }
  | { readonly do: 'freeTurret' };
