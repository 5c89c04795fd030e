import '../../battle/sums/term.css';
import type { RuleId } from '@sortie/kernel';
import { useEffect, useState } from 'react';
import { Float } from '../../battle/sums/float.tsx';
import { RuleCard } from '../../battle/sums/rule-card.tsx';
import { useHouseRule } from '../../battle/sums/rule-words.ts';
import { say } from '../../i18n/index.ts';
import { bookOf, openBook } from '../../rules/ledger.ts';

/** The title of a rule's line in the ledger; its id until the book is there. */
function useRuleTitle(rule: RuleId): string {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const book = bookOf(rule);
    if (book)
      openBook(book).then(
        ({ lines }) => wanted && setTitle(lines.find(({ id }) => id === rule)?.title),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [rule]);
  const house = useHouseRule(rule);
  return house ? say(house.title) : (title ?? rule);
}

/** A rule by its title; a press opens what it says and where. */
export function RuleChip({ rule }: { readonly rule: RuleId }) {
  const title = useRuleTitle(rule);
  return (
    <Float
      label={title}
      trigger={props => (
        <button type="button" className="term" {...props}>
          {title}
        </button>
      )}
    >
      {() => <RuleCard rule={rule} />}
    </Float>
  );
}
