import type { Term } from '@sortie/kernel';
import type { Translate } from '../../i18n/index.ts';

const figure = (value: number): string => String(Math.round(Math.abs(value) * 10_000) / 10_000);

/** A term as it stands in the sum: "9", "+2", "× 0.8", "at least 1". */
export function writtenTerm({ stage, value }: Term, t: Translate, total?: number): string {
  // A floor or a ceiling that the sum came to rest on is the sum.
  if ((stage === 'atLeast' || stage === 'atMost') && value === total) return `= ${figure(value)}`;
  if (stage === 'multiply') return `× ${figure(value)}`;
  if (stage === 'atLeast') return t('at least {value}', { value });
  if (stage === 'atMost') return t('at most {value}', { value });
  if (stage === 'base') return value < 0 ? `−${figure(value)}` : figure(value);
  return value < 0 ? `−${figure(value)}` : `+${figure(value)}`;
}
