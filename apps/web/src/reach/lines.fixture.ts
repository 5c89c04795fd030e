import type { Rule, Shape } from '@sortie/kernel';

/** Every word that stands somewhere in a command: names of what is said, and words that are said. */
export function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) {
      if (!Array.isArray(value)) yield name;
      yield* wordsIn(one);
    }
}

const ALWAYS = 'in force in every game';
const CHOSEN = 'set-up: rules in force';

/**
 * Lines of the books that a player can bring about, each with how. A rule is in force in every game, or is chosen on the set-up page; whatever it
 * opens to players besides, a command or a word in one, has to have been sent by the controls of the screen.
 */
export function reachedLines(rules: readonly Rule<Shape>[], sent: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { id, kind, covers = [], permits = {} } of rules) {
    const words = Object.entries(permits as { readonly [choice: string]: readonly string[] }).flatMap(([choice, own]) =>
      own.map(word => ({ choice, word })),
    );
    if (words.some(({ word }) => !sent.has(word))) continue;
    const controls = [kind === 'core' ? ALWAYS : CHOSEN, ...words.map(({ choice, word }) => `in play: ${choice} ${word}`)];
    for (const line of [id, ...covers]) if (!found.has(line)) found.set(line, controls);
  }
  return found;
}
