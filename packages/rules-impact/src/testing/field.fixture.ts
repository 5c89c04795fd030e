import type { Refusal, RuleId } from '@sortie/kernel';
import { scene } from '@sortie/testkit';
import type { Event } from '../model/event.ts';
import type { FireMode } from '../model/state.ts';
import { cards, position, type Show, type Soldier, type Wanted } from '../proving/position.ts';
import { ruleset, standardRules } from '../ruleset.ts';

export type Board = Omit<Wanted, 'units'>;
export const red = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 0, type: 'front-line', on, ...rest });
/** An enemy who has acted, so that nobody reacts. */
export const blue = (on: string, rest: Partial<Soldier> = {}): Soldier => ({ seat: 1, type: 'front-line', on, done: true, ...rest });
/** A commander far off who keeps red under command. */
export const chief: Soldier = { seat: 0, type: 'command', on: 'A-01', done: true };

export const stage = (units: readonly Soldier[], board: Board = {}, extra: readonly RuleId[] = []) =>
  scene(ruleset, position({ ...board, units: [...units] }), [...standardRules, ...extra]);
export type Stage = ReturnType<typeof stage>;

export const why = (refusals: readonly Refusal[]): readonly string[] => refusals.map(({ rule }) => rule);
export const activate = (s: Stage, unit = 0, seat = 0) => s.does(seat, { type: 'activate', unit });
export const fire = (s: Stage, target: number, mode: FireMode = 'stationary', ...draws: readonly Show[]) =>
  s.does(s.state.units[s.state.active!.unit]!.seat, { type: 'fire', target, mode }, ...cards(s.state, ...draws));

type Attacked = Extract<Event, { type: 'attacked' }>;
export const attacks = (s: Stage): readonly Attacked[] => s.events.filter((event): event is Attacked => event.type === 'attacked');
/** The last attack: its strength, and what a rule put into it. */
export const strengthOf = (s: Stage): number => attacks(s).at(-1)!.strength.total;
export const termOf = (s: Stage, rule: RuleId, n = -1): number | undefined => {
  const found = attacks(s)
    .at(n)!
    .strength.terms.find(term => term.rule === rule);
  return found && found.waivedBy === undefined ? found.value : undefined;
};
export const ofType = <T extends Event['type']>(s: Stage, type: T): readonly Extract<Event, { type: T }>[] =>
  s.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Red's first soldier shoots at the first enemy after them; a low card does no harm. */
export function duel(
  shooter: Partial<Soldier>,
  victim: Partial<Soldier>,
  board: Board = {},
  extra: readonly RuleId[] = [],
  mode: FireMode = 'stationary',
) {
  const s = stage([red('H-10', shooter), chief, blue('H-15', victim)], board, extra);
  activate(s);
  fire(s, 2, mode, { d12: 1 });
  return s;
}
