import { page, type RuleHead } from '../rule.ts';
import stored from './abilities.json' with { type: 'json' };

/** A special ability of the book: its letters, its name and where its effect is told. */
export interface Ability {
  readonly code: string;
  readonly name: string;
  readonly cite: string;
}

export const ABILITIES: readonly Ability[] = stored.rows.map(row => {
  const [code = '', name = '', cite = ''] = row.split('\t');
  return { code, name, cite };
});

const byCode = new Map(ABILITIES.map(ability => [ability.code, ability]));

/** What the letters of an ability stand for. */
export const abilityNamed = (code: string): Ability | undefined =>
  byCode.get(code === 'PARA' ? 'PAR' : code) ?? (code.startsWith('ART') ? byCode.get('ARTX-') : undefined);

export const ABILITY_LIST_RULE: RuleHead = { id: 'ASC-tbl-sua', cite: page(117), covers: ['ASC-conv-sua-from-equipment'] };
