import { nth } from '@sortie/kernel';
import type { Arc } from '../card/card.ts';
import type { Blow } from '../questions.ts';
import { asc, house, type RadarRule, type Table } from '../rule.ts';
import { rollCritical } from './criticals.ts';

/** Points of one attack, on their way to a craft. */
export function strike(play: Table, unit: number, points: number, arc: Arc, by: number | null, aimed = false): void {
  play.run('striking', { unit, points, arc, by, aimed, through: 0, left: 0 });
}

/** Armor first, then structure. */
export function mark(play: Table, blow: Blow): void {
  const { armor, structure } = nth(play.state.units, blow.unit);
  const whole = Math.floor(blow.points);
  blow.points = whole;
  if (whole === 0) return;
  const lost = Math.min(armor, whole);
  blow.through = Math.min(structure, whole - lost);
  blow.left = structure - blow.through;
  play.emit({ type: 'damaged', unit: blow.unit, armor: lost, structure: blow.through, by: blow.by });
}

const MINIMAL = 0.5;
const ENOUGH = 4;

/** House: what is printed as 0* does a point half of the time. */
const minimal: RadarRule = house('ASC-house-minimal', {
  steps: {
    striking: [
      {
        name: 'minimal',
        insteadOf: 'minimal',
        run: (play, blow) => {
          if (blow.points === MINIMAL) blow.points = play.roll(1, 6, 'ASC-house-minimal').total >= ENOUGH ? 1 : 0;
        },
      },
    ],
  },
});

const inside: RadarRule = asc('ASC-space-crit-structure', 80, {
  steps: {
    striking: [
      {
        name: 'inside',
        after: 'mark',
        run: (play, { unit, arc, through, left }) => {
          if (through > 0 && left > 0) rollCritical(play, unit, arc, 'ASC-space-crit-structure');
        },
      },
    ],
  },
});

const threshold: RadarRule = asc('ASC-space-armor-threshold', 80, {
  steps: {
    striking: [
      {
        name: 'threshold',
        after: 'mark',
        run: (play, { unit, points, arc, through }) => {
          if (through === 0 && points > nth(play.state.units, unit).card.threshold)
            rollCritical(play, unit, arc, 'ASC-space-armor-threshold');
        },
      },
    ],
  },
});

export const applyRules: readonly RadarRule[] = [minimal, inside, threshold];
