import './board-area.css';
import { type BoardView, createBoardView, type Gesture, type Insets, type Scene } from '@sortie/board-view';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useT } from '../i18n/index.ts';

/** What the rest of the screen may ask of the board. */
export interface BoardHandle {
  readonly view: () => BoardView | undefined;
  readonly element: () => HTMLElement | null;
  readonly focus: () => void;
  /** Calls back whenever the map has moved; the result stops it. */
  readonly onCamera: (moved: () => void) => () => void;
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
  const watchers = useRef(new Set<() => void>());
  useImperativeHandle(
    ref,
    () => ({
      view: () => board.current,
      element: () => host.current,
      focus: () => host.current?.focus({ preventScroll: true }),
      onCamera: moved => {
        watchers.current.add(moved);
        return () => void watchers.current.delete(moved);
      },
    }),
    [],
  );
  useEffect(() => {
    if (!host.current) return;
    const made = createBoardView(host.current, {
      onGesture: gesture => hear.current(gesture),
      onCamera: resting => {
        for (const moved of watchers.current) moved();
        if (resting && host.current && board.current) tellCamera(host.current, board.current);
      },
      calm,
    });
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

/** Where the board lies, for whoever looks at the page from outside: the corner of the window in drawing units, and the zoom. */
function tellCamera(host: HTMLElement, board: BoardView): void {
  const { x, y, width } = board.window();
  host.dataset['camera'] = [x, y, host.clientWidth / width].map(value => value.toFixed(3)).join(' ');
}
