import { type Place, pointOf, samePlace } from '@sortie/board-view';
import type { Laid } from '@sortie/scene';
import type { Draft, Drafting, DraftUnit } from '../../analysis/drafting.ts';
import { type Outlook, outlookOf, usual } from '../../analysis/usual.ts';

/** A unit of the position and where it stands. */
export interface Stood {
  readonly id: string;
  readonly at: Place;
}

/** Degrees clockwise from the top, from one place to another. */
export function degreesTo(from: Place, to: Place): number {
  const [a, b] = [pointOf(from), pointOf(to)];
  return (Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI) + 360) % 360;
}

const far = (a: Place, b: Place): number => Math.hypot(pointOf(a).x - pointOf(b).x, pointOf(a).y - pointOf(b).y);

export const nearestTo = (at: Place, others: readonly Stood[]): Stood | undefined => {
  const [first] = others.toSorted((a, b) => far(a.at, at) - far(b.at, at));
  return first;
};

/** How a unit comes to a place: the way it goes, and where it looks then. */
export interface Coming {
  readonly from: Place;
  readonly gait: string | undefined;
  readonly foes: readonly Stood[];
  /** Degrees clockwise from the top; absent: towards the nearest enemy. */
  readonly looks?: number;
}

/** A unit as if it stood at another place; `undefined` where nobody can stand. */
export function standingAt(
  drafting: Drafting,
  state: Laid['state'],
  unit: DraftUnit,
  at: Place,
  { from, gait, foes, looks }: Coming,
): DraftUnit | undefined {
  const fields = drafting.at(state, at);
  if (!fields) return undefined;
  const there: DraftUnit = { ...unit, ...fields };
  const gone = drafting.went && gait !== undefined ? drafting.went(there, gait, from, at) : there;
  const foe = nearestTo(at, foes);
  const degrees = looks ?? (foe && !samePlace(foe.at, at) ? degreesTo(at, foe.at) : undefined);
  return drafting.facing && degrees !== undefined ? drafting.facing(gone, degrees) : gone;
}

export const withUnit = (draft: Draft, unit: DraftUnit): Draft => ({
  ...draft,
  units: draft.units.map(one => (one.id === unit.id ? unit : one)),
});

/** The same position with somebody's guns turned towards a place, where that can be. */
export function aimedAt(drafting: Drafting, draft: Draft, laid: Laid, id: string, from: Place, at: Place): Laid {
  const unit = draft.units.find(one => one.id === id);
  if (!drafting.aimed || !unit || samePlace(from, at)) return laid;
  const turned = drafting.bench.lay(withUnit(draft, drafting.aimed(laid.state, laid.names.indexOf(id), unit, degreesTo(from, at))));
  return turned.ok ? turned.value : laid;
}

/** What one unit promises against another with everything that it would usually use. */
export const outlook = (drafting: Drafting, laid: Laid, from: string, to: string): Outlook =>
  outlookOf(usual(laid.ways(from, to), drafting));
