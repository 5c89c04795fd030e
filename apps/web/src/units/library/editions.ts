import { COMPANION, CURRENT, type Edition } from '@sortie/convert';
import type { EditionName } from './edition-name.ts';

/** Rules that make cards, by the names that stand in addresses and force files. */
export const EDITIONS: Readonly<Record<EditionName, Edition>> = { current: CURRENT, companion: COMPANION };
