import { type AlphaRule, option } from '../rule.ts';

/** An ability of a pilot or crew: in force where players list it, and then only for those who have it. */
export const spa = (id: string, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => option(`ASC-spa-${id}`, parts);
export const implant = (id: string, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => option(`ASC-aug-${id}`, parts);
