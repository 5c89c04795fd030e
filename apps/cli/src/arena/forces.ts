import { readFileSync } from 'node:fs';
import { muster } from '@sortie/convert';
import { fill } from '@sortie/kernel';
import { type Force, find, readForce } from '@sortie/roster';
import { CARDS, type Entry as CardEntry, entriesOf, printedOf } from '@sortie/rules-alpha-strike';
import { type Entry as MechEntry, sheetCalled } from '@sortie/rules-quick-start';
import { isCampaign, marching } from '../campaign/recruits.ts';
import { reasonOf } from '../say.ts';

/** A force to be pitted against another, or why it cannot be. */
export type Fielded<E> =
  | { readonly ok: true; readonly name: string; readonly entries: readonly E[] }
  | { readonly ok: false; readonly problem: string };

const wrong = (problem: string) => ({ ok: false, problem }) as const;

/** A force file, or names of units separated by commas. */
export function alphaStrikeForce(text: string): Fielded<CardEntry> {
  if (isCampaign(text)) return marching(text);
  if (!text.endsWith('.json')) return fielded(text, listed(text.split(',').map(one => one.trim())));
  let source: string;
  try {
    source = readFileSync(text, 'utf8');
  } catch (error) {
    return wrong(`${text} cannot be read: ${reasonOf(error)}`);
  }
  const reading = readForce(source);
  if (!reading.ok) return wrong(`${text}: ${reading.faults.map(({ path, reason }) => `${path}: ${reason}`).join('; ')}`);
  return fielded(reading.force.name || text, reading.force);
}

const listed = (names: readonly string[]): Force => ({
  name: names.join(', '),
  edition: 'current',
  members: names.map(name => {
    const house = find(name) ? undefined : CARDS.find(card => card.name.toLowerCase() === name.toLowerCase());
    return house ? { card: printedOf(house), skill: 4 } : { unit: name, skill: 4 };
  }),
});

function fielded(name: string, force: Force): Fielded<CardEntry> {
  const { recruits, findings } = muster(force);
  const broken = findings.find(({ place }) => place !== undefined) ?? (recruits.length === 0 ? findings[0] : undefined);
  if (broken) return wrong(`${name}: ${fill(broken.says)}`);
  const { entries, left } = entriesOf(recruits, force.formations);
  return left.length > 0 ? wrong(`${name}: ${left.join(', ')} cannot fight on the ground`) : { ok: true, name, entries };
}

/** Record sheets by their codes, separated by commas. */
export function quickStartForce(text: string): Fielded<MechEntry> {
  const codes = text.split(',').map(one => one.trim());
  const unknown = codes.find(code => sheetCalled(code) === undefined);
  if (unknown !== undefined) return wrong(`no record sheet is called ${unknown}`);
  return { ok: true, name: codes.join(', '), entries: codes.map(mech => ({ mech })) };
}
