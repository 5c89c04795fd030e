import type { RuleId } from '@sortie/kernel';
import type { CHAPTERS } from '../../chapters.ts';
import type { Entry, Setup } from '../../shape.ts';

type ChapterName = (typeof CHAPTERS)[number]['name'];

/** A ready game that shows what some optional rules do. */
export interface Ready {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly briefing: string;
  readonly roles?: readonly [string, string];
  /** Chapters that are played with all that goes together in them, and single rules where a chapter offers a choice. */
  readonly chapters?: readonly ChapterName[];
  readonly rules?: readonly RuleId[];
  readonly setup: Setup;
}

/** A unit with something else in its bins than it comes with. */
export const loaded = (design: string, ...loads: readonly (string | null)[]): Entry => ({ design, loads });
