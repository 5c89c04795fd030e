import { word } from '../i18n/index.ts';
import type { Pace } from './offers.ts';

export const PACES: Readonly<Record<Pace, { readonly short: string; readonly long: string }>> = {
  quick: { short: word('quick'), long: word('Quick: 20 minutes a side') },
  relaxed: { short: word('relaxed'), long: word('Relaxed: an hour a side') },
  days: { short: word('by days'), long: word('By days: no clock') },
};
