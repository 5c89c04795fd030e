import { type Telling, tell } from '@sortie/kernel';
import { boardings, type Classic, type Command, callSign, type OnMap, standing, type Task } from '@sortie/rules-classic';
import type { Action, Moment } from '../../battle/face.ts';
import { word } from '../../i18n/index.ts';

const NAMES: { readonly [T in Task]: string } = {
  clear: word('Clear the mines here'),
  lay: word('Lay mines here'),
  deck: word('Hit the deck'),
  rearm: word('Take on ammunition'),
  eject: word('Leave the machine'),
  lift: word('Take something up'),
  mount: word('Board a vehicle'),
  storm: word('Storm the building'),
  dig: word('Dig in'),
  fortify: word('Throw up a fieldwork'),
  hook: word('Hook up or let go'),
  ride: word('Get on a machine'),
  alight: word('Get off'),
  overwatch: word('Keep overwatch'),
};

const PREFIX = 'task:';

const actionFor = (command: Command, label: Telling): Action => ({ id: `${PREFIX}${JSON.stringify(command)}`, label, look: 'plain' });

/** What a unit may do instead of going anywhere; what the rules refuse is not offered. */
export function taskActions({ view, book, seat }: Moment<Classic>, unit: OnMap): readonly Action[] {
  if (unit.moved) return [];
  const found: Action[] = [];
  for (const command of standing(view, unit, book)) {
    if (command.mode !== 'stand' || !command.task || !book.allows(view, command, seat)) continue;
    found.push(actionFor(command, tell(NAMES[command.task])));
  }
  return found;
}

/** Who may get into which vehicle, and who may get out of this one. */
export function boardingActions({ view, book, seat }: Moment<Classic>, unit: OnMap): readonly Action[] {
  const found: Action[] = [];
  for (const command of boardings(view, unit)) {
    if (!book.allows(view, command, seat)) continue;
    if (command.type === 'unload') found.push(actionFor(command, tell('Let the {unit} get out', { unit: callSign(view, command.troops) })));
    else if (command.mode === 'stand' && command.into !== undefined)
      found.push(actionFor(command, tell('Get into the {unit}', { unit: callSign(view, command.into) })));
  }
  return found;
}

/** The command behind such an action. */
export const taskOf = (id: string): Command | undefined =>
  id.startsWith(PREFIX) ? (JSON.parse(id.slice(PREFIX.length)) as Command) : undefined;
