import type { CrystallineCanyonEvents } from './events.ts';

declare module '../../shape/open.ts' {
  interface ChapterEvents extends CrystallineCanyonEvents {}
  interface ChapterCauses {
    readonly quake: true;
    readonly crystal: true;
  }
}

declare module '../../shape/state.ts' {
  interface State {
    /** The last time that the ground shook. */
    readonly quake?: { readonly turn: number; readonly strength: number };
  }
}

declare module '../../shape/unit.ts' {
  interface Fresh {
    /** Hears the others through crystals. */
    readonly resonant?: true;
  }
}
