import { nth, type RuleId } from '@sortie/kernel';
import { has, keepsStation } from '../../card/craft.ts';
import { controls } from '../../combat/control.ts';
import { strike } from '../../damage/apply.ts';
import { addCritical } from '../../damage/criticals.ts';
import type { Sector } from '../../map/sectors.ts';
import { NOWHERE, type Zone } from '../../map/zones.ts';
import { asc, type RadarRule, type Table } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import { dockedTo, isFighting } from '../../state.ts';
import type { Jumping } from './shape.ts';

/** A step of a jump that is still under way. */
export const step = (
  name: string,
  rule: RuleId,
  page: number,
  run: (play: Table, about: Jumping, unit: Unit) => void,
  more: Partial<RadarRule> = {},
): RadarRule =>
  asc(rule, page, {
    steps: {
      jumping: [
        {
          name,
          insteadOf: name,
          run: (play, about) => {
            if (!about.over) run(play, about, nth(play.state.units, about.unit));
          },
        },
      ],
    },
    ...more,
  });

/** Whoever is in the same zone has to get away from the energies of a jump. */
const nearby: RadarRule = step(
  'depart',
  'ASC-jump-damage-check',
  88,
  (play, { plan }, unit) => {
    if (plan.kind !== 'in') blast(play, unit, unit.sector, unit.zone);
  },
  {
    adds: {
      control: ({ unit, what }) => (what === 'blast' ? (unit.turn.engaged ? 2 : 0) + (keepsStation(unit) ? 4 : 0) || undefined : undefined),
    },
  },
);

export function blast(play: Table, jumper: Unit, sector: Sector, zone: Zone): void {
  if (zone === NOWHERE) return;
  const near = play.state.units.filter(unit => isFighting(unit) && unit.id !== jumper.id && unit.sector === sector && unit.zone === zone);
  for (const { id } of near) {
    const unit = nth(play.state.units, id);
    if (!controls(play, unit, 'blast', { other: jumper }).ok) play.run('scorching', { unit, jumper: jumper.id });
  }
}

const amount: RadarRule = asc('ASC-jump-damage-amount', 89, {
  steps: {
    scorching: [
      {
        name: 'harm',
        insteadOf: 'harm',
        run: (play, { unit, jumper }) => strike(play, unit.id, play.roll(1, 6, 'ASC-jump-damage-amount').total, 'front', jumper),
      },
    ],
  },
});

const transported: RadarRule = asc('ASC-jump-damage-transported', 89, {
  steps: {
    scorching: [
      {
        name: 'transported',
        insteadOf: 'transported',
        run: (play, { unit, jumper }) => {
          for (const { id } of dockedTo(play.state, unit.id))
            strike(play, id, play.roll(1, 6, 'ASC-jump-damage-amount').total, 'front', jumper);
        },
      },
    ],
  },
});

/** Two drives so close harm each other. */
const drives: RadarRule = asc('ASC-jump-damage-kf', 89, {
  steps: {
    scorching: [
      {
        name: 'drives',
        insteadOf: 'drives',
        run: (play, { unit, jumper }) => {
          if (!has(unit, 'KF')) return;
          strike(play, unit.id, play.roll(1, 6, 'ASC-jump-damage-kf').total, 'front', jumper);
          for (const id of [unit.id, jumper]) {
            const hits = play.roll(1, 6, 'ASC-jump-damage-kf').total;
            for (let i = 0; i < hits; i++) addCritical(play, id, 'kfDrive', 'ASC-jump-damage-kf');
          }
        },
      },
    ],
  },
});

export const energyRules: readonly RadarRule[] = [nearby, amount, transported, drives];
