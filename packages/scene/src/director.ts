import {
  list,
  misread,
  objection,
  optional,
  type Reading,
  type Refusal,
  Rulebook,
  type RuleId,
  type Ruleset,
  type SceneAnswer,
  type Scenes,
  type Shape,
  type Staged,
  type Term,
  tell,
  text,
} from '@sortie/kernel';
import type { RawScene, WrittenScene } from './file.ts';

/** What a rule is called, for whoever reads a number. */
export type Wording = (rule: RuleId) => string;

/** What is printed for one scene. */
export type SceneLine = { readonly id: string; readonly [field: string]: unknown };

/** Asks one game about positions. */
export interface Director {
  ask(scene: WrittenScene): SceneLine;
}

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
class Shelf<G extends Shape> {
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

/** Readers say what is wrong; where the fields are listed is known here. */
const failed = (id: string, error: string): SceneLine => ({
  id,
  error: error.endsWith('is not a known field') ? `${error}; docs/formats/scene.md lists the fields` : error,
});

const termOf = ({ rule, value, note, waivedBy, stage }: Term, wording: Wording) => ({
  rule,
  value,
  words: note ?? wording(rule),
  ...(stage && stage !== 'base' ? { stage } : {}),
  ...(waivedBy ? { waivedBy } : {}),
});

const refusalOf = ({ rule, reason }: Refusal) => ({ rule, reason });

/** What a question comes to, as it is printed. */
function answered(id: string, found: SceneAnswer, wording: Wording): SceneLine {
  if ('refused' in found) return { id, refused: refusalOf(found.refused), ...found.more };
  if (!('answer' in found)) return { id, ...found.more };
  const { answer, chance, more } = found;
  return {
    id,
    total: answer.total,
    terms: answer.terms.map(term => termOf(term, wording)),
    ...(chance === undefined ? {} : { chance: Math.round(chance * 10_000) / 10_000 }),
    ...more,
  };
}

/** What the director itself reads; all else is the game's. */
const OWN: ReadonlySet<string> = new Set(['id', 'game', 'rules', 'ask', 'commands', 'dice']);

function rest(raw: RawScene): RawScene {
  const left: { [field: string]: unknown } = {};
  for (const name of Object.keys(raw)) if (!OWN.has(name)) left[name] = raw[name];
  return left;
}

const kindOf = (ask: unknown): unknown => (typeof ask === 'object' && ask !== null ? (ask as { readonly kind?: unknown }).kind : undefined);

/** A director of one game. `library` is where it finds what scenes name, `wording` what rules are called. */
export function direct<G extends Shape, L, P extends Staged<G>>(scenes: Scenes<G, L, P>, library: L, wording: Wording): Director {
  const shelf = new Shelf(scenes.ruleset);
  const stage = (raw: RawScene): Reading<P> => {
    const book = shelf.bookFor(raw['rules']);
    return book.ok ? scenes.stage(rest(raw), book.value, library) : book;
  };
  const ask = (raw: RawScene): Reading<SceneAnswer> => {
    const kind = kindOf(raw['ask']);
    const asked = typeof kind === 'string' && Object.hasOwn(scenes.kinds, kind) ? scenes.kinds[kind] : undefined;
    if (!asked) return misread(tell('ask.kind must be one of {kinds}', { kinds: Object.keys(scenes.kinds).join(', ') }));
    const staged = stage(raw);
    return staged.ok ? asked(staged.value, raw['ask']) : staged;
  };
  return {
    ask: scene => {
      if (!scene.ok) return failed(scene.id, scene.error);
      const found = ask(scene.raw);
      return found.ok ? answered(scene.id, found.value, wording) : failed(scene.id, found.problem);
    },
  };
}
