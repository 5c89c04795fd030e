import type { Aim, Step } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { isOnFoot } from '../../sheet/sheet.ts';
import { HAZE } from '../../sight/murk.ts';

/** Beams that fog and dust weaken. */
export const isBeam = ({ weapon }: Aim): boolean => weapon.pulse || (weapon.energy && weapon.direct);

const onTheGround = ({ gait, mode }: Step): boolean => mode !== 'jump' && !isOnFoot(gait);

/** Troops ignore it, and so does whoever jumps: a jump pays for its length alone. */
const lightFog = advanced('TOE-light-fog', {
  covers: ['TOE-careful-movement-exempt', 'TOE-careful-movement-jump-vtol', 'TOE-weather-table-fog-aero'],
  adds: { stepCost: step => (onTheGround(step) ? 1 : undefined) },
  atLeast: { haze: () => HAZE.lightFog },
});

const heavyFog = advanced('TOE-heavy-fog', {
  adds: { stepCost: step => (onTheGround(step) ? 2 : undefined), toHit: aim => (isBeam(aim) ? 1 : undefined) },
  atLeast: { haze: () => HAZE.heavyFog },
});

const blowingSand = advanced('TOE-blowing-sand-to-hit', {
  adds: { toHit: aim => (isBeam(aim) ? 1 : undefined) },
  atLeast: { haze: () => HAZE.storm },
});

export const fogRules: readonly ClassicRule[] = [lightFog, heavyFog, blowingSand];
