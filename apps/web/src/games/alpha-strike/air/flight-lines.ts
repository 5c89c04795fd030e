import type { Measure, Overlays, Zone } from '@sortie/board-view';
import type { View } from '@sortie/kernel';
import { type AlphaStrike, lineOf } from '@sortie/rules-alpha-strike';
import { circleAt, INCH, inchWords, type Point, toSpot } from '../scale.ts';

/** A strip of table along a line, so wide to either side. */
export function strip(from: Point, to: Point, reach: number): readonly Point[] {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const across = { x: ((from.y - to.y) * reach) / length, y: ((to.x - from.x) * reach) / length };
  const corner = ({ x, y }: Point, side: number): Point => ({ x: x + side * across.x, y: y + side * across.y });
  return [corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)];
}

interface Attacked {
  readonly kind: string;
  readonly from: Point;
  readonly to: Point;
  readonly points?: readonly Point[];
}

const BLAST = INCH;

/** What an attack from the air covers: a strip of two inches, or a template for each bomb. */
export function groundUnder({ kind, from, to, points }: Attacked): readonly Zone[] {
  if (kind === 'strafe') return [{ outlines: [strip(from, to, INCH).map(toSpot)], tone: 'danger', hatched: true }];
  if (kind === 'strike') return [];
  return (points ?? [from]).map(at => ({ outlines: [circleAt(at, BLAST)], tone: 'danger', hatched: true }));
}

export const flightLine = (from: Point, to: Point, tone: Measure['tone']): Measure => ({
  stops: [toSpot(from), toSpot(to)],
  text: inchWords(Math.hypot(to.x - from.x, to.y - from.y)),
  tone,
});

/** The lines that aircraft have flown this turn, and what they attack on the way. */
export function linesFlown(view: View<AlphaStrike>): Pick<Overlays, 'measures' | 'zones'> {
  const measures: Measure[] = [];
  const zones: Zone[] = [];
  for (const unit of view.units) {
    const line = lineOf(unit);
    if (!line) continue;
    measures.push({ ...flightLine(line.from, line.to, unit.seat === 0 ? 'friend' : 'mine'), text: '' });
    if (unit.moved?.run) zones.push(...groundUnder(unit.moved.run));
  }
  return { ...(measures.length > 0 && { measures }), ...(zones.length > 0 && { zones }) };
}
