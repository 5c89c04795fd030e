import { readFileSync } from 'node:fs';
import { muster, type Recruit } from '@sortie/convert';
import { fill } from '@sortie/kernel';
import { type Force, find, readForce } from '@sortie/roster';
import { CARDS, printedOf } from '@sortie/rules-alpha-strike';
import { reasonOf } from '../say.ts';

/** A force with the cards of all its members, or why it cannot be had. */
export type CalledUp =
  | { readonly ok: true; readonly name: string; readonly force: Force; readonly recruits: readonly Recruit[] }
  | { readonly ok: false; readonly problem: string };

const wrong = (problem: string) => ({ ok: false, problem }) as const;

/** A force file, or names of units separated by commas. */
export function callUp(text: string): CalledUp {
  if (!text.endsWith('.json')) return complete(text, listed(text.split(',').map(one => one.trim())));
  let source: string;
  try {
    source = readFileSync(text, 'utf8');
  } catch (error) {
    return wrong(`${text} cannot be read: ${reasonOf(error)}`);
  }
  const reading = readForce(source);
  if (!reading.ok) return wrong(`${text}: ${reading.faults.map(({ path, reason }) => `${path}: ${reason}`).join('; ')}`);
  return complete(reading.force.name || text, reading.force);
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
