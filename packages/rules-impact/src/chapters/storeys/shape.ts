import type { UnitId } from '../../model/state.ts';

export interface StoreyCommands {
  readonly climb: { readonly type: 'climb'; readonly storey: number };
}

export interface StoreyEvents {
  readonly climbed: { readonly type: 'climbed'; readonly unit: UnitId; readonly level: number; readonly mp: number };
}

declare module '../../shape/open.ts' {
  interface ChapterCommands extends StoreyCommands {}
  interface ChapterEvents extends StoreyEvents {}
}
