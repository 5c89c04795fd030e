import type { Box } from './circles.ts';

export interface PlaceLook {
  readonly outline: string;
  /** Where the circles go. */
  readonly box: Box;
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
}

/** The eight places of a 'Mech seen from the front, its right to our left, on a sheet of 300 by 236. */
export const BIPED_PLACES = {
  HD: {
    outline: 'M132 6h36l6 8v22l-8 8h-32l-8-8V14z',
    box: { x: 131, y: 11, width: 38, height: 28 },
    label: { x: 182, y: 22, anchor: 'start' },
  },
  CT: {
    outline: 'M122 50h56l4 8-4 62-10 14h-36l-10-14-4-62z',
    box: { x: 124, y: 55, width: 52, height: 70 },
    label: { x: 150, y: 147, anchor: 'middle' },
  },
  RT: {
    outline: 'M68 54h46l1 64-10 12H78L66 112z',
    box: { x: 71, y: 59, width: 41, height: 62 },
    label: { x: 90, y: 142, anchor: 'middle' },
  },
  LT: {
    outline: 'M186 54h46l2 58-12 18h-27l-10-12z',
    box: { x: 188, y: 59, width: 41, height: 62 },
    label: { x: 210, y: 142, anchor: 'middle' },
  },
  RA: {
    outline: 'M22 58l34-6 4 8-4 90-8 12H24l-8-10z',
    box: { x: 22, y: 62, width: 32, height: 90 },
    label: { x: 36, y: 176, anchor: 'middle' },
  },
  LA: {
    outline: 'M278 58l-34-6-4 8 4 90 8 12h24l8-10z',
    box: { x: 246, y: 62, width: 32, height: 90 },
    label: { x: 264, y: 176, anchor: 'middle' },
  },
  RL: {
    outline: 'M92 152h50l-2 40 4 34-6 8H86l-4-8z',
    box: { x: 90, y: 158, width: 47, height: 68 },
    label: { x: 76, y: 228, anchor: 'end' },
  },
  LL: {
    outline: 'M208 152h-50l2 40-4 34 6 8h52l4-8z',
    box: { x: 163, y: 158, width: 47, height: 68 },
    label: { x: 224, y: 228, anchor: 'start' },
  },
} as const satisfies { readonly [location: string]: PlaceLook };
