/** A colour by its role, so that the same drawing prints in colour or saves ink. */
export type Ink = 'ink' | 'quiet' | 'line' | 'paper' | 'panel' | 'brass' | 'ember' | 'teal' | 'none';

/** One mark on the sheet. All lengths are tenths of a millimetre from the top left corner. */
export type Mark =
  | {
      readonly mark: 'box';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly fill: Ink;
      readonly edge?: Ink;
      readonly round?: number;
      readonly width?: number;
    }
  | {
      readonly mark: 'dot';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly fill: Ink;
      readonly edge?: Ink;
      readonly width?: number;
    }
  | {
      readonly mark: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly edge: Ink;
      readonly width: number;
    }
  | {
      readonly mark: 'shape';
      readonly points: readonly (readonly [number, number])[];
      readonly fill: Ink;
      readonly edge?: Ink;
      readonly width?: number;
    }
  | {
      readonly mark: 'words';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly ink: Ink;
      readonly bold?: boolean;
      readonly align?: 'start' | 'middle' | 'end';
    };

/** Something to put on a screen or a page: a list of marks on a sheet of a given size. Knows neither SVG nor PDF. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who cannot see it. */
  readonly title: string;
  readonly marks: readonly Mark[];
}

type Words = Extract<Mark, { readonly mark: 'words' }>;
export const words = (x: number, y: number, size: number, text: string, more: Partial<Words> = {}): Words => ({
  mark: 'words',
  x,
  y,
  size,
  text,
  ink: 'ink',
  ...more,
});
