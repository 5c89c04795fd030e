import type { Game, Shape } from '@sortie/kernel';
import type { Face } from './offer.ts';

/** A face for any game: options by number, commands as JSON. For games whose own words the shell has not learned. */
export const plainFace = <G extends Shape>({ ruleset }: Game<G>): Face<G> => ({
  map: () => [],
  forces: () => [],
  help: () => [
    '  options and #3    list what you may do, and do the third of it',
    '  {"type":...}      a command as JSON, as "options" lists them',
  ],
  brief: () => [],
  phrase: (_view, command) => JSON.stringify(command),
  read: (_asked, line) => {
    let typed: unknown;
    try {
      typed = JSON.parse(line);
    } catch {
      return { problem: 'That is not a word I know, and not JSON. Type "help".' };
    }
    const read = ruleset.readCommand(typed);
    return read.ok ? { command: read.value } : { problem: read.problem };
  },
  parts: [],
  partOf: () => undefined,
  withPart: setup => setup,
  withMap: () => ({ problem: 'its maps cannot be changed from here' }),
});
