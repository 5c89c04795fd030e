import { type RuleId, sure } from '@sortie/kernel';
import type { SpecialValue, TypeCode } from '../card.ts';
import type { Appraisal } from '../point-value/appraisal.ts';
import { firstAnswer } from '../rule.ts';
import { isFighter, isInfantry, isLargeCraft } from '../subject.ts';
import type { Profile, RoleRule } from './role.ts';

/** Points at long range of an ability that lists its damage. */
const longOf = (value: SpecialValue | undefined): number => (value?.kind === 'damage' ? (value.brackets[2]?.points ?? 0) : 0);

const MILITARY: ReadonlySet<TypeCode> = new Set(['BM', 'PM', 'CV', 'AF', 'CF', 'BA', 'CI']);

/** The role of a finished card; one that the sheet states stands. */
export function roleOf(rules: readonly RoleRule[], card: Appraisal, stated?: string): { readonly name: string; readonly rule: RuleId } {
  if (stated !== undefined) return { name: stated, rule: 'ASC-role-guideline-only' };
  const { type } = card;
  const [short, medium, long] = card.damage;
  const profile: Profile = {
    ground: !card.aerospace,
    infantry: isInfantry(type),
    fighter: isFighter(type),
    largeCraft: isLargeCraft(type) || card.satellite,
    armed: card.damage.some(({ points, minimal }) => points > 0 || minimal) || card.specials.some(({ code }) => code.startsWith('ART')),
    military: MILITARY.has(type) || card.has('AFC') || card.has('BFC'),
    move: card.moves[0]?.value ?? 0,
    jumps: card.moves.some(({ code }) => code === 'j'),
    armor: card.armor,
    damage: [sure(short, 'the short range').points, sure(medium, 'the medium range').points, sure(long, 'the long range').points],
    longWithoutLrm: sure(long, 'the long range').points - longOf(card.value('LRM')),
    has: code => (code === 'ART' ? card.specials.some(special => special.code.startsWith('ART')) : card.has(code)),
    rating: code => {
      const value = card.value(code);
      return value?.kind === 'text' ? Number(value.text) || 0 : card.rating(code);
    },
  };
  const found = firstAnswer(rules, rule => rule.role(profile));
  return { name: found?.value ?? 'Undetermined', rule: found?.rule.id ?? 'ASC-role-guideline-only' };
}
