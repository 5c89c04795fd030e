import type { RuleId } from '@sortie/kernel';
import { page, READING, type RuleHead } from '../rule.ts';
import { isLargeCraft } from '../subject.ts';
import type { Appraisal } from './appraisal.ts';
import { POINT, pointsOf, toNearest } from './points.ts';
import type { PriceRule } from './specials.ts';
import type { Method, PriceStage, StageRule, Sums } from './stages.ts';

/** How the lists of abilities are used by each method. */
export interface ListRule extends RuleHead {
  readonly lists: Readonly<
    Record<Method, { readonly offense: readonly string[]; readonly defense: readonly string[]; readonly force: readonly string[] }>
  >;
}

export const LIST_RULES: readonly ListRule[] = [
  {
    id: 'ASC-pv-ground-offensive-sua',
    cite: page(138),
    covers: [
      'ASC-pv-ground-defensive-sua',
      'ASC-pv-ground-force-bonus',
      'ASC-pv-aero-offensive-sua',
      'ASC-pv-aero-defensive-sua',
      'ASC-pv-large-defensive-sua',
      'ASC-tbl-pv-ground-off',
      'ASC-tbl-pv-ground-def',
      'ASC-tbl-pv-ground-force',
      'ASC-tbl-pv-aero-off',
      'ASC-tbl-pv-aero-def',
      'ASC-tbl-pv-aero-force',
    ],
    lists: {
      ground: { offense: ['ground-offense'], defense: ['ground-defense'], force: ['ground-force'] },
      aero: { offense: ['aero-offense'], defense: ['aero-defense'], force: ['aero-force'] },
      large: { offense: [], defense: ['aero-defense'], force: [] },
    },
  },
  {
    id: 'HOUSE-as-pv-one-list',
    cite: READING,
    replaces: ['ASC-pv-ground-offensive-sua'],
    lists: {
      ground: { offense: ['ground-offense'], defense: ['ground-defense'], force: ['ground-force'] },
      aero: { offense: ['ground-offense'], defense: ['ground-defense'], force: ['ground-force'] },
      large: { offense: ['ground-offense'], defense: ['ground-defense'], force: ['ground-force'] },
    },
  },
];

export const FINAL_RULES: readonly RuleHead[] = [
  { id: 'ASC-pv-ground-final', cite: page(141) },
  { id: 'ASC-pv-aero-final', cite: page(142) },
  { id: 'ASC-pv-large-final', cite: page(144) },
];

/** The rules of a price, sorted by method and stage. */
export interface PriceBook {
  readonly stages: Readonly<Record<Method, ReadonlyMap<PriceStage, readonly Staged[]>>>;
  /** Worth of abilities by part of the price: those of one ability by its code, all others under an empty one. */
  readonly specials: ReadonlyMap<string, ReadonlyMap<string, readonly Worth[]>>;
  readonly lists: ListRule;
}

function sortedBy<R, K>(rules: readonly R[], key: (rule: R) => K): Map<K, R[]> {
  const sorted = new Map<K, R[]>();
  for (const rule of rules) {
    const list = sorted.get(key(rule));
    if (list) list.push(rule);
    else sorted.set(key(rule), [rule]);
  }
  return sorted;
}

/** A rule of a stage as it is asked: all of one shape. */
type Staged = Pick<StageRule, 'id' | 'stage'> & {
  readonly of: StageRule['of'] | undefined;
  readonly round: StageRule['round'] | undefined;
};

const staged = ({ id, stage, of, round }: StageRule): Staged => ({ id, stage, of, round });

type Worth = Pick<PriceRule, 'id' | 'part' | 'worth'> & { readonly code: string };

export function priceBook(stages: readonly StageRule[], specials: readonly PriceRule[], lists: ListRule): PriceBook {
  const by = (method: Method) => sortedBy(stages.filter(({ methods }) => methods.includes(method)).map(staged), ({ stage }) => stage);
  const worths = specials.map(({ id, part, code = '', worth }): Worth => ({ id, part, code, worth }));
  const parts = [...sortedBy(worths, ({ part }) => part)];
  return {
    stages: { ground: by('ground'), aero: by('aero'), large: by('large') },
    specials: new Map(parts.map(([part, rules]) => [part, sortedBy(rules, ({ code }) => code)])),
    lists,
  };
}

const NO_RULES: readonly Staged[] = [];

function methodOf(card: Appraisal): Method {
  if (isLargeCraft(card.type) || (card.satellite && card.arcs)) return 'large';
  return card.aerospace ? 'aero' : 'ground';
}

const FINAL: Readonly<Record<Method, RuleId>> = { ground: 'ASC-pv-ground-final', aero: 'ASC-pv-aero-final', large: 'ASC-pv-large-final' };

