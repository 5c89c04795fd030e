import type { Play, Rule, Rulebook, RuleId } from '@sortie/kernel';
import type { Campaign } from './shape.ts';

export type CampaignRule = Rule<Campaign>;
export type Book = Rulebook<Campaign>;
export type Desk = Play<Campaign>;

/** A rule of the chapter with what it does. */
export const core = (id: RuleId, parts: Omit<CampaignRule, 'id' | 'cite' | 'kind'> = {}): CampaignRule => ({
  id,
  cite: 'Alpha Strike Companion',
  kind: 'core',
  ...parts,
});
