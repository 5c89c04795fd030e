import { chanceOf, tell } from '@sortie/kernel';
import { type AlphaStrike, type Command, foresee as foreseen } from '@sortie/rules-alpha-strike';
import type { Fact, Moment } from '../../battle/face.ts';

const HIGHEST = 12;

/** Every roll that an order asks for, with what it needs and what it does. */
export function foresee({ view, book }: Moment<AlphaStrike>, command: Command): readonly Fact[] {
  return [...foreseen(view, command, book)].flatMap(({ needs, damage }): Fact[] => {
    const percent = needs.total > HIGHEST ? 0 : Math.round(chanceOf(needs.total) * 100);
    return [
      { label: tell('To hit'), value: tell('{number}+ · {percent} %', { number: needs.total, percent }), answer: needs },
      ...(damage ? [{ label: tell('Damage'), answer: damage }] : []),
    ];
  });
}
