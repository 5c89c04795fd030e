import type { PrintedCard } from '@sortie/roster';
import { printDamage } from '../alpha-strike/amount.ts';
import { type Card, printMoves, printSpecial } from '../alpha-strike/card.ts';

/** A card in the notation of the game, without the reasons for its numbers. Arcs of large craft are left out. */
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
    specials: card.specials.map(printSpecial),
    pv: card.pv,
    role: card.role,
  };
}
