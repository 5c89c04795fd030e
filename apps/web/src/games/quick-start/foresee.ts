import { nth, tell } from '@sortie/kernel';
import { aimAt, type Command, chanceAt, isFighting, type QuickStart } from '@sortie/rules-quick-start';
import type { Fact, Moment } from '../../battle/face.ts';

/** The to-hit number of every shot of a declaration. */
export function foresee({ view, book }: Moment<QuickStart>, command: Command): readonly Fact[] {
  if (command.type !== 'declare') return [];
  const unit = view.units[command.unit];
  if (!isFighting(unit)) return [];
  return command.shots.flatMap((shot): Fact[] => {
    const target = view.units[shot.target];
    if (!isFighting(target)) return [];
    const weapon = nth(unit.sheet.weapons, shot.weapon);
    const answer = book.ask('toHit', aimAt(view, book, unit, target, weapon));
    return [
      {
        label: tell('{weapon} at the {target}', { weapon: weapon.name, target: target.sheet.name }),
        value: tell('{number}+ · {percent} %', { number: answer.total, percent: Math.round(chanceAt(answer.total) * 100) }),
        answer,
      },
    ];
  });
}
