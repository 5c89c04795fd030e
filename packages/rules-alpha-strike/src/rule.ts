import type { Play, Rule, Rulebook, RuleId, View } from '@sortie/kernel';
import type { AlphaStrike } from './shape.ts';

export type AlphaRule = Rule<AlphaStrike>;
export type Book = Rulebook<AlphaStrike>;
export type Seen = View<AlphaStrike>;
export type Table = Play<AlphaStrike>;

/** A rule of the core book with what it does. */
export const core = (id: RuleId, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => ({
  id,
  cite: cite(id),
  kind: 'core',
  ...parts,
});
/** A rule that players agree on before they use it. */
export const option = (id: RuleId, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => ({
  id,
  cite: cite(id),
  kind: 'optional',
  ...parts,
});

const cite = (id: RuleId): string => (id.startsWith('ASC-') ? 'Alpha Strike Companion' : 'Alpha Strike');
