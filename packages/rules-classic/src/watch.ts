import { columnOf, distance, rowOf } from '@sortie/geometry';
import { chanceOf, type Note, type Watch } from '@sortie/kernel';
import { isCrippled } from './damage/crippled.ts';
import type { Event } from './event.ts';
import { pointsFor } from './movement/points.ts';
import { GROUNDS, onMap } from './scenarios/grounds.ts';
import type { Cause, Classic, State, Unit, UnitId } from './shape.ts';
import type { Points } from './sheet/sheet.ts';
import { callSign, isFighting, isWhole, type OnMap, sheetFor } from './state.ts';

/** Two dice never show more. */
const HIGHEST_ROLL = 12;
/** Below this heat no reactor shuts down. */
const HOT = 14;

const total = (points: Points): number => Object.values(points).reduce((sum, some) => sum + (some ?? 0), 0);
const left = (unit: Pick<Unit, 'armor' | 'rear' | 'structure'>): number => total(unit.armor) + total(unit.rear) + total(unit.structure);
const isLeft = ({ fate }: Unit): boolean => fate === 'fighting' || fate === 'waiting';

/** How far its weapons reach that still work; 0 without any. */
const reachOf = (unit: Unit): number =>
  sheetFor(unit).weapons.reduce((far, weapon, i) => (weapon.fires && isWhole(unit, 'weapon', i) ? Math.max(far, weapon.long) : far), 0);

/** Rolls that nobody would have had to make on another way. */
const CHOSEN: readonly Cause[] = ['skid', 'sideslip', 'water', 'rubble', 'swamp', 'runDamaged', 'jumpDamaged'];

/** What is remembered from one event to the next: who struck whom last, and what made whom hot. */
interface Memory {
  readonly struck: Map<UnitId, UnitId>;
  readonly cooled: Map<UnitId, Extract<Event, { readonly type: 'cooled' }>>;
}

function notes(before: State, events: readonly Event[]): readonly Note[] {
  const memory: Memory = { struck: new Map(), cooled: new Map() };
  return events.flatMap(event => noteOf(before, event, memory) ?? []);
}

function noteOf(before: State, event: Event, { struck, cooled }: Memory): Note | readonly Note[] | undefined {
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
      return { kind: 'left', unit: event.unit, meant: mayLeave(before.units[event.unit]) };
    case 'cooled':
      cooled.set(event.unit, event);
      return undefined;
    case 'ammoHeld':
      return isOwnDoing(cooled.get(event.unit))
        ? { kind: 'risk', unit: event.unit, of: 'heat', chance: 1 - chanceOf(event.needed) }
        : undefined;
    case 'piloted':
      return event.roll && CHOSEN.includes(event.cause)
        ? { kind: 'risk', unit: event.unit, of: 'feet', chance: 1 - chanceOf(event.number.total) }
        : undefined;
    case 'reactorRolled':
      return reactorNotes(event, isOwnDoing(cooled.get(event.unit)));
    case 'turnEnded':
      return { kind: 'turnEnded' };
    default:
      return undefined;
  }
}

/** Whether a reactor ran on or not: what was risked, and what came of it. */
function reactorNotes(
  { unit, needed, roll, shutDown, restart }: Extract<Event, { readonly type: 'reactorRolled' }>,
  own: boolean,
): readonly Note[] {
  if (restart) return [];
  const risk: readonly Note[] = own && roll ? [{ kind: 'risk', unit, of: 'heat', chance: 1 - chanceOf(needed) }] : [];
  return shutDown ? [{ kind: 'shutDown', unit, own }, ...risk] : risk;
}

/** Fighters come back, riders go where they are taken, and the crippled withdraw. */
const mayLeave = (unit: Unit | undefined): boolean =>
  unit === undefined || unit.flight !== undefined || unit.rides !== undefined || isCrippled(unit);

/** Would it be running if it had neither moved nor fired? What a taser or an empty cockpit shuts down was never hot. */
function isOwnDoing(hot: Extract<Event, { readonly type: 'cooled' }> | undefined): boolean {
  if (!hot) return false;
  const outside = hot.built.terms.find(({ rule }) => rule === 'TW-heat-ext')?.value ?? 0;
  return hot.heat - (hot.built.total - outside) < HOT;
}

export const classicWatch: Watch<Classic> = {
  grounds: GROUNDS,
  onMap,
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
      .filter((unit): unit is OnMap => {
        if (!isFighting(unit) || (unit.moved !== null && unit.moved.mode !== 'stand')) return false;
        const reach = reachOf(unit);
        const idle = !state.units.some(foe => isFighting(foe) && foe.seat !== unit.seat && distance(foe.at, unit.at) <= reach);
        return reach > 0 && idle && pointsFor(book, unit, 'walk') > 0;
      })
      .map(({ id }) => id),
  ranOut: ({ result }) => result?.reason === 'stalemate' || result?.reason === 'turns',
};
