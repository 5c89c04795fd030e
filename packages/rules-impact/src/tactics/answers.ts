import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { lawOf } from '../law.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import { mayReact } from '../reaction/window.ts';
import { attackOf, isPlaced, unitsOf } from '../units/unit.ts';
import { blastWorth } from './blasts.ts';
import { bestShot, HOPELESS, shotWorth } from './shooting.ts';
import { type Thought, think } from './thought.ts';
import { worthOf } from './value.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;

/** What the answers to an interruption look worth. */
export function answerWorth(view: V, seat: Seat, book: Rulebook<Impact>, weights: Weights): (command: Command) => Thought {
  const top = view.pending.at(-1)!;
  return command => {
    switch (command.type) {
      case 'react':
        return top.kind === 'reaction' ? reaction(view, book, command.unit, top.unit, weights) : think(0, '');
      case 'hold':
        return think(command.rest && !anyoneNear(view, book, seat) ? 0.1 : 0, 'wait');
      case 'detonate':
        return think(blastWorth(view, seat, command.unit), 'blow it up');
      case 'goFirst':
        return think(command.yes ? 1 : 0.4, 'act first');
      case 'comeDown':
        return think(command.pay ? 1 - (command.to === null ? 0 : 0.1) : 0, 'come down');
      case 'group':
        return think(command.units.length * 0.5, 'press on');
      case 'steady':
        return think(0, 'hope');
      case 'choose':
        return think(pickWorth(view, seat, top.kind, command.pick), 'choose');
      default:
        return think(0, '');
    }
  };
}

/**
 * Declared blind, as at the table: the opponent judges by eye. It fires when the target is near, or likely to be in sight, and the shot would
 * be a good one; soldiers that can do better later wait.
 */
function reaction(view: V, book: Rulebook<Impact>, reactor: number, mover: number, weights: Weights): Thought {
  const [soldier, target] = [view.units[reactor]!, view.units[mover]!];
  if (!isPlaced(soldier) || !isPlaced(target)) return think(-1, '');
  const ground = groundOf(view.map);
  if (ground.blocked(soldier.at, soldier.level, target.at, target.level, lawOf(book))) return think(-1, 'not in sight');
  const worth = shotWorth(view, book, soldier, target, 'reaction');
  if (worth === 0) return HOPELESS;
  // Whoever sees somebody else will do better with an activation of its own; whoever does not should take what comes.
  const later = bestShot(view, book, soldier, mover);
  return think(worth - later - weights.waiting, 'fire while it moves');
}

const anyoneNear = (view: V, book: Rulebook<Impact>, seat: Seat): boolean => {
  const mover = view.active ? view.units[view.active.unit]! : undefined;
  if (!mover || !isPlaced(mover)) return true;
  const ground = groundOf(view.map);
  return unitsOf(view, seat).some(unit => isPlaced(unit) && mayReact(lawOf(book), unit) && ground.range(unit.at, mover.at) <= 14);
};

/** Units by what they are worth, places by the cover they give, columns as they come. */
function pickWorth(view: V, seat: Seat, kind: string, pick: number | null): number {
  if (pick === null) return 0;
  if (kind !== 'event') return 0;
  const unit = view.units[pick];
  return unit ? worthOf(unit) * (unit.seat === seat ? 1 : 1.1) + attackOf(unit) * 0.1 : 0.1;
}
