import type { Seat } from '@sortie/kernel';
import { isFlying, lineOf } from '../../aerospace/aircraft.ts';
import { gunOf } from '../../artillery/guns.ts';
import { byRule, hurt } from '../../damage/apply.ts';
import { shotMargin } from '../../movement/control.ts';
import { gunsOf } from '../../options/works.ts';
import { type AlphaRule, core, type Seen, type Table } from '../../rule.ts';
import type { Command, Unit } from '../../shape.ts';
import { hasJumped, isInfantry, isOn, stoodStill, unitAt } from '../../state.ts';

/** What bursting shells among aircraft adds, and what it adds to reach for those that do not cross the table. */
export const FLAK = 3;
export const HIGH = 2;

/** Is this a target for flak at all? Everything else that shells answer is a gun. */
const isFlakTarget = (target: Unit | null | undefined): boolean => !!target && isFlying(target);

const isAbove = (target: Unit): boolean => lineOf(target) !== undefined || (target.fate === 'aloft' && target.flight?.ring === 0);

const eligible: AlphaRule = core('ASC-flak-eligibility', {
  affirms: { answerable: ({ target }) => isFlakTarget(target) },
  offers: { works: ({ view, unit, seat }) => shots(view, unit, seat) },
  steps: {
    bombarding: [
      {
        name: 'flak',
        before: 'fire',
        run: (play, about) => {
          const { unit, weapon, against } = about.command;
          const target = against === undefined ? undefined : play.state.units[against];
          if (about.done || !target || !isFlakTarget(target)) return;
          about.done = true;
          burst(play, unitAt(play.state, unit), weapon, target);
        },
      },
    ],
  },
  forbids: {
    bombard: (view, { unit: id, against, munition }, seat) => {
      const [unit, target] = [view.units[id], against === undefined ? undefined : view.units[against]];
      if (!target || !isFlakTarget(target) || !unit) return undefined;
      if (target.seat === seat) return 'that is no enemy';
      if (!isOn(unit) || unit.airborne) return 'only guns on the ground fire flak';
      if (munition !== 'cluster') return 'flak is fired with cluster shells';
      return isAbove(target) ? undefined : 'it is not above the table';
    },
  },
  covers: ['AS-art-flak'],
});

/** At every aircraft that there is; the rules say which of them are above the table. */
function* shots(view: Seen, unit: Unit, seat: Seat): Generator<Command> {
  for (const weapon of gunsOf(unit))
    for (const foe of view.units)
      if (foe.seat !== seat && isFlakTarget(foe))
        yield { type: 'bombard', unit: unit.id, weapon, at: foe.at ?? { x: 0, y: 0 }, munition: 'cluster', against: foe.id };
}

/** The gun's own movement counts as it does for every other weapon. */
const movement = (unit: Unit): number => (isInfantry(unit) ? 0 : hasJumped(unit) ? 2 : stoodStill(unit) ? -1 : 0);

const toHit: AlphaRule = core('ASC-flak-to-hit', {
  adds: {
    artillery: ({ unit, against }) => (against && isFlakTarget(against) ? FLAK + (lineOf(against) ? 0 : HIGH) + movement(unit) : undefined),
  },
});

/** A burst at once, without a flight: a hit does a point less than on the ground, a miss nothing. */
function burst(play: Table, unit: Unit, weapon: string, target: Unit): void {
  const { state } = play;
  const at = target.at ?? { x: 0, y: 0 };
  play.emit({ type: 'acted', unit: unit.id, deed: 'artillery', rule: 'ASC-flak-eligibility' });
  const needs = play.ask('artillery', { state, unit, weapon, direct: true, against: target, at });
  const roll = play.roll(2, 6, 'ASC-flak-to-hit');
  const good = shotMargin(play, unit, needs, roll) >= 0;
  play.emit({ type: 'rolled', unit: unit.id, rule: 'ASC-flak-to-hit', what: good ? 'on target' : 'off target', needs, roll, good });
  const points = Math.max(0, (gunOf(weapon)?.inner ?? 0) - unit.weaponHits - 1);
  if (good) hurt(play, target.id, points, { ...byRule('ASC-flak-damage'), by: unit.id });
}

export const flakRules: readonly AlphaRule[] = [
  eligible,
  toHit,
  core('ASC-flak-damage', { structural: 'a burst takes one point off the damage of a shell' }),
];
