import { type AlphaStrike, COMMANDS, type Command, QUIRKS, TALENTS, type Unit } from '@sortie/rules-alpha-strike';
import type { Moment } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...[...TALENTS, ...QUIRKS, ...COMMANDS].map(({ id, name }) => [id, name] as const),
  ['formation', word('From the next turn on')],
  ['electronic-warfare', word('Disturb the orders of')],
  ['leave', word('Leave the table')],
  ['break-cover', word('Break cover')],
  ['scan', word('Look into')],
  ['note', word('Write down in secret')],
]);

/** An ability, a quirk or a training by the name it has in the book. */
export const giftName = (written: string): string => NAMES.get(written.split(':', 1)[0] ?? '') ?? written;

/** The gift that a rule belongs to: rules of one gift begin with its name. */
export function giftOfRule(stem: string): string | undefined {
  for (let id = stem; id !== ''; id = id.slice(0, Math.max(0, id.lastIndexOf('-')))) {
    const name = NAMES.get(id) ?? NAMES.get(`${id}-specialists`);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** What a crew and its machine may make use of with an attack or a move, one thing at a time; the rules say what is open. */
export function usableWith({ view, book, seat }: Moment<AlphaStrike>, { abilities, quirks }: Unit, command: Command): readonly string[] {
  const own = [...abilities, ...quirks].map(one => one.split(':', 1)[0] ?? one);
  return [...new Set(own)].filter(one => book.allows(view, { ...command, with: [one] } as Command, seat));
}
