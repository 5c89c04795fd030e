import { muster, type Recruit } from '@sortie/convert';
import { fill } from '@sortie/kernel';
import { type Force, find } from '@sortie/roster';
import { CARDS, printedOf } from '@sortie/rules-alpha-strike';
import { isForceFile, readForceFile } from './force-file.ts';

/** A force with the cards of all its members, or why it cannot be had. */
export type CalledUp =
  | { readonly ok: true; readonly name: string; readonly force: Force; readonly recruits: readonly Recruit[] }
  | { readonly ok: false; readonly problem: string };

const wrong = (problem: string) => ({ ok: false, problem }) as const;

/** A force file, or names of units separated by commas. */
export function callUp(text: string): CalledUp {
  if (!isForceFile(text)) return complete(text, listed(text.split(',').map(one => one.trim())));
  const read = readForceFile(text);
  return read.ok ? complete(read.force.name || text, read.force) : wrong(read.problem);
}

const listed = (names: readonly string[]): Force => ({
  name: names.join(', '),
  edition: 'current',
  members: names.map(name => {
    const house = find(name) ? undefined : CARDS.find(card => card.name.toLowerCase() === name.toLowerCase());
    return house ? { card: printedOf(house), skill: 4 } : { unit: name, skill: 4 };
  }),
});

/** Every member has a card, or the force is not to be had. */
function complete(name: string, force: Force): CalledUp {
  const { recruits, findings } = muster(force);
  const broken = findings.find(({ place }) => place !== undefined) ?? (recruits.length === 0 ? findings[0] : undefined);
  return broken ? wrong(`${name}: ${fill(broken.says)}`) : { ok: true, name, force, recruits };
}
