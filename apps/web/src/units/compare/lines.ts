import { type Card, printDamage, printMoves, printSpecial, shownDamage } from '@sortie/convert';
import { word } from '../../i18n/index.ts';
import type { OpenUnit } from '../library/open-unit.ts';

/** One line of a comparison: the same figure of every unit. */
export interface CompareLine {
  readonly name: string;
  readonly values: readonly string[];
  readonly differs: boolean;
  /** Which of the values is the best, where more or less is better and they are not all equal. */
  readonly best: readonly boolean[];
}

interface Figure {
  readonly name: string;
  readonly show: (open: OpenUnit) => string;
  /** What to compare, more being better. */
  readonly worth?: (card: Card) => number;
}

const damage = (at: number) => ({
  show: ({ card }: OpenUnit) => {
    const shown = shownDamage(card)[at];
    return shown ? printDamage(shown) : '-';
  },
  worth: (card: Card) => {
    const shown = shownDamage(card)[at];
    return (shown?.points ?? 0) + (shown?.minimal ? 0.5 : 0);
  },
});

const FIGURES: readonly Figure[] = [
  { name: word('Point value'), show: ({ card }) => String(card.pv), worth: card => -card.pv },
  { name: word('Type'), show: ({ card }) => card.type },
  { name: word('Size'), show: ({ card }) => String(card.size) },
  { name: word('Role'), show: ({ card }) => card.role },
  {
    name: word('Movement'),
    show: ({ card }) => printMoves(card.moves),
    worth: card => card.moves.reduce((most, { value }) => Math.max(most, value), 0),
  },
  { name: word('Target movement modifier'), show: ({ card }) => String(card.tmm), worth: card => card.tmm },
  { name: word('Damage at short range'), ...damage(0) },
  { name: word('Damage at medium range'), ...damage(1) },
  { name: word('Damage at long range'), ...damage(2) },
  { name: word('Damage at extreme range'), ...damage(3) },
  { name: word('Overheat value'), show: ({ card }) => String(card.overheat), worth: card => card.overheat },
  { name: word('Armor'), show: ({ card }) => String(card.armor), worth: card => card.armor },
  { name: word('Structure'), show: ({ card }) => String(card.structure), worth: card => card.structure },
  { name: word('Mass'), show: ({ unit }) => String(unit.tons) },
  { name: word('Year'), show: ({ unit }) => (unit.year > 0 ? String(unit.year) : '–') },
  {
    name: word('Technology'),
    show: ({ unit }) => (unit.tech.mixed ? word('Mixed') : unit.tech.base === 'clan' ? word('Clan') : word('Inner Sphere')),
  },
];

export function compared(units: readonly OpenUnit[]): readonly CompareLine[] {
  return FIGURES.map(({ name, show, worth }) => {
    const values = units.map(show);
    const worths = worth ? units.map(({ card }) => worth(card)) : [];
    const most = Math.max(...worths);
    const differs = new Set(values).size > 1;
    return { name, values, differs, best: values.map((_, i) => differs && worths[i] === most) };
  });
}

export interface ComparedAbility {
  readonly text: string;
  /** Not all of the units have it like that. */
  readonly own: boolean;
}

/** The abilities of each unit, with those marked that others lack. */
export function comparedAbilities(units: readonly OpenUnit[]): readonly (readonly ComparedAbility[])[] {
  const lists = units.map(({ card }) => card.specials.map(printSpecial));
  return lists.map(list => list.map(text => ({ text, own: !lists.every(other => other.includes(text)) })));
}
