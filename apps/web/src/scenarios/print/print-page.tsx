import './print.css';
import { useState } from 'react';
import { useT, word } from '../../i18n/index.ts';
import { Choices } from '../../ui/choices.tsx';
import { Page } from '../../ui/page.tsx';
import { ActionCards } from './action-cards.tsx';
import { Bases } from './bases.tsx';
import { Gauge } from './gauge.tsx';
import { HiddenLog } from './hidden-log.tsx';
import { TrackingCards } from './tracking-cards.tsx';

const SHEETS = {
  tracking: { label: word('Tracking cards'), Sheet: TrackingCards },
  action: { label: word('Action cards'), Sheet: ActionCards },
  bases: { label: word('Bases'), Sheet: Bases },
  gauge: { label: word('Range finder'), Sheet: Gauge },
  log: { label: word('Hidden unit log'), Sheet: HiddenLog },
} as const;
type Name = keyof typeof SHEETS;

/** What a table with figures or counters needs on paper, in its true size. */
export function PrintPage() {
  const t = useT();
  const [name, setName] = useState<Name>('tracking');
  const { Sheet } = SHEETS[name];
  return (
    <Page
      title={t('Print and play')}
      lead={t('Parts for M.A.A.S. Impact on paper. Print at 100 %: bases and the range finder are drawn in their true size.')}
      actions={
        <button type="button" className="button button-primary" onClick={() => window.print()}>
          {t('Print')}
        </button>
      }
    >
      <div className="print-choice">
        <Choices
          label={t('What to print')}
          value={name}
          choices={(Object.keys(SHEETS) as Name[]).map(value => ({ value, label: t(SHEETS[value].label) }))}
          onChange={setName}
        />
      </div>
      <div className="print-sheet">
        <Sheet />
      </div>
    </Page>
  );
}
