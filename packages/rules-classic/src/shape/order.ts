import type { WeaponId } from './ids.ts';

/** Something that a unit does with its machine beside firing; it takes effect later in the turn. */
export type Order =
  /** What it holds is laid down when the turn ends. */
  | { readonly do: 'drop' }
  /** A weapon is powered down, or up again, when the turn ends. */
  | { readonly do: 'switch'; readonly weapon: WeaponId }
  /** A pod of coolant is emptied in the Heat Phase. */
  | { readonly do: 'coolant'; readonly bin: number }
  /** The capacitor of a weapon is charged instead of firing it. */
  | { readonly do: 'charge'; readonly weapon: WeaponId }
  /** The mast of a submarine is raised or lowered when the turn ends. */
  | { readonly do: 'mast'; readonly up: boolean }
  /** A shield is held up from now on, or lowered. */
  | { readonly do: 'guard'; readonly gear: number; readonly mode: 'active' | 'passive' | 'none'; readonly center?: true };
