import type { Play, Rule, Rulebook, RuleId, Seat, Telling, Variant, View } from '@sortie/kernel';
import type { Command, Radar, Setup } from './shape.ts';

/** A rule of combat in space. */
export interface RadarRule extends Rule<Radar> {
  /** Why a set-up is not allowed; asked before there is a game and a list of rules. */
  readonly forbidsSetup?: (setup: Setup) => Telling | undefined;
  /** Every reason can be told in another language: a finished sentence would not do. */
  readonly forbids?: {
    readonly [C in Command['type']]?: (view: Seen, command: Variant<Command, C>, seat: Seat, book: Book) => Telling | undefined;
  };
}

export type Book = Rulebook<Radar>;
export type Seen = View<Radar>;
export type Table = Play<Radar>;

type More = Omit<RadarRule, 'id' | 'cite' | 'kind'>;

/** A rule of the Companion's chapter on space, by its page. Without more it is how the rest is built. */
export const asc = (id: RuleId, page: number, more: More = {}): RadarRule => ({ id, cite: `ASC p. ${page}`, kind: 'core', ...more });

export const house = (id: RuleId, more: More = {}): RadarRule => ({ id, cite: 'house', kind: 'core', ...more });
