import type { Spot } from '@sortie/board-view';
import type { Command, Radar } from '@sortie/rules-radar';
import type { Moment } from '../../battle/face.ts';
import { type Listed, listed } from './listed.ts';
import { keyOf } from './units.ts';

export type Now = Moment<Radar>;

/** Ways that lead to the same place are one: the first of them is the shortest. */
const same = ({ command, label, at }: Listed): string =>
  command.type === 'move' || command.type === 'maneuver'
    ? `${command.unit} ${at ? `${at.x}/${at.y}` : label.text} ${command.zone ?? ''} ${'exit' in command ? command.exit : ''}`
    : JSON.stringify(command);

const known = new WeakMap<Now['view'], { readonly seat: number; readonly all: readonly Listed[] }>();
/** A captain has many ways; nobody waits for more of them than this. */
const MOST = 6000;

/** Everything that the rules offer. */
export function offers({ ruleset, view, seat, book }: Now): readonly Listed[] {
  const cached = known.get(view);
  if (cached?.seat === seat) return cached.all;
  const found = new Map<string, Listed>();
  let n = 0;
  for (const command of ruleset.options(view, seat, book)) {
    if (++n > MOST) break;
    const one = listed(view, command);
    const key = same(one);
    if (!found.has(key)) found.set(key, one);
  }
  const all = [...found.values()];
  known.set(view, { seat, all });
  return all;
}

export const actorIn = (command: Command): string | undefined => ('unit' in command ? keyOf(command.unit) : undefined);
export const targetIn = (command: Command): string | undefined =>
  'target' in command ? keyOf(command.target) : 'parent' in command ? keyOf(command.parent) : undefined;

/** What the chosen craft may do, and what nobody in particular does. */
export function forUnit(moment: Now): readonly Listed[] {
  const all = offers(moment);
  return all.filter(({ command }) => actorIn(command) === moment.selected || actorIn(command) === undefined);
}

/** The offer whose place is where somebody points. */
export const pointedAt = (moment: Now, at: Spot): Listed | undefined =>
  forUnit(moment).find(one => one.at && one.at.x === at.x && one.at.y === at.y);

/** To stay where one is. */
export const isStay = (command: Command): boolean =>
  (command.type === 'move' || command.type === 'maneuver') &&
  command.path.length === 0 &&
  !('exit' in command && command.exit !== undefined);

/** Offers that aim at a craft. */
export const aimedAt = (moment: Now, target: string): readonly Listed[] =>
  forUnit(moment).filter(({ command }) => targetIn(command) === target);
