import { type Note, seenBy, type Watch } from '@sortie/kernel';
import { ARCS } from './card/card.ts';
import { classesIn, hasManyAttacks, isFighter } from './card/craft.ts';
import { damageAt } from './combat/weapons.ts';
import type { Event } from './event.ts';
import { RINGS, ringOf, sectorsOf } from './map/sectors.ts';
import type { Book } from './rule.ts';
import { isMobile } from './sequence/order.ts';
import { GROUNDS, onMap } from './setup/grounds.ts';
import type { Radar, State, Unit, UnitId } from './shape.ts';
import { callSign, isFighting, isLeft, isPinned, sharesZone } from './state.ts';

const HIGHEST_ROLL = 12;

/** A sector as a cell: rings from left to right, their sectors downwards. */
const cellOf = (sector: number) => ({ x: RINGS.indexOf(ringOf(sector)), y: sectorsOf(ringOf(sector)).indexOf(sector) });

function noteOf(before: State, event: Event, struck: Map<UnitId, UnitId>): Note | undefined {
  switch (event.type) {
    case 'fired':
      return {
        kind: 'shot',
        unit: event.unit,
        target: event.target,
        // Missiles that are shot down on the way need no roll, and could have hit all the same.
        possible: event.toHit.total <= HIGHEST_ROLL || isCommitted(before, event),
        hit: event.hit,
      };
    case 'damaged':
      if (event.by !== null) struck.set(event.unit, event.by);
      return { kind: 'harm', unit: event.unit, by: event.by, points: event.armor + event.structure };
    case 'destroyed':
    case 'captured':
      return { kind: 'lost', unit: event.unit, by: struck.get(event.unit) ?? null };
    case 'left':
      // A convoy gets away; whoever is docked goes where its parent jumps.
      return { kind: 'left', unit: event.unit, meant: isConvoy(before, event.unit) || event.rule !== 'ASC-space-exit-outward' };
    case 'cooled':
      return event.shutdown ? { kind: 'shutDown', unit: event.unit, own: true } : undefined;
    case 'turnEnded':
      return { kind: 'turnEnded' };
    default:
      return undefined;
  }
}

/** Whoever has a single attack says that it fires before anybody knows how they will meet. */
const isCommitted = ({ units }: State, { unit, way }: Extract<Event, { readonly type: 'fired' }>): boolean => {
  const attacker = units[unit];
  return way === 'engage' && attacker !== undefined && !hasManyAttacks(attacker);
};

const isArmed = (unit: Unit): boolean => ARCS.some(arc => classesIn(unit, arc).some(weapon => damageAt(unit, arc, weapon, 'short') > 0));

/** Could have gone somewhere, did not, and neither met anybody nor had a reason to wait. */
function standsAbout(state: State, unit: Unit, book: Book): boolean {
  const { shifted, late, engaged, afar, met } = unit.turn;
  if (shifted || late || engaged || afar || met.length > 0 || unit.shutdown || unit.jump || unit.docking) return false;
  if (!isMobile(book, unit) || isPinned(state, unit.id, book) || !isArmed(unit)) return false;
  if (state.units.some(foe => isFighting(foe) && foe.seat !== unit.seat && sharesZone(unit, foe))) return false;
  if (isShortOfFuel(state, unit, book)) return false;
  const attacks = book.offered('attacks', { view: seenBy<Radar>(state), seat: unit.seat, book, unit });
  return [...attacks].length === 0;
}

/** A fighter needs fuel to get to an enemy's sector, and as much again to come up with it there. */
function isShortOfFuel(state: State, unit: Unit, book: Book): boolean {
  if (!isFighter(unit)) return false;
  const foes = state.units.filter(foe => isFighting(foe) && foe.seat !== unit.seat);
  return foes.every(({ sector }) => unit.fuel <= 2 * book.ask('fuelCost', { unit: { ...unit, sector } }).total);
}

function notes(before: State, events: readonly Event[]): readonly Note[] {
  const struck = new Map<UnitId, UnitId>();
  return events.flatMap(event => noteOf(before, event, struck) ?? []);
}

const isConvoy = ({ goal, units }: State, id: UnitId): boolean => goal === 'convoy' && units[id]?.seat === 0;

/** A spectator of many games in space. */
export const radarWatch: Watch<Radar> = {
  grounds: GROUNDS,
  onMap,
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
  bystanders: (state, book) => state.units.filter(unit => isFighting(unit) && standsAbout(state, unit, book)).map(({ id }) => id),
  ranOut: ({ result }) => result?.reason === 'points',
};
