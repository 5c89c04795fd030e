import { type Handler, type Telling, tell } from '@sortie/kernel';
import { countOf, isDropShip } from '../card/craft.ts';
import { controls } from '../combat/control.ts';
import { strike } from '../damage/apply.ts';
import { addCritical } from '../damage/criticals.ts';
import { thrustOf } from '../movement/thrust.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import type { Radar, State, Unit } from '../shape.ts';
import { dockedTo, fighting, isEngaged, isFighting, sharesSector } from '../state.ts';

/** Capital turns side by side before anybody docks. */
const TURNS = 3;

/** Docking ports that are left. */
export function portsOf(state: State, parent: Unit): number {
  const coming = state.units.filter(unit => unit.docking?.parent === parent.id).length;
  return countOf(parent, 'DT') - parent.hits.dock - dockedTo(state, parent.id).length - coming;
}

/** Why one may not dock with the other. */
export function noDocking(view: State, unit: Unit | undefined, parent: Unit | undefined, ports: number): Telling | undefined {
  if (!isFighting(unit) || !isFighting(parent) || unit.seat !== parent.seat) return tell('those two cannot dock');
  if (!isDropShip(unit) || countOf(parent, 'DT') === 0) return tell('DropShips dock with ships that have ports for them');
  if (unit.hits.dockingCollar > 0) return tell('its docking collar is damaged');
  if (!sharesSector(unit, parent) || unit.sunk) return tell('they are not in the same sector');
  return ports > 0 || view.turn < 0 ? undefined : tell('all its ports are taken');
}

const eligibility: RadarRule = asc('ASC-dock-eligibility', 87, {
  forbids: {
    dock: (view, { unit: id, parent: other }, seat) => {
      const [unit, parent] = [view.units[id], view.units[other]];
      if (view.phase !== 'orders' || view.active !== seat) return tell('that is not asked now');
      if (unit?.seat !== seat || unit.docking) return tell('that craft does not dock now');
      return noDocking(view, unit, parent, parent ? portsOf(view, parent) : 0);
    },
    abort: (view, { unit }, seat) => {
      if (view.phase !== 'orders' || view.active !== seat) return tell('that is not asked now');
      return view.units[unit]?.seat === seat && view.units[unit]?.docking ? undefined : tell('that craft does not dock now');
    },
  },
  covers: ['ASC-crit-docking-collar', 'ASC-crit-dock', 'ASC-sa-dt'],
});

export const dock: Handler<Radar, 'dock'> = (play, { unit, parent, extra = 0 }) =>
  play.emit({ type: 'docking', unit, docking: { parent, turns: 0, wanted: TURNS + extra } });
export const abort: Handler<Radar, 'abort'> = (play, { unit }) => play.emit({ type: 'docking', unit, docking: null });

/** One more turn side by side; whoever strays or picks a fight begins anew. */
const closing: RadarRule = asc('ASC-dock-process', 87, {
  steps: { closing: [{ name: 'docking', insteadOf: 'docking', run: play => dockings(play) }] },
  covers: ['ASC-dock-under-attack', 'ASC-dock-abort'],
});

function dockings(play: Table): void {
  for (const { id } of fighting(play.state)) {
    const unit = play.state.units[id]!;
    const parent = unit.docking && play.state.units[unit.docking.parent];
    if (!unit.docking || !parent) continue;
    const broken = [unit, parent].some(one => one.turn.strayed || one.turn.initiated);
    if (broken || noDocking(play.state, unit, parent, 1)) {
      play.emit({ type: 'docking', unit: id, docking: null });
      continue;
    }
    const docking = { ...unit.docking, turns: unit.docking.turns + 1 };
    play.emit({ type: 'docking', unit: id, docking });
    if (docking.turns >= docking.wanted) tryToDock(play, play.state.units[id]!, parent, docking.wanted - TURNS);
  }
}

function tryToDock(play: Table, unit: Unit, parent: Unit, extra: number): void {
  if (controls(play, unit, 'dock', { other: parent, extra }).ok) {
    play.emit({ type: 'docked', unit: unit.id, parent: parent.id });
    return;
  }
  play.emit({ type: 'docking', unit: unit.id, docking: null });
  for (const { id } of [unit, parent]) strike(play, id, play.roll(1, 6, 'ASC-dock-failure').total, 'front', null);
}

