import type { Effect } from '@sortie/board-view';
import { type Hex, STEPS, turn } from '@sortie/geometry';
import type { View } from '@sortie/kernel';
import { type Classic, type Event, sheetFor, type Weapon } from '@sortie/rules-classic';
import { t } from '../../i18n/index.ts';
import { isHit } from './told.ts';
import { keyOf } from './units.ts';

type Seen = View<Classic>;
type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Shot = Extract<Effect, { readonly kind: 'shot' }>;

function styleOf({ name, missile, energy }: Weapon): Shot['style'] {
  if (missile) return 'missiles';
  if (!energy) return 'shells';
  return /PPC/.test(name) ? 'bolt' : 'beam';
}

/** Where each letter of a step leads, counted from the facing. */
const ASIDE: { readonly [letter: string]: number } = { F: 0, B: 3, q: -1, e: 1, z: -2, c: 2 };

function travel(view: Seen, { unit: id, steps, to, facing }: Of<'stepped'>): readonly Effect[] {
  const unit = view.units[id];
  if (!unit?.at) return [];
  const token = keyOf(id);
  if (unit.moved?.mode === 'jump') return [{ kind: 'travel', token, stops: [{ at: unit.at }, { at: to, facing }], flying: true }];
  let at: Hex = unit.at;
  let heading = unit.facing;
  const stops = [{ at, facing: heading }];
  for (const letter of steps) {
    if (letter === 'L' || letter === 'R') heading = turn(heading, letter === 'R' ? 1 : -1);
    const side = ASIDE[letter];
    if (side !== undefined) {
      const { q, r } = STEPS[turn(heading, side)];
      at = { q: at.q + q, r: at.r + r };
    }
    stops.push({ at, facing: heading });
  }
  return stops.length > 1 ? [{ kind: 'travel', token, stops }] : [];
}

function shown(view: Seen, { unit: from, target: to, weapon, result }: Of<'fired'>): readonly Effect[] {
  const [unit, target] = [view.units[from], view.units[to]];
  const fired = unit && sheetFor(unit).weapons[weapon];
  if (!unit?.at || !target?.at || !fired || result === 'automaticMiss') return [];
  const hit = isHit(result);
  const shot: Shot = { kind: 'shot', from: unit.at, to: target.at, style: styleOf(fired), hit };
  return hit ? [shot] : [shot, { kind: 'burst', at: target.at, text: t('miss'), tone: 'quiet' }];
}

const burst = (view: Seen, unit: number, text: string): readonly Effect[] => {
  const at = view.units[unit]?.at;
  return at ? [{ kind: 'burst', at, text, tone: 'danger' }] : [];
};

/** What is seen on the map of an event. */
export function effectsOf(view: Seen, event: Event): readonly Effect[] {
  switch (event.type) {
    case 'stepped':
      return travel(view, event);
    case 'fired':
      return shown(view, event);
    case 'damaged':
      return burst(view, event.unit, `−${event.armor + event.structure} ${event.location}`);
    case 'fell':
      return burst(view, event.unit, t('falls'));
    case 'destroyed':
      return burst(view, event.unit, t('destroyed'));
    case 'displaced':
    case 'skidded': {
      const at = view.units[event.unit]?.at;
      return at ? [{ kind: 'travel', token: keyOf(event.unit), stops: [{ at }, { at: event.to }] }] : [];
    }
    default:
      return [];
  }
}
