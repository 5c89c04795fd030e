import { type Enlisted, mustered, TYPES } from '@sortie/campaign';
import { type Entry, entriesOf } from '@sortie/rules-alpha-strike';
import { callUp } from '../units/called-up.ts';
import { openCampaign } from './file.ts';

export type Called =
  | { readonly ok: true; readonly name: string; readonly units: readonly Enlisted[] }
  | { readonly ok: false; readonly what: string };

/** A force file, or names of units separated by commas, as they enter a campaign. */
export function recruitsOf(text: string): Called {
  const called = callUp(text);
  if (!called.ok) return { ok: false, what: called.problem };
  const { name, recruits } = called;
  const stranger = recruits.find(({ printed }) => !(TYPES as readonly string[]).includes(printed.type));
  if (stranger) return { ok: false, what: `${name}: ${stranger.printed.name} has no place in a campaign` };
  const units = recruits.map(
    ({ printed, member, unit }): Enlisted => ({
      card: printed,
      skill: member.skill,
      ...(member.pilot && { pilot: member.pilot }),
      ...(member.quirks && { quirks: member.quirks }),
      ...(unit?.tech.base === 'clan' && { clan: true }),
    }),
  );
  return { ok: true, name, units };
}

/** Is this an army of a campaign: `border.campaign`, or `border.campaign:2` for the second? */
export const isCampaign = (text: string): boolean => /\.campaign(:[12])?$/.test(text);

export type Marching =
  | { readonly ok: true; readonly name: string; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly problem: string };

/** Everybody of an army who can fight now, with what has not been repaired. */
export function marching(text: string): Marching {
  const [, path = text, army = '1'] = /^(.*?\.campaign)(?::([12]))?$/.exec(text) ?? [];
  const opened = openCampaign(path);
  if (!opened.ok) return { ok: false, problem: opened.what };
  const { state } = opened.match;
  const seat = Number(army) - 1;
  const going = mustered(state, seat);
  const { entries, left } = entriesOf(going.map(({ card, skill, quirks }) => ({ printed: card, pv: card.pv, member: { skill, quirks } })));
  if (left.length > 0) return { ok: false, problem: `${left.join(', ')} cannot fight on the ground` };
  if (entries.length === 0) return { ok: false, problem: `nobody of that army can fight now` };
  const worn = entries.map((entry, i): Entry => {
    const { worn: damage, wounded, misaligned } = going[i]!;
    return { ...entry, worn: { ...damage, ...(wounded && { wounded }), ...(misaligned && { misaligned }) } };
  });
  return { ok: true, name: state.sides[seat === 1 ? 1 : 0].army.name, entries: worn };
}
