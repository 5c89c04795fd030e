import { currentLanguage } from './index.ts';

export const formatNumber = (value: number): string => new Intl.NumberFormat(currentLanguage()).format(value);

export const formatDate = (time: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago", for times within a month; a date for older ones. */
export function formatAgo(time: number, now: number): string {
  const past = now - time;
  if (past > 30 * 86_400_000) return formatDate(time);
  const relative = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, length]) => past >= length) ?? ['minute', 60_000];
  return relative.format(-Math.floor(past / length), unit);
}
