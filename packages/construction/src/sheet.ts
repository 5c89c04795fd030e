import type { Answer } from '@sortie/kernel';
import type { Book } from './book.ts';
import type { Questions } from './questions.ts';

/** One line of a derivation: which number, of what, and what it is made of. */
export interface Step<Name extends string = string> {
  readonly name: Name;
  /** The thing or the place that it is about. */
  readonly about?: string;
  readonly answer: Answer;
}

/** The sheet of paper on which a derivation is written, line by line. */
export class Sheet {
  readonly steps: Step<keyof Questions>[] = [];
  private readonly book: Book;

  constructor(book: Book) {
    this.book = book;
  }

  /** Asks the rules and writes the answer down, unless it says nothing. */
  ask<Q extends keyof Questions>(question: Q, subject: Questions[Q], about?: string): number {
    const answer = this.book.ask(question, subject);
    if (answer.terms.length > 0) this.steps.push({ name: question, ...(about === undefined ? {} : { about }), answer });
    return answer.total;
  }

  /** The number alone, for what is asked only to compare. */
  quietly<Q extends keyof Questions>(question: Q, subject: Questions[Q]): number {
    return this.book.ask(question, subject).total;
  }
}
