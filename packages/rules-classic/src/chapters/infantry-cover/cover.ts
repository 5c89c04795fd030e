import { sameHex } from '@sortie/geometry';
import type { Aim } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { isAirborne, isFighting, isTroop, placeOf } from '../../state.ts';
import { isShielded } from '../shielding/shielding.ts';

/** What a machine in their hex is worth to troops (the book's number is not in its errata). */
const BEHIND_A_MACHINE = 1;

const isBehind = ({ state, target }: Aim): boolean =>
  isTroop(target) &&
  target.at !== null &&
  target.clings == null &&
  target.rides === undefined &&
  state.units.some(
    other => other.seat === target.seat && isFighting(other) && !isTroop(other) && !isAirborne(other) && sameHex(other.at, placeOf(target)),
  );

/** Troops make use of a machine of their side; one that walks to shield them is worth no more. */
const cover = advanced('TOE-infantry-cover-no-shielding-stack', {
  adds: { toHit: aim => (isBehind(aim) && !isShielded(aim.state, aim.target) ? BEHIND_A_MACHINE : undefined) },
});

/** Men on foot see past it, but not past the shield of a gun. */
const onFoot = advanced('TOE-infantry-cover-conventional-attacks', {
  needs: ['TOE-infantry-cover-no-shielding-stack'],
  waives: {
    toHit: ({ sheet, weapon }) => (sheet.kind === 'infantry' && weapon.crew === 0 ? ['TOE-infantry-cover-no-shielding-stack'] : undefined),
  },
});

export const coverRules: readonly ClassicRule[] = [cover, onFoot];
