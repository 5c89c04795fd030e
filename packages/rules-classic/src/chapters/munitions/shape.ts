import type { MunitionsEvents } from './events.ts';

/** What a clip of a suit's launcher may hold; `STANDARD` is what the launcher was made for. */
export const CLIP_KINDS = ['STANDARD', 'INCENDIARY', 'SMOKE', 'FLARE'] as const;
export type Clip = (typeof CLIP_KINDS)[number];

declare module '../../shape/open.ts' {
  interface ChapterEvents extends MunitionsEvents {}
  interface ChapterOrders {
    /** Another clip is put in when the turn ends. */
    readonly clip: { readonly do: 'clip'; readonly clip: number };
  }
}

declare module '../../shape/condition.ts' {
  interface Condition {
    /** What the clips of its launchers hold. */
    readonly clips?: readonly Clip[];
  }
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
    /** What the clips of its grenade launchers or mortars hold; the first one is loaded. */
    readonly clips?: readonly Clip[];
    /** Suits that let gas in. */
    readonly unsealed?: true;
  }
}
