import { createInterface } from 'node:readline';
import { inLetters } from '../say.ts';

/** Asks for lines on standard input; works the same for a person at a terminal and for a script in a pipe. */
export interface Prompt {
  /** The next line, without spaces around it; `undefined` when there are no more. */
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

export function openPrompt(): Prompt {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const next = lines[Symbol.asyncIterator]();
  return {
    async ask(question) {
      process.stdout.write(inLetters(question));
      const { value, done } = await next.next();
      // What a script types is not on the screen; without it the output would be hard to follow.
      if (!process.stdin.isTTY) process.stdout.write(done ? '\n' : `${value}\n`);
      return done ? undefined : value.trim();
    },
    close: () => lines.close(),
  };
}
