import type { RuleId } from '@sortie/kernel';
import type { Unit } from '@sortie/roster';
import type { Damage } from '../amount.ts';
import type { Arcs, Brackets, Special, TypeCode } from '../card.ts';
import { COMPANION } from '../editions.ts';
import { inForce } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { mech } from '../units.fixture.ts';
import { Working } from '../working.ts';
import { appraisalOf } from './appraisal.ts';
import { GROUND_PRICE } from './ground.ts';
import { LIST_RULES, priceBook, priceOf } from './price.ts';
import { SPACE_PRICE } from './space.ts';
import { PRICE_RULES } from './specials.ts';

/** `3`, or `0*`. */
const point = (text: string): Damage => (text === '0*' ? { points: 0, minimal: true } : { points: Number(text), minimal: false });

/** `3/2/1` as brackets. */
export const brackets = (text: string): Brackets => {
  const points = text.split('/').map(point);
  return points.length === 3 ? [...points, point('0')] : points;
};

/** `IF:2` is a text, `BTAS=4` a number, `HT@1/1/0` damage, anything else a bare code. */
function special(text: string): Special {
  const [, code = text, mark, value = ''] = /^([^:=@]+)([:=@])(.+)$/.exec(text) ?? [];
  if (mark === ':') return { code, value: { kind: 'text', text: value }, terms: [] };
  if (mark === '=') return { code, value: { kind: 'number', value: Number(value) }, terms: [] };
  if (mark === '@') return { code, value: { kind: 'damage', brackets: brackets(value) }, terms: [] };
  return { code, terms: [] };
}

export interface Sketch {
  readonly unit?: Unit;
  readonly type?: TypeCode;
  readonly size?: number;
  /** Inches, or thrust, with a letter: `10`, `8j`, `4v`. */
  readonly move?: string;
  readonly damage?: string;
  readonly overheat?: number;
  readonly armor?: number;
  readonly structure?: number;
  readonly threshold?: number;
  readonly specials?: readonly string[];
  readonly arcs?: Arcs;
}

export interface Priced {
  readonly pv: number;
  readonly offense: number;
  readonly defense: number;
  /** What one rule contributed. */
  of(rule: RuleId): number | undefined;
}

/** Prices a card that is only sketched, by the book. */
export function priced(sketch: Sketch): Priced {
  const ids: ReadonlySet<RuleId> = new Set(COMPANION.rules);
  const { unit = mech(), type = 'BM', size = 2, move = '8', damage = '3/3/2', specials = [] } = sketch;
  const work = new Working();
  const subject = { unit, type, size, work } as unknown as Subject;
  const value = Number.parseFloat(move);
  const code = move.replace(/^[\d.]+/, '');
  const stages = inForce([...GROUND_PRICE, ...SPACE_PRICE], ids);
  const book = priceBook(stages, inForce(PRICE_RULES, ids), inForce(LIST_RULES, ids)[0]!);
  const pv = priceOf(
    book,
    appraisalOf({
      subject,
      moves: [{ value, code, inches: true }],
      tmm: 1,
      damage: brackets(damage),
      overheat: sketch.overheat ?? 0,
      armor: sketch.armor ?? 6,
      structure: sketch.structure ?? 4,
      threshold: sketch.threshold ?? 0,
      specials: specials.map(special),
      arcs: sketch.arcs,
    }),
  );
  const { offense, defense, pv: sum } = work.answers();
  const terms = [...(offense?.terms ?? []), ...(defense?.terms ?? []), ...(sum?.terms ?? [])];
  return {
    pv,
    offense: offense?.total ?? 0,
    defense: defense?.total ?? 0,
    of: rule => terms.find(term => term.rule === rule)?.value,
  };
}
