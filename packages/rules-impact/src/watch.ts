import { spotX, spotY } from '@sortie/geometry';
import type { Note, Place, Watch } from '@sortie/kernel';
import { groundOf } from './board/compile.ts';
import type { Ground } from './board/ground.ts';
import type { MapPlan, PanelRef } from './board/plan.ts';
import { INCH, placeX, placeY } from './mapless/measure.ts';
import type { Event } from './model/event.ts';
import type { Muster, ScenarioPlan } from './model/scenario.ts';
import type { Impact } from './model/shape.ts';
import type { State, Unit, UnitId } from './model/state.ts';
import { standardRules } from './rules.ts';
import { coverOf, terrainCover } from './terrain/cover.ts';
import { BOXES, TRACKS } from './units/types.ts';
import { attackOf, damageOf, enemyOf, inOrder, isDown, isPlaced, isSoldier, moveOf, reachOf, unitsOf } from './units/unit.ts';

const squad: readonly Muster[] = [
  { type: 'command', count: 1 },
  { type: 'assault', count: 2 },
  { type: 'front-line', count: 3 },
  { type: 'ranger', count: 1 },
  { type: 'dead-eye', count: 1 },
];

const panels = (...rows: readonly string[]): MapPlan => ({ kind: 'panels', rows: rows.map(row => row.split(' ').map(panelCalled)) });
const panelCalled = (name: string): PanelRef => (name.endsWith('*') ? { panel: name[0]!, turned: true } : { panel: name });

/** One panel each: eight soldiers a side have room enough, and no time to lose. */
const MAPS: readonly MapPlan[] = ['A', 'B', 'A*', 'B*'].map(name => panels(name));

const plan: ScenarioPlan = {
  title: 'Even squads',
  situation: 'The same eight soldiers on both sides. Whoever first brings down four has won.',
  map: MAPS[0]!,
  north: 'top',
  forces: [
    { name: 'Red', units: squad, build: 85, friendly: ['west'], enters: { edges: ['west'], turns: [1] } },
    { name: 'Blue', units: squad, build: 85, friendly: ['east'], enters: { edges: ['east'], turns: [1] } },
  ],
  special: { turns: 30, glow: 2 },
  victory: {
    awards: [
      { kind: 'kills', seat: 0, armored: 1, command: 2 },
      { kind: 'kills', seat: 1, armored: 1, command: 2 },
    ],
    sudden: [
      { kind: 'worn', seat: 0, losses: 4 },
      { kind: 'worn', seat: 1, losses: 4 },
    ],
    margin: 1,
    otherwise: null,
    text: 'Whoever eliminates four enemy armored soldiers wins at once. After the last turn a point for each armored soldier eliminated, two for the commander.',
  },
};

const even: Watch<Impact>['even'] = {
  id: 'even',
  title: plan.title,
  summary: plan.situation,
  roles: ['red', 'blue'],
  rules: standardRules,
  setup: plan,
};

/** Only the even squads change their ground: other scenarios are made for theirs. */
const onMap = (setup: ScenarioPlan, n: number): ScenarioPlan =>
  setup.title === plan.title ? { ...setup, map: MAPS[n % MAPS.length]! } : setup;

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
        (before.units[target]!.known > 0 || before.units[target]!.kind !== 'armored') && before.active?.shot?.attacker !== attacker;
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
  const { seat } = units[id]!;
  const ordered = forces[seat]!.exits?.some(one => one === edge) ?? false;
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
  even,
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
