import { type Telling, tell } from '@sortie/kernel';
import type { Card } from '../card/card.ts';
import type { Book } from '../rule.ts';
import { BOMBS, type Bomb, type Mark, type MarkOf, type Unit } from '../shape.ts';
import { motive } from '../state.ts';

/** How wide a bomb reaches, in inches. Weak in the sources: that a cluster bomb reaches farther is sure, how far is not. */
export const BOMB_TEMPLATES: { readonly [B in Bomb]: number } = {
  he: 2,
  cluster: 6,
  inferno: 2,
  arrow: 2,
  'laser-guided': 2,
  rocket: 2,
  tag: 2,
  thunder: 2,
  torpedo: 2,
  sensor: 2,
};
/** Points of damage of one bomb; what an inferno bomb does not heat it burns. */
export const BOMB_POINTS: { readonly [B in Bomb]: number } = {
  he: 2,
  cluster: 1,
  inferno: 2,
  arrow: 3,
  'laser-guided': 2,
  rocket: 1,
  tag: 0,
  thunder: 0,
  torpedo: 2,
  sensor: 0,
};
/** Those that nobody has to agree on. */
export const PLAIN_BOMBS: readonly Bomb[] = ['he', 'cluster', 'inferno', 'arrow'];

/** What is wrong with a load of bombs. The first heavy missile takes two places. */
export function bombTrouble(card: Card, bombs: readonly Bomb[], room: number, book: Book): Telling | undefined {
  if (bombs.length === 0) return undefined;
  const open = book.opened('bomb');
  if (!bombs.every(bomb => open.includes(bomb))) return tell('such bombs are not agreed on');
  const places = bombs.length + (bombs.includes('arrow') ? 1 : 0);
  if (places > room) return tell('it does not carry that many bombs');
  return card.type === 'BA' && bombs.some(bomb => bomb !== 'cluster') ? tell('battle armor carries cluster bombs only') : undefined;
}

const isLoad = (mark: Mark): mark is MarkOf<'bombs'> => mark.kind === 'bombs';

/** A load of bombs, hung on a unit as marks. */
export const bombMarks = (bombs: readonly Bomb[]): readonly Mark[] =>
  BOMBS.map(bomb => ({ kind: 'bombs', until: 0, bomb, value: bombs.filter(one => one === bomb).length }) as const).filter(
    ({ value }) => value > 0,
  );

/** What hangs on a unit, kind by kind. */
export const loadsOf = ({ marks }: Pick<Unit, 'marks'>): readonly { readonly bomb: Bomb; readonly value: number }[] =>
  marks.length === 0 ? [] : marks.filter(isLoad).map(({ bomb, value }) => ({ bomb, value }));

export const bombsLeft = (unit: Unit, bomb: Bomb): number => loadsOf(unit).find(one => one.bomb === bomb)?.value ?? 0;

/** What is left once some bombs of a kind have been dropped. */
export const withoutBombs = (unit: Unit, bomb: Bomb, count: number): ReturnType<typeof loadsOf> =>
  loadsOf(unit)
    .map(one => (one.bomb === bomb ? { bomb, value: one.value - count } : one))
    .filter(({ value }) => value > 0);

/** Two inches of flight for each bomb that hangs outside. */
export const BOMB_DRAG = 2;
export const bombsOn = (unit: Pick<Unit, 'marks'>): number => loadsOf(unit).reduce((sum, { value }) => sum + value, 0);
export const bombDrag = (unit: Unit): number => (motive(unit) === 'v' && unit.card.type !== 'BA' ? BOMB_DRAG * bombsOn(unit) : 0);
