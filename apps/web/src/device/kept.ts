import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** A value that stays on this device. */
export interface Kept<T> {
  readonly now: () => T;
  /** For what is drawn: it is drawn again when the value changes. */
  readonly use: UseBoundStore<StoreApi<T>>;
  readonly keep: (change: Partial<T>) => void;
}

/** Under a key of its own. What an earlier version kept there is filled up with what it did not know of, and nonsense counts for nothing. */
export function kept<T extends object>(key: string, first: T): Kept<T> {
  const use = create<T>(() => stored(key, first));
  return {
    now: use.getState,
    use,
    keep: change => {
      use.setState(change);
      try {
        localStorage.setItem(key, JSON.stringify(use.getState()));
      } catch {
        // A browser that keeps nothing goes on with what it has in mind.
      }
    },
  };
}

function stored<T extends object>(key: string, first: T): T {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof raw === 'object' && raw !== null ? { ...first, ...raw } : first;
  } catch {
    return first;
  }
}
