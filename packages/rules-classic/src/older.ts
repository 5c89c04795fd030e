import type { Event } from './event.ts';
import type { ChapterSteps, Command, CoreStep, Heading, Moved, State, StepWord, Tempo } from './shape.ts';

/** The letters of steps that everybody knows; those of the others are in their chapters. */
const LETTERS: { readonly [letter: string]: CoreStep } = {
  F: 'forward',
  B: 'backward',
  L: 'left',
  R: 'right',
  q: 'forwardLeft',
  e: 'forwardRight',
  z: 'backwardLeft',
  c: 'backwardRight',
  D: 'goProne',
  U: 'standUp',
  '+': 'up',
  '-': 'down',
};

type Parts = { readonly [S in keyof ChapterSteps]: { readonly letter: string } };
type Short = (letters: string) => readonly StepWord[];

const reader =
  (words: ReadonlyMap<string, StepWord>): Short =>
  letters =>
    [...letters].map(letter => {
      const word = words.get(letter);
      if (word === undefined) throw new Error(`${letter} stands for no step`);
      return word;
    });

/** Reads ways that are written as one letter for each step. Letters that nobody knows are a mistake of whoever wrote them. */
export const shortWays = (parts: Parts): Short =>
  reader(new Map([...core, ...Object.entries(parts).map(([word, { letter }]) => [letter, word as StepWord] as const)]));

const core: readonly (readonly [string, StepWord])[] = Object.entries(LETTERS);

/** The same for ways of steps that everybody knows. */
export const coreSteps: Short = reader(new Map(core));

/** Up to version 1 ways were letters, and so was the way that a unit had entered its last hex. */
const headingIn = (heading: string | null): Heading | null =>
  heading === '' || heading === null ? null : heading === 'F' ? 'forward' : heading === 'B' ? 'backward' : (heading as Heading);

/** How a unit minded the ground was a flag of its own for each way. */
const TEMPOS: readonly Tempo[] = ['careful', 'hurried', 'blindly'];

function minded<T extends object>(older: T): T {
  const said = older as { readonly [word: string]: unknown };
  const tempo = TEMPOS.find(one => said[one] === true);
  if (!tempo) return older;
  const { careful: _careful, hurried: _hurried, blindly: _blindly, ...rest } = said;
  return { ...rest, tempo } as unknown as T;
}

const walked = <T extends object>(older: T, short: Short): T =>
  'steps' in older && typeof older.steps === 'string' ? { ...older, steps: short(older.steps) } : older;

const movedOn = (moved: Moved): Moved => minded({ ...moved, heading: headingIn(moved.heading) });

/** What an older version wrote, in today's words. */
export const broughtForward = (short: Short) => ({
  event: (event: { readonly type: string }): Event => {
    const today = event as Event;
    if (today.type === 'setOut') return minded(today);
    return today.type === 'stepped' ? { ...walked(today, short), heading: headingIn(today.heading) } : today;
  },
  command: (command: { readonly type: string }): Command => {
    const today = command as Command;
    return today.type === 'move' ? minded(walked(today, short)) : today;
  },
  state: (state: object): State => {
    const today = state as State;
    return { ...today, units: today.units.map(unit => (unit.moved ? { ...unit, moved: movedOn(unit.moved) } : unit)) };
  },
});
