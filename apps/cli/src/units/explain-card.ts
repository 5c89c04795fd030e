import { type Card, printSpecial } from '@sortie/convert';
import { explainAnswer, explainTerm, ruleName } from '../explain.ts';

/** Every number of a card with the terms it is made of, each with its rule. */
export function explainCard({ type, role, because, why, specials }: Card): readonly string[] {
  const settled = (what: string, rule: string): string => `${what}: ${ruleName(rule)}`;
  return [
    settled(`type ${type}`, because.type),
    ...Object.entries(why).flatMap(([name, answer]) => explainAnswer(name, answer)),
    ...specials.flatMap(special => [printSpecial(special), ...special.terms.map(explainTerm)]),
    settled(`role ${role}`, because.role),
  ];
}
