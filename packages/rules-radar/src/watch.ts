import type { Note, Watch } from '@sortie/kernel';
import { mayAttack } from './combat/may-attack.ts';
import type { Event } from './event.ts';
import { RINGS, ringOf, sectorsOf } from './map/sectors.ts';
import { EDITIONS } from './rules.ts';
import { isMobile } from './sequence/order.ts';
import { SCENARIO_LIST } from './setup/scenarios.ts';
import type { Entry, Radar, State, UnitId } from './shape.ts';
import { callSign, isFighting, isLeft } from './state.ts';

const HIGHEST_ROLL = 12;

const squadron: readonly Entry[] = ['Kestrel', 'Peregrine', 'Goshawk', 'Homestead'].map(craft => ({ craft }));

const even: Watch<Radar>['even'] = {
  id: 'even',
  title: 'Even squadrons',
  summary: 'Three fighters and a DropShip on either side.',
  roles: ['North', 'South'],
  rules: EDITIONS['radar']!,
  setup: { ...SCENARIO_LIST[0]!.setup, forces: [squadron, squadron] },
};

/** A sector as a cell: rings from left to right, their sectors downwards. */
const cellOf = (sector: number) => ({ x: RINGS.indexOf(ringOf(sector)), y: sectorsOf(ringOf(sector)).indexOf(sector) });

function noteOf(event: Event, struck: Map<UnitId, UnitId>): Note | undefined {
  switch (event.type) {
    case 'fired':
      return {
        kind: 'shot',
        unit: event.unit,
        target: event.target,
        possible: event.roll !== null && event.toHit.total <= HIGHEST_ROLL,
        hit: event.hit,
      };
    case 'damaged':
      if (event.by !== null) struck.set(event.unit, event.by);
      return { kind: 'harm', unit: event.unit, by: event.by, points: event.armor + event.structure };
    case 'destroyed':
    case 'captured':
      return { kind: 'lost', unit: event.unit, by: struck.get(event.unit) ?? null };
    case 'left':
      return { kind: 'left', unit: event.unit, meant: false };
    case 'cooled':
      return event.shutdown ? { kind: 'shutDown', unit: event.unit, own: true } : undefined;
    case 'turnEnded':
      return { kind: 'turnEnded' };
    default:
      return undefined;
  }
}

function notes(_before: State, events: readonly Event[]): readonly Note[] {
  const struck = new Map<UnitId, UnitId>();
  return events.flatMap(event => noteOf(event, struck) ?? []);
}

/** A spectator of many games in space. */
export const radarWatch: Watch<Radar> = {
  even,
  // There is but one map; the sector in which they meet is another.
  onMap: (setup, n) => ({
    ...setup,
    areas: [
      { ...setup.areas[0], sectors: [1 + (n % 6)] },
      { ...setup.areas[1], sectors: [1 + (n % 6)] },
    ],
  }),
  turn: ({ turn }) => turn,
  field: () => ({ width: RINGS.length, height: 24 }),
  units: state =>
    state.units.map(unit => ({
      id: unit.id,
      seat: unit.seat,
      name: callSign(state, unit.id),
      points: unit.card.pv,
      left: isLeft(unit) ? (unit.armor + unit.structure) / (unit.card.armor + unit.card.structure) : 0,
      at: isFighting(unit) ? cellOf(unit.sector) : null,
      fighting: isLeft(unit),
    })),
  notes,
  bystanders: (state, book) =>
    state.units.flatMap(unit =>
      isFighting(unit) && !unit.turn.shifted && isMobile(book, unit) && !mayAttack(state, unit, book) ? [unit.id] : [],
    ),
  ranOut: ({ result }) => result?.reason === 'points',
};
