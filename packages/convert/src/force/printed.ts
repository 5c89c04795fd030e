import { PRINTED_ARCS, PRINTED_CLASSES, type PrintedArcs, type PrintedCard } from '@sortie/roster';
import { printDamage } from '../alpha-strike/amount.ts';
import { type Card, printBrackets, printMoves, printSpecial } from '../alpha-strike/card.ts';

/** The sides of large craft with the classes of weapons they have. */
function printedArcs({ arcs = {} }: Card): PrintedArcs {
  const sides = PRINTED_ARCS.flatMap(side => {
    const arc = arcs[side];
    const armed = PRINTED_CLASSES.flatMap(name => {
      const printed = arc ? printBrackets(arc[name]) : '';
      return /[0-9]/.test(printed) ? [[name, printed] as const] : [];
    });
    return armed.length > 0 ? [[side, Object.fromEntries(armed)] as const] : [];
  });
  return Object.fromEntries(sides);
}

/** A card in the notation of the game, without the reasons for its numbers. */
export function printedCard(card: Card): PrintedCard {
  const [short, medium, long, extreme] = card.damage.map(printDamage);
  return {
    name: card.name,
    type: card.type,
    size: card.size,
    tmm: card.tmm,
    move: printMoves(card.moves),
    damage: [short, medium, long, ...(extreme === undefined || extreme === '-' ? [] : [extreme])].join('/'),
    overheat: card.overheat,
    armor: card.armor,
    structure: card.structure,
    ...(card.threshold !== undefined && { threshold: card.threshold }),
    ...(card.arcs && { arcs: printedArcs(card) }),
    specials: card.specials.map(printSpecial),
    pv: card.pv,
    role: card.role,
  };
}
