import { type Handler, nth, type Telling, tell } from '@sortie/kernel';
import { NOWHERE } from '../map/zones.ts';
import { asc, type RadarRule, type Table } from '../rule.ts';
import { ATMOSPHERE, CAPITAL, type Engagement, type Phase, type Radar, type State, type Unit } from '../shape.ts';
import { fighting } from '../state.ts';
import { rollForInitiative } from './initiative.ts';
import { actsOn, GROUND_TURNS, isCapitalTurn, isOverGround, orderOf, waitsToMove } from './order.ts';
import { judge } from './victory.ts';

/** The sectors that have an Engagement Map with both sides on it, in their order. */
export function engagementMaps(state: State): readonly number[] {
  const seats = new Map<number, Set<number>>();
  for (const unit of fighting(state)) {
    if (unit.zone === NOWHERE || isOverGround(state, unit.sector)) continue;
    const there = seats.get(unit.sector) ?? new Set();
    seats.set(unit.sector, there.add(unit.seat));
  }
  return [...seats]
    .filter(([, there]) => there.size > 1)
    .map(([sector]) => sector)
    .sort((a, b) => a - b);
}

/** Which maps are played in a turn, and in which order. */
function mapsOf(state: State, groundTurn: number): readonly number[] {
  const space = [...engagementMaps(state), CAPITAL];
  if (state.centre === 'space') return space;
  return groundTurn % GROUND_TURNS === 0 ? [...space, ATMOSPHERE] : [ATMOSPHERE];
}

function beginTurn(play: Table): void {
  const { state } = play;
  const groundTurn = state.centre === 'ground' ? state.groundTurn + 1 : 0;
  const maps = mapsOf(state, groundTurn);
  if (maps[0] === ATMOSPHERE) play.emit({ type: 'turnBegan', turn: state.turn, groundTurn, maps, below: true });
  else play.emit({ type: 'turnBegan', turn: state.turn + 1, groundTurn, maps });
  play.emit({ type: 'phaseBegan', phase: 'initiative', queue: [] });
  rollForInitiative(play);
}

/** On a shared turn the ground has an initiative of its own. */
export const nextMap: Handler<Radar, 'nextMap'> = play => {
  const [map, ...maps] = play.state.maps;
  if (map === undefined) {
    beginAftermath(play);
    return;
  }
  play.emit({ type: 'mapBegan', map, maps });
  beginMovement(play);
};

function beginMovement(play: Table): void {
  const { state, book } = play;
  const queue = orderOf(state, 1 - state.initiative, unit => waitsToMove(state, unit, book));
  play.emit({ type: 'phaseBegan', phase: 'movement', queue });
}

const beginCombat = (play: Table): void =>
  play.emit({ type: 'phaseBegan', phase: 'combat', queue: [play.state.initiative, 1 - play.state.initiative] });

function beginAftermath(play: Table): void {
  play.emit({ type: 'phaseBegan', phase: 'aftermath', queue: [] });
  play.run('aftermath', null);
  play.emit({ type: 'phaseBegan', phase: 'settling', queue: [], unsettled: unsettled(play.state) });
}

/** In turns of the ground alone only those in its air end. */
const unsettled = (state: State): readonly Engagement[] =>
  isCapitalTurn(state) ? state.engagements : state.engagements.filter(({ a }) => isOverGround(state, nth(state.units, a).sector));

function close(play: Table): void {
  play.emit({ type: 'phaseBegan', phase: 'closing', queue: [] });
  play.run('closing', null);
  play.emit({ type: 'turnEnded', turn: play.state.turn });
  if (!judge(play)) beginTurn(play);
}

/** What follows a phase in which nobody has anything left to do. */
const NEXT: { readonly [P in Phase]?: (play: Table) => void } = {
  deployment: beginTurn,
  movement: beginCombat,
  combat: play => {
    const [next] = play.state.maps;
    // The ground has a fresh initiative of its own (ASC-space-capital-before-ground).
    if (next === ATMOSPHERE && play.state.map !== ATMOSPHERE) {
      play.emit({ type: 'phaseBegan', phase: 'initiative', queue: [] });
      rollForInitiative(play);
    } else nextMap(play, { type: 'nextMap' });
  },
  settling: play => {
    const { initiative } = play.state;
    play.emit({ type: 'phaseBegan', phase: 'orders', queue: [1 - initiative, initiative] });
  },
  orders: close,
};

export const nextPhase = (play: Table): void => NEXT[play.state.phase]?.(play);

const phases: RadarRule = asc('ASC-space-end-phase', 82, {
  follows: {
    phaseBegan: (_state, { phase }) =>
      ['deployment', 'movement', 'combat', 'settling', 'orders'].includes(phase) ? [{ type: 'callNext' }] : undefined,
    deployed: () => [{ type: 'callNext' }],
    moved: () => [{ type: 'callNext' }],
    exchanged: () => [{ type: 'callNext' }],
    held: () => [{ type: 'callNext' }],
    settled: ({ phase }) => (phase === 'settling' ? [{ type: 'callNext' }] : undefined),
  },
});

/** Why a craft may not act now. */
export function outOfTurn(view: State, phase: Phase, unit: Unit | undefined, seat: number): Telling | undefined {
  if (view.phase !== phase || view.clash || view.wish) return tell('that is not asked now');
  if (view.active !== seat) return tell("it is the other side's turn");
  if (!unit || unit.seat !== seat) return tell('that is not your craft');
  return undefined;
}

const maps: RadarRule = asc('ASC-space-multi-engagement-turns', 76, {
  forbids: {
    move: (view, { unit }, seat) => notHere(view, view.units[unit], seat, CAPITAL),
    maneuver: (view, { unit }, seat) => notHere(view, view.units[unit], seat, view.map === CAPITAL ? -1 : view.map),
    hold: (view, _command, seat) =>
      view.phase === 'combat' && !view.clash && view.active === seat ? undefined : tell('that is not asked now'),
  },
  covers: [
    'ASC-space-engagement-then-capital',
    'ASC-space-map-resolution-order',
    'ASC-space-engagement-turn-scale',
    'ASC-space-engagement-late-arrival',
  ],
});

function notHere(view: State, unit: Unit | undefined, seat: number, map: number): Telling | undefined {
  const late = outOfTurn(view, 'movement', unit, seat);
  if (late || !unit) return late;
  if (unit.fate !== 'fighting') return tell('that craft is not on a map');
  if (view.map !== map || !actsOn(view, unit, map)) return tell('that craft is on another map');
  if (unit.turn.late) return tell('it has come too late for this turn');
  return unit.turn.moved ? tell('that craft has moved') : undefined;
}

export const hold: Handler<Radar, 'hold'> = play => play.emit({ type: 'held', seat: play.seat });

/** Six ground turns for every capital turn, and the first one after five of them. */
const groundPace: readonly RadarRule[] = [
  asc('ASC-space-turn-ratio', 72, {
    structural: '`GROUND_TURNS` and `mapsOf`',
    covers: ['ASC-space-first-capital-turn', 'ASC-tbl-turn-tracker', 'ASC-space-capital-before-ground'],
  }),
];

export const turnRules: readonly RadarRule[] = [phases, maps, ...groundPace];
