export const kinds = ['rule', 'table', 'example', 'component', 'equipment', 'construction', 'editorial'] as const;

/** What sort of thing a line records. Editorial lines are not mechanics and are counted apart. */
export type Kind = (typeof kinds)[number];

/** One rule of a book in our own words. `rules/README.md` explains the fields. */
export interface Line {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly line: number;
  readonly area: string;
  readonly kind: Kind;
  readonly gist: string;
  readonly needs: readonly string[];
  readonly example: string | null;
  readonly exampleBy?: 'book' | 'house';
  readonly alsoLines?: readonly number[];
  readonly selfContained?: false;
  readonly hostAbsent?: true;
  readonly readings?: readonly string[];
  /** How sure we are of a rule whose book we know only from digests. */
  readonly confidence?: 'verified' | 'inferred' | 'parity' | 'weak' | 'memory';
  /** Editions of the book that have it. */
  readonly edition?: readonly string[];
}

/** One number, condition, exception, duration or worked example of a line. */
export interface Clause {
  /** The line's id, `#` and a number from 1. */
  readonly id: string;
  readonly text: string;
  /** Its place in the text of the book, where that is at hand. */
  readonly line?: number;
  /** The printed table whose every row it stands for, and which rows of the file those are if not all. */
  readonly table?: string;
  readonly rows?: { readonly [column: string]: string };
  /** The reading that it follows. */
  readonly reading?: string;
}

/** How a contradiction, gap or misprint of a book is read. */
export interface Reading {
  readonly id: string;
  readonly kind: string;
  readonly lines: readonly number[];
  readonly problem: string;
  readonly reading: string;
  readonly status: 'decided' | 'open';
}

export interface Part {
  readonly part: string;
  readonly title: string;
  readonly file: string;
  readonly lines: number;
}

export interface Book {
  readonly book: string;
  readonly title: string;
  readonly prefix: string;
  readonly lines: number;
  readonly parts: readonly Part[];
  readonly readings: string;
}

/** `rules/index.json`. */
export interface LedgerIndex {
  readonly version: 1;
  /** Rules that no book has: our answers where a book is silent. They count for no book. */
  readonly house: Pick<Part, 'file' | 'lines'>;
  readonly books: readonly Book[];
  readonly tables: readonly string[];
}
