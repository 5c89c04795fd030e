import type { RuleId, Shape, Telling, Term } from '@sortie/kernel';
import { createContext, useContext } from 'react';
import { say } from '../../i18n/index.ts';
import type { GameFace } from '../face.ts';

interface RuleWords extends Pick<GameFace<Shape>, 'termName'> {
  /** Rules of our own making that stand in no part of the ledger. */
  readonly houseRule?: (rule: RuleId) => { readonly title: Telling; readonly gist: Telling } | undefined;
}

const Words = createContext<RuleWords>({ termName: () => undefined });

/** How the game on the table speaks of its rules; a face will do. */
export const RuleWordsProvider = Words.Provider;

/** "QS-to-hit-range-medium" → "to hit range medium": better than nothing. */
const plain = (rule: string): string => rule.slice(rule.indexOf('-') + 1).replaceAll('-', ' ');

/** How terms are called in the game on the table. */
export function useTermName(): (term: Term) => string {
  const { termName: nameOf } = useContext(Words);
  return term => {
    const name = nameOf(term);
    return name ? say(name) : plain(term.rule);
  };
}

/** A rule of our own making, if it is one. */
export function useHouseRule(rule: RuleId): { readonly title: Telling; readonly gist: Telling } | undefined {
  return useContext(Words).houseRule?.(rule);
}
