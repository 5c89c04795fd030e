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

/** Places on that ground, two inches apart, to look for a free one. */
export function* missionPlaces(view: Pick<State, 'mission' | 'table'>, seat: number): Generator<Point> {
  for (const { outline, reach } of zonesOf(view, seat) ?? []) {
    const { left, top, right, bottom } = geometry.bounds(outline);
    const [west, east] = [Math.max(INCH, left - reach), Math.min(view.table.width - INCH, right + reach)];
    const [north, south] = [Math.max(INCH, top - reach), Math.min(view.table.height - INCH, bottom + reach)];
    for (let y = Math.round((north + south) / 2); y <= south; y += 2 * INCH)
      for (let x = west; x <= east; x += 2 * INCH) yield { x: Math.round(x), y };
  }
}

/** A ring around what is fought for. */
export const markerRings = ({ units }: Pick<State, 'units'>): readonly Zone[] =>
  units.flatMap(({ seat, at, fate }): readonly Zone[] =>
    seat < 0 && at && fate === 'fighting' ? [{ outlines: [circleAt(at, 2 * INCH)], tone: 'quiet', hatched: true }] : [],
  );
