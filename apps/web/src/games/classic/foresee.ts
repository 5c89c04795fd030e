import { nth, tell } from '@sortie/kernel';
import { aimAt, type Classic, type Command, callSign, isFighting, sheetFor } from '@sortie/rules-classic';
import type { Fact, Moment } from '../../battle/face.ts';
import { chanceAt } from './aim.ts';

/** The to-hit number of every shot of a declaration. */
export function foresee({ view, book }: Moment<Classic>, command: Command): readonly Fact[] {
  if (command.type !== 'declare') return [];
  const unit = view.units[command.unit];
  if (!isFighting(unit)) return [];
  const { twist, flip = false, turret, fore, shots } = command;
  const pose = { twist, flip, ...(turret !== undefined && { turret }), ...(fore !== undefined && { fore }) };
  return shots.flatMap((shot): Fact[] => {
    const target = view.units[shot.target];
    if (!isFighting(target)) return [];
    const answer = book.ask('toHit', aimAt({ state: view, book, unit, target, shot, shots, pose }));
    const weapon = nth(sheetFor(unit).weapons, shot.weapon).name;
    return [
      {
        label: tell('{weapon} at the {target}', { weapon, target: callSign(view, target.id) }),
        value: tell('{number}+ · {percent} %', { number: answer.total, percent: Math.round(chanceAt(answer.total) * 100) }),
        answer,
      },
    ];
  });
}
