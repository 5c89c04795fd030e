import type { table as terrain } from '@sortie/board';
import type { table as geometry } from '@sortie/geometry';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { groundOfPlan } from '../../games/alpha-strike/plan.ts';
import { INCH } from '../../games/alpha-strike/scale.ts';
import { useT } from '../../i18n/index.ts';
import { BoardThumb } from '../../maps/board-thumb.tsx';

type Point = geometry.Point;

interface Props {
  readonly plan: terrain.TablePlan;
  readonly selected: terrain.Piece | undefined;
  readonly cursor: Point;
  readonly onCursor: (at: Point) => void;
  /** A line that was drawn with the pointer down, or one point for a click. */
  readonly onTrace: (trace: readonly Point[]) => void;
  readonly onDrag: (from: Point, dx: number, dy: number) => boolean;
  readonly onStamp: () => void;
  readonly onRemove: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const points = (outline: geometry.Outline): string =>
  outline.kind === 'polygon' ? outline.points.map(({ x, y }) => `${x},${y}`).join(' ') : '';

/** The table under the pencil. The mouse and fingers draw outlines; the keyboard moves a cursor and lays pieces with Space. */
export function TableCanvas({ plan, selected, cursor, onCursor, onTrace, onDrag, onStamp, onRemove }: Props) {
  const t = useT();
  const [trace, setTrace] = useState<readonly Point[]>([]);
  const dragging = useRef<Point>(undefined);
  const at = (event: PointerEvent<SVGSVGElement>): Point => placeOf(event, plan);
  const press = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const [dx, dy] = arrow;
      if (event.shiftKey && selected) onDrag(cursor, dx * INCH, dy * INCH);
      else onCursor({ x: clampTo(cursor.x + dx * INCH, plan.width), y: clampTo(cursor.y + dy * INCH, plan.height) });
    } else if (event.key === ' ') {
      event.preventDefault();
      onStamp();
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
  };
  return (
    <div className="table-canvas">
      <BoardThumb board={groundOfPlan(plan)} className="table-canvas-picture" />
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        preserveAspectRatio="none"
        className="table-canvas-marks"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the table is drawn on with keys.
        tabIndex={0}
        aria-label={t('Table. Arrows move, Space lays a piece, Delete removes the chosen one.')}
        onKeyDown={press}
        onPointerDown={event => {
          const down = at(event);
          event.currentTarget.setPointerCapture(event.pointerId);
          onCursor(down);
          if (onDrag(down, 0, 0)) dragging.current = down;
          else setTrace([down]);
        }}
        onPointerMove={event => {
          if (dragging.current) {
            const to = at(event);
            onDrag(dragging.current, to.x - dragging.current.x, to.y - dragging.current.y);
            dragging.current = to;
          } else if (trace.length > 0) setTrace([...trace, at(event)]);
        }}
        onPointerUp={() => {
          if (trace.length > 0) onTrace(trace);
          dragging.current = undefined;
          setTrace([]);
        }}
      >
        <title>{plan.name ?? ''}</title>
        {selected && <Chosen outline={selected.outline} />}
        {trace.length > 1 && <polyline points={trace.map(({ x, y }) => `${x},${y}`).join(' ')} className="table-trace" />}
        <circle cx={cursor.x} cy={cursor.y} r={INCH / 2} className="table-cursor" />
      </svg>
    </div>
  );
}

const Chosen = ({ outline }: { readonly outline: geometry.Outline }) =>
  outline.kind === 'circle' ? (
    <circle cx={outline.at.x} cy={outline.at.y} r={outline.radius} className="table-chosen" />
  ) : (
    <polygon points={points(outline)} className="table-chosen" />
  );

/** The place on the table that the pointer is over. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>, { width, height }: Props['plan']): Point {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: clampTo(Math.round(((clientX - box.left) / box.width) * width), width),
    y: clampTo(Math.round(((clientY - box.top) / box.height) * height), height),
  };
}

const clampTo = (value: number, most: number): number => Math.max(0, Math.min(most, value));
