import type { Line } from '@sortie/ledger';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useT } from '../i18n/index.ts';
import { HOUSE } from './house-rules.ts';
import { areaName, KIND_NAMES } from './words.ts';

/** Lines of the ledger; those out of sight cost nothing to draw. */
export const RuleList = memo(({ lines, enforced }: { readonly lines: readonly Line[]; readonly enforced: ReadonlySet<string> }) => {
  const t = useT();
  return (
    <ul className="rule-list">
      {lines.map(line => (
        <li key={line.id}>
          <Link to="/rules/$id" params={{ id: line.id }} preload={false} className="rule-row">
            <span className="rule-row-head">
              <strong>{line.title}</strong>
              {enforced.has(line.id) && <span className="chip chip-teal">{t('Enforced')}</span>}
            </span>
            <span className="rule-row-gist">{line.gist}</span>
            <span className="rule-row-foot quiet tiny">
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
