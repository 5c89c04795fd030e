import { nth } from '@sortie/kernel';
import { isDrone } from '../../card/drone.ts';
import { artilleryOf, has } from '../../card/specials.ts';
import { nameOf, talentNamed } from '../special-pilot-abilities/knows.ts';
import type { FormationType, Loan } from './formation.ts';
import type { Grouped } from './group.ts';

/** Somebody who may be lent something: place in the list of units, and what was written beside it. */
export interface Borrower extends Grouped {
  readonly id: number;
  /** What its crew can do by itself. */
  readonly abilities: readonly string[];
  /** What its player wants it to have of the formation. */
  readonly bonus: readonly string[];
}

export interface Lent {
  readonly unit: number;
  readonly ability: string;
  readonly loan: Loan['rule'];
}

const WEAPONS: { readonly [ability: string]: (unit: Grouped) => boolean } = {
  'oblique-attacker': unit => has(unit, 'IF') || artilleryOf(unit.card).length > 0,
  'oblique-artilleryman': unit => artilleryOf(unit.card).length > 0,
};

/** Is an ability of any use to a unit, by its type and its weapons? Machines without a crew learn nothing. */
export const canUse = (unit: Grouped, ability: string): boolean => {
  const talent = talentNamed(ability);
  const suits = talent ? talent.suits({ card: unit.card, moves: unit.card.moves }) : true;
  return suits && !isDrone(unit) && (WEAPONS[nameOf(ability)]?.(unit) ?? true);
};
/** Nobody has the same ability twice. */
export const knowsAlready = ({ abilities }: Pick<Borrower, 'abilities'>, ability: string): boolean =>
  abilities.some(one => nameOf(one) === nameOf(ability));

export const chosenOf = (loan: Loan, choice: string | undefined): string =>
  loan.abilities.find(one => one === choice) ?? nth(loan.abilities, 0);

export const mostOf = (loan: Loan, size: number): number => Math.min(size, loan.most?.(size) ?? size);
const takers = (loan: Loan, units: readonly Borrower[]): readonly Borrower[] => units.filter(unit => loan.to?.(unit) ?? true);

/** Pairs of one model, each with an ability of its own. */
function inPairs(loan: Loan, units: readonly Borrower[]): readonly Lent[] {
  const models = [...new Set(units.map(({ card }) => card.name))];
  const pairs = models.flatMap(name => {
    const twins = units.filter(({ card }) => card.name === name);
    return Array.from({ length: Math.floor(twins.length / 2) }, (_, i) => twins.slice(2 * i, 2 * i + 2));
  });
  return pairs.slice(0, mostOf(loan, units.length) / 2).flatMap((pair, i) => {
    const ability = loan.abilities.filter(one => pair.every(unit => canUse(unit, one)))[i] ?? nth(loan.abilities, i);
    return pair.map(({ id }): Lent => ({ unit: id, ability, loan: loan.rule }));
  });
}

/** Without a word of the player: the first units that have a use for it and do not know it yet. */
function byItself(loan: Loan, units: readonly Borrower[], choice: string | undefined): readonly Lent[] {
  if (loan.inPairs) return inPairs(loan, units);
  const most = mostOf(loan, units.length);
  const chosen = chosenOf(loan, choice);
  const able = (unit: Borrower): string | undefined =>
    (loan.choice === 'one' ? [chosen] : loan.abilities).find(one => canUse(unit, one) && !knowsAlready(unit, one));
  return takers(loan, units)
    .flatMap(unit => {
      const ability = able(unit);
      return ability === undefined ? [] : [{ unit: unit.id, ability, loan: loan.rule }];
    })
    .slice(0, most);
}

/** As the player has written it beside the units. */
const asWritten = (loan: Loan, units: readonly Borrower[]): readonly Lent[] =>
  takers(loan, units).flatMap(({ id, bonus }) =>
    loan.abilities.filter(one => bonus.includes(one)).map((ability): Lent => ({ unit: id, ability, loan: loan.rule })),
  );

/** What a formation lends to its units for the whole game. */
export function gameLoans(type: FormationType, units: readonly Borrower[], choice: string | undefined): readonly Lent[] {
  const lent: Lent[] = [];
  for (const loan of type.loans) {
    if (loan.holds !== 'game') continue;
    const open = loan.rest ? units.filter(({ id }) => !lent.some(one => one.unit === id && one.loan === loan.rule)) : units;
    const written = loan.most ? asWritten(loan, open) : [];
    lent.push(...(written.length > 0 ? written : byItself(loan, open, choice)));
  }
  return lent;
}
