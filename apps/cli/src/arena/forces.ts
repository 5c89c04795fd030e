import { fill } from '@sortie/kernel';
import { type Entry as CardEntry, entriesOf } from '@sortie/rules-alpha-strike';
import { type Muster, readSquad, squadText } from '@sortie/rules-impact';
import { type Entry as MechEntry, sheetCalled } from '@sortie/rules-quick-start';
import { isCampaign, marching } from '../campaign/recruits.ts';
import { callUp } from '../units/called-up.ts';

/** A force to be pitted against another, or why it cannot be. */
export type Fielded<E> =
  | { readonly ok: true; readonly name: string; readonly entries: readonly E[] }
  | { readonly ok: false; readonly problem: string };

const wrong = (problem: string) => ({ ok: false, problem }) as const;

/** An army of a campaign, a force file, or names of units separated by commas. */
export function alphaStrikeForce(text: string): Fielded<CardEntry> {
  if (isCampaign(text)) return marching(text);
  const called = callUp(text);
  if (!called.ok) return called;
  const { entries, left } = entriesOf(called.recruits, called.force.formations);
  return left.length > 0
    ? wrong(`${called.name}: ${left.join(', ')} cannot fight on the ground`)
    : { ok: true, name: called.name, entries };
}

/** Record sheets by their codes, separated by commas. */
export function quickStartForce(text: string): Fielded<MechEntry> {
  const codes = text.split(',').map(one => one.trim());
  const unknown = codes.find(code => sheetCalled(code) === undefined);
  if (unknown !== undefined) return wrong(`no record sheet is called ${unknown}`);
  return { ok: true, name: codes.join(', '), entries: codes.map(mech => ({ mech })) };
}

/** Soldiers in words, separated by commas. */
export function impactSquad(text: string): Fielded<Muster> {
  const squad = readSquad(text);
  return 'text' in squad ? wrong(fill(squad)) : { ok: true, name: squadText(squad), entries: squad };
}
