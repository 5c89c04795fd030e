import type { Card } from '../card/card.ts';
import { countOf } from '../card/specials.ts';
import type { Bomb, Mark, Unit } from '../shape.ts';

/** How wide a bomb reaches, in inches. Weak in the sources: that a cluster bomb reaches farther is sure, how far is not. */
export const BOMB_TEMPLATES: { readonly [B in Bomb]: number } = { he: 2, cluster: 6, inferno: 2, arrow: 2 };
/** Points of damage of one bomb; what an inferno bomb does not heat it burns. */
export const BOMB_POINTS: { readonly [B in Bomb]: number } = { he: 2, cluster: 1, inferno: 2, arrow: 3 };

/** What is wrong with a load of bombs. The first heavy missile takes two places. */
export function bombTrouble(card: Card, bombs: readonly Bomb[]): string | undefined {
  if (bombs.length === 0) return undefined;
  const places = bombs.length + (bombs.includes('arrow') ? 1 : 0);
  if (places > countOf({ card }, 'BOMB')) return 'it does not carry that many bombs';
  return card.type === 'BA' && bombs.some(bomb => bomb !== 'cluster') ? 'battle armor carries cluster bombs only' : undefined;
}

const KINDS: readonly Bomb[] = ['he', 'cluster', 'inferno', 'arrow'];

/** A load of bombs, hung on a unit as marks. */
export const bombMarks = (bombs: readonly Bomb[]): readonly Mark[] =>
  KINDS.map(kind => ({ kind: `bomb-${kind}`, until: 0, value: bombs.filter(bomb => bomb === kind).length })).filter(
    ({ value }) => value > 0,
  );

export const bombsLeft = ({ marks }: Unit, bomb: Bomb): number => marks.find(({ kind }) => kind === `bomb-${bomb}`)?.value ?? 0;

/** The marks once some bombs of a kind have been dropped. */
export const withoutBombs = ({ marks }: Unit, bomb: Bomb, count: number): readonly Mark[] =>
  marks
    .map(mark => (mark.kind === `bomb-${bomb}` ? { ...mark, value: (mark.value ?? 0) - count } : mark))
    .filter(({ kind, value = 0 }) => !kind.startsWith('bomb-') || value > 0);
