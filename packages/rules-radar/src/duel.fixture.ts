import { nth } from '@sortie/kernel';
import type { Scene } from '@sortie/testkit';
import type { Arc, Bracket, WeaponClass } from './card/card.ts';
import { winnerOf } from './combat/position.ts';
import type { Event } from './event.ts';
import type { Clash, Command, Radar } from './shape.ts';
import { A, B, dice, engage, eventsOf, type Placed, type Position, start } from './space.fixture.ts';

type Of<C extends Command['type']> = Partial<Extract<Command, { readonly type: C }>>;

/** What the two say in an exchange when they are asked, and how the dice fall. */
export interface Script {
  /** The totals of the two Control Rolls; seven each makes it medium range for craft alike. */
  readonly rolls?: readonly [number, number];
  readonly engage?: Of<'engage'>;
  /** The second keeps its fire unless it says otherwise. */
  readonly answer?: Of<'answer'>;
  /** Sides that the first and the second are to show. */
  readonly faces?: readonly [Arc, Arc];
  readonly range?: Bracket;
  /** Weapons of the first and the second. */
  readonly fire?: readonly [readonly WeaponClass[], readonly WeaponClass[]];
  readonly helper?: number;
  /** Dice after the Control Rolls, which must all be used; misses where there are none. */
  readonly dice?: readonly number[];
}

const MOST_ROLLS = 8;
const MISSES = Array.from({ length: MOST_ROLLS }, () => [1, 1]).flat();

/** Sends a command with as many of the dice as it takes, and says how many that were. */
function spend(play: Scene<Radar>, command: Command, left: readonly number[]): number {
  for (let n = 0; n <= left.length; n++)
    try {
      play.does(play.state.active, command, ...left.slice(0, n));
      return n;
    } catch (problem) {
      if (!(problem instanceof Error) || !/out of dice|unused/.test(problem.message)) throw problem;
    }
  throw new Error(`${command.type} wants more dice than there are`);
}

/** What whoever is asked says by the script. */
function said(play: Scene<Radar>, clash: Clash, script: Script): Command {
  const { faces = ['front', 'front'], range = 'short', fire = [['standard'], ['standard']], answer = {} } = script;
  switch (clash.asks) {
    case 'answer':
      return { type: 'answer', fire: false, ...answer };
    case 'face': {
      const both = winnerOf(play, clash) !== null;
      return { type: 'face', arc: nth(faces, clash.who), ...(both ? { other: nth(faces, 1 - clash.who) } : {}) };
    }
    case 'range':
      return { type: 'range', bracket: range };
    default:
      return {
        type: 'fire',
        weapons: nth(fire, clash.who),
        ...(clash.who === 0 && script.helper !== undefined ? { helper: script.helper } : {}),
      };
  }
}

/** One craft attacks another, and the exchange is played to its end. */
export function fight(play: Scene<Radar>, unit: number, target: number, script: Script = {}): readonly Event[] {
  const before = play.events.length;
  const [one, two] = script.rolls ?? [7, 7];
  let left: readonly number[] = [...dice(one), ...dice(two), ...(script.dice ?? MISSES)];
  left = left.slice(spend(play, engage(unit, target, script.engage ?? {}), left));
  while (play.state.clash) left = left.slice(spend(play, said(play, play.state.clash, script), left));
  if (script.dice && left.length > 0) throw new Error(`the exchange leaves ${left.length} dice unused`);
  return play.events.slice(before);
}

/** Two craft in one zone, the first to attack. */
export const pair = (one: Placed, two: Placed, more: Partial<Position> = {}): Scene<Radar> =>
  start({ map: 'I1', units: [one, two], ...more });

/** The shots of an exchange of two. */
export const shots = (one: Placed, two: Placed, script: Script = {}, more: Partial<Position> = {}) =>
  eventsOf(fight(pair(one, two, more), 0, 1, script), 'fired');
export const shot = (one: Placed, two: Placed, script: Script = {}, more: Partial<Position> = {}) => {
  const [fired] = shots(one, two, script, more);
  if (!fired) throw new Error('nobody has fired');
  return fired;
};

/** The exchange as far as the Control Rolls: who is asked for what. */
export function steered(one: Placed, two: Placed, rolls: readonly [number, number], fire = false): Scene<Radar> {
  const play = pair(one, two);
  play.does(A, engage(0, 1));
  play.does(B, { type: 'answer', fire }, ...dice(rolls[0]), ...dice(rolls[1]));
  return play;
}
