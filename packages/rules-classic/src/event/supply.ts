import type { Roll } from '@sortie/kernel';
import type { UnitId, WeaponId } from '../shape.ts';

/** Ammunition that is taken on in the field. */
export type SupplyEvent =
  /** Turns that a unit has spent on it without a break. */
  | { readonly type: 'loading'; readonly unit: UnitId; readonly turns: number }
  /** A fighter is loaded with a roll. */
  | { readonly type: 'reloadRolled'; readonly unit: UnitId; readonly roll: Roll; readonly ok: boolean }
  /** These bins are full again, and this launcher has its salvo. */
  | { readonly type: 'rearmed'; readonly unit: UnitId; readonly bins: readonly number[]; readonly weapon: WeaponId | null };
