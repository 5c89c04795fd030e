import type { ChapterSteps, ChapterTempos } from './open.ts';

/**
 * What a walk or run is made of: into the hex ahead or behind, turns by a hexside, on four legs into the hexes beside those two, down on the
 * ground and up again, a level higher or lower.
 */
export const STEPS = [
  'forward',
  'backward',
  'left',
  'right',
  'forwardLeft',
  'forwardRight',
  'backwardLeft',
  'backwardRight',
  'goProne',
  'standUp',
  'up',
  'down',
] as const;

export type CoreStep = (typeof STEPS)[number];
export type StepWord = CoreStep | keyof ChapterSteps;

const CORE: ReadonlySet<string> = new Set(STEPS);
export const isCoreStep = (step: StepWord): step is CoreStep => CORE.has(step);

/** How a unit minds the ground where it does not pay and roll as everybody does. */
export type Tempo = keyof ChapterTempos;
