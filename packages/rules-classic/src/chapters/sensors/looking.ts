import { boardOf, lineOfSight, type Sight } from '@sortie/board';
import { distance, fromOffset, type Hex } from '@sortie/geometry';
import { nearest } from '../../aerospace/range.ts';
import type { Looking, Peering, Scanning } from '../../questions.ts';
import type { Book } from '../../rule.ts';
import type { Levels, State, Unit, Veil } from '../../shape.ts';
import { heightOf, sightBetween } from '../../sight/sight.ts';
import { isPeering, isSubmerged, waterBetween } from '../../sight/water.ts';
import { canAct, fighting, flightOf, isAloft, type OnMap, placed } from '../../state.ts';

/** Across the surface of water the line ends at the surface of the hex that the submerged unit is in (TOE-waterline-tracing). */
function lineTo(state: State, spotter: OnMap, target: OnMap): Sight {
  if (isAloft(spotter) || isAloft(target)) return sightBetween(state, spotter, target);
  const viewer = (unit: OnMap) =>
    isSubmerged(state, unit)
      ? { at: unit.at, height: 1, elevation: 0 }
      : { at: unit.at, height: heightOf(unit), ...(unit.elevation ? { elevation: unit.elevation } : {}) };
  return lineOfSight(boardOf(state.board), viewer(spotter), viewer(target));
}

/** Hexes from the flight of whoever flies; across the surface of water from the middle of the map (TOE-waterline-noe-aerospace). */
function overlooked(spotter: OnMap, target: OnMap, water: Looking['water']): number {
  const [up, over] = [isAloft(spotter), isAloft(target)];
  if ((up && flightOf(spotter).path.length === 0) || (over && flightOf(target).path.length === 0)) return OUT_OF_SIGHT;
  const from = up && over ? spotter.at : up ? whereFrom(spotter, target.at, water) : spotter.at;
  return distance(from, over && !up ? whereFrom(target, spotter.at, water) : target.at);
}
const OUT_OF_SIGHT = 999;

const whereFrom = (flyer: OnMap, at: Hex, water: Looking['water']): Hex => (water === 'across' ? MIDDLE : nearest(flyer, at));
const MIDDLE = fromOffset(9, 9);

/** Where a unit looks from: who has its mast up, from the surface. */
const eyesOf = (state: State, unit: OnMap): OnMap => (isPeering(state, unit) ? { ...unit, elevation: 0 } : unit);

export function lookingAt(state: State, spotter: OnMap, target: OnMap): Looking {
  const water = waterBetween(state, spotter, target);
  return {
    state,
    spotter,
    target,
    range: spotter.flight || target.flight ? overlooked(spotter, target, water) : distance(spotter.at, target.at),
    sight: water === 'across' ? lineTo(state, spotter, target) : sightBetween(state, eyesOf(state, spotter), target),
    water,
  };
}

/** Awake and under power: nobody else looks out. */
const isWatching = (unit: Unit): boolean => canAct(unit);

/** How far one unit would see another with its eyes. */
export function eyesight(looking: Looking, book: Book): number {
  const peering: Peering = {
    ...looking,
    darkness: book.ask('darkness', looking).total,
    haze: book.ask('haze', looking).total,
    lit: book.ask('litRange', looking).total,
  };
  return book.ask('visualRange', { ...looking, clear: book.ask('clearRange', peering).total }).total;
}

/** Does one unit see another with its eyes? */
export function sees(looking: Looking, book: Book): boolean {
  const { sight, range, water } = looking;
  if (!sight.canSee || (water === 'across' && !book.holds('throughWater', looking))) return false;
  return range <= eyesight(looking, book) && !book.holds('unnoticed', looking);
}

/** The band of a sensor that a roll makes use of: 0 short, 1 medium, 2 long; none where nothing is found. */
export function bandOf(rolled: number): number | undefined {
  if (rolled <= 4) return 2;
  if (rolled <= 6) return 1;
  return rolled <= 8 ? 0 : undefined;
}

/** Does a unit find another with the sensor that it searches with this turn? Only what lies in the one band of its roll. */
export function finds(looking: Looking, book: Book, width?: number): boolean {
  const { scan } = looking.spotter;
  if (!scan) return false;
  const scanning: Scanning = { ...looking, sensor: scan.sensor, ...(width === undefined ? {} : { width }) };
  if (looking.water === 'across' && !book.holds('throughWater', looking)) return false;
  const band = bandOf(scan.rolled + book.ask('scanModifier', scanning).total);
  if (band === undefined) return false;
  const edge = (of: number): number => (of < 0 ? -1 : book.ask('sensorEdge', { ...scanning, band: of }).total);
  return looking.range <= edge(band) && looking.range > edge(band - 1);
}

/** Whoever is found by a sensor of any kind but a seismic one shows how tall it is, too. */
export const levelsBy = ({ spotter, target }: Looking): Levels => ({
  levels: spotter.scan?.sensor === 'seismic' ? null : heightOf(placed(target)) + (target.elevation ?? 0),
});

/** How the other side knows a unit now; `undefined` if it sees it. */
export function veilOf(state: State, book: Book, target: OnMap): Veil | undefined {
  let blip: Levels | undefined;
  for (const found of book.offered('sightings', { state, book, target })) {
    if (found === 'seen') return undefined;
    blip = found;
  }
  for (const spotter of fighting(state)) {
    if (spotter.seat === target.seat || !isWatching(spotter)) continue;
    const looking = lookingAt(state, spotter, target);
    if (sees(looking, book) || book.holds('probed', looking)) return undefined;
    if (finds(looking, book)) blip = blip?.levels ? blip : levelsBy(looking);
  }
  return blip ?? 'hidden';
}
