import type { View } from '@sortie/kernel';
import type { Book, Classic, OnMap, Shot } from '@sortie/rules-classic';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { useT } from '../../i18n/index.ts';
import { heatOutlook } from './heat-outlook.ts';

interface Props {
  readonly view: View<Classic>;
  readonly book: Book;
  readonly unit: OnMap;
  readonly shots?: readonly Shot[];
}

/** Heat now, what comes, what goes, what is left, and what that would mean. */
export function HeatLine({ view, book, unit, shots = [] }: Props) {
  const t = useT();
  const { built, cooling, after, shutdown, ammunition } = heatOutlook(view, book, unit, shots);
  return (
    <div className="classic-heat-line" data-hot={after > 4 || undefined}>
      <span className="quiet">{t('Heat')}</span>
      <b>
        {unit.heat} + {built.total} − {cooling.total} = <span className="classic-heat-after">{after}</span>
      </b>
      <SumBar answer={built} compact />
      {shutdown > 0 && <span className="classic-heat-risk">{t('shuts down below {number}', { number: shutdown })}</span>}
      {ammunition > 0 && <span className="classic-heat-risk">{t('ammunition explodes below {number}', { number: ammunition })}</span>}
    </div>
  );
}
