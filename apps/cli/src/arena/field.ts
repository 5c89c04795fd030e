import { peersOf } from '@sortie/convert';
import { find, nameOf } from '@sortie/roster';
import { BOX_SHEETS } from '@sortie/rules-quick-start';

/** Whom a unit is compared with if nobody says: for Quick-Start every other sheet of the box, for Alpha Strike the nearest in price of its type. */
export function fieldFor(game: 'alpha-strike' | 'quick-start', name: string): readonly string[] {
  if (game === 'quick-start') return BOX_SHEETS.map(({ code }) => code).filter(code => code !== name);
  const unit = find(name);
  return unit ? peersOf(unit).map(nameOf) : [];
}
