import { type CutShort, endOf as endOfGame, type Match, type RuleId, type Seat, standing } from '@sortie/kernel';
import type { Event } from './event.ts';
import { pointsOf } from './sequence/victory.ts';
import type { AlphaStrike, Unit } from './shape.ts';
import { marked, markOf } from './state.ts';

const AREA = /^(AS-art|AS-bomb|AS-fire|AS-mine|ASC-mine|ASC-bomb|ASC-art|ASC-fire|ASC-sca|ASC-engine-explosion)/;

/** What a finished game has done to one unit, as whoever repairs it has to know. */
export interface Loss {
  readonly name: string;
  readonly seat: Seat;
  /** On its feet with its own side; crippled or abandoned and left on the field; destroyed. */
  readonly fate: 'active' | 'left' | 'destroyed';
  /** Points lost in this game. */
  readonly armor: number;
  readonly structure: number;
  readonly hits: {
    readonly engine: number;
    readonly fireControl: number;
    readonly weapon: number;
    readonly mp: number;
    readonly motive: number;
    readonly thruster?: number;
  };
  readonly immobile?: boolean;
  readonly end?: 'damage' | 'ammunition' | 'fuel' | 'area' | 'crash';
  readonly crewHits?: number;
  readonly ammoHit?: boolean;
  readonly fuelHit?: boolean;
  readonly crashed?: boolean;
  /** Destroyed in vacuum. */
  readonly airless?: boolean;
}

export interface Aftermath {
  /** Who has won and holds the field; −1 for nobody. */
  readonly winner: Seat;
  readonly points: readonly [number, number];
  readonly losses: readonly Loss[];
}

/** What the events of a battle say of one unit. */
interface Told {
  readonly ammo: boolean;
  readonly fuel: boolean;
  readonly crashed: boolean;
  readonly stunned: number;
  readonly last: RuleId | undefined;
}

function toldOf(events: readonly Event[], id: number): Told {
  const mine = events.filter(event => 'unit' in event && event.unit === id);
  const rolled = (what: string): boolean => mine.some(event => event.type === 'rolled' && event.what === what);
  const damage = mine.filter(event => event.type === 'damaged' && event.armor + event.structure > 0);
  const last = damage.findLast(event => event.type === 'damaged' && event.rule !== 'AS-destroyed');
  return {
    ammo: rolled('ammo'),
    fuel: rolled('fuel'),
    crashed: mine.some(({ type }) => type === 'crashed' || type === 'fellToRing'),
    stunned: mine.filter(event => event.type === 'stunned' && event.rule === 'AS-crit-crew-stunned').length,
    last: last?.type === 'damaged' ? last.rule : undefined,
  };
}

function endOf({ ammo, fuel, crashed, last }: Told): NonNullable<Loss['end']> {
  if (crashed) return 'crash';
  if (ammo) return 'ammunition';
  if (fuel) return 'fuel';
  return last && AREA.test(last) ? 'area' : 'damage';
}

/** Slower than before without a hit on the movement: motive damage. */
const lame = (before: Unit, after: Unit): number =>
  after.mpHits === before.mpHits && (after.moves[0]?.value ?? 0) < (before.moves[0]?.value ?? 0) ? 1 : 0;

/** Where a unit is when it is over: with its own side, on the field for whoever holds it, or destroyed. */
export function fateOf(unit: Unit, field: Seat): Loss['fate'] {
  if (unit.fate === 'destroyed') return unit.structure > 0 ? 'left' : 'destroyed';
  const stuck = marked(unit, 'immobile') && unit.fate !== 'withdrawn';
  return stuck && field !== unit.seat ? 'left' : 'active';
}

const hitsOf = (before: Unit, after: Unit): Loss['hits'] => ({
  engine: after.engineHits - before.engineHits,
  fireControl: after.fireHits - before.fireHits,
  weapon: after.weaponHits - before.weaponHits,
  mp: after.mpHits - before.mpHits,
  motive: lame(before, after),
  ...(marked(after, 'thruster') ? { thruster: 1 } : {}),
});

function lossOf(before: Unit, after: Unit, told: Told, field: Seat, vacuum: boolean): Loss {
  const fate = fateOf(after, field);
  const crewHits = told.stunned + (markOf(after, 'crewHit')?.value ?? 0);
  return {
    name: after.name,
    seat: before.seat,
    fate,
    armor: before.armor - after.armor,
    structure: fate === 'destroyed' ? before.structure : before.structure - after.structure,
    hits: hitsOf(before, after),
    ...(marked(after, 'immobile') ? { immobile: true } : {}),
    ...(fate === 'destroyed' ? { end: endOf(told), ...(vacuum ? { airless: true } : {}) } : {}),
    ...(crewHits > 0 ? { crewHits } : {}),
    ...(told.ammo ? { ammoHit: true } : {}),
    ...(told.fuel ? { fuelHit: true } : {}),
    ...(told.crashed ? { crashed: true } : {}),
  };
}

/** What a game has done to everybody who was in it; nothing while it goes on. A game that somebody gave up is over as well. */
export function aftermathOf(match: Match<AlphaStrike>, cut?: CutShort): Aftermath | undefined {
  const { ruleset, header, state, entries } = match;
  const outcome = endOfGame(match, cut);
  if (!outcome) return undefined;
  const events = standing(entries).flatMap(entry => ('events' in entry ? entry.events : []));
  const [winner = -1] = outcome.winners.length === 1 ? outcome.winners : [];
  const [ours = 0, theirs = 0] = state.result?.points ?? pointsOf(state);
  const losses = ruleset.setup(header.setup).units.flatMap(before => {
    const after = state.units[before.id];
    return after ? [lossOf(before, after, toldOf(events, before.id), winner, state.weather.vacuum)] : [];
  });
  return { winner, points: [ours, theirs], losses };
}
