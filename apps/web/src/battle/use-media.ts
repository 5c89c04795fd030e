import { useSyncExternalStore } from 'react';
import { useSettings } from '../theme/settings.ts';

const queries = new Map<string, MediaQueryList>();

function query(text: string): MediaQueryList {
  let list = queries.get(text);
  if (!list) {
    list = matchMedia(text);
    queries.set(text, list);
  }
  return list;
}

function useMedia(text: string): boolean {
  return useSyncExternalStore(
    listener => {
      query(text).addEventListener('change', listener);
      return () => query(text).removeEventListener('change', listener);
    },
    () => query(text).matches,
  );
}

/** Room for panels beside the board. */
export const useWide = (): boolean => useMedia('(min-width: 60rem)');

/** No motion, because the device or the reader says so. */
export function useCalm(): boolean {
  const device = useMedia('(prefers-reduced-motion: reduce)');
  const own = useSettings(({ motion }) => motion === 'none');
  return device || own;
}
