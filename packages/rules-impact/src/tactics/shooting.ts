import type { Rulebook, View } from '@sortie/kernel';
import { outcomeAt } from '../cards/outcome.ts';
import { aim } from '../fire/aim.ts';
import { lawOf } from '../law.ts';
import type { Impact } from '../model/shape.ts';
import type { Declared, Unit } from '../model/state.ts';
import { sees } from '../sight/sees.ts';
import { damageOf } from '../units/unit.ts';
import { worthOf } from './value.ts';

type V = View<Impact>;

/** An ordinary shield, where the card is not known. */
const GUESSED_SHIELD = 3;

/** Expected harm of a strength to a unit, as a share of what it is worth. */
function harm(strength: number, target: Unit): number {
  if (strength < 1) return 0;
  let sum = 0;
  for (let d12 = 1; d12 <= 12; d12++) {
    const { boxes, shock, eliminated } = outcomeAt(strength, d12);
    const fatal = eliminated || (boxes > 0 && target.kind !== 'armored') || damageOf(target) + boxes > 5;
    sum += fatal ? 1 : boxes * 0.16 + (shock && target.morale === 'good' ? 0.12 : 0) + (damageOf(target) + boxes >= 5 ? 0.3 : 0);
  }
  return Math.min(1, sum / 12) + Math.max(0, strength - 10) * 0.05;
}

/** What a shot is worth: harm to the target in build points, less harm to friends beside it. */
export function shotWorth(view: V, book: Rulebook<Impact>, attacker: Unit, target: Unit, mode: Declared['mode']): number {
  const indirect = !sees(view, lawOf(book), attacker, target);
  const strength =
    book.ask('strength', aim(view, book, attacker, target, mode, indirect)).total -
    (target.card ? 0 : target.kind === 'armored' ? GUESSED_SHIELD : 0);
  return harm(strength, target) * Math.max(2, worthOf(target));
}
