import type { Event } from './event.ts';
import type { Offers, Questions, Sequences, Truths } from './questions.ts';
import type { Command, Duty } from './shape/command.ts';
import type { Setup } from './shape/setup.ts';
import type { State } from './shape/state.ts';

export * from './shape/clash.ts';
export * from './shape/command.ts';
export * from './shape/setup.ts';
export * from './shape/state.ts';
export * from './shape/unit.ts';

/** The vocabulary of combat in space on radar maps. */
export interface Radar {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: Questions;
  readonly truths: Truths;
  readonly offers: Offers;
  readonly sequences: Sequences;
}
