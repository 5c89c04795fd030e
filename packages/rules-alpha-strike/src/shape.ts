import type { Event } from './event.ts';
import type { Choices, Offers, Questions, Sequences, Truths } from './questions.ts';
import type { Command } from './shape/command.ts';
import type { Duty } from './shape/duty.ts';

import type { Setup } from './shape/setup.ts';
import type { State } from './shape/state.ts';

export * from './shape/command.ts';
export * from './shape/duty.ts';
export * from './shape/mark.ts';
export * from './shape/open.ts';
export * from './shape/place.ts';
export * from './shape/run.ts';
export * from './shape/setup.ts';
export * from './shape/state.ts';
export * from './shape/unit.ts';

/** The vocabulary of Alpha Strike. */
export interface AlphaStrike {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: Questions;
  readonly truths: Truths;
  readonly sequences: Sequences;
  readonly choices: Choices;
  readonly offers: Offers;
}
