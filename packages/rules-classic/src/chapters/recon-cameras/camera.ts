import { distance } from '@sortie/geometry';
import { type Handler, sure } from '@sortie/kernel';
import { equipment } from '@sortie/roster';
import { bracketOf } from '../../attack/aim.ts';
import { CANNOT_HIT } from '../../attack/resolve.ts';
import type { Aim } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Classic, State, Unit } from '../../shape.ts';
import { weaponOf } from '../../sheet/weapons.ts';
import { sightBetween } from '../../sight/sight.ts';
import { fighting, isFighting, isWhole, type OnMap, placed, sheetFor, unitAt } from '../../state.ts';

export const hasCamera = (unit: Unit): boolean => sheetFor(unit).gear.some(({ kind }, i) => kind === 'camera' && isWhole(unit, 'gear', i));

/** It is aimed as a designator would be, with the same ranges. */
function designator() {
  const listed = equipment('ISTAG');
  if (listed?.kind !== 'weapon') throw new Error('the tables know no TAG');
  return weaponOf(listed, { kind: 'weapon', item: 'ISTAG', at: 'CT' });
}

/** Who spots and fires at once does so with its camera, as far as that reaches. */
function usesCamera(state: State, unit: Unit): boolean {
  if (!unit.at || unit.fire?.spots == null || unit.fire.shots.length === 0 || !hasCamera(unit)) return false;
  const target = state.units[unit.fire.spots];
  return isFighting(target) && distance(unit.at, target.at) <= designator().long;
}

function aimOf(state: State, unit: OnMap, target: OnMap): Aim {
  const weapon = designator();
  const range = distance(unit.at, target.at);
  return {
    state,
    attacker: unit,
    target,
    sheet: sheetFor(unit),
    weapon,
    shot: { weapon: -1, target: target.id },
    range,
    bracket: bracketOf(weapon, range),
    sight: sightBetween(state, unit, target),
    spotter: null,
    secondary: null,
  };
}

/** Before any shot is rolled: whoever fails to hold a target in view has spotted nothing. */
export const film: Handler<Classic, 'film'> = play => {
  for (const unit of fighting(play.state)) {
    if (!usesCamera(play.state, unit)) continue;
    const target = placed(unitAt(play.state, sure(sure(unit.fire, 'the fire').spots, 'the spots')));
    const toHit = play.ask('toHit', aimOf(play.state, unit, target));
    const roll = toHit.total >= CANNOT_HIT ? null : play.roll(2, 6, 'TOE-recon-camera-ground');
    play.emit({ type: 'filmed', unit: unit.id, target: target.id, toHit, roll, ok: roll !== null && roll.total >= toHit.total });
  }
};

const camera = advanced('TOE-recon-camera-ground', {
  adds: {
    toHit: ({ state, spotter, sight }) => {
      if (spotter) return usesCamera(state, spotter) ? -1 : undefined;
      // Somebody was to be spotted and was not.
      return sight.canSee ? undefined : CANNOT_HIT;
    },
  },
  waives: { toHit: ({ state, attacker }) => (usesCamera(state, attacker) ? ['TW-th-spotting'] : undefined) },
  follows: { phaseEnded: (_state, { phase }) => (phase === 'weapon' ? [{ type: 'film' }] : undefined) },
});

export const cameraRules: readonly ClassicRule[] = [camera];
