import { literal, nth, optional, record, tell, whole } from '@sortie/kernel';
import type { RadarChapter } from '../../chapter.ts';
import { NOWHERE } from '../../map/zones.ts';
import { id } from '../../read.ts';
import { eachCraft } from '../../setup/setup.ts';
import type { State, UnitId } from '../../shape.ts';
import { callSign, sameEngagement, withUnit } from '../../state.ts';
import { dockedRules } from './docked.ts';
import { abort, dock, dockingRules, MOST_EXTRA, undock } from './docking.ts';
import type { DockingCommands, DockingEvents } from './shape.ts';

/** Whoever fought the DropShip fights the ship that it hangs on. */
function join(state: State, unit: UnitId, parent: UnitId): State {
  const swap = (one: UnitId): UnitId => (one === unit ? parent : one);
  const engagements = state.engagements.map(({ a, b }) => ({ a: swap(a), b: swap(b) }));
  const kept = engagements.filter((one, i) => engagements.findIndex(other => sameEngagement(one, other)) === i);
  return { ...withUnit(state, unit, { fate: 'docked', parent, docking: null, zone: NOWHERE }), engagements: kept };
}

/** It is where the ship is. */
function part(state: State, unit: UnitId): State {
  const carrier = state.units[nth(state.units, unit).parent ?? -1];
  const place = carrier ? { sector: carrier.sector, zone: carrier.zone, sunk: carrier.sunk } : {};
  return withUnit(state, unit, { fate: 'fighting', parent: null, undocking: false, ...place });
}

const away = (state: State, { unit }: { readonly unit: UnitId }): State => withUnit(state, unit, { docking: null });

/** DropShips that dock with ships, are carried along, and let go. */
export const docking: RadarChapter<{
  command: keyof DockingCommands;
  event: keyof DockingEvents;
  sequence: 'mooring' | 'tearing';
  control: 'dock' | 'undock' | 'haul';
}> = {
  name: 'docking',
  rules: [...dockingRules, ...dockedRules],
  controls: { dock: 'to dock', undock: 'to undock', haul: 'to haul the ship along' },
  begin: (state, setup) => eachCraft(state, setup, () => ({ docking: null, undocking: false })),
  sequences: { mooring: { roll: () => undefined }, tearing: { tear: () => undefined } },
  commands: {
    dock: { read: record({ type: literal('dock'), unit: id, parent: id, extra: optional(whole(1, MOST_EXTRA)) }), perform: dock },
    abort: { read: record({ type: literal('abort'), unit: id }), perform: abort },
    undock: { read: record({ type: literal('undock'), unit: id }), perform: undock },
  },
  events: {
    docking: {
      fold: (state, { unit, docking: now }) => withUnit(state, unit, { docking: now }),
      tell: (state, { unit, docking: now }) =>
        now
          ? tell('{unit} begins to dock with {parent}.', { unit: callSign(state, unit), parent: callSign(state, now.parent) })
          : tell('{unit} breaks off docking.', { unit: callSign(state, unit) }),
    },
    docked: {
      fold: (state, { unit, parent }) => join(state, unit, parent),
      tell: (state, { unit, parent }) =>
        tell('{unit} has docked with {parent}.', { unit: callSign(state, unit), parent: callSign(state, parent) }),
    },
    undocking: {
      fold: (state, { unit }) => withUnit(state, unit, { undocking: true }),
      tell: (state, { unit }) => tell('{unit} begins to undock.', { unit: callSign(state, unit) }),
    },
    undocked: {
      fold: (state, { unit }) => part(state, unit),
      tell: (state, { unit }) => tell('{unit} has undocked.', { unit: callSign(state, unit) }),
    },
  },
  heeds: { left: away, jumped: away },
};
