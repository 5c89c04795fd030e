import { type Answer, nth, type RuleId, type Term } from '@sortie/kernel';
import { type Damage, printDamage } from './amount.ts';
import type { Section } from './structure/sections.ts';

export type TypeCode = 'BM' | 'IM' | 'PM' | 'CV' | 'SV' | 'MS' | 'BA' | 'CI' | 'AF' | 'CF' | 'SC' | 'DS' | 'DA' | 'JS' | 'WS' | 'SS';

/** One way of moving: inches on the ground, thrust in the air, with the code of its mode. */
export interface Move {
  readonly value: number;
  readonly code: string;
  readonly inches: boolean;
}

export type Brackets = readonly Damage[];

/** What stands behind the code of a special ability. */
export type SpecialValue =
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly doors?: number;
      /** Doors are written `-D2` instead of `D2`. */
      readonly hyphen?: true;
      readonly decks?: number;
      readonly pads?: number;
    }
  | { readonly kind: 'damage'; readonly brackets: Brackets }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'turret'; readonly brackets: Brackets | undefined; readonly specials: readonly Special[] };

export interface Special {
  readonly code: string;
  readonly value?: SpecialValue;
  readonly terms: readonly Term[];
}

/** Attack values of one arc of a large craft, by class. */
export interface Arc {
  readonly standard: Brackets;
  readonly capital: Brackets;
  readonly subCapital: Brackets;
  readonly missiles: Brackets;
  readonly specials: readonly Special[];
}

export type ArcName = 'front' | 'left' | 'right' | 'rear' | 'fore-left' | 'fore-right' | 'aft-left' | 'aft-right';

export type Arcs = Readonly<Partial<Record<ArcName, Arc>>>;

export type Explained =
  | 'size'
  | 'move'
  | 'tmm'
  | 'armor'
  | 'structure'
  | 'threshold'
  | 'short'
  | 'medium'
  | 'long'
  | 'extreme'
  | 'overheat'
  | 'offense'
  | 'defense'
  | 'pv';

/** A unit as an Alpha Strike card, with the reasons for each number. */
export interface Card {
  readonly name: string;
  readonly type: TypeCode;
  readonly size: number;
  readonly tmm: number;
  readonly moves: readonly Move[];
  /** Short, medium, long and extreme; zeros when the unit attacks by arcs. */
  readonly damage: Brackets;
  readonly overheat: number;
  readonly armor: number;
  readonly structure: number;
  readonly threshold?: number;
  readonly arcs?: Arcs;
  /** Hexes of a mobile structure, each with armor and structure of its own. */
  readonly sections?: readonly Section[];
  readonly specials: readonly Special[];
  readonly pv: number;
  readonly role: string;
  readonly edition: string;
  readonly why: Readonly<Partial<Record<Explained, Answer>>>;
  /** Every rule that had a say in it, those without a number of their own among them. */
  readonly rules: readonly RuleId[];
  /** Rules that settled what is not a number: type, role. */
  readonly because: Readonly<Record<'type' | 'role', RuleId>>;
}

export const printBrackets = (brackets: Brackets): string => brackets.map(printDamage).join('/');

/** A number without needless decimals. */
const short = (value: number): string => `${Math.round(value * 1000) / 1000}`;

const mark = (letters: string, count: number | undefined): string => (count === undefined ? '' : `${letters}${count}`);

export function printSpecial({ code, value }: Special): string {
  if (!value) return code;
  switch (value.kind) {
    case 'number':
      return `${code}${short(value.value)}${mark(value.hyphen ? '-D' : 'D', value.doors)}${mark('F', value.decks)}${mark('H', value.pads)}`;
    case 'damage':
      return `${code}${printBrackets(value.brackets)}`;
    case 'text':
      return `${code}${value.text}`;
    default:
      return `${code}(${[...(value.brackets ? [printBrackets(value.brackets)] : []), ...value.specials.map(printSpecial)].join(',')})`;
  }
}

export const printMove = ({ value, code, inches }: Move): string => `${short(value)}${inches ? '"' : ''}${code}`;

/** `8"/10"j`: a jump equal to the ground move only adds its letter to it. */
export function printMoves(moves: readonly Move[]): string {
  const [first, ...rest] = moves;
  if (!first) return '';
  const same = rest.length === 1 && nth(rest, 0).code === 'j' && nth(rest, 0).value === first.value && first.code === '';
  return same ? printMove(nth(rest, 0)) : moves.map(printMove).join('/');
}

export function printArc({ standard, capital, subCapital, missiles, specials }: Arc): string {
  const classes = [
    printBrackets(standard),
    `CAP${printBrackets(capital)}`,
    `SCAP${printBrackets(subCapital)}`,
    `MSL${printBrackets(missiles)}`,
  ];
  return [...classes, ...specials.map(printSpecial)].join(',');
}

/** Bubbles to tick off: white for armor, gray for structure. */
export const bubbles = ({ armor, structure }: Card): string => '○'.repeat(armor) + '●'.repeat(structure);
