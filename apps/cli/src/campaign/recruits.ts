import { type Enlisted, enlist, mustered } from '@sortie/campaign';
import { priceFor } from '@sortie/convert';
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
  const units = recruits.map(enlist);
  const stranger = recruits[units.indexOf(undefined)];
  if (stranger) return { ok: false, what: `${name}: ${stranger.printed.name} has no place in a campaign` };
  return { ok: true, name, units: units.filter(unit => unit !== undefined) };
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
  if (!opened.ok) return { ok: false, problem: opened.reason };
  const { state } = opened.match;
  const seat = Number(army) - 1;
  const { entries, left } = entriesOf(
    mustered(state, seat).map(({ card, skill, abilities, quirks, worn }) => ({
      printed: card,
      pv: priceFor(card, skill),
      member: { skill, abilities, quirks },
      worn,
    })),
  );
  if (left.length > 0) return { ok: false, problem: `${left.join(', ')} cannot fight on the ground` };
  if (entries.length === 0) return { ok: false, problem: `nobody of that army can fight now` };
  return { ok: true, name: state.sides[seat === 1 ? 1 : 0].army.name, entries };
}
