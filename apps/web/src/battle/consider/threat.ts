import { extentOfGround, type Ground, hasHexes, type Place, pointOf } from '@sortie/board-view';
import { hexesOf } from '@sortie/geometry';
import type { Draft, Drafting } from '../../analysis/drafting.ts';
import { aimedAt, outlook, type Stood, standingAt, withUnit } from './stand.ts';

/** What is asked of every place: what the enemies do to whoever stands there, or what it does to them. */
export type ThreatKind = 'taken' | 'dealt';

/** A question about many places. */
export interface ThreatOrder {
  readonly draft: Draft;
  readonly unit: Stood;
  readonly foes: readonly Stood[];
  readonly kind: ThreatKind;
  readonly gait: string | undefined;
  readonly places: readonly Place[];
}

/** What it comes to at one place: the best chance of anybody, and the damage to be hoped for. */
export interface Threat {
  readonly at: Place;
  readonly chance: number;
  readonly hope: number;
}

/** At most so many places of a board without hexes are asked about. */
const MOST = 700;

/** Half of what a place of a board without hexes stands for. */
export function spacingOf(ground: Ground): number {
  const { x, y } = extentOfGround(ground);
  return hasHexes(ground) ? 0 : Math.max(ground.stride.x, ground.stride.y, Math.ceil(Math.sqrt((x * y) / MOST)));
}

const keyOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${Math.round(x)}/${Math.round(y)}`;

function spotsOn(ground: Exclude<Ground, { readonly sites: unknown }>): readonly Place[] {
  const step = spacingOf(ground);
  const spots = new Map<string, Place>();
  for (let y = step / 2; y < ground.extent.y; y += step) {
    for (let x = step / 2; x < ground.extent.x; x += step) {
      const spot = ground.snap ? ground.snap({ x, y }) : { x, y };
      if (spot) spots.set(keyOf(spot), spot);
    }
  }
  return [...spots.values()];
}

/** The places of a board, the nearest first. */
export function placesOn(ground: Ground, around: Place): readonly Place[] {
  const middle = pointOf(around);
  const away = (place: Place): number => Math.hypot(pointOf(place).x - middle.x, pointOf(place).y - middle.y);
  const places = hasHexes(ground) ? hexesOf(ground) : spotsOn(ground);
  return places
    .map(place => ({ place, far: away(place) }))
    .sort((a, b) => a.far - b.far)
    .map(({ place }) => place);
}

/** What it means to stand at a place, as the enemies stand now; each of them turns its guns as far as it can. */
export function threatAt(drafting: Drafting, order: Omit<ThreatOrder, 'places'>, at: Place): Threat | undefined {
  const { draft, unit, foes, kind, gait } = order;
  const own = draft.units.find(({ id }) => id === unit.id);
  const base = drafting.bench.lay(draft);
  if (!own || !base.ok) return undefined;
  const there = standingAt(drafting, base.value.state, own, at, { from: unit.at, gait, foes });
  const position = there && withUnit(draft, there);
  const laid = position && drafting.bench.lay(position);
  if (!position || !laid?.ok) return undefined;
  const looks = foes.map(foe =>
    kind === 'taken'
      ? outlook(drafting, aimedAt(drafting, position, laid.value, foe.id, foe.at, at), foe.id, unit.id)
      : outlook(drafting, aimedAt(drafting, position, laid.value, unit.id, at, foe.at), unit.id, foe.id),
  );
  const chance = Math.max(0, ...looks.map(one => one.chance));
  const hopes = looks.map(one => one.hope);
  // Everybody may fire at whoever stands there; it fires at one of them itself.
  const hope = kind === 'taken' ? hopes.reduce((sum, one) => sum + one, 0) : Math.max(0, ...hopes);
  return { at, chance, hope };
}
