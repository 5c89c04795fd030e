/** What a Quick-Start record sheet shows. Plain data: whoever knows the 'Mech fills it in. */
export interface SheetFace {
  readonly name: string;
  readonly code: string;
  readonly tons: number;
  readonly techBase: string;
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
  readonly gunnery: number;
  readonly pilot?: string;
  readonly abilities?: readonly string[];
  readonly weapons: readonly WeaponLine[];
  readonly ammo: readonly { readonly name: string; readonly shots: number; readonly left?: number }[];
  /** Circles in each location, and how many of them are already crossed off. */
  readonly locations: Readonly<Record<SheetLocation, { readonly circles: number; readonly lost?: number }>>;
}

export interface WeaponLine {
  readonly count: number;
  readonly name: string;
  readonly location: string;
  readonly damage: string;
  readonly ranges: readonly [number, number, number];
}

export const SHEET_LOCATIONS = [
  'head',
  'centre torso',
  'left torso',
  'right torso',
  'left arm',
  'right arm',
  'left leg',
  'right leg',
] as const;
export type SheetLocation = (typeof SHEET_LOCATIONS)[number];
