import type { Outcome } from '@sortie/kernel';
import { t, tn } from '../../i18n/index.ts';

/** Who has won, to whoever reads it. */
export function headlineOf({ winners }: Pick<Outcome, 'winners'>, names: readonly string[], mine: readonly number[]): string {
  const [winner] = winners;
  if (winner === undefined) return t('A draw');
  if (mine.length === 1 && mine.includes(winner)) return t('You have won');
  return t('{name} has won', { name: names[winner] ?? '' });
}

/** How lucky a side was, in words. */
export function luckWords({ expected, hits, luck }: { readonly expected: number; readonly hits: number; readonly luck: number }): string {
  const percent = Math.round(luck * 100);
  const owed = expected.toLocaleString(document.documentElement.lang || 'en', { maximumFractionDigits: 1 });
  return tn('1 hit, {owed} expected: luckier than {percent} %', '{n} hits, {owed} expected: luckier than {percent} %', hits, {
    owed,
    percent,
  });
}
