import { useLanguage } from '../i18n/index.ts';

/** Shares as the language writes them. */
export function usePercent(): (share: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return share => format.format(share);
}

/** "+3.5", "−12.0" with a true minus. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
