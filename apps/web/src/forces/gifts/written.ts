import type { RuleId } from '@sortie/kernel';
import { type Card, COMMANDS, type Entry, QUIRKS, type Setup, setupObjection, TALENTS } from '@sortie/rules-alpha-strike';
import { because } from '../../i18n/index.ts';

/** What a crew and its machine bring along besides the card. */
export interface Gifts {
  readonly abilities: readonly string[];
  readonly quirks: readonly string[];
}

/** Something to choose, with what has to be chosen along with it. */
export interface Gift {
  readonly id: string;
  readonly name: string;
  /** The line of the ledger that tells what it does. */
  readonly rule: RuleId;
  /** Points: those of a crew's Skill, or for a quirk what it helps or hinders. */
  readonly cost: number;
  readonly choices?: readonly string[];
}

/** "lucky:2" is called lucky. */
export const calledIn = (written: string): string => written.split(':', 1)[0] ?? written;
export const chosenIn = (written: string): string => written.split(':')[1] ?? '';

export const writtenIn = (list: readonly string[], id: string): string | undefined => list.find(one => calledIn(one) === id);

/** The list with a gift or without it; where something has to be chosen, the first choice stands for now. */
export function toggled(list: readonly string[], { id, choices }: Gift): readonly string[] {
  if (writtenIn(list, id) !== undefined) return list.filter(one => calledIn(one) !== id);
  return [...list, choices?.[0] === undefined ? id : `${id}:${choices[0]}`];
}

export const withChoice = (list: readonly string[], id: string, choice: string): readonly string[] =>
  list.map(one => (calledIn(one) === id ? `${id}:${choice}` : one));

const LEVELS: { readonly [quirk: string]: readonly string[] } = {
  'accurate-weapon': ['1', '2', '3'],
  'inaccurate-weapon': ['1', '2', '3'],
  'static-ammo-feed': ['smoke', 'flare', 'thunder'],
};

/** What suits a card: abilities of its crew, implants, quirks of the machine. */
export function giftsFor(card: Card): {
  readonly abilities: readonly Gift[];
  readonly implants: readonly Gift[];
  readonly quirks: readonly Gift[];
} {
  const unit = { card, moves: card.moves };
  const talents = TALENTS.filter(({ suits }) => suits(unit));
  const quirks = QUIRKS.filter(({ suits }) => suits({ card })).map(({ id, name, rule, cost }): Gift => {
    const choices = LEVELS[id];
    return { id, name, rule, cost: cost(card, 1), ...(choices && { choices }) };
  });
  return {
    abilities: talents.filter(({ kind }) => kind === 'ability'),
    implants: talents.filter(({ kind }) => kind === 'implant'),
    quirks,
  };
}

/** What a whole force may have been trained for; those that need more than a name are left to force files. */
export const TRAININGS: readonly Gift[] = COMMANDS.filter(({ general }) => !general).map(({ id, name, rule }) => ({
  id,
  name,
  rule,
  cost: 0,
}));

const ALONE: Omit<Setup, 'forces'> = { table: { scene: 'plains', seed: 1 }, zone: 6, limit: 12 };

/** Why a crew or machine may not have what it is given, in words. */
export function troubleWith(card: Card, skill: number, { abilities, quirks }: Gifts): string | undefined {
  const entry: Entry = { card, skill, abilities, quirks };
  const refusal = setupObjection({ ...ALONE, forces: [[entry], [{ card: 'Sentinel' }]] });
  return refusal && because(refusal);
}
