import type { Handler } from '@sortie/kernel';
import { consumables, needsAmmunition, needsFuel } from './kind.ts';
import { type CampaignRule, core } from './rule.ts';
import type { Campaign, Unit } from './shape.ts';
import { type Cost, inRecovery } from './stage.ts';
import { called, isOwned, isWreck, unitOf } from './state.ts';

/** Points of a fueling, of a load of ammunition and of one of another kind; each takes half an hour. */
const FUEL = 5;
const AMMUNITION = 10;
const ALTERNATIVE = 50;
const HALF_HOUR = 30;

/** What a unit that has fought takes aboard. */
export function supplyBill(unit: Unit, alternative = false): Cost {
  const loads = unit.empty ? consumables(unit.card.specials).length : 0;
  return {
    sp: (unit.dry ? FUEL : 0) + loads * (alternative ? ALTERNATIVE : AMMUNITION),
    minutes: HALF_HOUR * (loads + (unit.dry ? 1 : 0)),
  };
}

export const supply: Handler<Campaign, 'supply'> = (play, { unit: id, alternative }) => {
  const unit = unitOf(play, id);
  play.emit({ type: 'spent', seat: play.seat, rule: 'ASC-tbl-refuel-rearm', what: called(unit), ...supplyBill(unit, alternative) });
  play.emit({ type: 'supplied', unit: id, rule: 'ASC-repair-refuel-rearm' });
};

export const supplyRules: readonly CampaignRule[] = [
  core('ASC-repair-refuel-rearm', {
    forbids: {
      supply: (view, { unit: id }, seat) => {
        const unit = view.units[id];
        if (!unit || !isOwned(unit, seat)) return 'your army has no such unit to supply';
        const late = inRecovery(view, seat);
        if (late !== undefined) return late;
        if (!unit.dry && !unit.empty) return 'it needs neither fuel nor ammunition';
        return isWreck(unit) ? 'it is a wreck: repair its structure first' : undefined;
      },
    },
    covers: ['ASC-tbl-refuel-rearm'],
  }),
  core('ASC-repair-refuel-who', { affirms: { thirsty: ({ unit }) => needsFuel(unit) } }),
  core('ASC-repair-rearm-who', { affirms: { hungry: ({ unit }) => needsAmmunition(unit) }, covers: ['ASC-tbl-consumables'] }),
];
