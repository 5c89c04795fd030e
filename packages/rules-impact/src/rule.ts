import type { Play, Rule, Rulebook, RuleId, View } from '@sortie/kernel';
import type { Impact } from './model/shape.ts';

export type ImpactRule = Rule<Impact>;
export type Book = Rulebook<Impact>;
export type Seen = View<Impact>;
export type Table = Play<Impact>;

type More = Omit<ImpactRule, 'id' | 'cite' | 'kind'>;

/** The section of the book, as its ids carry it. */
const sectionOf = (id: RuleId): string => id.split('-')[1] ?? '';

/** A rule that everybody plays. */
export const core = (id: RuleId, more: More): ImpactRule => ({ id, cite: sectionOf(id), kind: 'core', ...more });

/** A rule of section 14 that a scenario or the players switch on. */
export const optional = (id: RuleId, more: More): ImpactRule => ({ id, cite: sectionOf(id), kind: 'optional', ...more });

/** Another way to read a doubtful passage, as a switch. The ids are those of the ledger's readings with a word for the alternative. */
export const reading = (number: number, word: string, cite: string, more: More): ImpactRule => ({
  id: `MAAS-reading-${String(number).padStart(2, '0')}-${word}`,
  cite,
  kind: 'house',
  ...more,
});

/** The version in which lines got values of their own; lists of rules that older versions wrote take them along. */
const SPLIT = 2;
/** A rule that used to be part of another one. */
export const split = (rule: RuleId, value: ImpactRule): ImpactRule => ({ ...value, splitFrom: { rule, version: SPLIT } });
