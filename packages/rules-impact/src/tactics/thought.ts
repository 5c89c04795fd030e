import { type Candidate, tell } from '@sortie/kernel';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';

/** Something to do, what it looks worth in build points, and what it is for. */
export type Idea = Candidate<Impact>;

export const idea = (command: Command, worth: number, why: string, name?: string): Idea => ({
  command,
  worth,
  why: name === undefined ? why : tell(why, { name }),
});