/** What bears on docking, ship by ship. */
const modifiers: RadarRule = asc('ASC-tbl-docking-mods', 87, {
  adds: {
    control: ({ state, unit, what, other, extra, adrift, otherAdrift }) => {
      if (what !== 'dock') return undefined;
      const engaged = (one: Unit): number => (isEngaged(state, one.id) ? 2 : 0);
      const size = unit.card.size === 1 ? -1 : unit.card.size === 3 ? 2 : 0;
      const own = engaged(unit) + (adrift ? 4 : 0) - extra + unit.hits.thruster + size;
      return own + (other ? engaged(other) : 0) + (otherAdrift ? 4 : 0) || undefined;
    },
  },
});

const undocking: RadarRule = asc('ASC-undock', 87, {
  forbids: {
    undock: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      const parent = view.units[unit?.parent ?? -1];
      if (view.phase !== 'movement' || view.active !== seat || unit?.seat !== seat) return tell('that is not asked now');
      if (unit.fate !== 'docked' || unit.undocking || !parent) return tell('that craft is not docked');
      return parent.turn.moved ? tell('the ship it hangs on has moved') : undefined;
    },
  },
  follows: { undocking: () => [{ type: 'callNext' }] },
  steps: {
    closing: [
      {
        name: 'undocking',
        insteadOf: 'undocking',
        run: play => {
          for (const unit of play.state.units) if (unit.fate === 'docked' && unit.undocking) separate(play, unit);
        },
      },
    ],
  },
});

function separate(play: Table, unit: Unit): void {
  const parent = play.state.units[unit.parent ?? -1]!;
  const powerless = thrustOf(play.book, unit) <= 0;
  const smooth = !powerless || controls(play, parent, 'undock', { other: unit }).ok;
  play.emit({ type: 'undocked', unit: unit.id, rule: powerless ? 'ASC-undock-no-thrust' : 'ASC-undock' });
  if (smooth) return;
  for (const { id } of [unit, parent]) strike(play, id, play.roll(1, 6, 'ASC-undock-no-thrust').total, 'front', null);
  addCritical(play, parent.id, 'dock', 'ASC-undock-no-thrust');
}

const undockingPowerless: RadarRule = asc('ASC-undock-no-thrust', 87, {
  adds: { control: ({ what }) => (what === 'undock' ? 4 : undefined) },
});

export const undock: Handler<Radar, 'undock'> = (play, { unit }) => play.emit({ type: 'undocking', unit });

/** The faster the ship, the more its collars have to hold. */
const maneuvering: RadarRule = asc('ASC-dock-maneuver', 87, {
  adds: { control: ({ what, extra }) => (what === 'haul' ? extra : undefined) },
});

/** For every point by which the roll fails a DropShip is torn off. */
export function haul(play: Table, id: number): void {
  const parent = play.state.units[id]!;
  const docked = dockedTo(play.state, id);
  if (docked.length === 0) return;
  const { ok, margin } = controls(play, parent, 'haul', { extra: thrustOf(play.book, parent) });
  if (ok) return;
  for (const unit of docked.slice(0, -margin)) {
    play.emit({ type: 'undocked', unit: unit.id, rule: 'ASC-dock-maneuver-tear' });
    strike(play, unit.id, play.roll(1, 6, 'ASC-dock-maneuver-tear').total, 'front', null);
    addCritical(play, unit.id, 'dockingCollar', 'ASC-dock-maneuver-tear');
    strike(play, id, play.roll(1, 6, 'ASC-dock-maneuver-tear').total, 'front', null);
    addCritical(play, id, 'dock', 'ASC-dock-maneuver-tear');
  }
}

export const dockingRules: readonly RadarRule[] = [
  eligibility,
  closing,
  asc('ASC-dock-roll', 87),
  asc('ASC-dock-failure', 87),
  modifiers,
  asc('ASC-dock-effects', 87),
  asc('ASC-dock-inherit-engagement', 87),
  asc('ASC-dock-damage-share', 87),
  maneuvering,
  asc('ASC-dock-maneuver-tear', 87),
  asc('ASC-dock-bonus-attack', 87, { covers: ['ASC-dock-bonus-attack-skill'] }),
  undocking,
  undockingPowerless,
];
