import './rule-card.css';
import type { RuleId } from '@sortie/kernel';
import type { Line } from '@sortie/ledger';
import { useEffect, useState } from 'react';
import { say, useLanguage, useT } from '../../i18n/index.ts';
import { useAtTable } from '../../rules/at-table.ts';
import { bookOf, HOUSE, openBook } from '../../rules/ledger.ts';
import { useHouseRule } from './rule-words.ts';

type Found = Line | 'unknown' | undefined;

/** The ledger line of a rule; `undefined` until it is fetched. */
function useLine(rule: RuleId): Found {
  const language = useLanguage();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let wanted = true;
    const book = bookOf(rule);
    if (!book) {
      setFound('unknown');
      return;
    }
    openBook(book, language).then(
      ({ lines }) => wanted && setFound(lines.find(({ id }) => id === rule) ?? 'unknown'),
      () => wanted && setFound('unknown'),
    );
    return () => {
      wanted = false;
    };
  }, [rule, language]);
  return found;
}

/** A rule in our own words, with where the book says it. */
export function RuleCard({ rule }: { readonly rule: RuleId }) {
  const t = useT();
  const house = useHouseRule(rule);
  const line = useLine(rule);
  const book = bookOf(rule);
  const at = useAtTable();
  if (house) {
    return (
      <div className="rule-card">
        <strong>{say(house.title)}</strong>
        <p>{say(house.gist)}</p>
        <p className="rule-cite">{t('A house rule of Sortie')}</p>
      </div>
    );
  }
  if (line === undefined) return <p className="quiet">{t('Opening the rules …')}</p>;
  if (line === 'unknown') return <p>{t('The ledger has no line {rule}.', { rule })}</p>;
  return (
    <div className="rule-card">
      <strong>{line.title}</strong>
      <p>{line.gist}</p>
      <p className="rule-cite">
        {line.page === HOUSE ? t('A house rule of Sortie') : t('{book}, p. {page}', { book: book?.title ?? '', page: line.page })}
        {' · '}
        <a href={`/rules/${rule}${at}`} target="_blank" rel="noreferrer">
          {rule}
        </a>
      </p>
    </div>
  );
}
