/** What an attack does: boxes crossed off, shock, or the end. */
export interface Outcome {
  readonly boxes: number;
  readonly shock: boolean;
  readonly eliminated: boolean;
}

export const NO_EFFECT: Outcome = { boxes: 0, shock: false, eliminated: false };
const result = (boxes: number, shock: boolean): Outcome => ({ boxes, shock, eliminated: false });

/** House component: the outcome columns of the action cards follow from strength plus the card's d12. */
export function outcomeAt(strength: number, d12: number): Outcome {
  if (strength < 1) return NO_EFFECT;
  const total = Math.min(10, strength) + d12;
  if (total <= 9) return NO_EFFECT;
  if (total <= 11) return result(0, true);
  if (total <= 13) return result(1, false);
  if (total <= 15) return result(1, true);
  if (total === 16) return result(2, false);
  if (total <= 18) return result(2, true);
  if (total === 19) return result(3, false);
  return total === 20 ? result(3, true) : { boxes: 0, shock: false, eliminated: true };
}

/** As printed on a card: `2S`, `E`, or a dash. */
export const outcomeText = ({ boxes, shock, eliminated }: Outcome): string =>
  eliminated ? 'E' : `${boxes || ''}${shock ? 'S' : ''}` || '–';

/** Strength above 10 is drawn for again at the excess (9.3.5). */
export const TOP_STRENGTH = 10;

const BOXES_LOST = ['no effect', 'one box', 'two boxes', 'three boxes'] as const;
const WITH_SHOCK = ['shock', 'one box and shock', 'two boxes and shock', 'three boxes and shock'] as const;

/** The same in words, for the log. */
export const outcomeWords = ({ boxes, shock, eliminated }: Outcome): string =>
  eliminated ? 'eliminated' : ((shock ? WITH_SHOCK : BOXES_LOST)[boxes] ?? 'no effect');
