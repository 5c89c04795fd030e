import {
  list,
  misread,
  objection,
  optional,
  type Reading,
  Rulebook,
  type RuleId,
  type Ruleset,
  type Shape,
  tell,
  text,
} from '@sortie/kernel';
import type { RawScene } from './file.ts';

const rulesField = optional(list(text(200), 5000));

/** A list of rules as a scene writes it: the common ones, with those of editions and single ones added, and those after a minus sign left out. */
function listed(editions: { readonly [name: string]: readonly RuleId[] }, words: readonly string[]): readonly RuleId[] {
  const chosen = new Set(Object.values(editions)[0]);
  for (const word of words) {
    if (word.startsWith('-')) chosen.delete(word.slice(1) as RuleId);
    else for (const id of editions[word] ?? [word as RuleId]) chosen.add(id);
  }
  return [...chosen];
}

/** Rulebooks by the lists that scenes write; most write none. */
export class Shelf<G extends Shape> {
  private readonly books = new Map<string, Reading<Rulebook<G>>>();
  private readonly ruleset: Ruleset<G>;

  constructor(ruleset: Ruleset<G>) {
    this.ruleset = ruleset;
  }

  bookFor(raw: unknown): Reading<Rulebook<G>> {
    const read = rulesField(raw, 'rules');
    if (!read.ok) return read;
    const words = read.value ?? [];
    const key = words.join('\n');
    let book = this.books.get(key);
    if (!book) {
      book = this.compiled(words);
      this.books.set(key, book);
    }
    return book;
  }

  private compiled(words: readonly string[]): Reading<Rulebook<G>> {
    const { ruleset } = this;
    const ids = listed(ruleset.editions, words);
    const wrong = objection(ruleset.rules, ids);
    if (wrong) return misread(tell(`${wrong.text}; sortie rules search finds ids`, wrong.args), 'rules');
    return { ok: true, value: Rulebook.compile(ruleset, ids) };
  }
}

/** What is read of every scene; all else is the game's. */
const OWN: ReadonlySet<string> = new Set(['id', 'game', 'rules', 'ask', 'asks', 'commands', 'dice']);

export function positionIn(raw: RawScene): RawScene {
  const left: { [field: string]: unknown } = {};
  for (const name of Object.keys(raw)) if (!OWN.has(name)) left[name] = raw[name];
  return left;
}
