import type { RuleId } from '@sortie/kernel';
import type { Equipment } from '@sortie/roster';
import type { Move } from '../card.ts';
import { page, type RuleHead } from '../rule.ts';
import type { Fitting, Subject } from '../subject.ts';
import type { Grants } from './grants.ts';

export interface SpecialRule extends RuleHead {
  /** Things that may lead to the ability. */
  readonly item?: (item: Equipment) => boolean;
  /** What one such thing gives. */
  readonly grant?: (grants: Grants, fitting: Fitting, subject: Subject) => void;
  /** What the unit as a whole gives. */
  readonly whole?: (grants: Grants, subject: Subject) => void;
  /** What depends on the finished move and armor. */
  readonly last?: (grants: Grants, subject: Subject, card: { readonly moves: readonly Move[]; readonly armor: number }) => void;
}

const trait =
  (...names: readonly string[]) =>
  (item: Equipment): boolean =>
    names.some(name => item.traits.has(name));

/** A rule by which a thing with one of these traits gives abilities without numbers. */
export function gear(
  id: string,
  at: number,
  traits: readonly string[],
  codes: readonly string[],
  covers: readonly RuleId[] = [],
): SpecialRule {
  const rule: RuleId = `ASC-sua-assign-${id}`;
  return {
    id: rule,
    cite: page(at),
    ...(covers.length > 0 ? { covers } : {}),
    item: item => item.kind !== 'ammo' && trait(...traits)(item),
    grant: (grants, { item }) => {
      for (const code of codes) grants.flag(code, rule, item.name);
    },
  };
}

/** A rule by which each thing counts. */
export function counted(id: string, at: number, of: (item: Equipment) => boolean, code: string, each = 1): SpecialRule {
  const rule: RuleId = `ASC-sua-assign-${id}`;
  return { id: rule, cite: page(at), item: of, grant: (grants, { item }) => grants.add(code, rule, each, item.name) };
}

/** A rule about the whole unit. */
export function whole(
  id: string,
  at: number,
  code: string,
  test: (subject: Subject) => boolean,
  covers: readonly RuleId[] = [],
): SpecialRule {
  const rule: RuleId = `ASC-sua-assign-${id}`;
  return {
    id: rule,
    cite: page(at),
    ...(covers.length > 0 ? { covers } : {}),
    whole: (grants, subject) => {
      if (test(subject)) grants.flag(code, rule);
    },
  };
}

export { trait };
