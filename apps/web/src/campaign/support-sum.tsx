import type { Journal } from '@sortie/campaign';
import { nth } from '@sortie/kernel';
import { RuleWordsProvider } from '../battle/sums/rule-words.ts';
import { SumBar } from '../battle/sums/sum-bar.tsx';
import { ruleWords } from './words.ts';

/** The Support Points of an army at the beginning, with all that makes them. */
export function SupportSum({ journal: { match }, seat }: { readonly journal: Journal; readonly seat: 0 | 1 }) {
  return (
    <RuleWordsProvider value={ruleWords}>
      <SumBar answer={match.book.ask('support', { state: nth(match.before, 0), seat })} />
    </RuleWordsProvider>
  );
}
