import type { Answered, Question, Slip } from '@sortie/arena';
import { fill, type Seat, type Shape } from '@sortie/kernel';
import { type Line, lineTo } from './lines.ts';

/** The version of the protocol (docs/formats/bot.md). */
export const PROTOCOL = 1;
/** Time for a program to start and say that it is ready. */
const STARTING = 10_000;
/** Time for a decision unless told otherwise. */
const USUAL = 1000;
/** So many options are listed; where there are more, the bot may put a command together itself. */
const MOST = 500;
/** After so many new starts a program stays where it is. */
const STARTS = 20;

export interface Sitting {
  readonly game: string;
  readonly seat: Seat;
  readonly rules: readonly string[];
}

interface Waiting {
  readonly fits: (message: Heard) => boolean;
  readonly take: (answer: Heard | 'crashed' | 'late' | 'unreadable') => void;
}

/** What a program has said, whatever it may be. */
type Heard = { readonly [name: string]: unknown };

/**
 * A program from outside that plays one seat. It is asked a question at a time and given its time for each; whatever it gets wrong comes back as a
 * slip, and a program that has ended is started again for the next question.
 */
export class Bot {
  /** As it calls itself. */
  name: string;
  readonly #where: string;
  readonly #ms: number;
  #line: Line | undefined;
  #waiting: Waiting | undefined;
  #starts = 0;
  #asked = 0;
  #sitting: Sitting | undefined;

  constructor(where: string, ms = USUAL) {
    this.#where = where;
    this.#ms = ms;
    this.name = where;
  }

  /** Starts it, so that it can say what it is called. */
  greet(): Promise<Slip | undefined> {
    return this.#start();
  }

  /** A new game begins. */
  sit(sitting: Sitting): void {
    this.#sitting = sitting;
    this.#line?.say({ type: 'game', ...sitting });
  }

  async decide<G extends Shape>({ seat, view, asked, options: all, number }: Question<G>): Promise<Answered> {
    const failed = await this.#start();
    if (failed) return { slip: failed };
    const id = ++this.#asked;
    const { options, more } = listed(all());
    this.#line?.say({
      type: 'decide',
      id,
      number,
      seat,
      question: asked.question,
      prompt: fill(asked.prompt),
      ms: this.#ms,
      view,
      options,
      more,
    });
    const answer = await this.#hear(({ type, id: of }) => type === 'command' && of === id, this.#ms);
    if (typeof answer === 'string') return { slip: answer };
    return chosen(answer, options);
  }

  /** The game is over: nothing is expected. */
  tellEnd(winners: readonly Seat[]): void {
    this.#line?.say({ type: 'over', winners });
  }

  dismiss(): void {
    this.#line?.say({ type: 'quit' });
    this.#line?.hangUp();
    this.#line = undefined;
  }

  async #start(): Promise<'crashed' | 'late' | 'unreadable' | undefined> {
    if (this.#line) return undefined;
    if (this.#starts++ >= STARTS) return 'crashed';
    const line = lineTo(this.#where);
    this.#line = line;
    line.listen(
      text => this.#take(text),
      () => {
        if (this.#line === line) this.#line = undefined;
        this.#waiting?.take('crashed');
      },
    );
    line.say({ type: 'hello', protocol: PROTOCOL, ms: this.#ms });
    const ready = await this.#hear(({ type }) => type === 'ready', STARTING);
    if (typeof ready === 'string') {
      line.hangUp();
      this.#line = undefined;
      return ready;
    }
    if (typeof ready['name'] === 'string') this.name = ready['name'].slice(0, 40);
    if (this.#sitting) line.say({ type: 'game', ...this.#sitting });
    return undefined;
  }

  #take(text: string): void {
    if (text.trim() === '') return;
    const message = parsed(text);
    if (!message) this.#waiting?.take('unreadable');
    else if (this.#waiting?.fits(message)) this.#waiting.take(message);
    // Anything else is an answer to a question that is over, or a word for nobody.
  }

  #hear(fits: (message: Heard) => boolean, ms: number): Promise<Heard | 'crashed' | 'late' | 'unreadable'> {
    return new Promise(done => {
      const late = setTimeout(() => this.#waiting?.take('late'), ms);
      this.#waiting = {
        fits,
        take: answer => {
          clearTimeout(late);
          this.#waiting = undefined;
          done(answer);
        },
      };
    });
  }
}

function listed<T>(all: Iterable<T>): { readonly options: readonly T[]; readonly more: boolean } {
  const options: T[] = [];
  for (const one of all) {
    if (options.length >= MOST) return { options, more: true };
    options.push(one);
  }
  return { options, more: false };
}

function parsed(text: string): Heard | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Heard) : undefined;
  } catch {
    return undefined;
  }
}

/** A command of its own, or the number of an option. */
function chosen(answer: Heard, options: readonly unknown[]): Answered {
  const { command, option } = answer;
  if (typeof command === 'object' && command !== null) return { command };
  const listedOne = typeof option === 'number' ? options[option] : undefined;
  return listedOne === undefined ? { slip: 'unreadable' } : { command: listedOne };
}
