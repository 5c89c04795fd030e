import { spotX, spotY } from '@sortie/geometry';
import { type Note, nth, type Place, type Watch } from '@sortie/kernel';
import { groundOf } from './board/compile.ts';
import type { Ground } from './board/ground.ts';
import { even, onMap } from './even.ts';
import { INCH, placeX, placeY } from './mapless/measure.ts';
import type { Event } from './model/event.ts';
import { unitAt } from './model/lookup.ts';
import type { Impact } from './model/shape.ts';
import type { State, Unit, UnitId } from './model/state.ts';
import { coverOf, terrainCover } from './terrain/cover.ts';
import { BOXES, TRACKS } from './units/types.ts';
import { attackOf, damageOf, enemyOf, inOrder, isDown, isPlaced, isSoldier, moveOf, reachOf, unitsOf } from './units/unit.ts';

function notes(before: State, events: readonly Event[]): readonly Note[] {
  const found: Note[] = [];
  const struck = new Map<UnitId, UnitId | null>();
  for (const event of events) {
    if (event.type === 'attacked') struck.set(event.target, event.attacker);
    const note = noteOf(before, event, struck);
    if (note) found.push(note);
  }
  return found;
}

const AIMED: readonly string[] = ['stationary', 'rapid', 'assault', 'targeted', 'reaction'];

function noteOf(before: State, event: Event, struck: ReadonlyMap<UnitId, UnitId | null>): Note | undefined {
  switch (event.type) {
    case 'attacked': {
      const { attacker, target, how, strength, outcome } = event;
      if (attacker === null || !AIMED.includes(how)) return undefined;
      // What the shield of a card took that nobody had seen is bad luck, and so is what a reaction took before the shot.
      const known =
        (unitAt(before, target).known > 0 || unitAt(before, target).kind !== 'armored') && before.active?.shot?.attacker !== attacker;
      const hit = outcome.boxes > 0 || outcome.eliminated || outcome.shock;
      return { kind: 'shot', unit: attacker, target, possible: strength.total >= 1 || !known, hit };
    }
    case 'hit':
      return { kind: 'harm', unit: event.unit, by: struck.get(event.unit) ?? null, points: event.boxes };
    case 'eliminated':
      return { kind: 'lost', unit: event.unit, by: struck.get(event.unit) ?? null };
    case 'exited':
      return { kind: 'left', unit: event.unit, meant: mayLeave(before, event.unit, event.edge) };
    case 'turnEnded':
      return { kind: 'turnEnded' };
    default:
      return undefined;
  }
}

/** The scenario gives something for it, or fear had it. */
function mayLeave({ plan: { forces, victory }, units, active }: State, id: UnitId, edge: string): boolean {
  const { seat } = nth(units, id);
  const ordered = nth(forces, seat).exits?.some(one => one === edge) ?? false;
  const paid = victory.awards.some(award => award.kind === 'exits' && award.seat === seat && award.edges.some(one => one === edge));
  return ordered || paid || (active?.unit === id && active.plan !== null);
}

const placed = (state: State, unit: Unit): Place | null => (isPlaced(unit) ? cellOf(groundOf(state.map), unit.at) : null);

/** Points of a lattice lie on doubled rows. */
const cellOf = (ground: Ground, at: number): Place =>
  ground.kind === 'panels' ? { x: spotX(at), y: spotY(at) >> 1 } : { x: Math.floor(placeX(at) / INCH), y: Math.floor(placeY(at) / INCH) };

const sizes = new WeakMap<readonly number[], { readonly width: number; readonly height: number }>();

function fieldOf(ground: Ground): { readonly width: number; readonly height: number } {
  const known = sizes.get(ground.spots);
  if (known) return known;
  const size = ground.spots.reduce(
    ({ width, height }, spot) => {
      const { x, y } = cellOf(ground, spot);
      return { width: Math.max(width, x + 1), height: Math.max(height, y + 1) };
    },
    { width: 1, height: 1 },
  );
  sizes.set(ground.spots, size);
  return size;
}

function standsAbout(state: State, unit: Unit & { readonly at: number }): boolean {
  if (!isSoldier(unit) || !inOrder(unit) || attackOf(unit) === 0 || moveOf(unit) === 0 || unit.hidden || unit.stealth.box > 0) return false;
  // The chart writes cover as what it takes off an attack.
  if (terrainCover(coverOf(state, unit)) < 0 || state.objectives.length > 0) return false;
  const ground = groundOf(state.map);
  return !unitsOf(state, enemyOf(unit.seat)).some(foe => isPlaced(foe) && ground.range(foe.at, unit.at) <= reachOf(unit));
}

const isLeft = (unit: Unit): boolean => unit.place === 'map' || unit.place === 'reserve';

export const impactWatch: Watch<Impact> = {
  grounds: [even],
  onMap,
  turn: ({ turn }) => turn,
  field: ({ map }) => fieldOf(groundOf(map)),
  units: state =>
    state.units.map(unit => ({
      id: unit.id,
      seat: unit.seat,
      name: unit.card ? TRACKS[unit.card.type].name : unit.tag,
      points: unit.card ? TRACKS[unit.card.type].build : 0,
      left: isLeft(unit) ? (isDown(unit) ? 0 : 1 - damageOf(unit) / (BOXES + 1)) : 0,
      at: placed(state, unit),
      fighting: isLeft(unit) && !isDown(unit),
    })),
  notes,
  bystanders: state =>
    state.units.filter((unit): unit is Unit & { readonly at: number } => isPlaced(unit) && standsAbout(state, unit)).map(({ id }) => id),
  ranOut: ({ result }) => result?.reason === 'points' || result?.reason === 'held',
};
