import { lineOf } from '../aerospace/aircraft.ts';
import { arcToward, hasArcs } from '../aerospace/arcs.ts';
import { isCapital } from '../aerospace/capital.ts';
import { middleOf } from '../aerospace/line.ts';
import type { ArcName } from '../card/card.ts';
import { hasAny } from '../card/specials.ts';
import { lentBracket } from '../electronics/c3.ts';
import type { Aim, Bracket } from '../questions.ts';
import type { AttackCommand, How, Point, State } from '../shape.ts';
import { see } from '../sight/see.ts';
import { distanceBetween, isOn, isSubmerged, type Standing } from '../state.ts';
import { kindOf } from './kind.ts';
import { bandOf } from './range.ts';
import { overhead } from './run-area.ts';

/** Range along the table and up, whichever is more: height counts for those in the air. Under water ranges are halved: everything is twice as far. */
export function rangeBetween(attacker: Standing, target: Standing): number {
  if (lineOf(target) && !attacker.airborne) return 0;
  const above = target.moved?.run ? overhead(attacker, target) : undefined;
  if (above !== undefined) return above;
  const flat = distanceBetween(attacker, target);
  if (!attacker.airborne && !target.airborne) return isSubmerged(target) || isSubmerged(attacker) ? flat * 2 : flat;
  return Math.max(flat, Math.abs(attacker.z - target.z));
}

let known: { readonly state: State; readonly command: AttackCommand; readonly aim: Aim | undefined } | undefined;

/** An attack with everything the rules may look at, one after the other; `undefined` if one of the two is not on the table. */
export function aimOf(state: State, command: AttackCommand): Aim | undefined {
  if (known?.command === command && known.state === state) return known.aim;
  const aim = takeAim(state, command);
  known = { state, command, aim };
  return aim;
}

/** Who shoots at whom, and from how far. */
interface Reach {
  readonly attacker: Standing;
  readonly target: Standing;
  readonly range: number;
  readonly bracket: Bracket;
  readonly arc?: ArcName;
}

/** An attack as far as it can be told without looking; `undefined` if one of the two is not on the table. */
export function reachOf({ units }: State, { unit, target: other, how }: AttackCommand): Reach | undefined {
  const attacker = units[unit];
  const target = units[other];
  if (!isOn(attacker) || !isOn(target)) return undefined;
  const range = rangeBetween(attacker, target);
  const reach = { attacker, target, range, bracket: nearer(bandOf(range), how) };
  return hasArcs(attacker) ? { ...reach, arc: arcToward(attacker, placeOf(target)) } : reach;
}

function takeAim(state: State, command: AttackCommand): Aim | undefined {
  const reach = reachOf(state, command);
  if (!reach) return undefined;
  const { attacker, target, range, bracket, arc } = reach;
  const { how } = command;
  const helper = command.spotter === undefined ? undefined : state.units[command.spotter];
  const spotter = how === 'indirect' && isOn(helper) ? helper : null;
  const kind = kindOf(how);
  return {
    state,
    attacker,
    target,
    how,
    kind,
    range,
    bracket,
    seen: see(state, spotter ?? attacker, target),
    spotter,
    lent: kind === 'weapon' && how !== 'indirect' ? lentBracket(state, attacker, target, bracket) : null,
    overheat: command.overheat ?? 0,
    munition: command.munition ?? '',
    ...(arc ? { arc } : {}),
    ...(command.with ? { with: command.with } : {}),
  };
}

/** Weapons of a ship's size fight as if everything were a bracket nearer. */
const nearer = (bracket: Bracket, how: How): Bracket => (isCapital(how) && bracket > 0 ? ((bracket - 1) as Bracket) : bracket);

/** What flies by is met in the middle of its line. */
const placeOf = (target: Standing): Point => {
  const line = lineOf(target);
  return line ? middleOf(line) : target.at;
};

/** Does an attack include missiles? Then beacons, hail and defences against missiles concern it. */
export const usesMissiles = ({ attacker, how }: Pick<Aim, 'attacker' | 'how'>): boolean =>
  ['indirect', 'LRM', 'SRM', 'IATM'].includes(how) || (how === 'standard' && hasAny(attacker, 'LRM', 'SRM', 'IF', 'IATM'));
