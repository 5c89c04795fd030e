import type { RuleId } from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import { appraise } from '../../force/appraise.ts';
import type { TypeCode } from '../card.ts';
import { COMPANION } from '../editions.ts';

export interface Sketch {
  readonly type?: TypeCode;
  readonly size?: number;
  /** Inches, or thrust, with a letter: `10`, `8j`, `4v`, `6a`. */
  readonly move?: string;
  readonly damage?: string;
  readonly overheat?: number;
  readonly armor?: number;
  readonly structure?: number;
  readonly threshold?: number;
  readonly specials?: readonly string[];
  readonly arcs?: NonNullable<PrintedCard['arcs']>;
}

export interface Priced {
  readonly pv: number;
  readonly offense: number;
  readonly defense: number;
  readonly role: string;
  /** What one rule contributed. */
  of(rule: RuleId): number | undefined;
}

/** The line that a clause belongs to. */
export const lineOf = (clause: string): RuleId => clause.replace(/#\d+$/, '') as RuleId;

const THRUST = /[aikp]$/;

/** A card that is only sketched: a 'Mech of size 2, move 8", armor 6, structure 4 and damage 3/3/2, unless told otherwise. */
function cardOf({ move = '8', ...sketch }: Sketch): PrintedCard {
  return {
    name: 'Sketch',
    type: 'BM',
    size: 2,
    tmm: 1,
    move: THRUST.test(move) || sketch.type === 'WS' ? move : move.replace(/[\d.]+/g, inches => `${inches}"`),
    damage: '3/3/2',
    overheat: 0,
    armor: 6,
    structure: 4,
    specials: [],
    pv: 0,
    ...sketch,
  };
}

/** Prices a sketched card by the book. */
export function priced(sketch: Sketch): Priced {
  const { pv, role, why } = appraise(cardOf(sketch), COMPANION);
  const terms = [...(why.offense?.terms ?? []), ...(why.defense?.terms ?? []), ...(why.pv?.terms ?? [])];
  return {
    pv,
    role,
    offense: why.offense?.total ?? 0,
    defense: why.defense?.total ?? 0,
    of: rule => terms.find(term => term.rule === rule)?.value,
  };
}
