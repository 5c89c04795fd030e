import type { Shape, Term } from '@sortie/kernel';
import { createContext, useContext } from 'react';
import { say } from '../../i18n/index.ts';
import type { GameFace } from '../face.ts';

const TermNames = createContext<GameFace<Shape>['termName']>(() => undefined);

export const TermNamesProvider = TermNames.Provider;

/** "QS-to-hit-range-medium" → "to hit range medium": better than nothing. */
const plain = (rule: string): string => rule.slice(rule.indexOf('-') + 1).replaceAll('-', ' ');

/** How terms are called in the game on the table. */
export function useTermName(): (term: Term) => string {
  const nameOf = useContext(TermNames);
  return term => {
    const name = nameOf(term);
    return name ? say(name) : plain(term.rule);
  };
}
