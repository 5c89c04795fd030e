import { type Candidate, nth, tell } from '@sortie/kernel';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit } from '../model/state.ts';
import { REASONS, type Reason } from './reasons.ts';

/** Something to do, what it looks worth in build points, and what it is for. */
export type Idea = Candidate<Impact>;

export const idea = (command: Command, worth: number, why: Reason): Idea => ({ command, worth, why: REASONS[why] });

/** The same about somebody, who is called as in the log. */
export const ideaOf = (command: Command, worth: number, why: Reason, { plan }: State, { seat, tag }: Unit): Idea => ({
  command,
  worth,
  why: tell(REASONS[why], { name: `${nth(plan.forces, seat).name} ${tag}` }),
});
