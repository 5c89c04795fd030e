import type { UnitId } from '../../shape.ts';
import type { GhostEvents } from './events.ts';

/** A device of a unit, by its index on the sheet, and whom it puts ghost targets about. */
export interface Ghost {
  readonly device: number;
  readonly target: UnitId;
}

/** Ghost targets are placed before anybody fires; none is a choice as well. */
export interface Haunt {
  readonly type: 'haunt';
  readonly unit: UnitId;
  readonly ghosts: readonly Ghost[];
}

declare module '../../shape/open.ts' {
  interface ChapterEvents extends GhostEvents {}
  interface ChapterCommands {
    readonly haunt: Haunt;
  }
  interface ChapterDuties {
    readonly callHaunters: { readonly type: 'callHaunters' };
  }
}
declare module '../../shape/state.ts' {
  interface State {
    /** Units that choose whom they haunt before the phase goes on. */
    readonly choosing?: readonly UnitId[];
  }
}
declare module '../../shape/unit.ts' {
  interface Fresh {
    /** It has made ghost targets, so many shield it, so many mislead it. */
    readonly haunts?: true;
    readonly shielded?: number;
    readonly misled?: number;
  }
}
