import { type Answer, derivation, type RuleId } from '@sortie/kernel';
import type { PrintedArcs, PrintedCard } from '@sortie/roster';
import { type Damage, MINIMAL, NONE } from '../alpha-strike/amount.ts';
import type { Arc, Arcs, Brackets, Move, Special, TypeCode } from '../alpha-strike/card.ts';
import { compiledFor } from '../alpha-strike/compiled.ts';
import { CONVERSION_RULES, CURRENT } from '../alpha-strike/editions.ts';
import { appraisalOf } from '../alpha-strike/point-value/appraisal.ts';
import { priceOf } from '../alpha-strike/point-value/price.ts';
import { roleOf } from '../alpha-strike/role/role-of.ts';
import type { Edition } from '../alpha-strike/rule.ts';
import { isFighter, isLargeCraft } from '../alpha-strike/subject.ts';
import { Working } from '../alpha-strike/working.ts';

/** What the figures of a card are worth, whatever is printed on it. */
export interface Appraised {
  readonly pv: number;
  readonly role: string;
  readonly why: { readonly [field in 'offense' | 'defense' | 'pv']?: Answer };
  readonly rules: readonly RuleId[];
  readonly because: { readonly role: RuleId };
}

/** Prices a card of which there is no unit, such as one of somebody's own making, by its figures alone. */
export function appraise(card: PrintedCard, edition: Edition = CURRENT): Appraised {
  const rules = compiledFor(edition);
  const work = new Working();
  const moves = movesIn(card.move);
  const type = card.type as TypeCode;
  const aerospace = card.threshold !== undefined || isFighter(type) || isLargeCraft(type);
  const appraisal = appraisalOf({
    type,
    size: card.size,
    aerospace,
    vehicle: type === 'CV' || (type === 'SV' && !aerospace),
    spheroid: moves[0]?.code === 'p',
    satellite: type === 'SV' && moves[0]?.code === 'k',
    work,
    moves,
    tmm: card.tmm,
    damage: bracketsIn(card.damage),
    overheat: card.overheat,
    armor: card.armor,
    structure: card.structure,
    threshold: card.threshold ?? 0,
    specials: card.specials.map(specialIn),
    arcs: card.arcs && arcsIn(card.arcs),
  });
  const pv = priceOf(rules.price, appraisal);
  const role = roleOf(rules.roles, appraisal);
  const { offense, defense, pv: sum } = work.answers();
  const why = { ...(offense && { offense }), ...(defense && { defense }), ...(sum && { pv: sum }) };
  return derivation.told({ pv, role: role.name, why, rules: work.rules(), because: { role: role.rule } }, CONVERSION_RULES);
}

/** `8"/10"j`: a jump that equals the ground move only adds its letter to it, and troops have one move anyway. */
function movesIn(text: string): readonly Move[] {
  const moves = text.split('/').map(part => {
    const [, value = '0', sign = '', code = ''] = /^([\d.]+)("?)(.*)$/.exec(part) ?? [];
    return { value: Number(value), inches: sign !== '', code };
  });
  const [only] = moves;
  return moves.length === 1 && only?.code === 'j' ? [{ ...only, code: '' }, only] : moves;
}

function damageIn(text: string | undefined): Damage {
  if (text === undefined || text === '-' || text === '') return NONE;
  return text === '0*' ? MINIMAL : { points: Number(text), minimal: false };
}

const bracketsIn = (text: string | undefined): Brackets => {
  const parts = (text ?? '').split('/');
  return [0, 1, 2, 3].map(bracket => damageIn(parts[bracket]));
};

/** `IF1`, `AC2/2/-`, `MHQ4`, `LAM(30"g/5a)`, `TSM`. */
function specialIn(text: string): Special {
  const [, code = text, rest = ''] = ARTILLERY.exec(text) ?? /^([A-Z][A-Z0-9-]*?[A-Z-]|[A-Z])((?:\d|-\/|\().*)$/.exec(text) ?? [];
  const named = ODD.find(odd => text.startsWith(odd));
  if (named !== undefined) return { code: named, terms: [] };
  if (rest === '') return { code: text, terms: [] };
  if (rest.startsWith('(')) return { code, value: { kind: 'text', text: rest }, terms: [] };
  if (code === 'IF') return { code, value: { kind: 'text', text: rest }, terms: [] };
  if (rest.includes('/')) return { code, value: { kind: 'damage', brackets: bracketsIn(rest) }, terms: [] };
  return { code, value: { kind: 'number', value: Number.parseFloat(rest) }, terms: [] };
}

/** The figure of a missile is part of its code: `ARTCM5-2`. */
const ARTILLERY = /^(ART[A-Z0-9]+-)(\d+)$/;

/** Codes that end in a digit or a letter after one, which is no number of theirs. */
const ODD = ['BHJ2', 'BHJ3', 'C3BSM', 'C3BSS', 'C3EM', 'C3RS', 'C3M', 'C3S', 'C3I', 'NC3'] as const;

const arcsIn = (arcs: PrintedArcs): Arcs =>
  Object.fromEntries(
    Object.entries(arcs).map(([side, { standard, capital, subCapital, missiles }]): [string, Arc] => [
      side,
      {
        standard: bracketsIn(standard),
        capital: bracketsIn(capital),
        subCapital: bracketsIn(subCapital),
        missiles: bracketsIn(missiles),
        specials: [],
      },
    ]),
  );
