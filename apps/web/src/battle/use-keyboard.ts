import { useEffect, useRef } from 'react';
import { deedOf, type KeyDeed } from './keys.ts';

interface Options {
  readonly board: () => HTMLElement | null;
  /** Keys that the actions on offer have claimed. */
  readonly claimed: readonly string[];
  /** Answers whether it did something with it; otherwise the browser may. */
  readonly onDeed: (deed: KeyDeed) => boolean;
}

/** Keys that mean something to whatever has the focus, and are ours only on the board. */
const ON_BOARD: ReadonlySet<KeyDeed['kind']> = new Set(['walk', 'cycle', 'point', 'confirm', 'pan']);

/** Keys anywhere on the screen, except where somebody types or a dialog is open. */
export function useKeyboard(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || target.closest('input, textarea, select, dialog[open], [role="dialog"]')) return;
      const { board, claimed, onDeed } = latest.current;
      const deed = deedOf(event, claimed);
      if (!deed) return;
      const onBoard = target === document.body || board()?.contains(target) === true;
      if (ON_BOARD.has(deed.kind) && !onBoard) return;
      if (onDeed(deed)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
