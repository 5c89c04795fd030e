import type { Handler } from '@sortie/kernel';
import { consumables, hasCode, KINDS } from './kind.ts';
import { type CampaignRule, core } from './rule.ts';
import type { Campaign, Unit } from './shape.ts';
import { type Cost, inRecovery } from './stage.ts';
import { called, isOwned } from './state.ts';

/** Points of a fuelling, of a load of ammunition and of one of another kind; each takes half an hour. */
const FUEL = 5;
const AMMUNITION = 10;
const ALTERNATIVE = 50;
const HALF_HOUR = 30;

/** Aircraft of every kind, airships and aeroplanes among support vehicles, and engines that burn something. */
export const needsFuel = ({ type, card }: Pick<Unit, 'type' | 'card'>): boolean =>
  KINDS[type].aerospace === true || (type === 'SV' && /\d"?[ai]/.test(card.move)) || hasCode(card.specials, 'EE', 'FC');
export const needsAmmunition = ({ card }: Pick<Unit, 'card'>): boolean => consumables(card.specials).length > 0;

/** What a unit that has fought takes aboard. */
export function supplyBill(unit: Unit, alternative = false): Cost {
  const loads = unit.empty ? consumables(unit.card.specials).length : 0;
  return {
    sp: (unit.dry ? FUEL : 0) + loads * (alternative ? ALTERNATIVE : AMMUNITION),
    minutes: HALF_HOUR * (loads + (unit.dry ? 1 : 0)),
  };
}

export const supply: Handler<Campaign, 'supply'> = (play, { unit: id, alternative }) => {
  const unit = play.state.units[id]!;
  play.emit({ type: 'spent', seat: play.seat, rule: 'ASC-tbl-refuel-rearm', what: called(unit), ...supplyBill(unit, alternative) });
  play.emit({ type: 'unitChanged', unit: id, rule: 'ASC-repair-refuel-rearm', what: 'supplied', change: { dry: false, empty: false } });
};

export const supplyRules: readonly CampaignRule[] = [
  core('ASC-repair-refuel-rearm', {
    forbids: {
      supply: (view, { unit: id }, seat) => {
        const unit = view.units[id];
        if (!unit || !isOwned(unit, seat)) return 'your army has no such unit to supply';
        return inRecovery(view, seat) ?? (unit.dry || unit.empty ? undefined : 'it needs neither fuel nor ammunition');
      },
    },
    covers: ['ASC-tbl-refuel-rearm'],
  }),
  core('ASC-repair-refuel-who'),
  core('ASC-repair-rearm-who', { covers: ['ASC-tbl-consumables'] }),
];
