import { cellsOf, type Ground, outlineOf, type RadarDisc, type RadarRing, radarGround, type Spot } from '@sortie/board-view';
import type { Point } from '@sortie/geometry';
import { last, nth, sure, type View } from '@sortie/kernel';
import {
  ATMOSPHERE,
  CAPITAL,
  isFighting,
  NOWHERE,
  nameOfSector,
  nameOfZone,
  type Radar,
  SECTORS,
  type Unit,
  ZONES,
} from '@sortie/rules-radar';
import { t } from '../../i18n/index.ts';
import { type Stand, standsIn } from './crowd.ts';

export type Seen = View<Radar>;

/** A map by its number: that of a sector, the Capital Map, or the air over a world. */
export type MapId = number;

const ring = (cells: number, outer: number, first = 0): RadarRing => ({ cells, outer, first });
const CAPITAL_RINGS: readonly RadarRing[] = [ring(1, 44), ring(6, 118), ring(12, 192), ring(24, 266), ring(6, 340)];
/** The Outer Ring is numbered like a clock: its first zone lies at one. */
const STANDARD_RINGS: readonly RadarRing[] = [ring(1, 60), ring(1, 140), ring(6, 236), ring(12, 340, 1 / 12)];
const MARGIN = 48;
const TOP = 56;

const middleOf = (rings: readonly RadarRing[]): number => last(rings).outer;

/** Maps on the board: the Capital Map first, then those that somebody is on or comes to. */
export interface Chart {
  readonly ground: Ground;
  readonly discs: ReadonlyMap<MapId, RadarDisc>;
}

const charts = new Map<string, Chart>();

/** The map that a craft stands on. */
export const mapOf = ({ sector, zone, sunk }: Pick<Unit, 'sector' | 'zone' | 'sunk'>): MapId =>
  zone === NOWHERE ? CAPITAL : sunk ? ATMOSPHERE : sector;

function laid({ units, areas, map, maps, phase }: Seen): readonly MapId[] {
  const wanted = units.filter(isFighting).map(mapOf);
  if (phase === 'deployment') wanted.push(...areas.flatMap(({ sectors, zones }) => (zones ? sectors : [])));
  const open = [...wanted, map, ...maps].filter(one => one >= 0 && one !== CAPITAL);
  return [...new Set(open)].sort((a, b) => a - b);
}

export function chartOf(view: Seen): Chart {
  const maps = laid(view);
  const key = [view.centre, view.map, ...maps].join(' ');
  const known = charts.get(key);
  if (known) return known;
  const made = draw(maps, view.map, view.centre === 'ground');
  charts.set(key, made);
  return made;
}

/** Maps that stand beside the Capital Map in one row; more of them make a second one. */
const ABREAST = 2;

/** The Capital Map on the left, and the others beside it in one row or two. */
function draw(maps: readonly MapId[], played: MapId, world: boolean): Chart {
  const rows = maps.length > ABREAST ? 2 : 1;
  const columns = Math.ceil(maps.length / rows);
  const tall = 2 * middleOf(STANDARD_RINGS) + TOP;
  const height = rows * tall + MARGIN;
  const capital: RadarDisc = {
    middle: { x: MARGIN + middleOf(CAPITAL_RINGS), y: TOP / 2 + (height - MARGIN + TOP / 2) / 2 },
    title: t('Capital Map'),
    rings: CAPITAL_RINGS,
    names: SECTORS.map(nameOfSector),
    world,
    lit: played === CAPITAL || played < 0,
  };
  const discs = new Map<MapId, RadarDisc>([[CAPITAL, capital]]);
  const wide = 2 * middleOf(STANDARD_RINGS) + MARGIN;
  maps.forEach((map, i) => {
    const x = capital.middle.x + middleOf(CAPITAL_RINGS) + MARGIN + middleOf(STANDARD_RINGS) + (i % columns) * wide;
    const y = TOP + middleOf(STANDARD_RINGS) + Math.floor(i / columns) * tall;
    discs.set(map, standard(map, x, y, map === played, world));
  });
  const extent = { x: 2 * (MARGIN + middleOf(CAPITAL_RINGS)) + columns * wide, y: height };
  return { ground: radarGround([...discs.values()], extent), discs };
}

