import type { Heading, Point } from '../../shape.ts';

/** Where a gun of a building stands: on its roof, or at some height in a wall that faces somewhere. */
export interface Emplaced {
  readonly piece: string;
  readonly at: Point;
  readonly facing?: Heading;
  readonly height?: number;
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** A gun that is part of a building. */
    readonly emplaced?: Emplaced;
  }
}
declare module '../../shape/open.ts' {
  interface ChapterDeeds {
    readonly storm: true;
  }
  interface ChapterTrials {
    readonly gun: true;
  }
}
declare module '../../questions/choices.ts' {
  interface Choices {
    readonly gun: 'emplaced';
  }
}
