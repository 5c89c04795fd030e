import { type Handler, nth, type Telling, tell } from '@sortie/kernel';
import { keepsStation } from '../card/craft.ts';
import { AWAY, areAdjacent, exitsAt, isSector, ringOf, type Sector } from '../map/sectors.ts';
import { areBeside, hourOf, isOuter, NOWHERE, type Zone } from '../map/zones.ts';
import { asc, type Book, type RadarRule, type Seen, type Table } from '../rule.ts';
import { isOverGround, waitsToMove } from '../sequence/order.ts';
import { ATMOSPHERE, type Command, type Radar, type Unit } from '../shape.ts';
import { isEngaged, isPinned } from '../state.ts';
import { entryZones, layMap, needsMap } from './entering.ts';
import { stepsOf, thrustOf } from './thrust.ts';

type Move = Extract<Command, { readonly type: 'move' }>;
type Maneuver = Extract<Command, { readonly type: 'maneuver' }>;

/** Steps that a manoeuvre takes: zones entered, and one more to leave the map. */
const lengthOf = ({ path, exit }: Maneuver): number => path.length + (exit === undefined ? 0 : 1);

/** The same objection to a move on either kind of map. */
export const both = (
  say: (view: Seen, unit: Unit, steps: number, book: Book) => Telling | undefined,
): NonNullable<RadarRule['forbids']> => ({
  move: (view, { unit, path }, _seat, book) => (view.units[unit] ? say(view, view.units[unit], path.length, book) : undefined),
  maneuver: (view, command, _seat, book) => {
    const unit = view.units[command.unit];
    return unit && say(view, unit, lengthOf(command), book);
  },
});

const sectorsPerTurn: RadarRule = asc('ASC-space-move-sectors', 73, {
  forbids: {
    ...both((_view, unit, steps, book) => {
      const most = stepsOf(book, unit);
      return steps > most && most > 0 ? tell('its Thrust takes it {most} far at most', { most }) : undefined;
    }),
  },
  covers: ['ASC-space-engagement-move-rate'],
});

const stationKeeping: RadarRule = asc('ASC-space-move-station-keeping', 73, {
  forbids: both((_view, unit, steps, book) =>
    steps > 0 && (keepsStation(unit) || thrustOf(book, unit) <= 0) ? tell('it has no Thrust to move with') : undefined,
  ),
});

const pinned: RadarRule = asc('ASC-space-engagement-pinned', 77, {
  affirms: { pinned: ({ state, id }) => isEngaged(state, id) },
  forbids: both((view, unit, steps, book) =>
    steps > 0 && isPinned(view, unit.id, book) ? tell('it has to end its engagements first') : undefined,
  ),
  covers: ['ASC-space-engagement-exit-lock', 'ASC-space-end-engagement-continue', 'ASC-space-end-engagement-free-move'],
});

/** From where it is, each sector of the path touches the one before. */
const adjacency: RadarRule = asc('ASC-space-sector-adjacency', 71, {
  forbids: {
    move: (view, { unit: id, path }) => {
      const unit = view.units[id];
      if (!unit) return undefined;
      let at = unit.sector;
      for (const to of path) {
        if (to === AWAY ? ringOf(at) !== 'peripheral' || at === AWAY : !areAdjacent(at, to)) return tell('those sectors do not touch');
        at = to;
      }
      return undefined;
    },
    maneuver: (view, { unit: id, path }) => {
      const unit = view.units[id];
      if (!unit) return undefined;
      let at = unit.zone;
      for (const to of path) {
        if (!areBeside(at, to)) return tell('those zones do not touch');
        at = to;
      }
      return undefined;
    },
  },
});

const entry: RadarRule = asc('ASC-space-engagement-entry-position', 76, {
  forbids: {
    move: (view, { unit: id, path, zone }) => {
      const unit = view.units[id];
      const to = path.at(-1);
      if (!unit || to === undefined || to === AWAY) return zone === undefined ? undefined : tell('there is no map to enter');
      return wrongZone(view, unit, path.at(-2) ?? unit.sector, to, zone);
    },
    maneuver: (view, { unit: id, exit, zone }) => {
      const unit = view.units[id];
      if (!unit || exit === undefined || exit === AWAY) return zone === undefined ? undefined : tell('there is no map to enter');
      return wrongZone(view, unit, unit.sector, exit, zone);
    },
  },
  covers: [
    'ASC-space-engagement-occupant-position',
    'ASC-space-engagement-map-create',
    'ASC-space-engagement-map-unique',
    'ASC-space-engagement-trigger',
  ],
});

