import type { Seat } from '@sortie/kernel';
import type { ChapterDuties, DeployTerms } from '../shape/open.ts';
import type { Command } from './command.ts';
import type { Event } from './event.ts';
import type { Offers, Questions, Sequences, Truths } from './questions.ts';
import type { ScenarioPlan } from './scenario.ts';
import type { State } from './state.ts';

export type { Attack, Cover, Shot } from './questions.ts';

/** The vocabulary of M.A.A.S. Impact. */
export interface Impact {
  readonly setup: ScenarioPlan;
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: Questions;
  readonly truths: Truths;
  readonly sequences: Sequences;
  readonly offers: Offers;
  /** What may be said with the placing of a unit. */
  readonly choices: { readonly placing: keyof DeployTerms & string };
}

export type Duty =
  | ChapterDuties[keyof ChapterDuties]
  /** Deal the tracking cards and begin. */
  | { readonly type: 'open' }
  | { readonly type: 'loseLeader'; readonly seat: Seat; readonly squad: 0 | 1 | 2; readonly turn: number }
  /** Has somebody won at once? */
  | { readonly type: 'judge' };
