import { table as geometry, nth } from '@sortie/geometry';
import { pick, swell } from '../generate/noise.ts';
import { type Size, twin } from './grow.ts';
import type { Piece } from './piece.ts';

const INCH = geometry.INCH;
type Point = geometry.Point;

const FULL = 65536;

/**
 * How far a line swerves at a distance before the middle; turned about the middle it swerves as far to the other side, and at the middle
 * itself it runs straight.
 */
function swerve(seed: number, before: number, whole: number, most: number, straight: number): number {
  const reach = Math.floor(whole / 6);
  const taper = Math.max(0, Math.min(reach, before - straight));
  const wave = swell(seed, before, 0, Math.floor(whole / 4)) - FULL / 2;
  return Math.round((2 * wave * most * taper) / (FULL * reach));
}

interface Bend {
  readonly north: Point;
  readonly south: Point;
}

const WIDE = Math.floor(1.75 * INCH);

/** The banks from the western edge to the eastern one. */
function banks(seed: number, { width, height }: Size): readonly Bend[] {
  const steps = Math.max(3, Math.round(width / (8 * INCH)));
  const middle = Math.floor(height / 2);
  const bend = (i: number): Bend => {
    const x = Math.floor((width * i) / (2 * steps));
    const y = middle + swerve(seed, Math.floor(width / 2) - x, width, Math.floor(height / 5), INCH);
    const half = WIDE + pick(seed, i, 501, Math.floor(0.75 * INCH));
    return { north: { x, y: y - half }, south: { x, y: y + half } };
  };
  const turned = ({ north, south }: Bend): Bend => ({
    north: { x: width - south.x, y: height - south.y },
    south: { x: width - north.x, y: height - north.y },
  });
  const west = Array.from({ length: steps }, (_, i) => bend(i));
  const halfway = bend(steps);
  // Halfway the river is as wide to the north as to the south, so the middle is its own twin.
  const centre: Bend = { north: halfway.north, south: { x: halfway.north.x, y: height - halfway.north.y } };
  return [...west, centre, ...west.map(turned).reverse()];
}

const reachBetween = (id: string, bends: readonly Bend[], depth: number): Piece => ({
  id,
  kind: 'water',
  depth,
  outline: { kind: 'polygon', points: [...bends.map(({ north }) => north), ...bends.map(({ south }) => south).reverse()] },
});

/** From one bend to the next, and a little under the deep water on both sides: where two waters meet the deeper one counts. */
function shallows(bends: readonly Bend[], at: number): readonly Bend[] {
  const [before, from, to, after] = [bends[at - 1], nth(bends, at), nth(bends, at + 1), bends[at + 2]];
  const towards = (a: Bend, b: Bend): Bend => ({
    north: geometry.towards(a.north, b.north, Math.floor(INCH / 2)),
    south: geometry.towards(a.south, b.south, Math.floor(INCH / 2)),
  });
  return [...(before ? [towards(from, before)] : []), from, to, ...(after ? [towards(to, after)] : [])];
}

const DEEP = 2 * INCH;
/** Shallow enough for wheels by every edition. */
const FORD = Math.floor(INCH / 2);

/** A river from the western edge to the eastern one with two fords, and a road that a bridge carries over it in the middle. */
export function riverAcross(seed: number, table: Size): readonly Piece[] {
  const bends = banks(seed, table);
  const last = bends.length - 1;
  const half = last / 2;
  const ford = Math.max(1, Math.floor(half / 3) + pick(seed, 1, 502, Math.max(1, Math.floor(half / 3))));
  const far = last - ford - 1;
  const centre = nth(bends, half);
  const reach = Math.floor((centre.south.y - centre.north.y) / 2) + INCH;
  return [
    reachBetween('ford-west', shallows(bends, ford), FORD),
    reachBetween('ford-east', shallows(bends, far), FORD),
    reachBetween('river-west', bends.slice(0, ford + 1), DEEP),
    reachBetween('river-middle', bends.slice(ford + 1, far + 1), DEEP),
    reachBetween('river-east', bends.slice(far + 1), DEEP),
    bridge(table, reach),
    ...countryRoad(seed, table, reach),
  ];
}

function bridge({ width, height }: Size, reach: number): Piece {
  const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = Math.floor(1.25 * INCH);
  const corner = (dx: number, dy: number): Point => ({ x: x + dx * half, y: y + dy * reach });
  const points = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  return { id: 'bridge', kind: 'bridge', outline: { kind: 'polygon', points }, height: 0, cf: 40 };
}

/** A road from the northern edge to the southern one; it stops short of the middle where a bridge goes on. */
export function countryRoad(seed: number, table: Size, stop = 0): readonly Piece[] {
  const { width, height } = table;
  const end = Math.floor(height / 2) - stop;
  const steps = Math.max(2, Math.round(end / (3 * INCH)));
  const half = Math.floor(0.9 * INCH);
  const middles = Array.from({ length: steps + 1 }, (_, i): Point => {
    const y = Math.floor((end * i) / steps);
    return { x: Math.floor(width / 2) + swerve(seed + 77, Math.floor(height / 2) - y, height, Math.floor(width / 8), stop + INCH), y };
  });
  const points = [...middles.map(({ x, y }) => ({ x: x - half, y })), ...middles.map(({ x, y }) => ({ x: x + half, y })).reverse()];
  const north: Piece = { id: 'road', kind: 'road', outline: { kind: 'polygon', points } };
  return [north, twin(north, table)];
}
