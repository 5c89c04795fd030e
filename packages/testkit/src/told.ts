import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivation, type RuleId } from '@sortie/kernel';

interface Carrier {
  readonly id: RuleId;
  readonly covers?: readonly RuleId[];
}

const A_RULE = /^(QS|MAAS|AS|ASC|TW|TOE|AW|HOUSE)-[\w.-]+$/;

/** Every text that stands somewhere in an answer; what it works out only when asked is asked. */
function* textsIn(value: unknown, seen: Set<unknown>): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const one of Object.values(value)) yield* textsIn(one, seen);
}

/**
 * The lines that answers beside the games name while something is on the screen: each answer passes `derivation.told` with the rules it went by, as
 * it does in the tests that prove them.
 */
export function linesTold(body: () => void): ReadonlySet<string> {
  const before = derivation.told;
  const found = new Set<string>();
  derivation.told = <T>(answer: T, rules: readonly Carrier[]): T => {
    const known = new Map(rules.map(rule => [rule.id as string, rule]));
    for (const text of textsIn(answer, new Set())) {
      if (!A_RULE.test(text)) continue;
      for (const line of [text, ...(known.get(text)?.covers ?? [])]) found.add(line);
    }
    return answer;
  };
  try {
    body();
  } finally {
    derivation.told = before;
  }
  return found;
}

const REACH = join(import.meta.dirname, '../../../rules/reach');

/** `sortie rules coverage` counts it, and `sortie rules show` tells it: lines that players can bring about, by the part of the product that does. */
export function writeReach(part: string, reached: ReadonlyMap<string, readonly string[]>): void {
  const lines = [...reached]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([line, controls]) => `${JSON.stringify(line)}: ${JSON.stringify(controls)}`);
  mkdirSync(REACH, { recursive: true });
  writeFileSync(join(REACH, `${part}.json`), `{\n${lines.join(',\n')}\n}\n`);
}
