import type { MunitionsEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends MunitionsEvents {}
}

declare module '../../shape/unit.ts' {
  interface Unit {
    /** The last turn in which gas keeps it from doing anything but move; suits that were said to let gas in. */
    readonly gassed?: number;
    readonly unsealed?: true;
  }
}

declare module '../../shape/setup.ts' {
  interface Entry {
    /** Suits that let gas in. */
    readonly unsealed?: true;
  }
}
