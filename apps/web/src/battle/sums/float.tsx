import './float.css';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const GAP = 8;
const HOVER = 140;

interface Props {
  /** Draws the thing that opens it; spread the given properties on a button. */
  readonly trigger: (props: TriggerProps) => ReactNode;
  readonly children: () => ReactNode;
  readonly label: string;
}

export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onClick: () => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
}

/** A small card beside what it explains: opens on hover, focus-click or tap, closes on Escape or a look elsewhere. */
export function Float({ trigger, children, label }: Props) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'hover' | 'held' | undefined>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (next: 'hover' | undefined, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(now => (now === 'held' ? now : next)), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (open ? hold(anchor, card, () => setOpen(undefined)) : undefined), [open]);
  const mouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return (
    <>
      {trigger({
        ref: anchor,
        'aria-expanded': open !== undefined,
        'aria-controls': id,
        onClick: () => setOpen(now => (now === 'held' ? undefined : 'held')),
        onPointerEnter: event => mouse(event) && later('hover', HOVER),
        onPointerLeave: event => mouse(event) && later(undefined, HOVER * 2),
      })}
      {open &&
        createPortal(
          <div
            ref={card}
            id={id}
            role="dialog"
            aria-label={label}
            className="float"
            onPointerEnter={() => clearTimeout(timer.current)}
            onPointerLeave={event => mouse(event) && later(undefined, HOVER * 2)}
          >
            {children()}
          </div>,
          // Inside of an open dialog, so that it is not hidden behind it.
          anchor.current?.closest('dialog') ?? document.body,
        )}
    </>
  );
}

/** Keeps an open card in its place until Escape or a look elsewhere; ends what it listens to when it is called off. */
function hold(anchor: RefObject<HTMLElement | null>, card: RefObject<HTMLElement | null>, close: () => void): () => void {
  place(anchor.current, card.current);
  const away = (event: Event) => {
    const target = event.target as Node;
    if (!anchor.current?.contains(target) && !card.current?.contains(target)) close();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
    anchor.current?.focus();
  };
  // The card may grow when its text has been fetched.
  const observer = new ResizeObserver(() => place(anchor.current, card.current));
  if (card.current) observer.observe(card.current);
  document.addEventListener('pointerdown', away, true);
  document.addEventListener('keydown', onEscape, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', away, true);
    document.removeEventListener('keydown', onEscape, true);
  };
}

/** Above its anchor, or below where there is no room; never outside the window. */
function place(anchor: HTMLElement | null, card: HTMLElement | null): void {
  if (!anchor || !card) return;
  const from = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const above = from.top - height - GAP;
  const top = above >= GAP ? above : Math.min(from.bottom + GAP, innerHeight - height - GAP);
  const left = Math.min(Math.max(GAP, from.left + from.width / 2 - width / 2), innerWidth - width - GAP);
  card.style.top = `${Math.max(GAP, top)}px`;
  card.style.left = `${left}px`;
}
