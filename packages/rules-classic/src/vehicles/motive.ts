import type { WearKind } from '../event.ts';
import { CITE, type ClassicRule, type Play } from '../rule.ts';
import type { UnitId, Wear } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';
import { sheetFor, unitAt } from '../state.ts';

const BY_GAIT = {
  mech: 0,
  tracked: 0,
  wheeled: 2,
  duneBuggy: 2,
  hover: 3,
  foot: 0,
  mechanized: 0,
  mechanizedWheeled: 0,
  mechanizedHover: 0,
  diver: 0,
  proto: 0,
  vtol: 0,
  air: 0,
  wige: 4,
  heavyTracked: 0,
  heavyWheeled: 2,
  divingTracked: 0,
  divingWheeled: 2,
  naval: 0,
  submarine: 0,
} as const;

/** What a roll for motive damage comes to. */
function motiveEffect(total: number): WearKind {
  if (total >= 12) return 'immobilized';
  if (total >= 10) return 'heavy';
  if (total >= 8) return 'moderate';
  return total >= 6 ? 'minor' : 'nothing';
}

/** Roll for tracks, wheels or skirts (TW-motive). */
export function motiveDamage(play: Play, id: UnitId, location: Location, modifier: number, jumped = false): void {
  const unit = unitAt(play.state, id);
  const { wear } = unit;
  if (!wear || wear.immobile) return;
  const roll = play.roll(2, 6, 'TW-motive');
  const what = motiveEffect(roll.total + modifier + play.ask('motive', { unit, jumped }).total);
  play.emit({ type: 'worn', unit: id, what, location, roll, wear: slowed(wear, what), jams: null, doomed: null });
}

function slowed(wear: Wear, what: WearKind): Wear {
  if (what === 'immobilized') return { ...wear, cruise: 0, immobile: true };
  if (what !== 'minor' && what !== 'moderate' && what !== 'heavy') return wear;
  const cruise = what === 'moderate' ? Math.max(0, wear.cruise - 1) : what === 'heavy' ? Math.ceil(wear.cruise / 2) : wear.cruise;
  return { ...wear, cruise, immobile: cruise === 0, motive: wear.motive.includes(what) ? wear.motive : [...wear.motive, what] };
}

export const motiveRules: readonly ClassicRule[] = [
  {
    id: 'TW-motive',
    cite: CITE,
    kind: 'core',
    base: { motive: ({ unit, jumped }) => (jumped ? undefined : BY_GAIT[sheetFor(unit).gait]) },
  },
];
