import type { Unit } from '@sortie/roster';

/** What was not understood, and where. Lines count from 1; 0 means the file as a whole. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly reason: string;
}

/** What reading a file gave: a unit with remarks, or no unit and the reason. */
export type Reading =
  | { readonly unit: Unit; readonly problems: readonly Problem[] }
  | { readonly unit?: undefined; readonly problems: readonly [Problem, ...Problem[]] };
