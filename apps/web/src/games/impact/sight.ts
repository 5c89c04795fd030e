import type { Overlays, Sight, SightMark, Zone } from '@sortie/board-view';
import { HEADINGS, headingX, headingY, spotAt, spotX, spotY } from '@sortie/geometry';
import type { View } from '@sortie/kernel';
import { explainSight, type Impact, isPlaced, mayMeasure, sees, sightOf, type Unit } from '@sortie/rules-impact';
import type { Moment } from '../../battle/face.ts';
import { fieldIn, placeIn, pointOn } from './ground.ts';
import { levelAt } from './sight-panel.tsx';

type Now = Moment<Impact>;
type Placed = Unit & { readonly at: number };

/** Thin lines to every enemy in sight. */
export function sightsFrom({ view, book }: Now, unit: Unit): readonly Sight[] {
  if (!isPlaced(unit) || !mayMeasure(book)) return [];
  return view.units
    .filter((other): other is Placed => other.seat !== unit.seat && isPlaced(other) && sees(view, book, unit, other))
    .map(other => ({ from: placeIn(view, unit.at), to: placeIn(view, other.at), state: 'clear', faint: true }));
}

/** One line with the meta-hexes that count along it: how high each reaches and how many points behind it are blind. */
export function explained(
  { view, book }: Now,
  from: Placed,
  to: { readonly at: number; readonly level: number },
): { readonly sight: Sight; readonly zones: readonly Zone[] } {
  const field = fieldIn(view);
  const blocked = field.blocked(from.at, from.level, to.at, to.level, sightOf(book));
  const ends = { from: placeIn(view, from.at), to: placeIn(view, to.at) };
  if (field.kind === 'table') return { sight: { ...ends, state: blocked ? 'blocked' : 'clear' }, zones: [] };
  const crossings = explainSight(field, from.at, from.level, to.at, to.level, sightOf(book)).filter(({ blind }) => blind !== 0);
  const marks = crossings.map(({ at, top, blind, blocks }): SightMark => {
    const text = blind === null ? `▲${top}` : `▲${top} ·${blind}`;
    return { at: pointOn(field, at), text, tone: blocks ? 'danger' : 'mine' };
  });
  const state = blocked ? 'blocked' : crossings.length > 0 ? 'hindered' : 'clear';
  return { sight: { ...ends, state, marks }, zones: crossings.map(({ at, blocks }) => metaHex(view, at, blocks)) };
}

/** The meta-hex of a point: the hexagon whose corners are its neighbours. */
function metaHex(view: View<Impact>, at: number, blocks: boolean): Zone {
  const field = fieldIn(view);
  const outline = HEADINGS.map(heading => pointOn(field, spotAt(spotX(at) + headingX(heading), spotY(at) + headingY(heading))));
  return { outlines: [outline], tone: blocks ? 'danger' : 'mine', ...(blocks && { hatched: true }) };
}

/** What the sight tool shows of a line to any place. */
export function looked(moment: Now, unit: Unit, to: number): Overlays | undefined {
  if (!isPlaced(unit) || !mayMeasure(moment.book) || !fieldIn(moment.view).has(to) || unit.at === to) return undefined;
  const { sight, zones } = explained(moment, unit, { at: to, level: levelAt(moment.view, to) });
  return { zones, sights: [sight] };
}
