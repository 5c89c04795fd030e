import { useEffect, useRef } from 'react';
import type { BoardHandle } from './board-area.tsx';
import { deedOf, type KeyDeed } from './keys.ts';

interface Options {
  readonly board: () => BoardHandle | null;
  /** Keys that the actions on offer have claimed. */
  readonly claimed: readonly string[];
  /** Answers whether it did something with it; otherwise the browser may. */
  readonly onDeed: (deed: KeyDeed) => boolean;
}

/** Where somebody types, or something else holds all keys. */
const TYPING = 'input, textarea, select, dialog[open], [role="dialog"]';
/** What a keyboard presses by Enter when it has the focus. */
const PRESSED = 'button, a[href], summary, [role="tab"]';
/** What scrolls or moves by arrow keys when it has the focus. */
const ARROWED = '[role="tablist"], .log-lines, .log-grip, .battle-right-body, .timeline';

/** Keys belong to the table wherever the focus is, except where the thing that has it needs them. */
function isTheirs({ kind }: KeyDeed, target: HTMLElement, onBoard: boolean): boolean {
  if (onBoard) return false;
  if (kind === 'cycle') return true;
  if (kind === 'point') return target.closest(PRESSED) !== null;
  return (kind === 'walk' || kind === 'pan') && target.closest(ARROWED) !== null;
}

/** Keys anywhere on the screen, except where somebody types or a dialog is open. */
export function useKeyboard(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || target.closest(TYPING)) return;
      const { board, claimed, onDeed } = latest.current;
      const deed = deedOf(event, claimed);
      if (!deed) return;
      const onBoard = target === document.body || board()?.element()?.contains(target) === true;
      if (!isTheirs(deed, target, onBoard) && onDeed(deed)) event.preventDefault();
    };
    // A button that was clicked does not keep the keys: the next Space means the table again.
    const clicked = (event: MouseEvent): void => {
      const target = event.target as HTMLElement;
      if (event.detail === 0 || target.closest('dialog, [role="dialog"], textarea, select')) return;
      const field = target.closest('input');
      if (field && field.type !== 'checkbox' && field.type !== 'radio') return;
      if (target.closest('button, summary, label, input')) latest.current.board()?.focus();
    };
    // Space lets go of a focused button on the way up: it must not press it either.
    const released = (event: KeyboardEvent): void => {
      if (event.key === ' ' && !(event.target as HTMLElement).closest(TYPING)) event.preventDefault();
    };
    addEventListener('keydown', press);
    addEventListener('keyup', released);
    addEventListener('click', clicked);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keyup', released);
      removeEventListener('click', clicked);
    };
  }, []);
}
