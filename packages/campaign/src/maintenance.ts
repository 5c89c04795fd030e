import { last } from '@sortie/kernel';
import { hasCode } from './kind.ts';
import { type CampaignRule, core, type Desk } from './rule.ts';
import type { Enlisted, State, Unit } from './shape.ts';
import { unitOf } from './state.ts';

const has = ({ quirks }: Pick<Unit, 'quirks'>, quirk: string): boolean => quirks.includes(quirk);

const MODULAR: readonly Unit['type'][] = ['BM', 'IM', 'CV', 'SV'];
/** Its weapons come off and on; only 'Mechs and vehicles are built like that. */
export const isModular = (unit: Pick<Unit, 'quirks' | 'type'>): boolean => has(unit, 'modular-weapons') && MODULAR.includes(unit.type);

/** Whoever has the quirk is harder or easier to mend, and to make something of as a wreck. */
const upkeep = (quirk: string, points: number): NonNullable<CampaignRule['adds']> => ({
  repairRoll: ({ unit }) => (has(unit, quirk) ? points : undefined),
  salvageRoll: ({ unit }) => (has(unit, quirk) ? points : undefined),
});

const GONE: readonly Unit['condition'][] = ['fallen', 'wreck', 'scrapped', 'lost'];

/** Nobody builds that any more: whoever has lost one cannot order the same again. */
const irreplaceable =
  (quirk: string) =>
  (view: State, { unit }: { readonly unit: Enlisted }, seat: number): string | undefined =>
    unit.quirks?.includes(quirk) &&
    view.units.some(lost => lost.seat === seat && GONE.includes(lost.condition) && lost.card.name === unit.card.name)
      ? 'one that is lost cannot be replaced by another of its kind'
      : undefined;

/** Does a bungled job end a unit for good? */
export function ruins(play: Desk, id: number, roll: number): boolean {
  const unit = unitOf(play, id);
  const says = play.ask('ruin', { unit, roll });
  if (says.total <= 0) return false;
  play.emit({ type: 'ruined', unit: id, rule: last(says.terms).rule });
  return true;
}

/** The worst roll there is. */
const WORST = 2;

/** What machines are like in the workshop. */
export const maintenanceRules: readonly CampaignRule[] = [
  core('ASC-quirk-easy-to-maintain', { adds: upkeep('easy-to-maintain', -1) }),
  core('ASC-quirk-difficult-to-maintain', { adds: upkeep('difficult-to-maintain', 1) }),
  core('ASC-quirk-modular-weapons', {
    adds: {
      repairRoll: ({ unit }) => (isModular(unit) ? -1 : undefined),
      // As long as for an OMNI unit, and no shorter for one that is an OMNI unit anyway.
      repairTime: ({ unit }) => (isModular(unit) && !hasCode(unit.card.specials, 'OMNI') ? -50 : undefined),
    },
  }),
  core('ASC-quirk-obsolete', {
    adds: upkeep('obsolete', 2),
    forbids: { buy: irreplaceable('obsolete') },
  }),
  core('ASC-quirk-illegal-design-repair', {
    adds: {
      repairRoll: ({ unit }) => (has(unit, 'illegal-design') ? 4 : undefined),
      ruin: ({ unit, roll }) => (has(unit, 'illegal-design') && roll === WORST ? 1 : undefined),
    },
    forbids: { buy: irreplaceable('illegal-design') },
  }),
];
