import { nth } from '@sortie/kernel';
import { agreement, CIRCLE, overlap, type Way, wayOf } from './compass.ts';

export const RINGS = ['central', 'inner', 'middle', 'outer', 'peripheral'] as const;
/** A zone of the Capital Radar Map. */
export type Ring = (typeof RINGS)[number];

/** Index of a sector of the Capital Radar Map: the centre, then ring by ring clockwise from north. */
export type Sector = number;

const COUNTS: { readonly [R in Ring]: number } = { central: 1, inner: 6, middle: 12, outer: 24, peripheral: 6 };
const LETTERS: { readonly [R in Ring]: string } = { central: 'C', inner: 'I', middle: 'M', outer: 'O', peripheral: 'P' };

interface Cell {
  readonly ring: Ring;
  readonly name: string;
  /** The bearing of its middle, and how far it reaches to either side. */
  readonly bearing: number;
  readonly half: number;
}

const CELLS: readonly Cell[] = RINGS.flatMap(ring =>
  Array.from({ length: COUNTS[ring] }, (_, i) => ({
    ring,
    name: ring === 'central' ? 'C' : `${LETTERS[ring]}${i + 1}`,
    bearing: (i * CIRCLE) / COUNTS[ring],
    half: CIRCLE / (2 * COUNTS[ring]),
  })),
);

export const CENTRE: Sector = 0;
/** Beyond the Peripheral Zone. */
export const AWAY: Sector = -1;
export const SECTORS: readonly Sector[] = CELLS.map((_, i) => i);

export const isSector = (sector: number): boolean => CELLS[sector] !== undefined;
export const ringOf = (sector: Sector): Ring => CELLS[sector]?.ring ?? 'peripheral';
export const nameOfSector = (sector: Sector): string => CELLS[sector]?.name ?? 'off the map';
const byName = new Map(CELLS.map(({ name }, i) => [name, i]));
export const sectorNamed = (name: string): Sector => byName.get(name) ?? AWAY;
export const sectorsOf = (ring: Ring): readonly Sector[] => SECTORS.filter(sector => ringOf(sector) === ring);

const depth = (sector: Sector): number => RINGS.indexOf(ringOf(sector));

/** Neighbours in a ring lie side by side; sectors of neighbouring rings touch where their arcs overlap. */
function touch(a: Sector, b: Sector): boolean {
  const [one, other] = [nth(CELLS, a), nth(CELLS, b)];
  if (a === b) return false;
  const apart = Math.abs(depth(a) - depth(b));
  if (apart > 1) return false;
  if (apart === 1) return overlap(one.bearing, one.half, other.bearing, other.half);
  const steps = Math.abs(a - b);
  return steps === 1 || steps === COUNTS[one.ring] - 1;
}

const NEIGHBOURS: readonly (readonly Sector[])[] = SECTORS.map(sector => SECTORS.filter(other => touch(sector, other)));
export const neighboursOf = (sector: Sector): readonly Sector[] => NEIGHBOURS[sector] ?? [];
export const areAdjacent = (a: Sector, b: Sector): boolean => NEIGHBOURS[a]?.includes(b) ?? false;

const placeOf = (sector: Sector): Way => wayOf(nth(CELLS, sector).bearing, depth(sector));

/** The way from the middle of one sector to the middle of another; outward of the Peripheral Zone it leads straight away from the centre. */
function wayTo(from: Sector, to: Sector): Way {
  if (to === AWAY) return wayOf(nth(CELLS, from).bearing);
  const [here, there] = [placeOf(from), placeOf(to)];
  return { east: there.east - here.east, north: there.north - here.north };
}

const HOURS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const bearingOf = (hour: number): number => hour * 4;

/** The hour of the clock that a neighbouring sector lies at, 12 being north. */
const hourTo = (from: Sector, to: Sector): number => {
  const way = wayTo(from, to);
  return HOURS.reduce((best, hour) => (agreement(way, bearingOf(hour)) > agreement(way, bearingOf(best)) ? hour : best), 12);
};

/** Steps between all sectors, so that nobody searches for a way during play. */
const DISTANCES: readonly (readonly number[])[] = SECTORS.map(start => {
  const steps = SECTORS.map(() => -1);
  steps[start] = 0;
  const queue: Sector[] = [start];
  for (const at of queue)
    for (const next of neighboursOf(at))
      if (steps[next] === -1) {
        steps[next] = nth(steps, at) + 1;
        queue.push(next);
      }
  return steps;
});
export const stepsBetween = (a: Sector, b: Sector): number => DISTANCES[a]?.[b] ?? SECTORS.length;

/** The hours at which somebody coming from a neighbouring sector may enter: the one it faces, and those beside it. */
const ENTRIES: readonly ReadonlyMap<Sector, readonly number[]>[] = SECTORS.map(
  into =>
    new Map(
      neighboursOf(into).map(from => {
        const hour = hourTo(into, from);
        return [from, [hour - 1, hour, hour + 1].map(one => ((one + 11) % 12) + 1)];
      }),
    ),
);
export const entryHours = (into: Sector, from: Sector): readonly number[] => ENTRIES[into]?.get(from) ?? [];

/** The square of the cosine of thirty degrees, in thousandths: what deviates less lies ahead. */
const AHEAD = 755;

/** The sectors that lie ahead of somebody who leaves at this hour; where none does, the nearest to it. */
function ahead(sector: Sector, hour: number): readonly Sector[] {
  const all = ringOf(sector) === 'peripheral' ? [...neighboursOf(sector), AWAY] : neighboursOf(sector);
  const fits = all.map(to => ({ to, fit: agreement(wayTo(sector, to), bearingOf(hour)) }));
  const near = fits.filter(({ fit }) => fit > AHEAD);
  const best = Math.max(...fits.map(({ fit }) => fit));
  return (near.length > 0 ? near : fits.filter(({ fit }) => fit === best)).map(({ to }) => to);
}

const EXITS: readonly (readonly (readonly Sector[])[])[] = SECTORS.map(sector => HOURS.map(hour => ahead(sector, hour)));
export const exitsAt = (sector: Sector, hour: number): readonly Sector[] => EXITS[sector]?.[hour - 1] ?? [];
