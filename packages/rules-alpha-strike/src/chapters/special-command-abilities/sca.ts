import type { Seat } from '@sortie/kernel';
import { type AlphaRule, option } from '../../rule.ts';
import type { State } from '../../shape.ts';
import type { Hand, HandKind } from './facts.ts';

/** An ability of a whole side: in force where players list it, and then only for sides that have it. */
export const sca = (id: string, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => option(`ASC-sca-${id}`, parts);

export const inHand = (state: State, seat: Seat, kind: HandKind): Hand | undefined =>
  state.standing?.[seat]?.find(hand => hand.kind === kind);
