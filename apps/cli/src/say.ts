import pc from 'picocolors';

/** What the exit code of a command means. */
export const OK = 0;
/** The thing asked for did not succeed: nothing found, a game that does not verify. */
export const FAILED = 1;
/** The command line or a file was not understood. */
export const BAD_USAGE = 2;

let plain = false;

/** From now on say everything in plain ASCII letters, or in any. */
export function speakPlainly(yes = true): void {
  plain = yes;
}

export const say = (text = ''): void => {
  process.stdout.write(`${inLetters(text)}\n`);
};

/** Text as this terminal shall see it. */
export const inLetters = (text: string): string =>
  plain
    ? text
        .replaceAll(/[‘’]/g, "'")
        .replaceAll(/[“”]/g, '"')
        .replaceAll(/[–—−]/g, '-')
        .replaceAll('…', '...')
        .replaceAll('×', 'x')
        .replaceAll(/[^\n\x20-\x7e]/g, '?')
    : text;

/** What is wrong, and what to do about it. */
export function problem(what: string, advice?: string): void {
  process.stderr.write(`${pc.red('sortie:')} ${what}\n`);
  if (advice) process.stderr.write(`${advice}\n`);
}

/** What is wrong, and the exit code of a command that was not understood. */
export function refuse(what: string, advice?: string): typeof BAD_USAGE {
  problem(what, advice);
  return BAD_USAGE;
}

export const sayJson = (value: unknown): void => say(JSON.stringify(value, null, 2));

/** Text broken into lines that fit the terminal, each after the same indent. */
export function wrap(text: string, indent = 0, width = Math.min(process.stdout.columns ?? 100, 110)): string {
  const margin = ' '.repeat(indent);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line && indent + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].map(one => margin + one).join('\n');
}

/** Why the system refused something, in its own words. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
