import type { RuleId } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import { giftRulesOf } from '../../game/gifts.ts';
import { type Sketch, sketch } from '../../set-piece.ts';
import type { Entry, State } from '../../shape.ts';
import { done, opened, placed, plus, ruleset } from '../special-pilot-abilities/pilots.fixture.ts';
import { FORMATIONS } from './list.ts';

// Formations at play: a force that is one, an enemy that outlives what is tried on it, and turns that go by.

export type Someone = Sketch & { readonly role?: string; readonly name?: string };
export const someone = ({ role, name = 'Sketch', ...card }: Someone = {}, more: Partial<Entry> = {}): Entry => ({
  card: { ...sketch(card), name, ...(role && { role }) },
  ...more,
});
/** The same unit so many times, all of one formation. */
export const many = (count: number, formation: string, one: Someone = {}, more: Partial<Entry> = {}): readonly Entry[] =>
  Array.from({ length: count }, () => someone(one, { formation, ...more }));
export const foe = someone({ armor: 40, move: '4"' });

/** All that formations and what they lend need. */
export const lent: readonly RuleId[] = giftRulesOf({ forces: [FORMATIONS.map(({ id }) => ({ ...foe, formation: id })), [foe]] });
export const rules = plus(...lent);

/** A match that has just been opened. */
export const match = (
  force: readonly Entry[],
  enemies: readonly Entry[] = [foe],
  more: Parameters<typeof opened>[3] = {},
  by: readonly RuleId[] = rules,
): State => opened(by, force, enemies, more);

/** In the Combat Phase of the first turn: the force in a row in the south, its enemies in a row in the north, so many inches away. */
export const facing = (state: State, apart = 20, change: Partial<State> = {}): State =>
  placed(
    state,
    state.units.map(({ id, seat }) => [4 + 1.5 * id, seat === 0 ? 40 : 40 - apart]),
    change,
  );

export const at = (state: State, by: readonly RuleId[] = rules) => scene(ruleset, state, by);
/** Nobody attacks, and another turn begins; the first side has the initiative. */
export const turnAfter = (state: State, ...dice: readonly number[]): State => {
  const game = at(state);
  game.does(0, done);
  game.does(1, done, ...dice);
  return game.state;
};
export const WINS = [6, 6, 1, 1] as const;

/** Who has an ability by now. */
export const having = ({ units }: State, ability: string): readonly number[] =>
  units.flatMap(({ id, abilities }) => (abilities.some(one => one === ability || one.startsWith(`${ability}:`)) ? [id] : []));
/** The same with some of them lost. */
export const without = (state: State, ...lost: readonly number[]): State => ({
  ...state,
  units: state.units.map(unit => (lost.includes(unit.id) ? { ...unit, fate: 'destroyed' as const, at: null } : unit)),
});
