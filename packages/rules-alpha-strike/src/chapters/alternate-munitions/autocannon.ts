import { has } from '../../card/specials.ts';
import { counts, groundInches, tmmOf } from '../../movement/tmm.ts';
import type { Aim, Strike } from '../../questions.ts';
import { type AlphaRule, option } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { hasJumped, moveBy, stoodStill } from '../../state.ts';
import { load } from './loading.ts';

/*
 * Shells that an autocannon fires instead of its own. The sources at hand only name them; what each does is taken from the hex game and put into
 * the numbers of cards (AS-reading-46).
 */
const ROUNDS = ['flak', 'flechette', 'precision', 'tracer'];
/** At whatever flies; against everything else such shells do half. */
const FLAK = -2;
/** What shells that follow a target make of its movement, and glowing ones of the dark. */
const PRECISION = -1;
const TRACER = -1;

const isHardToFollow = (unit: Unit): boolean =>
  counts(unit) && !stoodStill(unit) && tmmOf(hasJumped(unit) ? moveBy(unit, true) : groundInches(unit)) > 0;

function easier({ how, munition, target, state }: Aim): number | undefined {
  if (how !== 'AC') return undefined;
  if (munition === 'flak') return target.airborne ? FLAK : undefined;
  if (munition === 'precision') return isHardToFollow(target) ? PRECISION : undefined;
  return munition === 'tracer' && state.weather.light !== 'day' ? TRACER : undefined;
}

const half = ({ value }: Strike): number | undefined => Math.floor(value.points / 2) - value.points || undefined;

/** Shells for one kind of target do half against all others; darts do double against troops in the open. */
function points(strike: Strike): number | undefined {
  const { how, munition, target, value } = strike;
  if (how !== 'AC') return undefined;
  if (munition === 'flak') return target.airborne ? undefined : half(strike);
  if (munition !== 'flechette') return undefined;
  return target.card.type === 'CI' ? value.points : half(strike);
}

export const autocannonRounds: AlphaRule = option('AS-mun-autocannon', {
  ...load(ROUNDS, (unit, how) => how === 'AC' && has(unit, 'AC'), ['AC']),
  adds: { toHit: easier, damage: points },
});
