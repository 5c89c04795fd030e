import type { Seat } from '@sortie/kernel';
import type { Seen } from '../../rule.ts';
import type { Command } from '../../shape.ts';
import { formedBy, typeOf } from './lend.ts';
import { chosenOf } from './loans.ts';

/** What formations may be told: who shall have from the next turn on what they lend for a turn. */
export function formationOrders(view: Seen, seat: Seat): readonly Command[] {
  const formed = formedBy(view, seat);
  return formed.flatMap((one): readonly Command[] => {
    const source = one.supports === undefined ? one : (formed.find(({ lance }) => lance === one.supports) ?? one);
    const abilities = typeOf(source)
      .loans.filter(({ holds }) => holds === 'turn')
      .map(loan => chosenOf(loan, source.choice));
    return one.units.flatMap(unit => abilities.map((choice): Command => ({ type: 'ability', ability: 'formation', unit, choice })));
  });
}

/** One unit of every lance whose orders a squadron may be told to disturb. */
export function victims(view: Seen, seat: Seat): readonly Command[] {
  if (!formedBy(view, seat).some(one => typeOf(one).disrupts)) return [];
  return view.units
    .filter(
      (foe, i, all) => foe.seat !== seat && all.findIndex(({ lance, seat: owner }) => owner === foe.seat && lance === foe.lance) === i,
    )
    .map(({ id }): Command => ({ type: 'ability', ability: 'electronic-warfare', target: id }));
}