function wrongZone(view: Seen, unit: Unit, from: Sector, to: Sector, zone: Zone | undefined): Telling | undefined {
  if (!isSector(to)) return undefined;
  if (!needsMap(view, to, unit.seat)) return zone === undefined ? undefined : tell('there is no map to enter');
  return zone !== undefined && entryZones(to, from).includes(zone)
    ? undefined
    : tell('it enters in an Outer Ring zone that faces where it comes from');
}

const leaving: RadarRule = asc('ASC-space-engagement-exit-destination', 76, {
  forbids: {
    maneuver: (view, { unit: id, path, exit }) => {
      const unit = view.units[id];
      if (!unit || exit === undefined) return undefined;
      const last = path.at(-1) ?? unit.zone;
      if (view.map === ATMOSPHERE) return tell('the air over the battle is left on the Capital Map');
      if (!isOuter(last)) return tell('a map is left from its Outer Ring');
      return exitsAt(unit.sector, hourOf(last)).includes(exit) ? undefined : tell('that sector does not lie ahead');
    },
  },
  covers: ['ASC-space-engagement-leave', 'ASC-space-north-orientation'],
});

export const move: Handler<Radar, 'move'> = (play, command) => {
  if (command.path.length > 0) play.run('departing', { unit: command.unit });
  goTo(play, command, command.path.at(-1), command.zone);
};

export const maneuver: Handler<Radar, 'maneuver'> = (play, command) => {
  const { unit: id, path, exit, zone } = command;
  if (exit !== undefined) {
    play.run('departing', { unit: id });
    goTo(play, command, exit, zone);
    return;
  }
  const unit = nth(play.state.units, id);
  const to = path.at(-1) ?? unit.zone;
  play.emit({ type: 'moved', unit: id, path, sector: unit.sector, zone: to, shifted: path.length > 0, late: false });
  play.run('maneuvered', { unit: id, from: unit.zone, zone: to });
};

function goTo(play: Table, command: Move | Maneuver, to: Sector | undefined, zone: Zone | undefined): void {
  const unit = nth(play.state.units, command.unit);
  const { path } = command;
  if (to === AWAY) {
    play.run('retreating', { unit: unit.id });
    play.emit({ type: 'moved', unit: unit.id, path, sector: AWAY, zone: NOWHERE, shifted: true, late: false });
    return;
  }
  const sector = to ?? unit.sector;
  const shifted = to !== undefined;
  const joins = shifted && needsMap(play.state, sector, unit.seat);
  if (joins && !isOverGround(play.state, sector)) layMap(play, sector);
  const entered = joins ? (zone ?? NOWHERE) : shifted ? NOWHERE : unit.zone;
  play.emit({ type: 'moved', unit: unit.id, path, sector, zone: entered, shifted, late: joins });
}

/** Staying is a move like any other, for whoever could do something else. */
const noMinimum: RadarRule = asc('ASC-space-move-no-minimum', 73, {
  forbids: both((view, unit, steps, book) =>
    steps === 0 && !waitsToMove(view, unit, book) ? tell('that craft has no choice to make now') : undefined,
  ),
});

const outward: RadarRule = asc('ASC-space-exit-outward', 74, {
  steps: {
    retreating: [
      {
        name: 'leave',
        insteadOf: 'leave',
        run: (play, { unit }) => play.emit({ type: 'left', unit, fate: 'retreated', rule: 'ASC-space-exit-outward' }),
      },
    ],
  },
  covers: ['ASC-space-exit-centre'],
});

export const moveRules: readonly RadarRule[] = [
  sectorsPerTurn,
  stationKeeping,
  pinned,
  adjacency,
  entry,
  leaving,
  outward,
  noMinimum,
  asc('ASC-space-no-stacking-limit', 73, { structural: 'no rule counts who is in a sector or a zone' }),
  asc('ASC-space-no-facing', 73, { structural: 'craft on maps have a place and no facing' }),
  asc('ASC-space-engagement-dual-representation', 76, {
    structural: 'a craft has a sector, and a zone where the sector has a map',
    covers: ['ASC-space-multi-map-presence'],
  }),
];
