import type { RuleId, Seat } from '@sortie/kernel';
import { type AlphaRule, option, type Table } from '../rule.ts';
import type { Mark, State } from '../shape.ts';

/** An ability of a whole side: in force where players list it, and then only for sides that have it. */
export const sca = (id: string, parts: Omit<AlphaRule, 'id' | 'cite' | 'kind'> = {}): AlphaRule => option(`ASC-sca-${id}`, parts);

export const inHand = (state: State, seat: Seat, kind: string): Mark | undefined =>
  state.standing?.[seat]?.find(mark => mark.kind === kind);

/** From now on a side has this in hand, in the place of whatever of its kind it had. */
export function hand(play: Table, seat: Seat, mark: Mark, rule: RuleId, what: string): void {
  const others = (play.state.standing?.[seat] ?? []).filter(({ kind }) => kind !== mark.kind);
  play.emit({ type: 'sideChanged', seat, rule, what, marks: [...others, mark] });
}
