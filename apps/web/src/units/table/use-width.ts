import { type RefObject, useLayoutEffect, useState } from 'react';

/** How wide an element is, now and after every change. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const measure = (): void => setWidth(shown.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
