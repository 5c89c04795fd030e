import { campaign } from '@sortie/campaign';
import { type FormEvent, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { RuleChip } from '../units/detail/rule-chip.tsx';
import type { Books } from './use-books.ts';

const USUAL = 500;
const MOST = 1_000_000;

/** Points for a side that has become too weak, where the books allow it. */
export function Grant({ books, seat }: { readonly books: Books; readonly seat: 0 | 1 }) {
  const t = useT();
  const { state, book } = books.kept.journal.match;
  const [sp, setSp] = useState(USUAL);
  if (!book.allows(campaign.view(state, 0), { type: 'grant', seat, sp }, 0)) return undefined;
  const give = (event: FormEvent) => {
    event.preventDefault();
    void books.act(0, { type: 'grant', seat, sp });
  };
  return (
    <details className="small">
      <summary>{t('This is the weaker side: give it something')}</summary>
      <form className="campaign-fields" onSubmit={give}>
        <label className="field">
          <span className="label">{t('Support Points')}</span>
          <input
            className="input"
            type="number"
            min={1}
            max={MOST}
            value={sp}
            onChange={event => setSp(Math.min(MOST, Math.max(1, Math.round(event.target.valueAsNumber) || 1)))}
          />
        </label>
        <button type="submit" className="button">
          {t('Give them')}
        </button>
        <RuleChip rule="ASC-scen-campaign-integration" />
      </form>
    </details>
  );
}
