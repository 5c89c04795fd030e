import { t } from '../i18n/index.ts';

export const STORED_NAME = 'sortie.name';

/** What I am called at tables on this device, until I say otherwise. */
export const myName = (): string => localStorage.getItem(STORED_NAME) ?? t('Commander');

export const keepName = (name: string): void => localStorage.setItem(STORED_NAME, name.trim());
