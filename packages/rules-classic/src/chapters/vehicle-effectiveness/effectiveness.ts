import type { RuleId } from '@sortie/kernel';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { commonGait, type Gait } from '../../sheet/sheet.ts';
import { isVehicle, sheetFor, unitAt } from '../../state.ts';
import { motiveDamage } from '../../vehicles/motive.ts';

const EFFECTIVE: RuleId = 'TW-house-effectiveness';

/** House: vehicles that last longer, as the amended book has them; what their sort adds to rolls for what they move on is one less. */
const effective: ClassicRule = {
  id: EFFECTIVE,
  cite: 'house',
  kind: 'advanced',
  adds: { motive: ({ unit }) => (isVehicle(unit) ? -1 : undefined) },
};

/** What the sort of a vehicle adds when it comes down from a jump (not in the errata). */
const LANDING: { readonly [G in Gait]?: number } = { tracked: 2, wheeled: 1, hover: -1, wige: -2 };

function comeDown(play: Play, { unit: id, stopped }: Entering): void {
  if (!stopped && isVehicle(unitAt(play.state, id))) motiveDamage(play, id, 'FR', 0, true);
}

/** Every landing shakes what a vehicle moves on; that others last longer does not help it. */
const jets = advanced('TOE-vehicle-jets-effectiveness', {
  base: { motive: ({ unit, jumped }) => (jumped ? (LANDING[commonGait(sheetFor(unit).gait)] ?? 0) : undefined) },
  waives: { motive: ({ jumped }) => (jumped ? [EFFECTIVE] : undefined) },
  steps: { landing: [{ name: 'shock', after: 'swamp', run: comeDown }] },
});

export const effectivenessRules: readonly ClassicRule[] = [effective, jets];
