import './log-panel.css';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import type { Size } from '../use-panels.ts';

interface Props {
  readonly size: Size;
  readonly onSize: (size: Size) => void;
  readonly children: ReactNode;
}

const SMALL = 168;
/** Higher than this it counts as tall: with filters, and with all lines. */
const TALL = 240;
const STEP = 60;
const KEPT = 'sortie.log-height';

/** A panel over the lower left corner whose upper edge is pulled up and down. */
export function LogPanel({ size, onSize, children }: Props) {
  const t = useT();
  const [tallest, settle] = useHeight(onSize);
  const panel = useRef<HTMLElement>(null);
  const drag = useRef<{ readonly from: number; readonly height: number; moved: boolean } | undefined>(undefined);
  const start = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, height: panel.current?.offsetHeight ?? SMALL, moved: false };
  };
  const move = (event: PointerEvent): void => {
    const held = drag.current;
    if (!held || !panel.current) return;
    held.moved ||= Math.abs(held.from - event.clientY) > 4;
    panel.current.style.height = `${Math.max(SMALL, held.height + held.from - event.clientY)}px`;
  };
  const end = (event: PointerEvent): void => {
    const held = drag.current;
    drag.current = undefined;
    if (!held || !panel.current) return;
    panel.current.style.height = '';
    if (held.moved) settle(held.height + held.from - event.clientY);
    else onSize(size === 'tall' ? 'small' : 'tall');
  };
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0;
    if (event.key === 'Enter') onSize(size === 'tall' ? 'small' : 'tall');
    else if (by !== 0) settle((size === 'tall' ? tallest : SMALL) + (size === 'tall' ? by : by > 0 ? TALL : 0));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <aside
      ref={panel}
      className="battle-log panel"
      data-size={size}
      style={{ '--log-height': `${size === 'tall' ? tallest : SMALL}px` } as React.CSSProperties}
      aria-label={t('What happened')}
    >
      <button
        type="button"
        className="log-grip"
        aria-label={t('More or less of the log')}
        aria-expanded={size === 'tall'}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onKeyDown={press}
      />
      {children}
    </aside>
  );
}

/** How high it is when it is tall, kept on this device, and how to choose another height. */
function useHeight(onSize: Props['onSize']): readonly [tallest: number, settle: (height: number) => void] {
  const [tallest, setTallest] = useState(() => Number(localStorage.getItem(KEPT)) || Math.round(innerHeight * 0.5));
  const settle = (height: number): void => {
    const held = Math.min(innerHeight - 120, Math.max(SMALL, Math.round(height)));
    if (held >= TALL) {
      localStorage.setItem(KEPT, String(held));
      setTallest(held);
    }
    onSize(held >= TALL ? 'tall' : 'small');
  };
  return [tallest, settle];
}
