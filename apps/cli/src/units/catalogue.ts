import { type Card, cardFacts, type Tests, toCard, unitFacts } from '@sortie/convert';
import { CATALOGUE, find, nameOf, type Unit } from '@sortie/roster';
import { EDITIONS, type EditionName, readSource } from './conversion.ts';
import { ownSources } from './own-catalogue.ts';
import { worthOf } from './worth.ts';

export interface Entry {
  readonly unit: Unit;
  readonly card: Card;
  /** Where it comes from: the program itself, or a file of the player. */
  readonly from: string;
}

/** Every unit of the program and of the player that passes. Only those that pass the first test are converted: that is most of the work. */
export function* entries(edition: EditionName, tests: Tests): Generator<Entry> {
  for (const { unit, from } of allUnits()) {
    const card = tests.unit(unitFacts(unit)) ? toCard(unit, EDITIONS[edition]) : undefined;
    if (card && tests.card(cardFacts(card)) && (tests.worth?.(worthOf(unit)) ?? true)) yield { unit, card, from };
  }
}

/** Every unit of the program and of the player. */
export function* allUnits(): Generator<{ readonly unit: Unit; readonly from: string }> {
  for (const unit of CATALOGUE) yield { unit, from: 'built-in' };
  for (const source of ownSources()) {
    const { unit } = readSource(source);
    if (unit) yield { unit, from: source.path };
  }
}

/** Units by a name: exactly so called, or else all that contain it. */
export function unitsCalled(name: string): readonly Unit[] {
  const exact = find(name);
  if (exact) return [exact];
  const all = [...allUnits()].map(({ unit }) => unit);
  const wanted = name.toLowerCase();
  const called = all.filter(unit => nameOf(unit).toLowerCase() === wanted || unit.model.toLowerCase() === wanted);
  return called.length > 0 ? called.slice(0, 1) : all.filter(unit => nameOf(unit).toLowerCase().includes(wanted));
}
