import type { Handler, RuleId, Seat } from '@sortie/kernel';
import { hasCode, KINDS } from './kind.ts';
import { repairBill } from './repair.ts';
import { type Book, type CampaignRule, core } from './rule.ts';
import type { Campaign, Enlisted, State, Unit } from './shape.ts';
import { inRecovery } from './stage.ts';
import { called, isInfantry, isOwned } from './state.ts';
import { techSkillOf } from './support.ts';

/** A check that succeeds by so many makes a wreck a machine again. */
const WHOLE = 2;

export const salvage: Handler<Campaign, 'salvage'> = (play, { unit: id }) => {
  const unit = play.state.units[id]!;
  const needs = play.ask('salvageRoll', { state: play.state, seat: play.seat, unit });
  const roll = play.roll(2, 6, 'ASC-salvage-check');
  const margin = roll.total - needs.total;
  const what = margin >= WHOLE ? 'can be repaired' : margin >= 0 ? 'is good for scrap' : 'is worthless';
  play.emit({ type: 'rolled', rule: 'ASC-salvage-check', what, subject: called(unit), needs, roll, good: margin >= 0 });
  const rule: RuleId = margin >= WHOLE ? 'ASC-salvage-recoverable' : margin >= 0 ? 'ASC-salvage-scrap-only' : 'ASC-salvage-worthless';
  play.emit({
    type: 'unitChanged',
    unit: id,
    rule,
    what: '',
    change: { condition: margin >= WHOLE ? 'salvage' : margin >= 0 ? 'wreck' : 'lost' },
  });
};

/** Size as scrap and prices count it: large units count several times. */
export const sizeFor = ({ card }: Pick<Enlisted, 'card'>): number =>
  Math.min(4, Math.max(1, card.size)) *
  (hasCode(card.specials, 'SLG') ? 8 : hasCode(card.specials, 'VLG') ? 4 : hasCode(card.specials, 'LG') ? 2 : 1);

const base = (unit: Unit): number => KINDS[unit.type].scrap * (KINDS[unit.type].bySize ? sizeFor(unit) : 1);

/** What a unit is worth in parts: less what its repairs would cost, and never less than nothing. */
export function scrapValue(book: Book, state: State, seat: Seat, unit: Unit): number {
  const full = book.ask('scrapValue', { state, seat, unit }).total;
  if (unit.condition === 'wreck') return Math.ceil(full / 5);
  if (isInfantry(unit)) return full;
  return Math.max(0, full - repairBill(book, state, seat, { ...unit, tried: [] }).sp);
}

export const scrap: Handler<Campaign, 'scrap'> = (play, { unit: id }) => {
  const unit = play.state.units[id]!;
  const sp = scrapValue(play.book, play.state, play.seat, unit);
  const rule: RuleId =
    unit.condition === 'wreck' ? 'ASC-scrap-destroyed-salvage' : isInfantry(unit) ? 'ASC-scrap-infantry' : 'ASC-scrap-damaged';
  play.emit({ type: 'spent', seat: play.seat, rule, what: called(unit), sp: 0 - sp, minutes: 0 });
  play.emit({ type: 'unitChanged', unit: id, rule: 'ASC-scrap', what: 'scrapped', change: { condition: 'scrapped', crew: null } });
};

export const salvageRules: readonly CampaignRule[] = [
  core('ASC-salvage-check', {
    base: { salvageRoll: ({ state, seat }) => techSkillOf(state, seat) },
    forbids: {
      salvage: (view, { unit: id }, seat) => {
        const unit = view.units[id];
        return (
          inRecovery(view, seat) ?? (unit?.seat === seat && unit.condition === 'fallen' ? undefined : 'there is no such wreck on the field')
        );
      },
    },
  }),
  core('ASC-salvage-recoverable'),
  core('ASC-salvage-scrap-only'),
  core('ASC-salvage-worthless'),
  core('ASC-scrap', {
    forbids: {
      scrap: (view, { unit: id }, seat) => {
        const unit = view.units[id];
        return (
          inRecovery(view, seat) ??
          (isOwned(unit, seat) || (unit?.seat === seat && unit.condition === 'wreck') ? undefined : 'your army has no such unit to scrap')
        );
      },
    },
  }),
  core('ASC-tbl-base-scrap', { base: { scrapValue: ({ unit }) => base(unit) }, covers: ['ASC-scrap-size-multiplier'] }),
  core('ASC-scrap-clan-double', {
    multiplies: { scrapValue: ({ unit }) => (unit.clan && KINDS[unit.type].clanScrap ? 2 : undefined) },
  }),
  core('ASC-scrap-damaged'),
  core('ASC-scrap-destroyed-salvage'),
  core('ASC-scrap-infantry'),
];
