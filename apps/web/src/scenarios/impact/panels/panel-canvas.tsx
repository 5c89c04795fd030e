import { BORDER, COLUMN, FRAME, HALF_ROW } from '@sortie/board-view';
import { type PanelSketch, panelX, panelY, pointExists } from '@sortie/rules-impact';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { boardOf } from '../../../games/impact/ground.ts';
import { useT } from '../../../i18n/index.ts';
import { BoardThumb } from '../../../maps/board-thumb.tsx';
import { type PanelPlace, PLACES, placesAround } from './sketch.ts';

interface Props {
  readonly sketch: PanelSketch;
  readonly cursor: PanelPlace;
  readonly reach: number;
  readonly onCursor: (place: PanelPlace) => void;
  readonly onDown: (place: PanelPlace) => void;
  readonly onPaint: (place: PanelPlace) => void;
  readonly onUp: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const pointOf = ({ row, column }: PanelPlace) => ({ x: FRAME + panelX(column) * COLUMN, y: FRAME + panelY(row, column) * HALF_ROW });
const same = (a: PanelPlace, b: PanelPlace): boolean => a.row === b.row && a.column === b.column;

/** A panel under the brush. The mouse, a finger and the keyboard (arrows and Space) all paint. */
export function PanelCanvas({ sketch, cursor, reach, onCursor, onDown, onPaint, onUp }: Props) {
  const t = useT();
  const layer = useRef<SVGSVGElement>(null);
  const board = useMemo(() => boardOf(mapOf(sketch)), [sketch]);
  const { x, y } = board.extent;
  const under = (event: PointerEvent): PanelPlace | undefined => {
    const screen = layer.current?.getScreenCTM();
    return screen ? nearest(new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse())) : undefined;
  };
  const press = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (step) {
      const next = { row: cursor.row + step[0], column: cursor.column + step[1] };
      if (pointExists(next.row, next.column)) onCursor(next);
    } else if (event.key === ' ' || event.key === 'Enter') {
      if (!event.repeat) onDown(cursor);
    } else return;
    event.preventDefault();
  };
  return (
    <div
      className="panel-canvas"
      role="application"
      aria-label={t('Panel. Arrows move, Space paints.')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is operated by keyboard, so keys must reach it
      tabIndex={0}
      onPointerDown={event => {
        const place = under(event);
        if (event.button !== 0 || !place) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onDown(place);
      }}
      onPointerMove={event => {
        const place = under(event);
        if (!place || same(place, cursor)) return;
        onCursor(place);
        if (event.buttons & 1) onPaint(place);
      }}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onKeyDown={press}
      onKeyUp={event => (event.key === ' ' || event.key === 'Enter') && onUp()}
    >
      <BoardThumb board={board} className="panel-picture" />
      <svg ref={layer} className="panel-layer" viewBox={`${-BORDER} ${-BORDER} ${x + 2 * BORDER} ${y + 2 * BORDER}`} aria-hidden="true">
        {placesAround(cursor, reach).map(place => {
          const at = pointOf(place);
          return <circle key={`${place.row}/${place.column}`} cx={at.x} cy={at.y} r={22} className="panel-cursor" />;
        })}
      </svg>
    </div>
  );
}

const mapOf = (sketch: PanelSketch) => ({
  plan: { kind: 'panels' as const, rows: [[{ panel: sketch.letter }]], sketches: [sketch] },
  tiles: {},
  works: {},
  storeys: {},
  wade: false,
  woodsHeight: 6,
  buildingHeight: 6,
});

/** The point that is meant, if the pointer is near one. */
function nearest(at: { readonly x: number; readonly y: number }): PanelPlace | undefined {
  const gap = (place: PanelPlace): number => {
    const { x, y } = pointOf(place);
    return (at.x - x) ** 2 + (at.y - y) ** 2;
  };
  const best = PLACES.reduce((near, place) => (gap(place) < gap(near) ? place : near));
  return gap(best) <= 40 ** 2 ? best : undefined;
}
