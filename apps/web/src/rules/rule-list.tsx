import type { Line } from '@sortie/ledger';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useT } from '../i18n/index.ts';
import { bookOf, HOUSE } from './ledger.ts';
import { areaName, KIND_NAMES } from './words.ts';

interface Props {
  readonly lines: readonly Line[];
  readonly enforced: ReadonlySet<string>;
  /** The table that the questions are about. */
  readonly at: string | undefined;
  /** They are from several books: each says from which. */
  readonly mixed: boolean;
}

/** Lines of the ledger; those out of sight cost nothing to draw. */
export const RuleList = memo(({ lines, enforced, at, mixed }: Props) => {
  const t = useT();
  return (
    <ul className="rule-list">
      {lines.map(line => (
        <li key={line.id}>
          <Link to="/rules/$id" params={{ id: line.id }} search={at === undefined ? {} : { at }} preload={false} className="rule-row">
            <span className="rule-row-head">
              <strong>{line.title}</strong>
              {enforced.has(line.id) && <span className="chip chip-teal">{at === undefined ? t('Enforced') : t('In force')}</span>}
            </span>
            <span className="rule-row-gist">{line.gist}</span>
            <span className="rule-row-foot quiet tiny">
              {mixed && <span>{t(bookOf(line.id)?.title ?? '')}</span>}
              <span>{t(areaName(line.area))}</span>
              {line.kind !== 'rule' && <span>{t(KIND_NAMES[line.kind])}</span>}
              <span>{line.page === HOUSE ? t('house rule') : t('page {page}', { page: line.page })}</span>
              <code>{line.id}</code>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
});
