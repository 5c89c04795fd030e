import { woundInside } from '../../damage/inside.ts';
import { plainFall } from '../../piloting/fall.ts';
import { pilotingRoll } from '../../piloting/roll.ts';
import type { Entering } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { STANDARD_GRAVITY } from '../../scenarios/setup.ts';
import type { Unit } from '../../shape.ts';
import { isMech, sheetFor, unitAt } from '../../state.ts';

/** Points divided by the pull, to the nearest whole number; a half goes down. */
const under = (points: number, pull: number): number => Math.ceil((2 * STANDARD_GRAVITY * points - pull) / (2 * pull));

/** After heat, damage and everything else: walking and jumping points are divided by the pull. Falls hurt as much as things weigh. */
const order = advanced('TOE-gravity-order', {
  adds: {
    gravityMp: ({ pull, points }) => under(points, pull) - points || undefined,
    fallDamage: about => (about.unit.pull === undefined ? undefined : Math.floor((plainFall(about) * about.unit.pull) / 10 + 0.5)),
  },
  waives: { fallDamage: ({ unit }) => (unit.pull === undefined ? undefined : ['TW-fall-damage', 'TW-fall-water']) },
});

/** Tenths of difference from our gravity that make a shell or missile one harder to place. */
const EACH = 2;

/** What flies by its own weight falls short or goes too far. */
const aim = advanced('TOE-terrain-table-gravity-to-hit', {
  adds: {
    toHit: ({ attacker: { pull }, weapon }) =>
      pull === undefined || weapon.energy || weapon.style === 'troop' ? undefined : Math.floor(off(pull) / EACH) || undefined,
  },
});

const off = (pull: number): number => Math.abs(pull - STANDARD_GRAVITY);

const HALF = 5;

/** Points that each leg takes inside when a landing goes wrong. */
function strain(unit: Unit, pull: number): number {
  const { walk, jump } = sheetFor(unit);
  if (pull < STANDARD_GRAVITY) return Math.max(0, (unit.moved?.spent ?? 0) - jump);
  return Math.floor((walk - under(walk, pull)) / 2);
}

function land(play: Play, about: Entering): void {
  const unit = unitAt(play.state, about.unit);
  if (about.stopped || unit.pull === undefined || !isMech(unit)) return;
  const points = strain(unit, unit.pull);
  if (points === 0 || pilotingRoll(play, about.unit, 'gravity').ok) return;
  for (const leg of sheetFor(unit).legs) woundInside(play, about.unit, leg, points);
}

/** Farther than the jets were made for, or heavier than the legs were: a roll, or the legs suffer inside. Points kept back soften a landing. */
const landing = advanced('TOE-gravity-jump-damage', {
  needs: ['TOE-gravity-order'],
  adds: {
    piloting: ({ unit, cause }) =>
      cause === 'gravity' && unit.pull !== undefined
        ? Math.floor(off(unit.pull) / HALF) - (unit.pull > STANDARD_GRAVITY ? (unit.moved?.cushion ?? 0) : 0)
        : undefined,
  },
  steps: { landing: [{ name: 'gravity', after: 'strain', run: land }] },
});

export const gravityRules: readonly ClassicRule[] = [order, aim, landing];
