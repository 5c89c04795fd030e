import type { Measure, Overlays, Path, Spot } from '@sortie/board-view';
import { CAPITAL, foresee } from '@sortie/rules-radar';
import { borderAt, cellSpot, mapOf, spotOf } from './ground.ts';
import type { Listed } from './listed.ts';
import { forUnit, type Now, targetIn } from './offers.ts';
import { idOf, unitOf } from './units.ts';

/** The way of a craft over the maps to where it is sent. */
function courseOf({ view, selected }: Now, { command, at }: Listed): Path | undefined {
  const unit = unitOf(view, selected);
  const from = unit && spotOf(view, unit.id);
  if (!unit || !from || !at || (command.type !== 'move' && command.type !== 'maneuver')) return undefined;
  const map = command.type === 'move' ? CAPITAL : mapOf(unit);
  const between = command.path.slice(0, -1).map(cell => cellSpot(view, map, cell));
  return { stops: [from, ...between, at].map(stop => ({ at: stop })), flying: true };
}

/** A line between two craft, with what is written on it. */
function lineBetween({ view }: Now, a: number, b: number, text: string, tone: Measure['tone']): readonly Measure[] {
  const [from, to] = [spotOf(view, a), spotOf(view, b)];
  return from && to ? [{ stops: [from, to], text, tone }] : [];
}

/** Who is locked with whom. */
const engaged = (moment: Now): readonly Measure[] => moment.view.engagements.flatMap(({ a, b }) => lineBetween(moment, a, b, '', 'danger'));

/** Whom the chosen craft is about to attack, with the control roll that both make. */
function attack(moment: Now, one: Listed | undefined): readonly Measure[] {
  const target = one && targetIn(one.command);
  const unit = unitOf(moment.view, moment.selected);
  if (!one || target === undefined || !unit) return [];
  const [own, foe] = foresee(moment.view, one.command, moment.book);
  const words = own ? `${own.needs.total}+${foe ? ` / ${foe.needs.total}+` : ''}` : '';
  return lineBetween(moment, unit.id, idOf(target), words, 'mine');
}

/** Places on offer, once each. */
export function placesOn(moment: Now): readonly Spot[] {
  const places = new Map(forUnit(moment).flatMap(({ at }) => (at ? [[`${at.x}/${at.y}`, at] as const] : [])));
  return [...places.values()];
}

/** The maps as an instrument: where the chosen craft may go, its course, who is locked with whom, and who is aimed at. */
export function overlaysFor(moment: Now, chosen: Listed | undefined, aimed: string | undefined): Overlays {
  const outlines = placesOn(moment).map(at => borderAt(moment.view, at));
  const target = (chosen && targetIn(chosen.command)) ?? aimed;
  const path = chosen && courseOf(moment, chosen);
  return {
    zones: [
      ...(outlines.length > 0 ? [{ outlines, tone: 'friend' as const }] : []),
      ...(chosen?.at ? [{ outlines: [borderAt(moment.view, chosen.at)], tone: 'mine' as const }] : []),
    ],
    measures: [...engaged(moment), ...attack(moment, chosen)],
    ...(path && { path }),
    ...(target !== undefined && { target }),
  };
}
