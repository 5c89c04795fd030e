import { ofAttacker } from '../attack/shot.ts';
import { has } from '../card/specials.ts';
import { type AlphaRule, core, option } from '../rule.ts';
import { isInWater } from '../sight/see.ts';
import { isOn, markOf } from '../state.ts';

/** Modifiers of targeting gear tuned for a range, beside the printed 0, 2, 4, 6, 8. */
const FAR = [1, 0, -1, -2, -2] as const;
const NEAR = [-1, 0, 1, 1, 2] as const;

export const markRules: readonly AlphaRule[] = [
  // Says how rules of the Companion are chosen; the kinds of the rule values carry it out.
  core('ASC-optional-rules', { covers: ['ASC-standard-rule-modifications'] }),
  core('AS-sua-mfb', { covers: ['ASC-sua-mfb'] }),
  core('AS-sua-ac'),
  core('AS-sua-lrm'),
  core('AS-sua-srm'),
  core('AS-sua-tor', {
    forbids: {
      attack: (view, { unit: id, target, how }) => {
        const [unit, foe] = [view.units[id], view.units[target]];
        if (how !== 'TOR' || !isOn(unit) || !isOn(foe)) return undefined;
        return isInWater(view, unit) && isInWater(view, foe) ? undefined : 'torpedoes need water on both sides';
      },
    },
  }),
  option('AS-range-tracking', {
    adds: ofAttacker(({ attacker, bracket, kind }) => {
      const mark = markOf(attacker, 'targeting');
      if (kind !== 'weapon' || !mark) return undefined;
      return (mark.value === 1 ? FAR : NEAR)[bracket];
    }),
    base: { order: ({ unit, order }) => (order === 'retarget' && has(unit, 'VRT') ? 1 : undefined) },
    covers: ['AS-sua-vrt'],
  }),
  core('ASC-sua-sdcs', {
    adds: {
      initiative: ({ state, seat, contingent = 0 }) =>
        robotPenalty(state.units.filter(unit => unit.seat === seat && unit.contingent === contingent && isOn(unit))),
    },
    covers: ['AS-sua-sdcs', 'ASC-sua-rbt'],
  }),
];

/** A side of robots alone reacts more slowly: by two, by one with superior brains. */
function robotPenalty(units: readonly Parameters<typeof has>[0][]): number | undefined {
  if (units.length === 0 || !units.every(unit => has(unit, 'RBT') || has(unit, 'SDCS'))) return undefined;
  return units.every(unit => has(unit, 'SDCS')) ? -1 : -2;
}
