import { derivation, type RuleId } from '@sortie/kernel';
import { page, type RuleHead } from '../rule.ts';
import stored from './abilities.json' with { type: 'json' };

/** A special ability of the book: its letters, its name, where its effect is told, and the rule that lists it. */
export interface Ability {
  readonly code: string;
  readonly name: string;
  readonly cite: string;
  readonly rule: RuleId;
}

const LIST: RuleId = 'ASC-tbl-sua';

const byCode = new Map(
  stored.rows.map(row => {
    const [code = '', name = '', cite = ''] = row.split('\t');
    return [code, { code, name, cite, rule: LIST }] as const;
  }),
);

export const ABILITY_LIST_RULES: readonly RuleHead[] = [{ id: LIST, cite: page(117) }];

/** What the letters of an ability stand for, with or without its numbers. */
export function abilityNamed(code: string): Ability | undefined {
  const artillery = code.startsWith('ART') && code.includes('-') ? 'ARTX-' : undefined;
  const known = byCode.get(code === 'PARA' ? 'PAR' : (artillery ?? code));
  return known && derivation.told(known, ABILITY_LIST_RULES);
}
