import { equipment, type Kind, nameOf, type TechBase, type Unit, weaponsOf } from '@sortie/roster';
import { type Damage, printDamage } from '../alpha-strike/amount.ts';
import { type Card, type Move, printMoves, printSpecial, type TypeCode } from '../alpha-strike/card.ts';
import { squashed } from './spoken.ts';

/** What can be told from a unit without its card. */
export interface UnitFacts {
  readonly name: string;
  /** The name that the other side gave it. */
  readonly alias?: string;
  /** What lists are sorted by: small letters, with the name that the other side gave it. */
  readonly called: string;
  /** What searches look at: letters and figures of its name, of its model and of the name that the other side gave it. */
  readonly keys: readonly string[];
  /** The same of its weapons, each once. */
  readonly weapons: readonly string[];
  readonly jumps: boolean;
  /** Its role in the same letters, where its file says so. */
  readonly purpose?: string;
  readonly kind: Kind;
  readonly tons: number;
  readonly year: number;
  readonly tech: TechBase | 'mixed';
  /** What kind of its kind: how it moves, and `omni`. */
  readonly subtype?: string;
  /** The book that it is from. */
  readonly source?: string;
  readonly level?: string;
  /** Who has it, where its file says so. */
  readonly factions?: readonly string[];
}

/** What a unit is worth elsewhere; whoever searches by it has to work it out. */
export interface WorthFacts {
  /** Battle Value. */
  readonly bv?: number;
  /** Price in C-bills. */
  readonly cost?: number;
}

/** What is on its card: figures to compare, and notation to show. */
export interface CardFacts {
  readonly type: TypeCode;
  readonly size: number;
  readonly tmm: number;
  readonly move: string;
  /** The longest move of any kind, and the longest jump. */
  readonly reach: number;
  readonly jump: number;
  /** Short, medium, long and extreme; minimal damage counts as none. */
  readonly damage: readonly [number, number, number, number];
  readonly printedDamage: readonly string[];
  readonly overheat: number;
  readonly armor: number;
  readonly structure: number;
  readonly threshold?: number;
  /** In large letters, as `IF2`, … */
  readonly specials: readonly string[];
  /** … and by their codes alone, `IF`. */
  readonly codes: readonly string[];
  readonly pv: number;
  readonly role: string;
}

export const unitFacts = (unit: Unit): UnitFacts => ({
  name: nameOf(unit),
  ...(unit.clanName === undefined ? {} : { alias: unit.clanName }),
  called: `${nameOf(unit)} ${unit.clanName ?? ''}`.toLowerCase().trimEnd(),
  keys: [...new Set([nameOf(unit), `${unit.clanName ?? ''}${unit.clanName ? unit.model : ''}`, unit.model].map(squashed))].filter(Boolean),
  weapons: [...new Set(weaponsOf(unit).map(({ item }) => squashed(equipment(item)?.name ?? item)))],
  jumps: unit.movement.jump > 0,
  ...(unit.role === undefined ? {} : { purpose: squashed(unit.role) }),
  kind: unit.kind,
  tons: unit.tons,
  year: unit.year,
  tech: unit.tech.mixed ? 'mixed' : unit.tech.base,
  subtype: unit.omni ? `${unit.motive} omni` : unit.motive,
  ...(unit.source === undefined ? {} : { source: unit.source }),
  ...(unit.tech.level === undefined ? {} : { level: unit.tech.level }),
  ...(unit.factions === undefined ? {} : { factions: unit.factions }),
});

const longest = (moves: readonly Move[]): number => moves.reduce((most, { value }) => Math.max(most, value), 0);

/** Damage by range; of large craft, which have it by arcs, that of the arc that does most. */
export function shownDamage({ damage, arcs }: Card): readonly Damage[] {
  const none = damage.every(({ points, minimal }) => points === 0 && !minimal);
  const all = Object.values(arcs ?? {}).map(({ standard }) => standard);
  const sum = (brackets: readonly Damage[]): number => brackets.reduce((total, { points }) => total + points, 0);
  return none && all.length > 0 ? all.reduce((best, one) => (sum(one) > sum(best) ? one : best)) : damage;
}

export function cardFacts(card: Card): CardFacts {
  const damage = shownDamage(card);
  const points = (at: number): number => damage[at]?.points ?? 0;
  return {
    type: card.type,
    size: card.size,
    tmm: card.tmm,
    move: printMoves(card.moves),
    reach: longest(card.moves),
    jump: longest(card.moves.filter(({ code }) => code === 'j')),
    damage: [points(0), points(1), points(2), points(3)],
    printedDamage: damage.map(printDamage),
    overheat: card.overheat,
    armor: card.armor,
    structure: card.structure,
    ...(card.threshold !== undefined && { threshold: card.threshold }),
    specials: card.specials.map(printSpecial),
    codes: card.specials.map(({ code }) => code),
    pv: card.pv,
    role: card.role,
  };
}
