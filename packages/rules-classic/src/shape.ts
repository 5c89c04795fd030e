import type { Event } from './event.ts';
import type { Choices, Offers, Questions, Sequences, Truths } from './questions.ts';
import type { Command } from './shape/command.ts';
import type { Duty } from './shape/duty.ts';
import type { Setup } from './shape/setup.ts';
import type { State } from './shape/state.ts';

export * from './shape/blow.ts';
export * from './shape/cause.ts';
export * from './shape/command.ts';
export * from './shape/condition.ts';
export * from './shape/duty.ts';
export * from './shape/fire.ts';
export * from './shape/flight.ts';
export * from './shape/ids.ts';
export * from './shape/move.ts';
export * from './shape/open.ts';
export * from './shape/order.ts';
export * from './shape/pod.ts';
export * from './shape/setting.ts';
export * from './shape/setup.ts';
export * from './shape/spotting.ts';
export * from './shape/state.ts';
export * from './shape/step.ts';
export * from './shape/task.ts';
export * from './shape/thing.ts';
export * from './shape/unit.ts';
export * from './shape/wear.ts';

/** The vocabulary of the classic game on hexes. */
export interface Classic {
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
