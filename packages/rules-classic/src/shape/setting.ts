/** How a piece of equipment can be set; most know only on and off, and some of what jammers can do takes an Angel. */
export const SETTINGS = ['on', 'off', 'eccm', 'ghost', 'twin', 'ghostEcm', 'ghostEccm'] as const;
export type Setting = (typeof SETTINGS)[number];

/** A piece of equipment, by its index on the sheet, that is set anew when the turn ends. */
export interface Tuning {
  readonly gear: number;
  readonly to: Setting;
}
