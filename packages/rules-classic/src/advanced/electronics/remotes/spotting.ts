import { distance } from '@sortie/geometry';
import { isSet, isStealthy, isVoid, settingOf } from '../../../electronics/settings.ts';
import { unitOf } from '../../../scenarios/setup.ts';
import type { Mech, Remote, State } from '../../../shape.ts';
import { sightBetween } from '../../../sight/sight.ts';
import { isWhole, type Standing, sheetFor } from '../../../state.ts';
import { readBy } from './monitors.ts';

/** A sensor sees as a soldier does who stands in its place. */
export const lookout = ({ at, seat }: Pick<Remote, 'at' | 'seat'>): Standing => ({
  ...unitOf({ design: 'Foot Platoon (Rifle)' }, -1, seat),
  fate: 'fighting',
  at,
});

const CLOSE = 2;

const hides = (unit: Mech): boolean =>
  isStealthy(unit) ||
  isVoid(unit) ||
  isSet(unit, 'nullSignature', 'on') ||
  (!unit.shutDown && sheetFor(unit).gear.some(({ kind }, i) => kind === 'ecm' && settingOf(unit, i) !== 'off' && isWhole(unit, 'gear', i)));

/** Whatever comes close to a sensor that is read is noticed, unless it hides or jams. */
export const isNoticed = (state: State, unit: Standing): boolean =>
  state.remotes !== undefined && !hides(unit) && readBy(state, 1 - unit.seat).some(({ at }) => distance(at, unit.at) <= CLOSE);

/** A sensor that is read and that sees a target: it can spot for indirect fire. */
export function remoteSpotter(state: State, seat: number, target: Standing): Standing | null {
  if (!state.remotes) return null;
  for (const remote of readBy(state, seat)) {
    const eye = lookout(remote);
    if (sightBetween(state, eye, target).canSee) return eye;
  }
  return null;
}
