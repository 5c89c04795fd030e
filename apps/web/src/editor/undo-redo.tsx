import { useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { type History, redo, undo } from './history.ts';

interface Props<T> {
  readonly history: History<T>;
  readonly onHistory: (history: History<T>) => void;
}

/** Both ways through what was drawn, by button and by Ctrl+Z and Ctrl+Y. */
export function UndoRedo<T>({ history, onHistory }: Props<T>) {
  const t = useT();
  useShortcuts(history, onHistory);
  return (
    <>
      <button
        type="button"
        className="button button-icon"
        aria-label={t('Undo')}
        disabled={history.past.length === 0}
        onClick={() => onHistory(undo(history))}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="button button-icon"
        aria-label={t('Redo')}
        disabled={history.future.length === 0}
        onClick={() => onHistory(redo(history))}
      >
        <Icon name="redo" />
      </button>
    </>
  );
}

/** The keys work anywhere but in a field of text. */
function useShortcuts<T>(history: History<T>, onHistory: (history: History<T>) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      onHistory(key === 'y' || event.shiftKey ? redo(history) : undo(history));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
