import { type Handler, nth, sure, type Telling, tell } from '@sortie/kernel';
import { countOf, isDropShip } from '../../card/craft.ts';
import { controls } from '../../combat/control.ts';
import { strike } from '../../damage/apply.ts';
import { addCritical } from '../../damage/criticals.ts';
import { both } from '../../movement/move.ts';
import { thrustOf } from '../../movement/thrust.ts';
import type { Asked } from '../../questions.ts';
import { asc, type RadarRule, type Table } from '../../rule.ts';
import { actsOn, isCapitalTurn } from '../../sequence/order.ts';
import { afterOrder, noOrders } from '../../sequence/orders.ts';
import type { Command, Radar, State, Unit } from '../../shape.ts';
import { dockedTo, fighting, isEngaged, isFighting, sharesSector } from '../../state.ts';

/** Capital turns side by side before anybody docks. */
const TURNS = 3;
/** Turns that anybody would take beyond that. */
export const MOST_EXTRA = 9;

/** Docking ports that are left. */
function portsOf(state: State, parent: Unit): number {
  const coming = state.units.filter(unit => unit.docking?.parent === parent.id).length;
  return countOf(parent, 'DT') - parent.hits.dock - dockedTo(state, parent.id).length - coming;
}

/** Why one may not dock with the other, with so many ports left. */
function noDocking(unit: Unit | undefined, parent: Unit | undefined, ports: number): Telling | undefined {
  if (!isFighting(unit) || !isFighting(parent) || unit.seat !== parent.seat) return tell('those two cannot dock');
  if (!isDropShip(unit) || countOf(parent, 'DT') === 0) return tell('DropShips dock with ships that have ports for them');
  if (unit.hits.dockingCollar > 0) return tell('its docking collar is damaged');
  if (!sharesSector(unit, parent) || unit.sunk) return tell('they are not in the same sector');
  return ports > 0 ? undefined : tell('all its ports are taken');
}

const eligibility: RadarRule = asc('ASC-dock-eligibility', 87, {
  permits: { command: ['dock', 'abort'] },
  forbids: {
    dock: (view, { unit: id, parent: other }, seat) => {
      const [unit, parent] = [view.units[id], view.units[other]];
      const late = noOrders(view, seat);
      if (late) return late;
      if (unit?.seat !== seat || unit.docking) return tell('that craft does not dock now');
      return noDocking(unit, parent, parent ? portsOf(view, parent) : 0);
    },
    abort: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      return noOrders(view, seat) ?? (unit?.seat === seat && unit.docking ? undefined : tell('that craft does not dock now'));
    },
  },
  offers: { orders: approaches },
  follows: { docking: afterOrder },
  covers: ['ASC-crit-docking-collar', 'ASC-crit-dock', 'ASC-sa-dt'],
});

function* approaches({ view, seat }: Asked): Generator<Command> {
  for (const unit of view.units) {
    if (unit.seat !== seat) continue;
    if (unit.docking) yield { type: 'abort', unit: unit.id };
    else if (isDropShip(unit))
      for (const parent of view.units)
        if (!noDocking(unit, parent, portsOf(view, parent)))
          for (let extra = 0; extra <= MOST_EXTRA; extra++)
            yield { type: 'dock', unit: unit.id, parent: parent.id, ...(extra > 0 ? { extra } : {}) };
  }
}

export const dock: Handler<Radar, 'dock'> = (play, { unit, parent, extra = 0 }) =>
  play.emit({ type: 'docking', unit, docking: { parent, turns: 0, wanted: TURNS + extra } });
export const abort: Handler<Radar, 'abort'> = (play, { unit }) => play.emit({ type: 'docking', unit, docking: null });

/** One more turn side by side; whoever strays or picks a fight begins anew. Two that come together under fire hold still. */
const closing: RadarRule = asc('ASC-dock-process', 87, {
  steps: { closing: [{ name: 'docking', insteadOf: 'docking', run: dockings }] },
  affirms: { still: ({ state, unit }) => isUnderFire(state, unit) },
  forbids: both((view, unit, steps) => (steps > 0 && isUnderFire(view, unit) ? tell('it is docking under fire') : undefined)),
  covers: ['ASC-dock-under-attack', 'ASC-dock-abort'],
});

/** Is one of the two that come together under attack? */
function isUnderFire(state: State, unit: Unit): boolean {
  const partner = unit.docking?.parent ?? state.units.find(one => one.docking?.parent === unit.id)?.id;
  return partner !== undefined && (isEngaged(state, unit.id) || isEngaged(state, partner));
}

function dockings(play: Table): void {
  if (!isCapitalTurn(play.state)) return;
  for (const { id } of fighting(play.state)) {
    const unit = nth(play.state.units, id);
    const parent = unit.docking && play.state.units[unit.docking.parent];
    if (!unit.docking || !parent) continue;
    const broken = [unit, parent].some(one => one.turn.strayed || one.turn.initiated);
    if (broken || noDocking(unit, parent, 1)) {
      play.emit({ type: 'docking', unit: id, docking: null });
      continue;
    }
    const docking = { ...unit.docking, turns: unit.docking.turns + 1 };
    play.emit({ type: 'docking', unit: id, docking });
    if (docking.turns >= docking.wanted)
      play.run('mooring', { unit: nth(play.state.units, id), parent, extra: docking.wanted - TURNS, ok: null });
  }
}

const roll: RadarRule = asc('ASC-dock-roll', 87, {
  steps: {
    mooring: [
      {
        name: 'roll',
        insteadOf: 'roll',
        run: (play, about) => {
          const { unit, parent, extra } = about;
          about.ok = controls(play, unit, 'dock', { other: parent, extra }).ok;
          if (about.ok) play.emit({ type: 'docked', unit: unit.id, parent: parent.id });
          else play.emit({ type: 'docking', unit: unit.id, docking: null });
        },
      },
    ],
  },
});

/** Whoever fails bumps into the other one. */
const failure: RadarRule = asc('ASC-dock-failure', 87, {
  steps: {
    mooring: [
      {
        name: 'bump',
        after: 'roll',
        run: (play, { unit, parent, ok }) => {
          if (ok === false) for (const { id } of [unit, parent]) strike(play, id, play.roll(1, 6, 'ASC-dock-failure').total, 'front', null);
        },
      },
    ],
  },
});

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
  permits: { command: ['undock'] },
  forbids: {
    undock: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      const parent = view.units[unit?.parent ?? -1];
      if (view.phase !== 'movement' || view.active !== seat || unit?.seat !== seat) return tell('that is not asked now');
      if (!mayLeave(unit) || !parent) return tell('that craft is not docked');
      if (!actsOn(view, parent, view.map)) return tell('the ship it hangs on is on another map');
      return parent.turn.moved ? tell('the ship it hangs on has moved') : undefined;
    },
  },
  offers: {
    moves: ({ view, seat }) =>
      view.units.flatMap(unit => (unit.seat === seat && mayLeave(unit) ? [{ type: 'undock', unit: unit.id } as const] : [])),
  },
  affirms: { mayMove: ({ state, unit }) => dockedTo(state, unit.id).some(mayLeave) },
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

const mayLeave = ({ fate, undocking: leaves }: Unit): boolean => fate === 'docked' && !leaves;

function separate(play: Table, unit: Unit): void {
  const parent = nth(play.state.units, sure(unit.parent, 'the ship that it hangs on'));
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

export const dockingRules: readonly RadarRule[] = [eligibility, closing, roll, failure, modifiers, undocking, undockingPowerless];
