import type { Insets } from '@sortie/board-view';
import { type RefObject, useLayoutEffect, useState } from 'react';

type Side = keyof Insets;
type Covering = { readonly [S in Side]?: RefObject<HTMLElement | null> };

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const GAP = 12;
const MOST = 0.62;

/** How much of the window the panels cover at each side, so that the board keeps to the rest. */
export function useInsets(covering: Covering, key: string): Insets {
  const [insets, setInsets] = useState<Insets>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are stable; the key says when panels come and go.
  useLayoutEffect(() => {
    const measure = (): void => {
      const size = (side: Side): number => {
        const box = covering[side]?.current?.getBoundingClientRect();
        if (!box || box.width === 0 || box.height === 0) return 0;
        if (side === 'top') return box.bottom + GAP;
        // A sheet that covers most of a phone is for reading; the map waits behind it.
        if (side === 'bottom') return Math.min(innerHeight - box.top + GAP, innerHeight * MOST);
        return side === 'left' ? box.right + GAP : innerWidth - box.left + GAP;
      };
      setInsets({ top: size('top'), right: size('right'), bottom: size('bottom'), left: size('left') });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const ref of Object.values(covering)) if (ref.current) observer.observe(ref.current);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [key]);
  return insets;
}
