import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { lawOf } from '../law.ts';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { sees } from '../sight/sees.ts';
import { attackOf, enemyOf, is, isPlaced, unitsOf } from '../units/unit.ts';
import { blastWorth } from './blasts.ts';
import { bestShot } from './shooting.ts';
import { type Thought, think } from './thought.ts';
import { worthOf } from './value.ts';

type V = View<Impact>;

/** Whom to activate: those with a good shot first, those still off the map next, the rest as they come. */
export function impulseWorth(view: V, seat: Seat, book: Rulebook<Impact>): (command: Command) => Thought {
  const shaken = unitsOf(view, seat).filter(unit => unit.morale !== 'good' && isPlaced(unit) && !unit.done).length;
  return command => {
    switch (command.type) {
      case 'activate':
        return think(1 + urgency(view, book, seat, view.units[command.unit]!), 'act');
      case 'rally':
        return think(2 + Math.min(command.points, 2) * 0.4 - Math.max(0, command.points - 3) * 0.3, 'steady the soldier');
      case 'comfort':
        return think(view.units[command.unit]!.morale === 'panicked' ? 3 : 1.8, 'a word from the crusader');
      case 'command':
        return think(shaken >= 2 ? 3 + shaken * 0.5 : 0.8, 'take command');
      case 'detonate':
        return think(blastWorth(view, seat, command.unit), 'blow it up');
      case 'reorganize':
        return think(1.2, 'form one squad');
      default:
        return think(0, 'wait');
    }
  };
}

function urgency(view: V, book: Rulebook<Impact>, seat: Seat, unit: Unit): number {
  if (unit.place === 'reserve') return is(unit, 'command') ? 1.5 : 1;
  if (!isPlaced(unit)) return 0;
  const law = lawOf(book);
  const ground = groundOf(view.map);
  const best = attackOf(unit) === 0 ? 0 : bestShot(view, book, unit);
  const threatened = unitsOf(view, enemyOf(seat)).some(
    enemy => isPlaced(enemy) && ground.range(enemy.at, unit.at) <= 12 && sees(view, law, enemy, unit),
  );
  return best * 0.5 + (threatened ? 0.3 + worthOf(unit) * 0.01 : 0) - (is(unit, 'command') ? 0.4 : 0);
}
