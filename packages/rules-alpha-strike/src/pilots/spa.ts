import type { Questions } from '../questions.ts';
import { type AlphaRule, option } from '../rule.ts';

/** An ability of a pilot or crew: in force where players list it, and then only for those who have it. */
export const spa = (id: string, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => option(`ASC-spa-${id}`, parts);
export const implant = (id: string, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => option(`ASC-aug-${id}`, parts);

/** Something that a player may say with an attack or a move, where the rule is in force. */
export const offers =
  (name: string) =>
  ({ what }: Questions['uses']): number | undefined =>
    what === name ? 1 : undefined;
