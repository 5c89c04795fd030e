import { kindOf } from '../attack/kind.ts';

import { isUnderRun } from '../attack/run-area.ts';
import { ofAttacker } from '../attack/shot.ts';
import { type AlphaRule, core } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { INCH, isMech, isOn, markOf, type Standing } from '../state.ts';
import { isAircraft, isDropShip, isFlying, isSmallCraft, lineOf, thresholdOf } from './aircraft.ts';
import { UNDER_COVER } from './attacks.ts';
import { isBatteryHow } from './capital.ts';
import { isBeside, isUnderCover } from './line.ts';

/** Weak: how near its line an aircraft is in reach of those it did not attack. Short range, at which it is shot at. */
export const LINE_REACH = 6 * INCH;

/** May a unit on the ground shoot at what flew by? It lies in what was attacked, or near the line. */
export function isInReach(attacker: Standing, target: Unit): boolean {
  const line = lineOf(target);
  if (!line) return false;
  const run = target.moved?.run;
  return isBeside(line, attacker, LINE_REACH) || (run !== undefined && run.target === attacker.id) || isInArea(attacker, target);
}

function isInArea(attacker: Standing, { moved }: Unit): boolean {
  const run = moved?.run;
  if (!run || run.kind === 'strike') return false;
  return run.kind === 'altitude' ? (run.points ?? []).some(to => isUnderRun(attacker, { ...run, to })) : isUnderRun(attacker, run);
}

const fire: AlphaRule = core('AS-g2a', {
  forbids: {
    attack: (view, { unit, target, how }) => {
      const [attacker, foe] = [view.units[unit], view.units[target]];
      if (!isOn(attacker) || !isOn(foe) || !isFlying(foe) || isFlying(attacker)) return undefined;
      if (kindOf(how) !== 'weapon' || how === 'indirect') return 'only direct fire reaches it up there';
      if (isUnderCover(view, attacker)) return UNDER_COVER;
      return isBatteryHow(how) || isInReach(attacker, foe) ? undefined : 'it did not fly by near enough';
    },
  },
});

const fromBelow = (attacker: Unit, target: Unit): boolean => isFlying(target) && !isFlying(attacker);

/** Weapons that look astern answer only those who follow. */
const tail: AlphaRule = core('ASC-rear-weapons-airborne', {
  forbids: {
    attack: ({ units }, { unit: id, target, how }) => {
      const unit = units[id];
      if (!unit || !isFlying(unit) || how !== 'rear') return undefined;
      return units[target] && markOf(units[target], 'tailing')?.by === id ? undefined : 'in the air they bear only on those who tail it';
    },
  },
});

export const groundFireRules: readonly AlphaRule[] = [
  fire,
  core('AS-to-hit-air-aero', {
    adds: { toHit: ({ attacker, target }) => (fromBelow(attacker, target) ? 2 : undefined) },
    waives: { toHit: ({ target }) => (isFlying(target) ? ['AS-to-hit-lg'] : undefined) },
    covers: ['ASC-tbl-aero-target-type-mods'],
  }),
  core('AS-to-hit-ds', { adds: { toHit: ({ target }) => (isFlying(target) && isDropShip(target) ? -2 : undefined) } }),
  core('AS-to-hit-sc', { adds: { toHit: ({ target }) => (isFlying(target) && isSmallCraft(target) ? -1 : undefined) } }),
  core('AS-to-hit-grounded-ds', {
    covers: ['ASC-tbl-aero-atmospheric-mods'],
    adds: ofAttacker(({ attacker, kind }) => (kind === 'weapon' && isDropShip(attacker) && !attacker.airborne ? -2 : undefined)),
  }),
  core('AS-aero-grounded', { structural: 'an aircraft on the ground has the height of a vehicle and no Move' }),
  tail,
  core('AS-g2a-threshold', {
    adds: {
      chances: ({ unit, structure, marked: points, natural }) =>
        isAircraft(unit) && !isMech(unit) && structure === 0 && natural !== 12 && points > thresholdOf(unit) ? 1 : undefined,
    },
    covers: ['AS-aero-threshold'],
  }),
];
