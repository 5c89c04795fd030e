import { type Card, toCard } from '@sortie/convert';
import { CATALOGUE, find, nameOf, type Unit } from '@sortie/roster';
import { convertSource, EDITIONS, type EditionName, readSource } from './conversion.ts';
import { ownSources } from './own-catalogue.ts';

export interface Entry {
  readonly unit: Unit;
  readonly card: Card;
  /** Where it comes from: the program itself, or a file of the player. */
  readonly from: string;
}

/** Every unit there is: those of the program and those the player imported. */
export function* entries(edition: EditionName): Generator<Entry> {
  for (const unit of CATALOGUE) {
    const card = toCard(unit, EDITIONS[edition]);
    if (card) yield { unit, card, from: 'built-in' };
  }
  for (const source of ownSources()) {
    const converted = convertSource(source, edition);
    if (converted.card) yield { unit: converted.unit, card: converted.card, from: source.path };
  }
}

/** Units by a name: exactly so called, or else all that contain it. */
export function unitsCalled(name: string): readonly Unit[] {
  const exact = find(name);
  if (exact) return [exact];
  const own = ownSources().flatMap(source => readSource(source).unit ?? []);
  const all = [...CATALOGUE, ...own];
  const wanted = name.toLowerCase();
  const called = all.filter(unit => nameOf(unit).toLowerCase() === wanted || unit.model.toLowerCase() === wanted);
  return called.length > 0 ? called.slice(0, 1) : all.filter(unit => nameOf(unit).toLowerCase().includes(wanted));
}
