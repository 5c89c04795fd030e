/** Index of a unit in `State.units`; it never changes. */
export type UnitId = number;

/** Index of a weapon in its sheet's `weapons`. */
export type WeaponId = number;
