import type { Place, Shape } from '@sortie/kernel';
import { useMemo } from 'react';
import { useT } from '../i18n/index.ts';
import type { Snapshot } from '../link/index.ts';
import { MoveReview } from './move-review.tsx';
import { lastMoveOf, moveOf } from './moves.ts';

interface Props {
  readonly snapshot: Snapshot<Shape>;
  readonly onLook: (steps: readonly Place[]) => void;
}

/** A word about one's own last move, for whoever plays against this machine and asks. */
export function LastMove({ snapshot, onLook }: Props) {
  const t = useT();
  const { game, book, entries, views, mine, place } = snapshot;
  const n = place === 'local' ? lastMoveOf(entries, mine) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been played does not change.
  const move = useMemo(() => (n === undefined ? undefined : moveOf({ game, book, entries, before: views }, n)), [game, book, n]);
  return <MoveReview asked={move} id={String(n)} label={t('Rate my last move')} onLook={onLook} />;
}
