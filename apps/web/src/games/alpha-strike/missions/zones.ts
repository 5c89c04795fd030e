import type { Spot, Zone } from '@sortie/board-view';
import { table as geometry } from '@sortie/geometry';
import type { State } from '@sortie/rules-alpha-strike';
import { circleAt, INCH, type Point, toSpot } from '../scale.ts';

type Ground = NonNullable<NonNullable<State['mission']>['zones'][number]>[number];

const corners = ({ left, top, right, bottom }: ReturnType<typeof geometry.bounds>, reach: number): readonly Point[] => [
  { x: left - reach, y: top - reach },
  { x: right + reach, y: top - reach },
  { x: right + reach, y: bottom + reach },
  { x: left - reach, y: bottom + reach },
];

const drawn = ({ outline, reach }: Ground): readonly Spot[] =>
  outline.kind === 'circle' ? circleAt(outline.at, outline.radius + reach) : corners(geometry.bounds(outline), reach).map(toSpot);

const zonesOf = ({ mission }: Pick<State, 'mission'>, seat: number): readonly Ground[] | undefined =>
  mission?.zones[seat === 1 ? 1 : 0] ?? undefined;

/** Where a mission lets a side set up, as outlines; nothing where that is the strip along its edge. */
export const missionOutlines = (view: Pick<State, 'mission'>, seat: number): readonly (readonly Spot[])[] | undefined =>
  zonesOf(view, seat)?.map(drawn);

/** Places on that ground, two inches apart and from its middle outward, to look for a free one. */
export function* missionPlaces(view: Pick<State, 'mission' | 'table'>, seat: number): Generator<Point> {
  for (const { outline, reach } of zonesOf(view, seat) ?? []) {
    const { left, top, right, bottom } = geometry.bounds(outline);
    const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
    const [across, down] = [(right - left) / 2 + reach, (bottom - top) / 2 + reach].map(length => Math.floor(length / STEP)) as [
      number,
      number,
    ];
    for (let dy = 0; dy <= 2 * down; dy++)
      for (let dx = 0; dx <= 2 * across; dx++) yield { x: middle.x + STEP * outward(dx), y: middle.y + STEP * outward(dy) };
  }
}
const STEP = 2 * INCH;
/** 0, 1, −1, 2, −2 … */
const outward = (n: number): number => (n % 2 === 1 ? (n + 1) / 2 : -n / 2);

/** A ring around what is fought for. */
export const markerRings = ({ units }: Pick<State, 'units'>): readonly Zone[] =>
  units.flatMap(({ seat, at, fate }): readonly Zone[] =>
    seat < 0 && at && fate === 'fighting' ? [{ outlines: [circleAt(at, 2 * INCH)], tone: 'quiet', hatched: true }] : [],
  );
