import type { Play, Rule, Rulebook, RuleId, Seat, Telling, Variant, View } from '@sortie/kernel';
import type { Attacking } from './questions.ts';
import type { Command, Radar } from './shape.ts';

/** A rule of combat in space. */
export interface RadarRule extends Rule<Radar> {
  /** Every reason can be told in another language: a finished sentence would not do. */
  readonly forbids?: {
    readonly [C in Command['type']]?: (view: Seen, command: Variant<Command, C>, seat: Seat, book: Book) => Telling | undefined;
  };
}

export type Book = Rulebook<Radar>;
export type Seen = View<Radar>;
export type Table = Play<Radar>;

type More = Omit<RadarRule, 'id' | 'cite' | 'kind'>;

/** A rule of the Companion's chapter on space, by its page. */
export const asc = (id: RuleId, page: number, more: More): RadarRule => ({ id, cite: `ASC p. ${page}`, kind: 'core', ...more });

/** A term of every attack that a craft makes, on other craft and on places. */
export const everyAttack = (say: (about: Attacking) => number | undefined) => ({ toHit: say, toHitPoint: say });

export const house = (id: RuleId, more: More): RadarRule => ({ id, cite: 'house', kind: 'core', ...more });
