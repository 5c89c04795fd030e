import { type Answer, nth } from '@sortie/kernel';
import { type AlphaStrike, foresee } from '@sortie/rules-alpha-strike';
import type { Asked } from '../offer.ts';
import { labelOf } from './labels.ts';

type Here = Asked<AlphaStrike>;
type Command = AlphaStrike['command'];

/** "+4 [AS-skill] +2 [AS-a2g-strike]": every part of a sum that counts, with its rule. */
export const partsOf = ({ terms }: Answer): string =>
  terms
    .filter(term => !term.waivedBy && !term.outdoneBy)
    .map(({ rule, value }) => `${value >= 0 ? '+' : ''}${value} [${rule}]`)
    .join(' ');

/** What a command is going to need, one line for each roll. */
export function needsOf({ view, book, seat }: Here, command: Command): readonly string[] {
  const no = book.check(view, command, seat)[0];
  const inches = (length: number): number => Math.round(length / 254);
  const rolls = foresee(view, command, book).map(({ target, at, needs, under }) => {
    const unit = target === undefined ? undefined : view.units[target];
    const where = at ? `at ${inches(at.x)},${inches(at.y)}` : 'the roll';
    const there = under?.map(id => nth(view.units, id)).map(one => `${labelOf(view, one)} ${one.name}`) ?? [];
    const reached = there.length > 0 ? `  under it: ${there.join(', ')}` : '';
    return `  ${unit ? `${labelOf(view, unit)} ${unit.name}` : where}: ${needs.total} or more  ${partsOf(needs)}${reached}`;
  });
  return [...(no ? [`  It may not: ${no.reason} [${no.rule}]`] : []), ...(rolls.length > 0 ? rolls : ['  No dice are rolled.'])];
}
