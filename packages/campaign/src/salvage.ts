import { type Answer, type Handler, last, type Seat } from '@sortie/kernel';
import { hasCode, KINDS } from './kind.ts';
import { repairBill } from './repair.ts';
import { type Book, type CampaignRule, core } from './rule.ts';
import type { Campaign, Enlisted, State, Unit } from './shape.ts';
import { inRecovery } from './stage.ts';
import { called, isInfantry, isOwned, unitOf } from './state.ts';
import { techSkillOf } from './support.ts';

const REPAIR = 2;
const SCRAP = 1;
const OUTCOMES = [
  { as: 'lost', what: 'is worthless' },
  { as: 'wreck', what: 'is good for scrap' },
  { as: 'salvage', what: 'can be repaired' },
] as const;

export const salvage: Handler<Campaign, 'salvage'> = (play, { unit: id }) => {
  const unit = unitOf(play, id);
  const needs = play.ask('salvageRoll', { state: play.state, seat: play.seat, unit });
  const roll = play.roll(2, 6, 'ASC-salvage-check');
  const margin = roll.total - needs.total;
  const comes = play.ask('salvaged', { margin });
  const { as, what } = OUTCOMES[comes.total] ?? OUTCOMES[0];
  play.emit({ type: 'rolled', rule: 'ASC-salvage-check', what, subject: called(unit), needs, roll, good: margin >= 0 });
  play.emit({ type: 'salvaged', unit: id, as, rule: comes.terms[0]?.rule ?? 'ASC-salvage-check' });
};

/** Size as scrap and prices count it: large units count several times. */
export const sizeFor = ({ card }: Pick<Enlisted, 'card'>): number =>
  Math.min(4, Math.max(1, card.size)) *
  (hasCode(card.specials, 'SLG') ? 8 : hasCode(card.specials, 'VLG') ? 4 : hasCode(card.specials, 'LG') ? 2 : 1);

const base = (unit: Unit): number => KINDS[unit.type].scrap * (KINDS[unit.type].bySize ? sizeFor(unit) : 1);

/** What a unit is worth in parts, term by term. */
export function scrapValue(book: Book, state: State, seat: Seat, unit: Unit): Answer {
  const repairs = repairBill(book, state, seat, { ...unit, tried: [] }).sp;
  const whole = book.ask('scrapBase', { unit });
  const value = book.ask('scrapValue', { unit, base: whole.total, repairs });
  // The first term is the worth of the whole unit, which has terms of its own.
  return { total: value.total, terms: [...whole.terms, ...value.terms.slice(1)] };
}

export const scrap: Handler<Campaign, 'scrap'> = (play, { unit: id }) => {
  const unit = unitOf(play, id);
  const { total, terms } = scrapValue(play.book, play.state, play.seat, unit);
  play.emit({ type: 'spent', seat: play.seat, rule: last(terms).rule, what: called(unit), sp: 0 - total, minutes: 0 });
  play.emit({ type: 'scrapped', unit: id, rule: 'ASC-scrap' });
};

const isScrapOnly = ({ condition }: Unit): boolean => condition === 'wreck';

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
  core('ASC-salvage-recoverable', { base: { salvaged: ({ margin }) => (margin >= 2 ? REPAIR : undefined) } }),
  core('ASC-salvage-scrap-only', { base: { salvaged: ({ margin }) => (margin === 0 || margin === 1 ? SCRAP : undefined) } }),
  core('ASC-salvage-worthless', { base: { salvaged: ({ margin }) => (margin < 0 ? 0 : undefined) } }),
  core('ASC-scrap', {
    base: { scrapValue: ({ base: whole }) => whole },
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
  core('ASC-tbl-base-scrap', { base: { scrapBase: ({ unit }) => base(unit) }, covers: ['ASC-scrap-size-multiplier'] }),
  core('ASC-scrap-clan-double', {
    multiplies: { scrapBase: ({ unit }) => (unit.clan && KINDS[unit.type].clanScrap ? 2 : undefined) },
  }),
  core('ASC-scrap-damaged', {
    adds: { scrapValue: ({ unit, repairs }) => (isScrapOnly(unit) || repairs === 0 ? undefined : -repairs) },
    atLeast: { scrapValue: () => 0 },
  }),
  core('ASC-scrap-destroyed-salvage', {
    multiplies: { scrapValue: ({ unit }) => (isScrapOnly(unit) && !isInfantry(unit) ? 0.2 : undefined) },
  }),
  /** People are worth as much whatever has become of their arms. */
  core('ASC-scrap-infantry', { waives: { scrapValue: ({ unit }) => (isInfantry(unit) ? ['ASC-scrap-damaged'] : undefined) } }),
];
