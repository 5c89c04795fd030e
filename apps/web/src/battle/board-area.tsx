import { type BoardView, createBoardView, type Gesture, type Insets, type Scene } from '@sortie/board-view';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useT } from '../i18n/index.ts';

/** What the rest of the screen may ask of the board. */
export interface BoardHandle {
  readonly view: () => BoardView | undefined;
  readonly element: () => HTMLElement | null;
  readonly focus: () => void;
}

interface Props {
  readonly ref: Ref<BoardHandle>;
  readonly scene: Scene;
  readonly insets: Insets;
  readonly calm: boolean;
  readonly numbers: boolean;
  readonly onGesture: (gesture: Gesture) => void;
  /** For screen readers: what is on the board and under the cursor. */
  readonly describedBy: string;
}

/** The board as an element of the page that takes the focus. */
export function BoardArea({ ref, scene, insets, calm, numbers, onGesture, describedBy }: Props) {
  const t = useT();
  const host = useRef<HTMLDivElement>(null);
  const board = useRef<BoardView>(undefined);
  const hear = useRef(onGesture);
  hear.current = onGesture;
  useImperativeHandle(ref, () => ({ view: () => board.current, element: () => host.current, focus: () => host.current?.focus() }), []);
  useEffect(() => {
    if (!host.current) return;
    const made = createBoardView(host.current, { onGesture: gesture => hear.current(gesture), calm });
    board.current = made;
    return () => {
      board.current = undefined;
      made.destroy();
    };
  }, [calm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new board (calm) must be covered and shown too.
  useEffect(() => board.current?.cover(insets), [insets, calm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new board (calm) must be covered and shown too.
  useEffect(() => board.current?.show(scene), [scene, calm]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new board (calm) must be covered and shown too.
  useEffect(() => board.current?.numbers(numbers), [numbers, calm]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is played with keys.
    <div ref={host} className="battle-board" role="application" tabIndex={0} aria-label={t('Board')} aria-describedby={describedBy} />
  );
}
