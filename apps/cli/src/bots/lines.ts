import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { extname, isAbsolute, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** A program at the other end of two streams of lines. */
export interface Line {
  say(message: object): void;
  /** Called for every line that comes, and once when nothing more will. */
  listen(heard: (text: string) => void, ended: (why: string) => void): void;
  hangUp(): void;
}

/** A program that listens somewhere: `tcp://host:port`. */
const SOCKET = /^tcp:\/\/(\[[^\]]+\]|[^:/]+):(\d{1,5})$/;
/** So many milliseconds a program may take to end. */
const LINGERING = 500;
/** Longer lines are nobody's answer. */
const LONGEST = 1_000_000;

export const isProgram = (text: string): boolean => SOCKET.test(text) || /[./\\ ]/.test(text);

/** Starts a program, or calls one that listens. */
export function lineTo(where: string): Line {
  const [, host, port] = SOCKET.exec(where) ?? [];
  return host !== undefined ? called(host.replace(/^\[|\]$/g, ''), Number(port)) : started(where);
}

/** What starts a file that cannot be started by itself. */
const STARTERS: { readonly [ending: string]: readonly string[] } = {
  '.js': [process.execPath],
  '.mjs': [process.execPath],
  '.cjs': [process.execPath],
  '.py': ['python3'],
};

/** A file by its ending, or a command with its words. No shell reads it. */
export function commandOf(text: string): readonly string[] {
  const words = text.trim().split(/\s+/);
  const [first = ''] = words;
  const starter = STARTERS[extname(first)];
  const file = /[/\\]/.test(first) && !isAbsolute(first) ? resolve(first) : first;
  return [...(starter ?? []), file, ...words.slice(1)];
}

function started(text: string): Line {
  const [program = '', ...args] = commandOf(text);
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  return {
    ...spoken(child.stdin, child.stdout, ended => {
      child.on('error', ({ message }) => ended(message));
      child.on('exit', (code, signal) => ended(signal ? `ended by ${signal}` : `ended with ${code}`));
    }),
    hangUp: () => {
      child.stdin.end();
      // Whoever does not hear that it is over is ended.
      const patience = setTimeout(() => child.kill('SIGKILL'), LINGERING);
      child.once('exit', () => clearTimeout(patience));
      if (child.exitCode !== null || child.pid === undefined) clearTimeout(patience);
    },
  };
}

function called(host: string, port: number): Line {
  const socket = connect(port, host);
  return {
    ...spoken(socket, socket, ended => {
      socket.on('error', ({ message }) => ended(message));
      socket.on('close', () => ended('closed the connection'));
    }),
    hangUp: () => socket.destroySoon(),
  };
}

function spoken(to: Writable, from: Readable, ends: (ended: (why: string) => void) => void): Pick<Line, 'say' | 'listen'> {
  let over: string | undefined;
  let tell: ((why: string) => void) | undefined;
  const end = (why: string): void => {
    if (over !== undefined) return;
    over = why;
    tell?.(why);
  };
  ends(end);
  // Whoever writes to a program that has ended hears of it here as well.
  to.on('error', ({ message }) => end(message));
  return {
    say: message => {
      if (over === undefined) to.write(`${JSON.stringify(message)}\n`);
    },
    listen: (heard, ended) => {
      tell = ended;
      if (over !== undefined) ended(over);
      createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY }).on('line', text => heard(text.slice(0, LONGEST)));
    },
  };
}
