/** A picture as plain marks, so that a page of text and a page of components draw the same. Colours come from the class. */
export interface Drawing {
  readonly title: string;
  /** What it shows, for whoever cannot see it. */
  readonly summary: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export type Ink = 'a' | 'b' | 'line' | 'grid' | 'text' | 'quiet';

export type Mark =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly ink: Ink;
      readonly strength?: number;
    }
  | { readonly kind: 'stroke'; readonly points: readonly (readonly [number, number])[]; readonly ink: Ink; readonly dashed?: boolean }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly ink: Ink; readonly diamond?: boolean }
  | {
      readonly kind: 'word';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly ink: Ink;
      readonly anchor?: 'start' | 'middle' | 'end';
    };

/** Round values from 0 to the largest, in steps of 1, 2 or 5 times a power of ten, about so many of them. */
export function ticks(most: number, parts: number): readonly number[] {
  let unit = 1;
  while (most / (unit * 10) >= parts) unit *= 10;
  const step = [1, 2, 5, 10].map(times => times * unit).find(one => most / one <= parts) ?? unit * 10;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

export const tenths = (value: number): number => Math.round(value * 10) / 10;
