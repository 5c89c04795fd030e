import { type AlphaRule, option } from '../../rule.ts';

/** A quirk: in force where players list it, and then only for machines that have it. */
export const quirk = (id: string, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => option(`ASC-quirk-${id}`, parts);
