import type { Effect } from '@sortie/board-view';
import { type Hex, neighbour } from '@sortie/geometry';
import type { View } from '@sortie/kernel';
import { type Classic, type Event, entersHex, isTurn, sheetFor, sideOf, turned } from '@sortie/rules-classic';
import { t } from '../../i18n/index.ts';
import { styleOfWeapon } from '../shot-style.ts';
import { isHit } from './told.ts';
import { keyOf } from './units.ts';

type Seen = View<Classic>;
type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Shot = Extract<Effect, { readonly kind: 'shot' }>;

function travel(view: Seen, { unit: id, steps, to, facing }: Of<'stepped'>): readonly Effect[] {
  const unit = view.units[id];
  if (!unit?.at) return [];
  const token = keyOf(id);
  if (unit.moved?.mode === 'jump') return [{ kind: 'travel', token, stops: [{ at: unit.at }, { at: to, facing }], flying: true }];
  let at: Hex = unit.at;
  let heading = unit.facing;
  const stops = [{ at, facing: heading }];
  for (const step of steps) {
    if (isTurn(step)) heading = turned(heading, step);
    else if (entersHex(step)) at = neighbour(at, sideOf(heading, step));
    stops.push({ at, facing: heading });
  }
  const { kind, gait: how } = sheetFor(unit);
  const gait = how === 'air' || how === 'vtol' ? 'fly' : kind === 'vehicle' ? 'drive' : 'walk';
  return stops.length > 1 ? [{ kind: 'travel', token, stops, gait }] : [];
}

function shown(view: Seen, { unit: from, target: to, weapon, result }: Of<'fired'>): readonly Effect[] {
  const [unit, target] = [view.units[from], view.units[to]];
  const fired = unit && sheetFor(unit).weapons[weapon];
  if (!unit?.at || !target?.at || !fired || result === 'automaticMiss') return [];
  const hit = isHit(result);
  const shot: Shot = { kind: 'shot', from: unit.at, to: target.at, style: styleOfWeapon(fired.name), hit };
  return hit ? [shot] : [shot, { kind: 'burst', at: target.at, text: t('miss'), tone: 'quiet' }];
}

const burst = (view: Seen, unit: number, text: string): readonly Effect[] => {
  const at = view.units[unit]?.at;
  return at ? [{ kind: 'burst', at, text, tone: 'danger' }] : [];
};

/** Hands, feet and clubs, between two who stand side by side. */
function blow(view: Seen, { unit, blow: { target }, hit }: Of<'struck'>): readonly Effect[] {
  const [from, to] = [view.units[unit]?.at, target === undefined ? undefined : view.units[target]?.at];
  if (!from || !to) return [];
  return [
    { kind: 'shot', from, to, style: 'blow', hit },
    ...(hit ? [] : [{ kind: 'burst', at: to, text: t('miss'), tone: 'quiet' } as const]),
  ];
}

/** A shell that comes down where it was aimed at, or beside it. */
function shell(view: Seen, { unit, at, lands }: Of<'shelled'>): readonly Effect[] {
  const from = view.units[unit]?.at;
  const to = lands ?? at;
  const flight: readonly Effect[] = from ? [{ kind: 'shot', from, to, style: 'artillery', hit: lands !== null }] : [];
  return [...flight, ...(lands ? [{ kind: 'blast', at: lands, size: 2 } as const] : [])];
}

function slide(view: Seen, unit: number, to: Hex, gait: 'skid' | 'fall'): readonly Effect[] {
  const at = view.units[unit]?.at;
  return at ? [{ kind: 'travel', token: keyOf(unit), stops: [{ at }, { at: to }], gait }] : [];
}

const at = (view: Seen, unit: number, seen: (at: Hex) => readonly Effect[]): readonly Effect[] => {
  const place = view.units[unit]?.at;
  return place ? seen(place) : [];
};

/** What is seen on the map of an event. */
export function effectsOf(view: Seen, event: Event): readonly Effect[] {
  switch (event.type) {
    case 'stepped':
      return travel(view, event);
    case 'fired':
      return shown(view, event);
    case 'struck':
      return blow(view, event);
    case 'shelled':
      return shell(view, event);
    case 'damaged':
      return burst(view, event.unit, `−${event.armor + event.structure} ${event.location}`);
    case 'exploded':
      return [...at(view, event.unit, place => [{ kind: 'blast', at: place, size: 2 }]), ...burst(view, event.unit, t('explosion'))];
    case 'fell':
      return [...at(view, event.unit, place => [{ kind: 'dust', at: place }]), ...burst(view, event.unit, t('falls'))];
    case 'pilotHit':
      return event.dead ? burst(view, event.unit, t('pilot killed')) : [];
    case 'kindled':
      return event.ok ? [{ kind: 'plume', at: event.at, of: 'fire' }] : [];
    case 'destroyed':
      return [...at(view, event.unit, place => [{ kind: 'blast', at: place, size: 3 }]), ...burst(view, event.unit, t('destroyed'))];
    case 'displaced':
      return slide(view, event.unit, event.to, 'fall');
    case 'skidded':
      return slide(view, event.unit, event.to, 'skid');
    default:
      return [];
  }
}
