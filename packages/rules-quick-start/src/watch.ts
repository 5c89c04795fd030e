import { boardOf } from '@sortie/board';
import { columnOf, distance, rowOf } from '@sortie/geometry';
import { type Ground, type Note, nth, type Watch } from '@sortie/kernel';
import { isUsable } from './attack/declare.ts';
import { isImmobile } from './destruction/destruction.ts';
import type { Event } from './event.ts';
import { LOCATIONS } from './force/sheet.ts';
import type { Book } from './rule.ts';
import { EDITIONS } from './ruleset.ts';
import { type Entry, MAPS, type Mech, type QuickStart, type Setup, type State, type UnitId } from './shape.ts';
import { callSign, isFighting, type Standing } from './state.ts';
import { woodsAt } from './terrain/board.ts';

/** Two dice never show more. */
const HIGHEST_ROLL = 12;

const lance: readonly Entry[] = ['GRF-1N', 'WVR-6R', 'TDR-5S', 'LCT-1V'].map(mech => ({ mech }));

const even: Ground<QuickStart> = {
  id: 'even',
  title: 'Even lances',
  summary: 'The same four ’Mechs on both sides.',
  roles: ['First player', 'Second player'],
  rules: EDITIONS['quick-start'] ?? [],
  setup: { scenario: 'open', map: 'grassland', defender: lance, attacker: lance, attackingSeat: null },
};

/** Two forces that meet, each of them attacking once: the first force is that of whoever sits first. Nothing asks for balance here. */
export const duelOf = (a: readonly Entry[], b: readonly Entry[]) => {
  const of = (defender: readonly Entry[], attacker: readonly Entry[]) => ({
    rules: even.rules,
    setup: { ...even.setup, defender, attacker, attackingSeat: 1 },
  });
  return { scenario: of(a, b), swapped: of(b, a) };
};

/** Maps of the box by turns; whoever brings a map of their own keeps it. */
const onMap = (setup: Setup, n: number): Setup =>
  typeof setup.map === 'string' ? { ...setup, map: nth(MAPS, (MAPS.indexOf(setup.map) + n) % MAPS.length) } : setup;

const circles = ({ armor }: Pick<Mech, 'armor'>): number => LOCATIONS.reduce((sum, location) => sum + armor[location], 0);

const isLeft = ({ fate }: Mech): boolean => fate === 'fighting' || fate === 'waiting';

function notes(_before: State, events: readonly Event[]): readonly Note[] {
  const found: Note[] = [];
  const struck = new Map<UnitId, UnitId>();
  for (const event of events) {
    if (event.type === 'damaged') struck.set(event.unit, event.by);
    const note = noteOf(event, struck);
    if (note) found.push(note);
  }
  return found;
}

function noteOf(event: Event, struck: ReadonlyMap<UnitId, UnitId>): Note | undefined {
  switch (event.type) {
    case 'fired': {
      const { unit, target, toHit, result } = event;
      return { kind: 'shot', unit, target, possible: toHit.total <= HIGHEST_ROLL, hit: result === 'hit' || result === 'automaticHit' };
    }
    case 'damaged':
      return { kind: 'harm', unit: event.unit, by: event.by, points: event.marks.reduce((sum, { points }) => sum + points, 0) };
    case 'destroyed':
      return { kind: 'lost', unit: event.unit, by: struck.get(event.unit) ?? null };
    case 'leftMap':
      return { kind: 'left', unit: event.unit, meant: event.safely };
    case 'turnEnded':
      return { kind: 'turnEnded' };
    default:
      return undefined;
  }
}

/** How far its weapons reach that still work; 0 without any. */
const reachOf = (unit: Mech): number =>
  unit.sheet.weapons.reduce((far, weapon, i) => (isUsable(unit, i) ? Math.max(far, weapon.long) : far), 0);

function standsAbout(state: State, book: Book, unit: Standing): boolean {
  const reach = reachOf(unit);
  const stood = unit.moved === null || unit.moved.mode === 'stand';
  if (!stood || reach === 0 || isImmobile(unit, book) || woodsAt(boardOf(state.board), unit.at) > 0) return false;
  return !state.units.some(foe => isFighting(foe) && foe.side !== unit.side && distance(foe.at, unit.at) <= reach);
}

export const quickStartWatch: Watch<QuickStart> = {
  grounds: [even],
  onMap,
  turn: ({ turn }) => turn,
  field: ({ board }) => ({ width: board.width, height: board.height }),
  units: state =>
    state.units.map(unit => ({
      id: unit.id,
      seat: unit.seat,
      name: callSign(state, unit.id),
      points: unit.sheet.tons,
      left: isLeft(unit) ? circles(unit) / circles(unit.sheet) : 0,
      at: isFighting(unit) ? { x: columnOf(unit.at) - 1, y: rowOf(unit.at) - 1 } : null,
      fighting: isLeft(unit),
    })),
  notes,
  bystanders: (state, book) =>
    state.units.filter((unit): unit is Standing => isFighting(unit) && standsAbout(state, book, unit)).map(({ id }) => id),
  ranOut: ({ result }) => result?.reason === 'stalemate',
};
