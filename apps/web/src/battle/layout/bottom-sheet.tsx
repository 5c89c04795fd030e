import { nth } from '@sortie/kernel';
import './bottom-sheet.css';
import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import { nearestStop, STOPS, type Stop } from './stops.ts';

interface Props {
  /** Measured by the board, which keeps to what is left of the window. */
  readonly line: RefObject<HTMLElement | null>;
  /** Said over everything else. */
  readonly above: ReactNode;
  /** A row that always lies on the panel. */
  readonly strip: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  readonly stop: Stop;
  readonly onStop: (stop: Stop) => void;
}

/** Comes up from below in three stops: a line, the actions, the sheets. */
export function BottomSheet({ line, above, strip, actions, children, stop, onStop }: Props) {
  const t = useT();
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<{ readonly from: number; readonly height: number } | undefined>(undefined);
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, height: sheet.current?.offsetHeight ?? 0 };
  };
  const move = (event: PointerEvent) => {
    const held = drag.current;
    if (held && sheet.current) sheet.current.style.height = `${Math.max(24, held.height + held.from - event.clientY)}px`;
  };
  const end = (event: PointerEvent) => {
    const held = drag.current;
    drag.current = undefined;
    if (!held || !sheet.current) return;
    const moved = held.from - event.clientY;
    sheet.current.style.height = '';
    // A tap goes one stop up, and from the last one back to the first.
    onStop(
      Math.abs(moved) < 6 ? nth(STOPS, (STOPS.indexOf(stop) + 1) % STOPS.length) : nearestStop((held.height + moved) / innerHeight, moved),
    );
  };
  return (
    <footer className="bottom-sheet" data-stop={stop}>
      <div className="bottom-above">{above}</div>
      <div ref={line as RefObject<HTMLDivElement | null>} className="bottom-strip">
        {strip}
      </div>
      <div ref={sheet} className="bottom-body panel">
        <button
          type="button"
          className="bottom-grip"
          aria-label={t('Resize the panel')}
          aria-expanded={stop === 'sheet'}
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onKeyDown={event => {
            if (event.key === 'Enter' || event.key === ' ') onStop(nth(STOPS, (STOPS.indexOf(stop) + 1) % STOPS.length));
          }}
        />
        <div className="bottom-actions" hidden={stop === 'line'}>
          {actions}
        </div>
        <div className="bottom-more" hidden={stop !== 'sheet'}>
          {children}
        </div>
      </div>
    </footer>
  );
}