const NO_SUMS: Sums = { offense: 0, defense: 0, subtotal: 0 };

/** Adds up a card's price. */
class Till {
  private readonly book: PriceBook;
  private readonly card: Appraisal;
  private readonly method: Method;

  constructor(book: PriceBook, card: Appraisal) {
    this.book = book;
    this.card = card;
    this.method = methodOf(card);
  }

  private rules(stage: PriceStage): readonly Staged[] {
    return this.book.stages[this.method].get(stage) ?? NO_RULES;
  }

  /** Sum of a stage in sixty-thousandths. */
  private sum(stage: PriceStage, field: 'offense' | 'defense' | 'pv', sums: Sums = NO_SUMS): number {
    let total = 0;
    for (const rule of this.rules(stage)) {
      const value = rule.of?.(this.card, sums);
      if (value === undefined) continue;
      total += pointsOf(value);
      this.card.work.term(field, rule.id, value);
    }
    return total;
  }

  /** A sum times the factors of a stage. */
  private scaled(stage: PriceStage, field: 'offense' | 'pv', value: number, sums: Sums = NO_SUMS): number {
    let scaled = value;
    for (const rule of this.rules(stage)) {
      const factor = rule.of?.(this.card, sums);
      if (factor === undefined) continue;
      scaled = Math.round(scaled * factor);
      this.card.work.term(field, rule.id, factor, undefined, 'multiply');
    }
    return scaled;
  }

  private worth(rules: readonly Worth[] | undefined, field: 'offense' | 'defense' | 'pv'): number {
    if (!rules) return 0;
    let total = 0;
    for (const rule of rules) {
      const value = rule.worth(this.card);
      if (value === undefined) continue;
      total += pointsOf(value);
      this.card.work.term(field, rule.id, value);
    }
    return total;
  }

  private specials(parts: readonly string[], field: 'offense' | 'defense' | 'pv'): number {
    let total = 0;
    this.card.work.speaks(this.book.lists.id);
    for (const part of parts) {
      const byCode = this.book.specials.get(part);
      if (!byCode) continue;
      total += this.worth(byCode.get(''), field);
      for (const { code } of this.card.specials) total += this.worth(byCode.get(code), field);
    }
    return total;
  }

  private rounded(stage: PriceStage, value: number): number {
    const rule = this.rules(stage).find(one => one.round);
    if (rule) this.card.work.speaks(rule.id);
    return rule?.round?.(value) ?? value;
  }

  offense(): number {
    const { lists } = this.book.lists;
    const plain = this.sum('attack', 'offense') + this.specials(lists[this.method].offense, 'offense');
    const blanket = POINT + this.sum('blanket', 'offense');
    return this.rounded('round-offense', this.scaled('offense-share', 'offense', (plain * blanket) / POINT));
  }

  defense(): number {
    const { lists } = this.book.lists;
    const open = this.sum('movement', 'defense') + this.specials(lists[this.method].defense, 'defense') + this.arcDefense();
    const body = this.sum('armor', 'defense') + this.sum('structure', 'defense');
    const factor = POINT + this.sum('defense-factor', 'defense');
    return open + this.rounded('round-resistance', (body * factor) / POINT) + this.sum('threshold', 'defense');
  }

  /** Point defense of large craft is listed in their arcs. */
  private arcDefense(): number {
    let total = 0;
    for (const arc of Object.values(this.card.arcs ?? {})) {
      for (const { code, value } of arc.specials) if (code === 'PNT' && value?.kind === 'number') total += value.value * POINT;
    }
    if (total > 0) this.card.work.term('defense', 'ASC-pv-aero-def-pnt', total / POINT);
    return total;
  }

  price(): number {
    const { work } = this.card;
    const offense = this.offense();
    const defense = this.defense();
    work.total('offense', offense / POINT);
    work.total('defense', defense / POINT);
    const subtotal = offense + defense;
    const sums: Sums = { offense, defense, subtotal };
    work.term('pv', 'ASC-pv-three-families', offense / POINT, 'offensive value', 'base');
    work.term('pv', 'ASC-pv-three-families', defense / POINT, 'defensive value');
    let value = this.scaled('scale', 'pv', subtotal, sums);
    value += this.sum('bonus', 'pv', sums);
    value += this.specials(this.book.lists.lists[this.method].force, 'pv');
    const final = Math.max(1, toNearest(value));
    work.term('pv', FINAL[this.method], final, 'rounded to nearest, at least 1', 'atLeast');
    work.total('pv', final);
    return final;
  }
}

export const priceOf = (book: PriceBook, card: Appraisal): number => new Till(book, card).price();
