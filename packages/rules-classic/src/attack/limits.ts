import type { Sight } from '@sortie/board';
import { type RuleId, tell } from '@sortie/kernel';
import { CITE, type ClassicRule } from '../rule.ts';
import type { State } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { sightBetween } from '../sight/sight.ts';
import { isWading } from '../sight/water.ts';
import { isFighting, isTroop, type OnMap, sheetFor } from '../state.ts';
import { isTorpedo, isWet } from './aim.ts';
import { eachShot } from './each-shot.ts';

/** Does a shot go through the surface of the water? Weapons above it cannot fire at what is below, nor those below at what is above. */
function crossesSurface(state: State, unit: OnMap, weapon: Weapon, { attackerWetness, targetWetness }: Sight): boolean {
  if ((attackerWetness === 'dry' && targetWetness === 'dry') || isTorpedo(weapon)) return false;
  return targetWetness === (isWet(state, unit, weapon) ? 'dry' : 'submerged');
}

/** Pods look for metal to cling to. */
const clingsToMetal = ({ item }: Weapon): boolean => /narc/i.test(item);

/** Is a weapon useless against this target, however near and plain to see it is? Those who list shots leave it out. */
export const isUseless = (state: State, unit: OnMap, target: OnMap, weapon: Weapon, sight: Sight): boolean =>
  crossesSurface(state, unit, weapon, sight) || (isTroop(target) && clingsToMetal(weapon));

const limit = (id: RuleId, wrong: (state: State, unit: OnMap, target: OnMap, weapon: Weapon) => boolean, text: string): ClassicRule => ({
  id,
  cite: CITE,
  kind: 'core',
  forbids: {
    declare: eachShot((view, unit, shot, weapon) => {
      const target = view.units[shot.target];
      return isFighting(target) && wrong(view, unit, target, weapon) ? tell(text, { weapon: weapon.name }) : undefined;
    }),
  },
});

/** What is fired from under water strikes of a 'Mech that wades only what is under water; sight counts the water as cover against all others. */
const fromBelow: ClassicRule = {
  id: 'TW-cover-water',
  cite: CITE,
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'surface',
        before: 'strike',
        run: (play, attack) => {
          const { weapon, target, attacker } = attack.aim;
          const { legs } = sheetFor(target);
          if (legs.length === 0 || !isFighting(target) || !isFighting(attacker) || !isWading(play.state, target)) return;
          if (isWet(play.state, attacker, weapon)) attack.reaches = location => legs.includes(location);
        },
      },
    ],
  },
};

export const limitRules: readonly ClassicRule[] = [
  fromBelow,
  limit(
    'TW-los-water',
    (state, unit, target, weapon) => crossesSurface(state, unit, weapon, sightBetween(state, unit, target)),
    'the {weapon} does not fire through the surface of the water',
  ),
  limit(
    'TW-narc-target',
    (_state, _unit, target, weapon) => isTroop(target) && clingsToMetal(weapon),
    'the {weapon} finds nothing to cling to',
  ),
];
