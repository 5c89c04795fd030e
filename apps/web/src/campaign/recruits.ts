import { type Enlisted, enlist } from '@sortie/campaign';
import { muster } from '@sortie/convert';
import type { Force } from '@sortie/roster';
import { nameAt } from '../forces/entries.ts';

export interface Recruits {
  readonly units: readonly Enlisted[];
  /** Names of those who cannot come along: no campaign knows their kind, or they cannot be had. */
  readonly behind: readonly string[];
}

/** A force as it enters a campaign. */
export function recruitsOf(force: Force): Recruits {
  const { recruits, findings } = muster(force);
  const units = recruits.map(enlist);
  const behind = recruits.filter((_, i) => units[i] === undefined).map(({ printed }) => printed.name);
  const missing = findings.flatMap(({ place }) => (place === undefined ? [] : [nameAt(force, place)]));
  return { units: units.filter(unit => unit !== undefined), behind: [...behind, ...missing] };
}
