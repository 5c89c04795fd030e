import { type ForceValue, forceValue } from '@sortie/construction';
import { find, type Unit } from '@sortie/roster';
import type { Entry } from '@sortie/rules-classic';
import { REGULAR } from './picture.ts';

const unitOf = ({ design }: Entry): Unit | undefined => (typeof design === 'string' ? find(design) : design);

/** What a force of the classic game is worth with its crews, in points of Battle Value. */
export function worthOf(force: readonly Entry[]): ForceValue {
  return forceValue(
    force.flatMap(entry => {
      const unit = unitOf(entry);
      return unit ? [{ unit, gunnery: entry.gunnery ?? REGULAR.gunnery, piloting: entry.piloting ?? REGULAR.piloting }] : [];
    }),
  );
}
