import type { Roll } from '@sortie/kernel';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { UnitId } from '../shape.ts';
import { fighting, unitAt } from '../state.ts';

export const DEADLY_HITS = 6;
const TO_STAY_AWAKE: readonly number[] = [0, 3, 5, 7, 10, 11];

/** A MechWarrior takes some hits and rolls once for each of them. Whoever sleeps rolls no more. */
export function hurtPilot(play: Play, id: UnitId, hits: number): void {
  const { pilot, fresh } = unitAt(play.state, id);
  if (pilot.hits >= DEADLY_HITS) return;
  const rolls: Roll[] = [];
  const needed: number[] = [];
  let awake = pilot.awake && !fresh.fainting;
  let taken = 0;
  const dead = pilot.hits + hits >= DEADLY_HITS;
  while (taken < hits && pilot.hits + taken < DEADLY_HITS) {
    taken++;
    if (dead || !awake) continue;
    const total = pilot.hits + taken;
    const number = play.ask('consciousness', { hits: total }).total;
    const roll = play.roll(2, 6, 'TW-conscious');
    rolls.push(roll);
    needed.push(number);
    awake = roll.total >= number;
  }
  play.emit({ type: 'pilotHit', unit: id, hits: taken, rolls, needed, awake, dead });
}

const consciousness: ClassicRule = {
  id: 'TW-conscious',
  cite: CITE,
  kind: 'core',
  base: { consciousness: ({ hits }) => TO_STAY_AWAKE[hits] ?? 0 },
  steps: {
    closing: [
      {
        name: 'fainting',
        insteadOf: 'fainting',
        run: play => {
          for (const { id, fresh, pilot } of fighting(play.state))
            if (fresh.fainting && pilot.awake) play.emit({ type: 'faltered', unit: id, awake: false });
        },
      },
    ],
  },
};

/** Whoever fell asleep in this very turn waits until the next one: the End Phase of every later turn. */
const waking: ClassicRule = {
  id: 'TW-wake',
  cite: CITE,
  kind: 'core',
  steps: {
    end: [
      {
        name: 'waking',
        insteadOf: 'waking',
        run: play => {
          for (const { id, pilot } of fighting(play.state)) {
            if (pilot.awake) continue;
            const needed = play.ask('consciousness', { hits: pilot.hits }).total;
            const roll = play.roll(2, 6, 'TW-wake');
            play.emit({ type: 'woke', unit: id, roll, needed, ok: roll.total >= needed });
          }
        },
      },
    ],
  },
};

export const pilotRules: readonly ClassicRule[] = [
  consciousness,
  waking,
  structural('TW-pilot-hits', 'where pilots are hurt, and how often at most'),
];
