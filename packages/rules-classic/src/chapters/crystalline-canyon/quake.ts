import type { Roll } from '@sortie/kernel';
import { pilotingRoll, rollOrFall } from '../../piloting/roll.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import type { State } from '../../shape.ts';
import { rides } from '../../sheet/sheet.ts';
import { fighting, isAirborne, isMech, isTroop, sheetFor, unitAt } from '../../state.ts';
import { motiveDamage } from '../../vehicles/motive.ts';
import { alien, strangeAt } from '../alien-worlds/alien.ts';

const SHAKES = 10;
const STRONGEST = 5;

/** From one to five: a six is rolled again. */
function strengthOf(play: Play): Roll {
  let roll = play.roll(1, 6, 'AW-crystal-earthquake-strength');
  while (roll.total > STRONGEST) roll = play.roll(1, 6, 'AW-crystal-earthquake-strength');
  return roll;
}

function quake(play: Play): void {
  const roll = play.roll(2, 6, 'AW-crystal-earthquake-check');
  const check = play.ask('tremor', { state: play.state, rolled: roll.total });
  const strength = check.total >= SHAKES ? strengthOf(play) : null;
  play.emit({ type: 'quaked', roll, check, strength });
  if (strength) shakeAll(play);
}

/** Whoever stands rolls to keep its feet, whoever drives to keep what it drives on; troops and hovercraft are not asked. */
function shakeAll(play: Play): void {
  for (const { id } of fighting(play.state)) {
    const unit = unitAt(play.state, id);
    if (isTroop(unit) || unit.prone || rides(sheetFor(unit).gait) || isAirborne(unit)) continue;
    if (isMech(unit)) rollOrFall(play, id, 'quake');
    else if (!pilotingRoll(play, id, 'quake').ok) motiveDamage(play, id, 'FR', 0);
  }
}

const check = alien('AW-crystal-earthquake-check', {
  needs: ['AW-basis', 'AW-crystal-earthquake-strength'],
  base: { tremor: ({ rolled }) => rolled },
  steps: { turnStart: [{ name: 'ground', insteadOf: 'ground', run: quake }] },
});

const strength = alien('AW-crystal-earthquake-strength', {
  adds: { piloting: ({ state, cause }) => (cause === 'quake' ? state.quake?.strength : undefined) },
});

/** Every unit among crystals makes them sing. */
const peak = alien('AW-crystal-peak', {
  needs: ['AW-crystal-earthquake-check'],
  adds: { tremor: ({ state }) => fighting(state).filter(({ at }) => strangeAt(state, at, 'crystal')).length || undefined },
});

/** In the turn after the last quake. */
const isHumming = ({ quake: last, turn }: State): boolean => last !== undefined && last.turn === turn - 1;

/** What disturbed instruments add to every shot, and take from every salvo. */
const DISTURBED = 2;

const interference = alien('AW-crystal-emi', {
  needs: ['AW-crystal-earthquake-check'],
  adds: {
    toHit: ({ state }) => (isHumming(state) ? DISTURBED : undefined),
    clusterRow: ({ aim }) => (aim.weapon.missile && isHumming(aim.state) ? -DISTURBED : undefined),
  },
});

export const quakeRules: readonly ClassicRule[] = [check, strength, peak, interference];
