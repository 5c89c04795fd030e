import type { Unit } from '../../shape.ts';

declare module '../../questions/questions.ts' {
  interface Questions {
    /** What a hex costs on hands and knees beyond its ground. */
    readonly crawlCost: { readonly unit: Unit };
  }
}

declare module '../../shape/open.ts' {
  interface ChapterCauses {
    readonly crawl: true;
  }
}
