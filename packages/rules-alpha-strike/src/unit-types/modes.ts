import { type Telling, tell } from '@sortie/kernel';
import type { Card } from '../card/card.ts';
import { AGGRESSIONS, type Aggression, type Entry, type Mark, type Point, type Unit } from '../shape.ts';
import { markOf } from '../state.ts';
import { isRobot } from './drone.ts';

const MODE = 'aggression';
const POST_X = 'post-x';
const POST_Y = 'post-y';

/** What a robot has been told to do before the game; whoever is told nothing is aggressive. */
export const aggressionMarks = ({ aggression = 'aggressive' }: Pick<Entry, 'aggression'>, card: Card): readonly Mark[] =>
  isRobot({ card }) ? [{ kind: MODE, until: 0, value: AGGRESSIONS.indexOf(aggression) }] : [];

const ELITE = 2;
/** Why somebody cannot be told that, or cannot be that good. */
export function robotTrouble({ aggression, skill = 4 }: Entry, card: Card): Telling | undefined {
  if (aggression !== undefined && !isRobot({ card })) return tell('only a robot has a mode of aggression');
  return isRobot({ card }) && skill < ELITE ? tell('no robot is better than Elite') : undefined;
}

/** The mode of a robot as it is now; nothing for all others. */
export function modeOf(unit: Unit): Aggression | 'berserk' | undefined {
  if (unit.marks.length === 0) return undefined;
  const mark = markOf(unit, MODE);
  if (!mark) return undefined;
  return markOf(unit, 'berserk') ? 'berserk' : AGGRESSIONS[mark.value ?? 0];
}

/** Where it was set up: what it guards. */
export function postOf(unit: Unit): Point | undefined {
  const [x, y] = [markOf(unit, POST_X)?.value, markOf(unit, POST_Y)?.value];
  return x === undefined || y === undefined ? undefined : { x, y };
}
export const posted = (unit: Unit, { x, y }: Point): readonly Mark[] => [
  ...unit.marks,
  { kind: POST_X, until: 0, value: x },
  { kind: POST_Y, until: 0, value: y },
];
