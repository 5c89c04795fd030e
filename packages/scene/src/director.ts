import {
  misread,
  type Reading,
  type Refusal,
  type RuleId,
  type SceneAnswer,
  type Scenes,
  type Shape,
  type Staged,
  type Term,
  tell,
} from '@sortie/kernel';
import type { RawScene, WrittenScene } from './file.ts';
import { positionIn, Shelf } from './shelf.ts';

/** What a rule is called, for whoever reads a number. */
export type Wording = (rule: RuleId) => string;

/** What is printed for one scene. */
export type SceneLine = { readonly id: string; readonly [field: string]: unknown };

/** Asks one game about positions. */
export interface Director {
  ask(scene: WrittenScene): SceneLine;
}

/** Readers say what is wrong; where the fields are listed is known here. */
export const failed = (id: string, error: string): SceneLine => ({
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

const kindOf = (ask: unknown): unknown => (typeof ask === 'object' && ask !== null ? (ask as { readonly kind?: unknown }).kind : undefined);

/** A director of one game. `library` is where it finds what scenes name, `wording` what rules are called. */
export function direct<G extends Shape, L, P extends Staged<G>>(scenes: Scenes<G, L, P>, library: L, wording: Wording): Director {
  const shelf = new Shelf(scenes.ruleset);
  const stage = (raw: RawScene): Reading<P> => {
    const book = shelf.bookFor(raw['rules']);
    return book.ok ? scenes.stage(positionIn(raw), book.value, library) : book;
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
