import { type Telling, tell } from '@sortie/kernel';
import type { Card } from '../../card/card.ts';
import { isRobot } from '../../card/drone.ts';
import type { Entry, Mark, Point, Unit } from '../../shape.ts';
import { markOf } from '../../state.ts';
import type { Aggression } from './facts.ts';

/** What a robot has been told to do before the game; whoever is told nothing is aggressive. */
export const aggressionMarks = ({ aggression = 'aggressive' }: Pick<Entry, 'aggression'>, card: Card): readonly Mark[] =>
  isRobot({ card }) ? [{ kind: 'aggression', until: 0, mode: aggression }] : [];

const ELITE = 2;
/** Why somebody cannot be told that, or cannot be that good. */
export function robotTrouble({ aggression, skill = 4 }: Entry, card: Card): Telling | undefined {
  if (aggression !== undefined && !isRobot({ card })) return tell('only a robot has a mode of aggression');
  return isRobot({ card }) && skill < ELITE ? tell('no robot is better than Elite') : undefined;
}

/** The mode of a robot as it is now; nothing for all others. */
export function modeOf(unit: Unit): Aggression | 'berserk' | undefined {
  if (unit.marks.length === 0) return undefined;
  const mark = markOf(unit, 'aggression');
  if (!mark) return undefined;
  return markOf(unit, 'berserk') ? 'berserk' : mark.mode;
}

/** Where it was set up: what it guards. */
export const postOf = (unit: Unit): Point | undefined => markOf(unit, 'post')?.at;
