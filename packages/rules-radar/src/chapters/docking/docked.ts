import { nth } from '@sortie/kernel';
import { controls } from '../../combat/control.ts';
import { strike } from '../../damage/apply.ts';
import { addCritical } from '../../damage/criticals.ts';
import { thrustOf } from '../../movement/thrust.ts';
import { asc, type RadarRule, type Table } from '../../rule.ts';
import type { UnitId } from '../../shape.ts';
import { dockedTo } from '../../state.ts';

/** The faster the ship, the more its collars have to hold. */
const maneuvering: RadarRule = asc('ASC-dock-maneuver', 87, {
  adds: { control: ({ what, extra }) => (what === 'haul' ? extra : undefined) },
  steps: { departing: [{ name: 'haul', before: 'leave', run: haul }] },
});

function haul(play: Table, { unit: id }: { readonly unit: UnitId }): void {
  if (dockedTo(play.state, id).length === 0) return;
  const parent = nth(play.state.units, id);
  const { ok, margin } = controls(play, parent, 'haul', { extra: thrustOf(play.book, parent) });
  if (!ok) play.run('tearing', { unit: id, margin });
}

/** For every point by which the roll fails a DropShip is torn off. */
const tear: RadarRule = asc('ASC-dock-maneuver-tear', 87, {
  steps: {
    tearing: [
      {
        name: 'tear',
        insteadOf: 'tear',
        run: (play, { unit: id, margin }) => {
          for (const unit of dockedTo(play.state, id).slice(0, -margin)) tearOff(play, unit.id, id);
        },
      },
    ],
  },
});

function tearOff(play: Table, unit: UnitId, parent: UnitId): void {
  play.emit({ type: 'undocked', unit, rule: 'ASC-dock-maneuver-tear' });
  strike(play, unit, play.roll(1, 6, 'ASC-dock-maneuver-tear').total, 'front', null);
  addCritical(play, unit, 'dockingCollar', 'ASC-dock-maneuver-tear');
  strike(play, parent, play.roll(1, 6, 'ASC-dock-maneuver-tear').total, 'front', null);
  addCritical(play, parent, 'dock', 'ASC-dock-maneuver-tear');
}

/** Those that are docked go where the ship goes, off the map and into ruin. */
const effects: RadarRule = asc('ASC-dock-effects', 87, {
  steps: {
    retreating: [
      {
        name: 'docked',
        before: 'leave',
        run: (play, { unit }) => {
          for (const { id } of dockedTo(play.state, unit))
            play.emit({ type: 'left', unit: id, fate: 'retreated', rule: 'ASC-space-exit-outward' });
        },
      },
    ],
    wrecking: [
      {
        name: 'docked',
        before: 'wreck',
        run: (play, { unit, rule }) => {
          for (const { id } of dockedTo(play.state, unit)) play.emit({ type: 'destroyed', unit: id, rule });
        },
      },
    ],
  },
});

const ASTRAY = 5;

/** A ship with DropShips attached may be struck on one of them instead. */
const damageShare: RadarRule = asc('ASC-dock-damage-share', 87, {
  steps: {
    striking: [
      {
        name: 'aim',
        insteadOf: 'aim',
        run: (play, blow) => {
          const docked = blow.aimed ? dockedTo(play.state, blow.unit) : [];
          if (docked.length === 0 || play.roll(1, 6, 'ASC-dock-damage-share').total < ASTRAY) return;
          // Whoever is struck instead is struck on its front.
          blow.points -= play.ask('behind', { target: nth(play.state.units, blow.unit), struck: blow.arc }).total;
          const which = docked.length > 1 ? play.roll(1, docked.length, 'ASC-dock-damage-share').total - 1 : 0;
          blow.unit = nth(docked, which).id;
          blow.arc = 'front';
        },
      },
    ],
  },
});

/** One docked DropShip fires along with the ship, and counts against nobody's limit. */
const bonusAttack: RadarRule = asc('ASC-dock-bonus-attack', 87, {
  affirms: { helps: ({ unit, helper }) => helper.fate === 'docked' && helper.parent === unit.id && !helper.turn.done },
  covers: ['ASC-dock-bonus-attack-skill'],
});

export const dockedRules: readonly RadarRule[] = [
  maneuvering,
  tear,
  effects,
  damageShare,
  bonusAttack,
  asc('ASC-dock-inherit-engagement', 87, { structural: 'the fold of `docked` puts the ship into every engagement of the other' }),
];
