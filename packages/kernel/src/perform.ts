import { type DiceWanted, OutOfDice } from './dice/manual.ts';
import type { Dice, Roll } from './dice.ts';
import type { Answer, Refusal } from './rule.ts';
import type { Rulebook } from './rulebook.ts';
import type { Play, Ruleset, Task } from './ruleset.ts';
import { type Question, type RuleId, type Seat, type Sequence, type Shape, SPECTATOR } from './shape.ts';
import { sure } from './sure.ts';

export type Performed<G extends Shape> =
  | { readonly ok: true; readonly state: G['state']; readonly events: readonly G['event'][]; readonly faces: readonly number[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly wants?: undefined }
  /** Only with manual dice: roll these, then send the command again with the faces. */
  | { readonly ok: false; readonly refusals: readonly []; readonly wants: DiceWanted };

/** Check, carry out and chain one command. Same state, command and dice: same events, everywhere. */
export function perform<G extends Shape>(
  ruleset: Ruleset<G>,
  book: Rulebook<G>,
  state: G['state'],
  seat: Seat,
  command: G['command'],
  dice: Dice,
): Performed<G> {
  const refusals = book.check(ruleset.view(state, seat), command, seat);
  if (refusals.length > 0) return { ok: false, refusals };
  return record(new Recorder(ruleset, book, state, seat, dice), [command]);
}

/** What the rules call for as soon as the game exists, before anybody may act. */
export function open<G extends Shape>(ruleset: Ruleset<G>, book: Rulebook<G>, setup: G['setup'], dice: Dice): Performed<G> {
  return record(new Recorder(ruleset, book, ruleset.setup(setup), SPECTATOR, dice), ruleset.opening(setup));
}

function record<G extends Shape>(play: Recorder<G>, tasks: readonly Task<G>[]): Performed<G> {
  try {
    for (const task of tasks) play.carryOut(task);
  } catch (problem) {
    if (problem instanceof OutOfDice) return { ok: false, refusals: [], wants: problem.wanted };
    throw problem;
  }
  return { ok: true, state: play.state, events: play.events, faces: play.faces };
}

const MAX_CHAIN = 4096;

class Recorder<G extends Shape> implements Play<G> {
  readonly events: G['event'][] = [];
  readonly faces: number[] = [];
  readonly book: Rulebook<G>;
  readonly seat: Seat;
  state: G['state'];
  private readonly ruleset: Ruleset<G>;
  private readonly dice: Dice;
  private readonly queue: Task<G>[] = [];

  constructor(ruleset: Ruleset<G>, book: Rulebook<G>, state: G['state'], seat: Seat, dice: Dice) {
    this.ruleset = ruleset;
    this.book = book;
    this.state = state;
    this.seat = seat;
    this.dice = dice;
  }

  carryOut(task: Task<G>): void {
    this.queue.push(task);
    for (let i = 0; this.queue.length > 0; i++) {
      if (i === MAX_CHAIN) throw new Error(`${task.type}: the chain of follow-ups does not end`);
      const next = sure(this.queue.shift(), 'the next task');
      // The one cast of the kernel: TypeScript cannot see that `next.type` picks the handler for `next`.
      const handle = this.ruleset.handlers[next.type as Task<G>['type']] as unknown as (play: Play<G>, task: Task<G>) => void;
      handle(this, next);
    }
  }

  ask<Q extends Question<G>>(question: Q, about: G['questions'][Q]): Answer {
    return this.book.ask(question, about);
  }

  roll(count: number, sides: number, rule: RuleId): Roll {
    const roll = this.dice.roll(count, sides, rule);
    for (const face of roll.faces) this.faces.push(face);
    return roll;
  }

  emit(event: G['event']): void {
    this.events.push(event);
    this.state = this.ruleset.evolve(this.state, event);
    const duties = this.book.duties(this.state, event);
    if (duties.length > 0) this.queue.push(...duties);
  }

  run<S extends Sequence<G>>(sequence: S, about: G['sequences'][S]): void {
    for (const step of this.book.steps(sequence)) step.run(this, about);
  }
}
