import { boardOf } from '@sortie/board';
import type { Answer, View } from '@sortie/kernel';
import { type Book, type Classic, depthOf, type OnMap, type Shot, sheetFor } from '@sortie/rules-classic';
import { SumBar } from '../../battle/sums/sum-bar.tsx';
import { useT } from '../../i18n/index.ts';

/** What a turn does to the heat of a unit, if nothing else happens to it. */
export interface HeatOutlook {
  readonly built: Answer;
  readonly cooling: Answer;
  readonly after: number;
  /** Numbers that it will have to roll; 0 for no roll. */
  readonly shutdown: number;
  readonly ammunition: number;
}

export function heatOutlook(view: View<Classic>, book: Book, unit: OnMap, shots: readonly Shot[] = []): HeatOutlook {
  const { weapons } = sheetFor(unit);
  const fired = shots.reduce((sum, { weapon, rate }) => sum + (weapons[weapon]?.heat ?? 0) * (rate ?? 1), 0);
  const hot = { ...unit, built: { ...unit.built, weapons: unit.built.weapons + fired } };
  const built = book.ask('heat', { state: view, unit: hot });
  const cooling = book.ask('cooling', { state: view, unit: hot, depth: depthOf(boardOf(view.board), unit.at) });
  const after = Math.max(0, unit.heat + built.total - cooling.total);
  const shutdown = after === 0 ? 0 : book.ask('shutdownNumber', { heat: after }).total;
  const ammunition = after === 0 ? 0 : book.ask('ammoNumber', { heat: after, unit: hot }).total;
  return { built, cooling, after, shutdown, ammunition };
}

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
