import { t } from '../i18n/index.ts';

const STORED = 'sortie.name';

/** What I am called at tables on this device, until I say otherwise. */
export const myName = (): string => localStorage.getItem(STORED) ?? t('Commander');

export const keepName = (name: string): void => localStorage.setItem(STORED, name.trim());
