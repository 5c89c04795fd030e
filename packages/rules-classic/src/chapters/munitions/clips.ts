import { nth, type Telling, tell } from '@sortie/kernel';
import { munitionOf } from '../../attack/barrage.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import type { Entry, Setup, Unit } from '../../shape.ts';
import { sheetOf } from '../../sheet/compile.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { fighting, isFighting } from '../../state.ts';
import type { Clip } from './shape.ts';

/** Clips that a launcher of a suit has where its paper does not say (TOE-reading-225). */
const CLIPS = 2;

const isGrenadeLauncher = ({ item }: Weapon): boolean => /BA.*GrenadeLauncher/.test(item);
export const isSuitMortar = ({ item }: Weapon): boolean => /BA(Heavy|Light)Mortar/.test(item);

const GRENADES: ReadonlySet<Clip> = new Set(['STANDARD', 'INCENDIARY', 'SMOKE']);
const SHELLS: ReadonlySet<Clip> = new Set(['STANDARD', 'SMOKE', 'FLARE']);

/** What every launcher of a squad can be loaded with: all suits carry the same. */
function fault({ design, clips }: Entry): Telling | undefined {
  if (!clips) return undefined;
  const { weapons, kind, name } = sheetOf(design);
  const launchers = kind === 'battleArmor' ? weapons.filter(weapon => isGrenadeLauncher(weapon) || isSuitMortar(weapon)) : [];
  if (launchers.length === 0) return tell('the {unit} has no launcher with clips', { unit: name });
  if (clips.length > CLIPS) return tell('a launcher has {most} clips at most', { most: CLIPS });
  const fits = clips.every(clip => launchers.every(weapon => (isSuitMortar(weapon) ? SHELLS : GRENADES).has(clip)));
  return fits ? undefined : tell('all launchers of a squad are loaded alike, with what all of them fire');
}

/** A unit that begins with its first clip. */
export const withClips = ({ clips }: Entry, { condition }: Unit): Partial<Unit> | undefined =>
  clips && { condition: { ...condition, clips }, ...loadOf(nth(clips, 0)) };

export const loadOf = (clip: Clip): Pick<Unit, 'grenades'> => (clip === 'STANDARD' ? {} : { grenades: clip });

const wanted = ({ fire }: Unit): number | undefined => fire?.orders?.flatMap(order => (order.do === 'clip' ? [order.clip] : []))[0];

/** Clips are changed when the turn ends. */
function changeClips(play: Play): void {
  for (const unit of fighting(play.state)) {
    const clip = wanted(unit);
    const to = clip === undefined ? undefined : unit.condition?.clips?.[clip];
    if (to !== undefined) play.emit({ type: 'clipChanged', unit: unit.id, to });
  }
}

const PRACTICAL: ReadonlySet<string> = new Set(['SMOKE', 'FLARE']);

/** What is fired for its smoke or its light is fired at hexes. */
function wasted(view: { readonly units: readonly Unit[] }, id: number, weapons: readonly number[]): boolean {
  const unit = view.units[id];
  if (!unit?.grenades || !isFighting(unit)) return false;
  return PRACTICAL.has(unit.grenades) && weapons.some(weapon => munitionOf(unit, { weapon }) === unit.grenades);
}

/** Squads whose launchers have several clips choose in play which one they fire. */
export const clipping: Omit<ClassicRule, 'id' | 'cite' | 'kind' | 'steps'> = {
  permits: { order: ['clip'] },
  offers: {
    orders: ({ unit }) =>
      (unit.condition?.clips ?? []).flatMap((to, clip) => (to === (unit.grenades ?? 'STANDARD') ? [] : [{ do: 'clip' as const, clip }])),
  },
  forbids: {
    declare: (view, { unit: id, orders, shots }) => {
      const asked = (orders ?? []).flatMap(order => (order.do === 'clip' ? [order.clip] : []));
      if (asked.length > 1 || asked.some(clip => view.units[id]?.condition?.clips?.[clip] === undefined))
        return tell('there is no such clip');
      return wasted(
        view,
        id,
        shots.map(({ weapon }) => weapon),
      )
        ? tell('smoke and flares are fired at hexes')
        : undefined;
    },
  },
  forbidsSetup: ({ forces }: Setup) => {
    for (const entry of forces.flat()) {
      const reason = fault(entry);
      if (reason) return reason;
    }
    return undefined;
  },
};

export const clipSteps = [{ name: 'clips', before: 'upkeep', run: changeClips }] as const;
