import { flightOf } from '../aerospace/flight.ts';
import { armed } from '../ammunition/external.ts';
import { reloaded } from '../ammunition/loads.ts';
import { UNHARMED } from '../evolve.ts';
import { gunOf, holding } from '../physical/hands.ts';
import type { Conditions, CrewRating, Entry, Setup, State, Unit, Wear } from '../shape.ts';
import { sheetOf } from '../sheet/compile.ts';
import { isShip, type Points, type Sheet } from '../sheet/sheet.ts';
import { boardFor, conditionsOf } from './place.ts';

/** Gunnery and Piloting of crews (TW-skill-default). */
const RATINGS: { readonly [C in CrewRating]: readonly [gunnery: number, piloting: number] } = {
  green: [5, 6],
  regular: [4, 5],
  veteran: [3, 4],
  elite: [2, 3],
};

/** In tenths. */
export const STANDARD_GRAVITY = 10;

/** What is towed stands where it was left. */
const unworn = (cruise: number, towed: boolean): Wear => ({
  cruise,
  motive: [],
  immobile: towed,
  sensors: 0,
  stabilizers: [],
  driver: false,
  commander: false,
  engine: false,
  stunned: 0,
  turret: 0,
  stuckTurret: 'no',
  broken: [],
});

/** Points of each piece of armor that is hung on. */
const MODULE = 10;

function modules(gear: Sheet['gear']): Pick<Unit, 'modular' | 'modularRear'> {
  const hung = gear.filter(({ kind }) => kind === 'modular');
  const behind = hung.filter(({ rear }) => rear);
  const points = (plates: typeof hung): Points => Object.fromEntries(plates.map(({ at }) => [at, MODULE]));
  if (hung.length === 0) return {};
  return { modular: points(hung.filter(({ rear }) => !rear)), ...(behind.length > 0 ? { modularRear: points(behind) } : {}) };
}

/** A unit as it comes to the table. */
export function unitOf(entry: Entry, id: number, seat: number, { gravity = STANDARD_GRAVITY, pressure }: Conditions = {}): Unit {
  const [shoots, drives] = RATINGS[entry.crew ?? 'regular'];
  const { gunnery = shoots, piloting = drives } = entry;
  const design = armed(reloaded(entry.design, entry.loads), entry.bombs);
  const sheet = sheetOf(design);
  const unit: Unit = {
    id,
    seat,
    design,
    pilot: { gunnery, piloting, hits: 0, awake: true },
    fate: 'waiting',
    at: null,
    facing: seat === 0 ? 3 : 0,
    twist: 0,
    flipped: false,
    prone: false,
    shutDown: false,
    stuck: false,
    armor: sheet.armor,
    rear: sheet.rear,
    structure: sheet.structure,
    gone: [],
    hits: {},
    ammo: sheet.bins.map(({ shots }) => shots),
    jammed: [],
    spent: [],
    wear: sheet.kind === 'vehicle' ? unworn(sheet.walk, sheet.towed === true) : null,
    heat: 0,
    built: { weapons: 0, external: 0 },
    fresh: UNHARMED,
    moved: null,
    fire: null,
    strike: null,
    // Ships ride on the surface, whatever lies below.
    ...(isShip(sheet.gait) ? { elevation: 0 } : {}),
    ...modules(sheet.gear),
    ...(sheet.kind === 'fighter' ? { flight: flightOf() } : {}),
    ...(entry.grenades ? { grenades: entry.grenades } : {}),
    ...(gravity === STANDARD_GRAVITY ? {} : { pull: gravity }),
    ...(pressure && sheet.gear.some(({ kind }) => kind === 'wing') ? { condition: { pressure } } : {}),
    ...(entry.tunes ? { settings: Object.fromEntries(entry.tunes.map(({ gear, to }) => [gear, to])) } : {}),
  };
  return entry.handheld === undefined ? unit : { ...unit, ...holding(unit, gunOf(entry.handheld)) };
}

/** Takes up more hexes than one, or more than one depth. */
export function needsRoom({ design }: Unit): boolean {
  const { vessel, gait } = sheetOf(design);
  return vessel !== undefined || gait === 'submarine';
}

export function setUp(setup: Setup): State {
  const [first, second] = setup.forces;
  const conditions = conditionsOf(setup);
  const units = [
    ...first.map((entry, i) => unitOf(entry, i, 0, conditions)),
    ...second.map((entry, i) => unitOf(entry, first.length + i, 1, conditions)),
  ];
  return {
    board: boardFor(setup),
    turns: setup.turns,
    turn: 0,
    phase: 'deployment',
    active: -1,
    queue: units.map((_, i) => i % 2),
    initiative: -1,
    units,
    lastHarm: 0,
    result: null,
    ...(conditions ? { conditions } : {}),
    ...(units.some(needsRoom) ? { vessels: true as const } : {}),
  };
}
