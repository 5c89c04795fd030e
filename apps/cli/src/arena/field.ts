import { peersOf } from '@sortie/convert';
import { find, nameOf } from '@sortie/roster';
import { readSquad, squadsLike, squadText } from '@sortie/rules-impact';
import { BOX_SHEETS } from '@sortie/rules-quick-start';

/**
 * Whom a unit is compared with if nobody says: for Quick-Start every other sheet of the box, for Alpha Strike the nearest in price of its type,
 * for Impact every other soldier in armor, as many as cost about the same.
 */
export function fieldFor(game: 'alpha-strike' | 'quick-start' | 'impact', name: string): readonly string[] {
  if (game === 'impact') {
    const squad = readSquad(name);
    return 'text' in squad ? [] : squadsLike(squad).map(squadText);
  }
  if (game === 'quick-start') return BOX_SHEETS.map(({ code }) => code).filter(code => code !== name);
  const unit = find(name);
  return unit ? peersOf(unit).map(nameOf) : [];
}