const standard = (map: MapId, x: number, y: number, lit: boolean, world: boolean): RadarDisc => ({
  middle: { x, y },
  title: map === ATMOSPHERE ? t('Atmosphere') : t('Sector {sector}', { sector: nameOfSector(map) }),
  rings: STANDARD_RINGS,
  names: ZONES.map(zoneShort),
  world: world && (map === ATMOSPHERE || map === 0),
  lit,
});

/** What is written in a zone: its number alone, the rings tell the rest. */
const zoneShort = (zone: number): string => (zone < 2 ? '' : (/\d+$/.exec(nameOfZone(zone))?.[0] ?? ''));

export const groundOf = (view: Seen): Ground => chartOf(view).ground;

/** The middle of a sector or of a zone; a zone of a map that is not laid lies in its sector. */
export function cellSpot(view: Seen, map: MapId, cell: number): Spot {
  const { discs } = chartOf(view);
  const disc = discs.get(map);
  return disc ? nth(cellsOf(disc), cell).at : nth(cellsOf(sure(discs.get(CAPITAL), 'the disc')), map === ATMOSPHERE ? 0 : map).at;
}

const placeOf = (view: Seen, unit: Unit): Spot => {
  const map = mapOf(unit);
  return cellSpot(view, map, map === CAPITAL ? Math.max(0, unit.sector) : unit.zone);
};

const stands = new WeakMap<Seen, ReadonlyMap<number, Stand>>();

/** Where everybody is drawn: beside each other where they share a cell. */
function standsOf(view: Seen): ReadonlyMap<number, Stand> {
  const known = stands.get(view);
  if (known) return known;
  const together = new Map<string, Unit[]>();
  for (const unit of view.units) {
    if (!isFighting(unit)) continue;
    const { x, y } = placeOf(view, unit);
    const key = `${x}/${y}`;
    together.set(key, [...(together.get(key) ?? []), unit]);
  }
  const made = new Map<number, Stand>();
  for (const units of together.values()) {
    const [first] = units;
    const found = first && cellAt(view, placeOf(view, first));
    const disc = found && chartOf(view).discs.get(found.map);
    const cell = disc && cellsOf(disc)[found.cell];
    if (!disc || !cell) continue;
    const places = standsIn(cell, disc.middle, units.length);
    units.forEach((unit, i) => {
      const place = places[i];
      if (place) made.set(unit.id, place);
    });
  }
  stands.set(view, made);
  return made;
}

export const standOf = (view: Seen, id: number): Stand | undefined => standsOf(view).get(id);
export const spotOf = (view: Seen, id: number): Spot | undefined => standOf(view, id)?.at;

/** Which cell of which map lies at a spot. */
export function cellAt(view: Seen, at: Spot): { readonly map: MapId; readonly cell: number } | undefined {
  for (const [map, disc] of chartOf(view).discs) {
    const cell = cellsOf(disc).findIndex(one => one.at.x === at.x && one.at.y === at.y);
    if (cell >= 0) return { map, cell };
  }
  return undefined;
}

/** The border of the cell at a spot. */
export function borderAt(view: Seen, at: Spot): readonly Point[] {
  const found = cellAt(view, at);
  const disc = found && chartOf(view).discs.get(found.map);
  return disc ? outlineOf(disc, found.cell) : [];
}

/** A place in words: sector or zone, and who is there. */
export function describeAt(view: Seen, at: Spot): string {
  const found = cellAt(view, at);
  if (!found) return t('Space between the maps');
  const { map, cell } = found;
  const place =
    map === CAPITAL
      ? t('Sector {sector}', { sector: nameOfSector(cell) })
      : `${map === ATMOSPHERE ? t('Atmosphere') : t('Sector {sector}', { sector: nameOfSector(map) })}, ${t(nameOfZone(cell))}`;
  const there = view.units.filter(unit => isFighting(unit) && mapOf(unit) === map && (map === CAPITAL ? unit.sector : unit.zone) === cell);
  return there.length === 0 ? place : `${place}. ${there.map(({ card }) => card.name).join(', ')}`;
}
