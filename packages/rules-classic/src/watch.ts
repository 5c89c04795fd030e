import { columnOf, distance, rowOf } from '@sortie/geometry';
import type { Note, Watch } from '@sortie/kernel';
import type { Event } from './event.ts';
import { pointsFor } from './movement/points.ts';
import { EDITIONS } from './rules.ts';
import type { Classic, Entry, Mech, State, UnitId } from './shape.ts';
import { MAPS } from './shape.ts';
import type { Points } from './sheet/sheet.ts';
import { callSign, isFighting, isWhole, type Standing, sheetFor } from './state.ts';

/** Two dice never show more. */
const HIGHEST_ROLL = 12;

const lance: readonly Entry[] = ['GRF-1N', 'HBK-4G', 'WHM-6R', 'JR7-D'].map(design => ({ design }));

const even: Watch<Classic>['even'] = {
  id: 'even',
  title: 'Even lances',
  summary: 'The same four ’Mechs on both sides.',
  roles: ['North', 'South'],
  rules: EDITIONS['classic']!,
  setup: { map: 'hills', forces: [lance, lance], turns: 15 },
};

const total = (points: Points): number => Object.values(points).reduce((sum, some) => sum + (some ?? 0), 0);
const left = (unit: Pick<Mech, 'armor' | 'rear' | 'structure'>): number => total(unit.armor) + total(unit.rear) + total(unit.structure);
const isLeft = ({ fate }: Mech): boolean => fate === 'fighting' || fate === 'waiting';

/** How far its weapons reach that still work; 0 without any. */
const reachOf = (unit: Mech): number =>
  sheetFor(unit).weapons.reduce((far, weapon, i) => (weapon.fires && isWhole(unit, 'weapon', i) ? Math.max(far, weapon.long) : far), 0);

function notes(_before: State, events: readonly Event[]): readonly Note[] {
  const found: Note[] = [];
  const struck = new Map<UnitId, UnitId>();
  for (const event of events) {
    const note = noteOf(event, struck);
    if (note) found.push(note);
  }
  return found;
}

function noteOf(event: Event, struck: Map<UnitId, UnitId>): Note | undefined {
  switch (event.type) {
    case 'fired': {
      const { unit, target, toHit, result } = event;
      return { kind: 'shot', unit, target, possible: toHit.total <= HIGHEST_ROLL, hit: result === 'hit' || result === 'automaticHit' };
    }
    case 'damaged': {
      const { unit, source, armor, structure } = event;
      const by = 'unit' in source ? source.unit : null;
      if (by !== null) struck.set(unit, by);
      return { kind: 'harm', unit, by, points: armor + structure };
    }
    case 'destroyed':
      return { kind: 'lost', unit: event.unit, by: struck.get(event.unit) ?? null };
    case 'leftMap':
      return { kind: 'left', unit: event.unit, meant: false };
    case 'reactorRolled':
      return event.shutDown && !event.restart ? { kind: 'shutDown', unit: event.unit, own: true } : undefined;
    case 'turnEnded':
      return { kind: 'turnEnded' };
    default:
      return undefined;
  }
}

export const classicWatch: Watch<Classic> = {
  even,
  onMap: (setup, n) => (typeof setup.map === 'string' ? { ...setup, map: MAPS[(MAPS.indexOf(setup.map) + n) % MAPS.length]! } : setup),
  turn: ({ turn }) => turn,
  field: ({ board }) => ({ width: board.width, height: board.height }),
  units: state =>
    state.units.map(unit => ({
      id: unit.id,
      seat: unit.seat,
      name: callSign(state, unit.id),
      points: sheetFor(unit).tons,
      left: isLeft(unit) ? left(unit) / left(sheetFor(unit)) : 0,
      at: isFighting(unit) ? { x: columnOf(unit.at) - 1, y: rowOf(unit.at) - 1 } : null,
      fighting: isLeft(unit),
    })),
  notes,
  bystanders: (state, book) =>
    state.units
      .filter((unit): unit is Standing => {
        if (!isFighting(unit) || (unit.moved !== null && unit.moved.mode !== 'stand')) return false;
        const reach = reachOf(unit);
        const idle = !state.units.some(foe => isFighting(foe) && foe.seat !== unit.seat && distance(foe.at, unit.at) <= reach);
        return reach > 0 && idle && pointsFor(book, unit, 'walk') > 0;
      })
      .map(({ id }) => id),
  ranOut: ({ result }) => result?.reason === 'stalemate' || result?.reason === 'turns',
};
